import { randomUuid } from '@/lib/random-uuid';
import type { Attribution } from './attribution';
import { choiceLabels, interestField, peopleField } from './choices';
import type { FormDefinition } from './definition';
import { isAccepted, postToEndpoint, statusOf } from './endpoint';
import { formMail, htmlOf, italianTime, textOf } from './form-mail';
import type { DataOf, FormName } from './forms';

/** The result of sending a form (D15). `fields` and `keyTaken` come only from the site's own endpoint. */
type SendResult = {
  success: boolean;
  error?: string;
  /** The messages of wrong fields. */
  fields?: Record<string, string>;
  /** The key was used for other content (409): the next attempt needs another one. */
  keyTaken?: true;
};

/** What a submission has besides its fields: the same when the form is sent again, so that it counts once (D16). */
export type SubmissionIdentity = {
  /** Idempotency key, a UUID. */
  key: string;
  sentAt: Date;
  attribution: Attribution | undefined;
};

/** The argument of `sendEmail` (D15). */
type EmailMessage = { to: string; subject: string; html: string; text: string };

/** The service that a host page may provide as `window.emailService` (D15). A form without a call is posted to the endpoint. */
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
) => Promise<SendResult> | undefined;

/** The three documented calls (D15), each with one argument; undefined if the host page does not have the call. */
const HOST_CALLS: { [Form in FormName]?: HostCall<Form> } = {
  contact: (host, _, message) => host.sendEmail?.(message),
  partner: (host, application) => host.sendPartnerRegistration?.(application),
  demo: (host, request) => host.sendDemoRequest?.(documentedRequest(request)),
};

/** A demo request with only its documented fields: `interest` and `people` go into the note. */
function documentedRequest({ interest, people, ...request }: DataOf<'demo'>) {
  const words = choiceLabels({ interest: interestField, people: peopleField }, { interest, people });
  if (words.length === 0) return request;
  const line = `${interestField.label}: ${words.join(', ')}`;
  return { ...request, note: request.note ? `${line}\n${request.note}` : line };
}

const SEND_ERROR = "Errore nell'invio dell'email";

/** A filled form that is being sent. */
export type Sending<Form extends FormName> = SubmissionIdentity & {
  definition: FormDefinition & { name: Form };
  data: DataOf<Form>;
  to: string;
};

/** The body for the endpoint: a form, its data and its attribution. The partner form has the six documented keys too (D16). */
export function payloadOf({ definition, data, to, sentAt, attribution }: Sending<FormName>): object {
  const fields = { form: definition.name, ...data, ...(attribution && { origin: attribution }) };
  if (definition.name !== 'partner') return fields;
  const mail = formMail(definition, data);
  const { subject, email, name, rows } = mail;
  const sentRow = ['Data di invio', italianTime(sentAt)] as const;
  const body = textOf({ ...mail, rows: [...rows, definition.consent.row, sentRow] });
  const documented = { to, subject, body, from: email, replyTo: email, senderName: name };
  return { ...documented, ...fields };
}

/**
 * Sends a filled form: by the service of the host page if it has a call for it (D15), otherwise to the site's endpoint. The
 * request outlives its tab where browsers support that.
 * @returns `{success: false, error}` for a response that is not ok
 * @throws after a network failure or a timeout, since the outcome is unknown, and after an error of the host
 */
export async function sendForm<Form extends FormName>(
  sending: Sending<Form>,
  host?: HostEmailService,
): Promise<SendResult> {
  const { definition, data, to, key } = sending;
  const mail = formMail(definition, data);
  const message = { to, subject: mail.subject, html: htmlOf(mail), text: textOf(mail) };
  const hostResult = host && HOST_CALLS[definition.name]?.(host, data, message);
  if (hostResult) return hostResult;
  const response = await postToEndpoint(payloadOf(sending), key);
  if (isAccepted(statusOf(response))) return { success: true };
  if (response.status === 409) return { success: false, error: SEND_ERROR, keyTaken: true };
  const answer: { error?: Pick<SendResult, 'fields'> } | undefined = await response
    .json()
    .catch(() => undefined);
  const fields = answer?.error?.fields;
  return { success: false, error: SEND_ERROR, ...(fields && { fields }) };
}

export const newSubmissionIdentity = (attribution: Attribution | undefined): SubmissionIdentity => ({
  key: randomUuid(),
  sentAt: new Date(),
  attribution,
});
