import type { SmtpServer } from '@/lib/setting-rules';
import type { Failure, Send } from './outcome';

/** Time-out of an attempt, in milliseconds. It is long because some servers examine a message before they answer. */
const TIMEOUT_MS = 60_000;

/** `mailTo`: the recipient of the settings. */
export type SmtpOptions = { timeoutMs?: number | undefined; mailTo: string };

/**
 * A mail server as a provider (RFC 5321), by nodemailer, which is loaded with the first message. It must offer TLS 1.2 or newer
 * with a valid certificate; only a server on this machine may lack STARTTLS.
 */
export function smtpProvider(server: SmtpServer, { timeoutMs = TIMEOUT_MS, mailTo }: SmtpOptions): Send {
  const { host, port, secure, isLocal, auth } = server;
  const needsNoTls = isLocal && !secure;

  async function open() {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      host,
      port,
      secure,
      ...(auth ? { auth, forceAuth: true } : {}),
      ...(needsNoTls ? { opportunisticTLS: true } : { requireTLS: !secure }),
      tls: { minVersion: 'TLSv1.2', rejectUnauthorized: !needsNoTls },
      // Includes the wait for the greeting, which some servers delay against spam programs.
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  return async ({ mail, receivedAt, key }) => {
    // Once the stream has ended, the connection sends the final dot, and the server may accept the message.
    let isHandedOver = false;
    try {
      const transport = await open();
      transport.use('stream', ({ message }, done) => {
        // On the last stream, which the connection reads: an earlier one ends while its data is still buffered.
        const onEnd = () => {
          isHandedOver = true;
        };
        message.processFunc((stream) => stream.on('end', onEnd));
        done();
      });
      const { from } = mail;
      // The same at every attempt. Repeats are found in the mailbox by their Message-ID.
      const messageId = `<${key}@${from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '')}>`;
      const headers = { messageId, date: new Date(receivedAt), baseBoundary: key };
      await transport.sendMail({ ...mail, ...headers, signal: AbortSignal.timeout(timeoutMs) });
      return { kind: 'sent' };
    } catch (error) {
      return outcomeOf(error, { isHandedOver, isOwnMailbox: mail.to === mailTo });
    }
  };
}

/** A failure as nodemailer describes it (nodemailer.com/errors). */
type SmtpError = Error & {
  code?: string;
  originalCode?: string;
  responseCode?: number;
  response?: string;
  command?: string;
};

/**
 * The outcome of a failed attempt (D17).
 * @param about `isHandedOver`: whether the whole message was sent; `isOwnMailbox`: whether its recipient is that of the settings
 */
function outcomeOf(thrown: unknown, about: { isHandedOver: boolean; isOwnMailbox: boolean }): Failure {
  const error = thrown as SmtpError;
  const { responseCode = 0, command = '', code = error.name, message } = error;
  const isWithoutTls = code === 'ECONNECTION' && !responseCode && /STARTTLS/.test(message);
  // The server, or a proxy before it, offers no TLS.
  if (isWithoutTls || (command === 'STARTTLS' && responseCode >= 500))
    return refused('non offre STARTTLS: il messaggio viaggerebbe in chiaro');
  if (responseCode >= 400) return outcomeOfCode(error, about.isOwnMailbox);
  const cause = error.originalCode ?? code;
  if (/CERT|SELF_SIGNED|VERIFY|certificate/.test(`${cause} ${message}`))
    return refused(`ha un certificato non valido (${cause})`);
  return about.isHandedOver
    ? { kind: 'unknown', reason: `il server di posta non ha confermato il messaggio (${cause})` }
    : { kind: 'unavailable', reason: `il server di posta non risponde (${cause})` };
}

const refused = (what: string): Failure => ({ kind: 'refused', reason: `il server di posta ${what}` });

/** The outcome of an answer with a code of 400 or more. */
function outcomeOfCode(error: SmtpError, isOwnMailbox: boolean): Failure {
  const { responseCode = 0, response = '', command = '', code } = error;
  // Only the codes: the text may contain an address.
  const enhancedCode = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  const answer = [responseCode, enhancedCode].filter(Boolean).join(' ');
  const isGreeting = command === 'CONN' && code === 'EPROTOCOL';
  const isBeforeMessage = isGreeting || /^(?:EHLO|HELO|STARTTLS|AUTH)\b/.test(command);
  if (responseCode < 500) {
    const reason = `il server di posta chiede di riprovare (${answer})`;
    return { kind: 'unavailable', reason, concernsMessage: !isBeforeMessage };
  }
  // 530: the server requires a login (RFC 4954, 6).
  if (code === 'EAUTH' || responseCode === 530) return refused(`rifiuta utente e password (${answer})`);
  // The mailbox is full (RFC 3463, 3.3).
  if (enhancedCode?.endsWith('.2.2')) return refused(`dice che la casella è piena (${answer})`);
  if (isBeforeMessage) return refused(`rifiuta il sito (${answer})`);
  if (command.startsWith('MAIL')) return refused(`rifiuta il mittente (${answer})`);
  if (command.startsWith('RCPT') && isOwnMailbox) return refused(`rifiuta la casella (${answer})`);
  return { kind: 'rejected', reason: `il server di posta ha rifiutato il messaggio (${answer})` };
}
