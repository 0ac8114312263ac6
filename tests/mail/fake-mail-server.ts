import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

/** A fault of a mail server with one connection. */
export type MailFault =
  /** Answers the command of this stage, or the end of the data, with this code. */
  | { at: 'connect' | 'login' | 'from' | 'to' | 'data'; code: number; text?: string }
  | { at: 'connect' | 'to'; does: 'close' | 'hang' }
  /** `after`: accepts the message, but closes or hangs instead of answering. */
  | ('close-in-data' | 'close-after' | 'hang-after');

/** A message that the server has accepted. `id`: its Message-ID; `text`: its plain text, decoded. */
type AcceptedMail = { id: string; raw: string; text: string; to: string[]; user?: string };

/** The plain text of a message that has it and HTML as two parts. */
function textOf(raw: string): string {
  const [, head = '', body = ''] =
    /(Content-Type: text\/plain[\s\S]*?)\r\n\r\n([\s\S]*?)\r\n--/.exec(raw) ?? [];
  const byte = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
  const bytes = /base64/.test(head)
    ? Buffer.from(body, 'base64')
    : Buffer.from(body.replace(/=\r\n/g, '').replace(/=([\dA-F]{2})/g, byte), 'latin1');
  return bytes.toString('utf8').replace(/\r\n/g, '\n');
}

const acceptedMail = (raw: string, { envelope, user }: SMTPServerSession): AcceptedMail => ({
  id: /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? '',
  raw,
  text: textOf(raw),
  to: envelope.rcptTo.map(({ address }) => address),
  ...(user ? { user: String(user) } : {}),
});

type Options = Pick<SMTPServerOptions, 'secure' | 'key' | 'cert'> & {
  /** Whether it offers STARTTLS. */
  startTls?: boolean;
  /** The only user that may log in; without one, everybody sends without a log-in. */
  user?: { name: string; pass: string };
  /** Called for every connection when `faults` is empty. */
  fault?: () => MailFault | undefined;
};

export type FakeMailServer = Awaited<ReturnType<typeof startFakeMailServer>>;

/** A real mail server on this machine (the package smtp-server), with faults on demand. */
export async function startFakeMailServer({ startTls = false, user, fault: plan, ...options }: Options = {}) {
  const mails: AcceptedMail[] = [];
  const faults: MailFault[] = [];
  /** The open connections, by the port of the client. */
  const sockets = new Map<number, Socket>();
  /** The fault of each connection, by the id of its session. */
  const faultOf = new Map<string, MailFault | undefined>();
  let connectionCount = 0;
  let faultCount = 0;

  const hangUp = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.destroy();

  /** Lets a stage pass, or has its fault: answers with the code, closes, or hangs. */
  function reply(stage: string, session: SMTPServerSession, done: (error: Error | null) => void): void {
    const fault = faultOf.get(session.id);
    if (typeof fault !== 'object' || fault.at !== stage) done(null);
    else if ('code' in fault) done(Object.assign(new Error(fault.text), { responseCode: fault.code }));
    else if (fault.does === 'close') hangUp(session);
  }

  const server = new SMTPServer({
    ...options,
    logger: false,
    authOptional: !user,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    disabledCommands: startTls ? [] : ['STARTTLS'],
    onConnect(session, done) {
      const fault = faults.shift() ?? plan?.();
      if (fault) faultCount += 1;
      faultOf.set(session.id, fault);
      reply('connect', session, done);
    },
    onAuth({ username, password }, session, done) {
      reply('login', session, (error) => {
        const isRight = username === user?.name && password === user?.pass;
        if (!error && isRight) done(null, { user: username });
        else done(error ?? new Error('no such user'));
      });
    },
    onMailFrom: (_, session, done) => reply('from', session, done),
    onRcptTo: (_, session, done) => reply('to', session, done),
    async onData(stream, session, done) {
      const fault = faultOf.get(session.id);
      if (fault === 'close-in-data') {
        stream.on('data', () => hangUp(session));
        return;
      }
      // Rejects if the client goes away.
      const raw = await text(stream).catch(() => undefined);
      if (raw === undefined) return;
      reply('data', session, (error) => {
        if (error) return done(error);
        mails.push(acceptedMail(raw, session));
        if (fault === 'close-after') hangUp(session);
        else if (fault !== 'hang-after') done(null, 'accepted');
      });
    },
  });
  // A client that hangs up must not end the process.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    connectionCount += 1;
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    /** Every accepted message, repeats included. */
    mails,
    /** Faults of the next connections. When it is empty, `fault` is called. */
    faults,
    connectionCount: () => connectionCount,
    faultCount: () => faultCount,
    /** Ends every connection, including hanging ones. */
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets.values()) socket.destroy();
      await closed;
    },
  };
}
