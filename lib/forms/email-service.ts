import { randomUuid } from '@/lib/random-uuid';
import type { Attribution } from './attribution';
import { interestField, peopleField } from './choice-fields';
import { wordsOf } from './choices';
import { ENDPOINT, isAccepted, postRequest, statusOf } from './endpoint';
import { htmlOf, textOf, type visitorMail } from './form-mail';
import type { DataOf, FormName } from './forms';

/** What every send resolves to (D15); `fields` and `keyTaken` come from the site's own service only. */
export type SendResult = {
  success: boolean;
  error?: string;
  /** What the server found wrong, a message each. */
  fields?: Record<string, string>;
  /** The server knows the key with another content (409): the next attempt needs another one. */
  keyTaken?: true;
};

/** Made once per filled form and kept for its repeats (D16). */
export type Submission = {
  /** Idempotency key, a UUID. */
  key: string;
  sentAt: Date;
  /** Where the lead comes from, where that is known. */
  origin: Attribution | undefined;
};

/** The message that the contact form hands to the service (D15). */
type EmailMessage = { to: string; subject: string; html: string; text: string };

/** What a host page may provide as `window.emailService` (D15); what it lacks is the site's own. */
export type HostEmailService = {
  sendEmail?(message: EmailMessage): Promise<SendResult>;
  sendPartnerRegistration?(application: DataOf<'partner'>): Promise<SendResult>;
  sendDemoRequest?(request: Omit<DataOf<'demo'>, 'interest' | 'people'>): Promise<SendResult>;
};

declare global {
  interface Window {
    emailService?: HostEmailService;
  }
}

type HostCall<Form extends FormName> = (
  host: HostEmailService,
  data: DataOf<Form>,
  message: EmailMessage,
) => { answer: Promise<SendResult> } | undefined;

/** The three documented calls (D15), with their one argument. A form whose call the host lacks is posted. */
const HOST_CALLS: { [Form in FormName]?: HostCall<Form> } = {
  contact: (host, _, message) => host.sendEmail && { answer: host.sendEmail(message) },
  partner: (host, application) =>
    host.sendPartnerRegistration && { answer: host.sendPartnerRegistration(application) },
  demo: (host, request) =>
    host.sendDemoRequest && { answer: host.sendDemoRequest(documentedRequest(request)) },
};

/** The documented fields of a demo request. `interest` and `people` are not among them: they go into the note. */
function documentedRequest({ interest, people, ...request }: DataOf<'demo'>) {
  const words = wordsOf({ interest: interestField, people: peopleField }, { interest, people });
  if (words.length === 0) return request;
  const line = `${interestField.label}: ${words.join(', ')}`;
  return { ...request, note: request.note ? `${line}\n${request.note}` : line };
}

/** What a failed answer means inside the site. */
export const SEND_ERROR = "Errore nell'invio dell'email";

/** Before an attempt is given up. */
const TIMEOUT_MS = 15_000;

/** A filled form on its way: its data and what they say, for this recipient. */
export type Sending<Form extends FormName> = {
  form: Form;
  data: DataOf<Form>;
  /** The message made of the data. */
  mail: ReturnType<typeof visitorMail>;
  to: string;
  key: string;
  origin: Attribution | undefined;
};

/**
 * What the endpoint gets: a form, its data, and where it comes from. The partner form posts the six documented keys beside
 * them (D16).
 */
export function payloadOf({ form, data, mail, to, origin }: Omit<Sending<FormName>, 'key'>): object {
  const fields = { form, ...data, ...(origin && { origin }) };
  if (form !== 'partner') return fields;
  const { subject, email, name, rows, sent } = mail;
  const body = textOf({ ...mail, rows: [...rows, ...sent] });
  const documented = { to, subject, body, from: email, replyTo: email, senderName: name };
  return { ...documented, ...fields };
}

/**
 * Sends a filled form: by the service of the host page where it has one for it (D15), else to
 * the site's endpoint. An answer that is not ok resolves to `{success: false, error}`; a network failure or a timeout
 * rejects, since its outcome is unknown, and so does what the host throws. A request outlives its tab where the browser
 * can do that.
 * @param options `host`: the host page's service; the others are for tests
 */
export async function sendForm<Form extends FormName>(
  sending: Sending<Form>,
  {
    host,
    endpoint = ENDPOINT,
    timeoutMs = TIMEOUT_MS,
  }: { host?: HostEmailService | undefined; endpoint?: string; timeoutMs?: number },
): Promise<SendResult> {
  const { form, data, mail, to, key } = sending;
  const message = { to, subject: mail.subject, html: htmlOf(mail), text: textOf(mail) };
  const call = host && HOST_CALLS[form]?.(host, data, message);
  if (call) return call.answer;
  const response = await fetch(endpoint, {
    ...postRequest(payloadOf(sending), key),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (isAccepted(statusOf(response))) return { success: true };
  return {
    success: false,
    error: SEND_ERROR,
    ...(response.status === 409 ? { keyTaken: true } : await wrongFields(response)),
  };
}

/** What the server says of single fields, if its answer can be read at all. */
async function wrongFields(response: Response): Promise<{ fields?: Record<string, string> }> {
  try {
    const answer: { error?: { fields?: Record<string, string> } } = await response.json();
    return answer.error?.fields ? { fields: answer.error.fields } : {};
  } catch {
    return {};
  }
}

/** Key and send time for one filled form. @param origin as its page knows it now */
export function newSubmission(origin: Attribution | undefined): Submission {
  return { key: randomUuid(), sentAt: new Date(), origin };
}
