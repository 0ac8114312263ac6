import { randomUuid } from '../random-uuid';
import type { Contact } from './contact';
import type { EmailMessage } from './contact-message';
import type { Demo } from './demo';
import { ENDPOINT, isTaken, postRequest, statusOf } from './endpoint';
import { withScheme } from './fields';
import type { Partner } from './partner';
import type { PartnerPayload } from './partner-message';

/** What every send resolves to (D15); `fields` and `keyTaken` come from the site's own service only. */
type SendResult = {
  success: boolean;
  error?: string;
  /** What the server found wrong, a message each. */
  fields?: Record<string, string>;
  /** The server knows the key with another content (409): the next attempt needs another one. */
  keyTaken?: true;
};

/** Made once per filled form and kept for its repeats (D16); see `submission-registry.ts`. */
export type Submission = {
  /** Idempotency key, a UUID. */
  key: string;
  sentAt: Date;
};

/** What the forms call. The first argument is what section 7 documents; the second serves the site's own endpoint. */
export interface EmailService {
  /** Sends the contact message. The own service posts `contact`, the data behind the message, when it is given. */
  sendEmail(message: EmailMessage, submission: Submission & { contact?: Contact }): Promise<SendResult>;
  /** The own service posts `payload`, the message made of the application, and beside it the application (D16). */
  sendPartnerRegistration(
    application: Partner,
    submission: Submission & { payload: PartnerPayload },
  ): Promise<SendResult>;
  sendDemoRequest(request: Demo, submission: Submission): Promise<SendResult>;
}

/** What a host page may provide as `window.emailService`; a method it lacks is the site's own. */
export type HostEmailService = {
  sendEmail?(message: EmailMessage): Promise<SendResult>;
  sendPartnerRegistration?(application: Partner): Promise<SendResult>;
  sendDemoRequest?(request: Demo): Promise<SendResult>;
};

declare global {
  interface Window {
    emailService?: HostEmailService;
  }
}

/** What a failed answer means inside the site (section 8). */
export const SEND_ERROR = "Errore nell'invio dell'email";

/** Before an attempt is given up. */
const TIMEOUT_MS = 15_000;

/**
 * The site's own service: posts to its endpoint (D15, D16). An answer that is not ok resolves to
 * `{success: false, error}`; a network failure or a timeout rejects, since its outcome is unknown. A request outlives
 * its tab where the browser can do that.
 * @param server other than the site's own, and its timeout: in tests
 */
export function siteEmailService({ endpoint = ENDPOINT, timeoutMs = TIMEOUT_MS } = {}): EmailService {
  async function post(payload: object, key: string): Promise<SendResult> {
    const response = await fetch(endpoint, {
      ...postRequest(payload, key),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (isTaken(statusOf(response))) return { success: true };
    return {
      success: false,
      error: SEND_ERROR,
      ...(response.status === 409 ? { keyTaken: true } : await wrongFields(response)),
    };
  }

  return {
    sendEmail: (message, { key, contact }) => post(contact ? { form: 'contact', ...contact } : message, key),
    sendDemoRequest: (request, { key }) => post({ form: 'demo', ...request }, key),
    sendPartnerRegistration: (application, { key, payload }) =>
      post({ ...payload, form: 'partner', ...application }, key),
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

/**
 * The service that the forms use: what the host page provides, else the site's own. A host is called exactly as
 * section 7 says, with the documented argument alone; its rejections pass through. Both get `sito` already prefixed.
 */
export function resolveEmailService(host: HostEmailService | undefined, own: EmailService): EmailService {
  return {
    sendEmail: async (message, submission) =>
      host?.sendEmail ? host.sendEmail(message) : own.sendEmail(message, submission),
    sendPartnerRegistration: async (application, submission) => {
      const { sito } = application;
      const registration = sito ? { ...application, sito: withScheme(sito) } : application;
      return host?.sendPartnerRegistration
        ? host.sendPartnerRegistration(registration)
        : own.sendPartnerRegistration(registration, submission);
    },
    sendDemoRequest: async (request, submission) =>
      host?.sendDemoRequest ? host.sendDemoRequest(request) : own.sendDemoRequest(request, submission),
  };
}

/** Key and send time for one filled form. */
export function newSubmission(): Submission {
  return { key: randomUuid(), sentAt: new Date() };
}
