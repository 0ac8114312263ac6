import { htmlOf, type MailContent, textOf } from '@/lib/forms/form-mail';
import type { Mail } from '@/lib/mail/store/message';

/** Recipient, sender and brand of what the site itself sends. */
export type SiteAddresses = { to: string; from: string; brand: string };

type Envelope = {
  sender: { name: string; address: string };
  to: string;
  replyTo?: string | undefined;
  /** Fit for a header. */
  subject: string;
};

/** A message as it goes to the provider: text and HTML say the same. */
export function mailOf({ sender, to, replyTo, subject }: Envelope, content: MailContent): Mail {
  return {
    from: `"${sender.name.replace(/["\\]/g, '\\$&')}" <${sender.address}>`,
    to,
    ...(replyTo ? { replyTo } : {}),
    subject,
    text: textOf(content),
    html: htmlOf(content),
  };
}
