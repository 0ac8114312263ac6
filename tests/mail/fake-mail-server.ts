import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

/** What a mail server does wrong with one message. */
export type MailFault =
  /** Answers the command of this stage, or the end of the data, with a code. */
  | { at: 'connect' | 'login' | 'from' | 'to' | 'data'; code: number; text?: string }
  /** Closes, or never answers, at the command of this stage. */
  | { at: 'from' | 'to'; does: 'close' | 'hang' }
  /** Greets after so many milliseconds. */
  | { greetAfterMs: number }
  /** Closes in the middle of the data. */
  | 'close-in-data'
  /** Takes the message, and closes instead of an answer. */
  | 'close-after'
  /** Takes the message, and never answers. */
  | 'hang-after';

/** A message that the server has taken, by its Message-ID. */
type TakenMail = {
  id: string;
  raw: string;
  /** Its plain text, decoded. */
  text: string;
  from: string;
  to: string[];
  user: string | undefined;
};

/** The plain text of a message in two parts. */
function textOf(raw: string): string {
  const [, head = '', body = ''] =
    /(Content-Type: text\/plain[\s\S]*?)\r\n\r\n([\s\S]*?)\r\n--/.exec(raw) ?? [];
  const byte = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
  const bytes = /base64/.test(head)
    ? Buffer.from(body, 'base64')
    : Buffer.from(body.replace(/=\r\n/g, '').replace(/=([\dA-F]{2})/g, byte), 'latin1');
  return bytes.toString('utf8').replace(/\r\n/g, '\n');
}

type Options = Pick<SMTPServerOptions, 'secure' | 'key' | 'cert'> & {
  /** Whether it offers STARTTLS; else it knows no such command. */
  startTls?: boolean;
  /** The one user that it lets in; none: everybody, without a log-in. */
  user?: { name: string; pass: string };
  /** Asked for every message, after `faults`. */
  fault?: () => MailFault | undefined;
};

export type FakeMailServer = Awaited<ReturnType<typeof startFakeMailServer>>;

/** A real mail server on this machine (the package smtp-server) that misbehaves on demand. */
export async function startFakeMailServer({ startTls = false, user, fault: plan, ...options }: Options = {}) {
  const taken: TakenMail[] = [];
  const faults: MailFault[] = [];
  const sockets = new Map<number, Socket>();
  const faultOf = new Map<string, MailFault | undefined>();
  let connections = 0;
  let injected = 0;

  const hangUp = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.destroy();

  const faultAt = (stage: string, { id }: SMTPServerSession) => {
    const fault = faultOf.get(id);
    return typeof fault === 'object' && 'at' in fault && fault.at === stage ? fault : undefined;
  };

  /** The error that a stage answers with, where it is to. */
  function errorAt(stage: string, session: SMTPServerSession): Error | null {
    const fault = faultAt(stage, session);
    if (!fault || 'does' in fault) return null;
    return Object.assign(new Error(fault.text ?? 'no'), { responseCode: fault.code });
  }

  /** Answers a command of the envelope, or does not. */
  const answerAt =
    (stage: 'from' | 'to') =>
    (_: unknown, session: SMTPServerSession, done: (error: Error | null) => void) => {
      const fault = faultAt(stage, session);
      if (!fault || !('does' in fault)) done(errorAt(stage, session));
      else if (fault.does === 'close') hangUp(session);
    };

  const server = new SMTPServer({
    ...options,
    logger: false,
    authOptional: !user,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    disabledCommands: startTls ? [] : ['STARTTLS'],
    onConnect(session, done) {
      const fault = faults.shift() ?? plan?.();
      if (fault) injected += 1;
      faultOf.set(session.id, fault);
      const delay = typeof fault === 'object' && 'greetAfterMs' in fault ? fault.greetAfterMs : 0;
      setTimeout(() => done(errorAt('connect', session)), delay);
    },
    onAuth({ username, password }, session, done) {
      const error = errorAt('login', session);
      if (error) return done(error);
      const isRight = username === user?.name && password === user?.pass;
      return isRight ? done(null, { user: username }) : done(new Error('no such user'));
    },
    onMailFrom: answerAt('from'),
    onRcptTo: answerAt('to'),
    onData(stream, session, done) {
      const fault = faultOf.get(session.id);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (fault === 'close-in-data') hangUp(session);
      });
      stream.on('end', () => {
        const error = errorAt('data', session);
        if (error) return done(error);
        if (fault === 'close-in-data') return undefined;
        const raw = Buffer.concat(chunks).toString();
        const { mailFrom, rcptTo } = session.envelope;
        taken.push({
          id: /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? '',
          raw,
          text: textOf(raw),
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          user: session.user ? String(session.user) : undefined,
        });
        if (fault === 'close-after') hangUp(session);
        else if (fault !== 'hang-after') done(null, 'taken');
        return undefined;
      });
    },
  });
  // A client that hangs up is no reason to end.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    connections += 1;
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    /** Every message that was taken, also the repeats. */
    taken,
    /** Taken one a connection, before `fault` is asked. */
    faults,
    connections: () => connections,
    injected: () => injected,
    /** Ends every connection, also those that hang. */
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets.values()) socket.destroy();
      await closed;
    },
  };
}
