import type { Mail, Outgoing } from '@/lib/mail/store/message';
import type { SmtpServer } from '@/lib/setting-rules';
import type { Failure, Provider } from './provider';

type SmtpProvider = Provider & {
  /** Logs in and sends nothing. @returns why that fails; undefined where it works */
  verify(): Promise<Failure | undefined>;
};

/**
 * A mail server as a provider (RFC 5321), by nodemailer, which is loaded with the first message. TLS is needed, 1.2 or newer
 * and with a certificate that holds; on this machine alone STARTTLS may be missing.
 * @param options `timeoutMs`: how long an attempt may take
 */
export function smtpProvider(server: SmtpServer, { timeoutMs }: { timeoutMs: number }): SmtpProvider {
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
      // The greeting counts too: some servers wait before it, which programs that send spam do not.
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  return {
    async send({ mail, receivedAt }, key) {
      // Read to its end by the connection: what follows is the line that hands the message over.
      let isHandedOver = false;
      try {
        const transport = await open();
        transport.use('stream', ({ message }, done) => {
          // The last of the streams, which the connection alone reads: one before it would end in its buffer.
          message.processFunc((stream) =>
            stream.on('end', () => {
              isHandedOver = true;
            }),
          );
          done();
        });
        const signal = AbortSignal.timeout(timeoutMs);
        await transport.sendMail({ ...headersOf(mail, key, receivedAt), signal });
        return { kind: 'accepted' };
      } catch (error) {
        return outcomeOf(error, isHandedOver);
      }
    },

    async verify() {
      try {
        await (await open()).verify();
        return undefined;
      } catch (error) {
        return outcomeOf(error, false);
      }
    },
  };
}

/** The name of a message in the mail box, by which repeats are told and found. @param from with the address in brackets */
const messageIdOf = (key: string, from: string): string =>
  `<${key}@${from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '')}>`;

/** The message with the headers that every attempt has alike. */
function headersOf(mail: Mail, key: string, receivedAt: Outgoing['receivedAt']) {
  const { from } = mail;
  return { ...mail, messageId: messageIdOf(key, from), date: new Date(receivedAt), baseBoundary: key };
}

/** What nodemailer says of a failure (nodemailer.com/errors). */
type SmtpError = Error & {
  code?: string;
  originalCode?: string;
  /** The server's answer, and the command that it is to. */
  responseCode?: number;
  response?: string;
  command?: string;
};

/** Whether a server refuses the site before a message is begun, whatever the message: at its greeting, or a command. */
const isBeforeMessage = ({ code, command = '' }: SmtpError): boolean =>
  command === 'CONN' ? code === 'EPROTOCOL' : /^(?:EHLO|HELO|STARTTLS|AUTH)\b/.test(command);
/** Answers that ask for another log-in (RFC 4954, 6). */
const NEEDS_AUTH = new Set([530, 534, 535, 538]);

/** What a failed attempt means (D17). @param isHandedOver whether the whole message had left */
function outcomeOf(thrown: unknown, isHandedOver: boolean): Failure {
  const error = thrown as SmtpError;
  const { responseCode = 0 } = error;
  const later = (reason: string) => ({ kind: 'deferred', reason, cause: 'unreachable' }) as const;
  const refused = (reason: string) => ({ kind: 'deferred', reason, cause: 'refused' }) as const;
  if (lacksTls(error))
    return refused('il server di posta non offre STARTTLS: il messaggio viaggerebbe in chiaro');
  const answer = answerOf(error);
  if (responseCode >= 500) {
    if (error.code === 'EAUTH' || NEEDS_AUTH.has(responseCode)) {
      return refused(`il server di posta rifiuta utente e password (${answer})`);
    }
    if (isBeforeMessage(error)) return refused(`il server di posta rifiuta il sito (${answer})`);
    return { kind: 'rejected', reason: `il server di posta ha rifiutato il messaggio (${answer})` };
  }
  if (responseCode >= 400) {
    const reason = `il server di posta chiede di riprovare (${answer})`;
    return { ...later(reason), concernsMessage: !isBeforeMessage(error) };
  }
  const code = error.originalCode ?? error.code ?? error.name;
  if (/CERT|SELF_SIGNED|VERIFY|certificate/.test(`${code} ${error.message}`)) {
    return refused(`il certificato del server di posta non è valido (${code})`);
  }
  return isHandedOver
    ? { kind: 'unknown', reason: `il server di posta non ha confermato il messaggio (${code})` }
    : later(`il server di posta non risponde (${code})`);
}

/** Whether a server has no STARTTLS although it must: a proxy on the way may have taken it out. */
const lacksTls = ({ code, command, responseCode = 0, message }: SmtpError): boolean =>
  command === 'STARTTLS'
    ? responseCode >= 500
    : code === 'ECONNECTION' && !responseCode && /STARTTLS/.test(message);

/** The codes of an answer: its text may hold an address. */
function answerOf({ responseCode, response = '' }: SmtpError): string {
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  return [responseCode, enhanced].filter(Boolean).join(' ');
}
