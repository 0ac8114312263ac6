// Attacks that a Request object cannot express, from the socket to the provider.
import { expect, it, onTestFinished } from 'vitest';
import { resendProvider } from '@/lib/mail/delivery/resend-provider';
import { CLOSE, openServer, post, RawClient, statuses } from '@/tests/server/server-fixture';
import { startFakeProvider } from './fake-provider';
import { demo, fixture, mailboxes, payload, reopen, setUpMail } from './mail-fixture';

setUpMail();

const victim = 'altrove.example';
const text = JSON.stringify(demo);
const foreignPayload = JSON.stringify({ ...payload, to: `vittima@${victim}` });
const chunkedHeaders = { ...CLOSE, 'Transfer-Encoding': 'chunked' };
const chunkedBody = `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;
const withRequestLine = (line: string, headers = {}) =>
  post(text, { ...CLOSE, ...headers }).replace('POST /api/send-email HTTP/1.1', line);
const lineForOtherHost = `POST http://${victim}/api/send-email HTTP/1.1`;
const foreignOrigin = { Origin: `http://${victim}` };

/**
 * Sends a text to the server of the mail endpoint.
 * @returns the statuses of the answers
 */
async function send(request: string): Promise<number[]> {
  const { port, log } = await openServer({ mail: fixture.handle });
  const received = await new RawClient(port).write(request).ended;
  expect([...fixture.log, ...log].filter(({ level }) => level === 'error')).toEqual([]);
  return statuses(received);
}

it.each<[what: string, answers: number[], request: string]>([
  ['a misspelt chunked encoding', [400], post(chunkedBody, { 'Transfer-Encoding': 'xchunked' })],
  ['CONNECT', [], withRequestLine(`CONNECT ${victim}:25 HTTP/1.1`)],
  [
    'a foreign recipient behind a refusal',
    [415, 403],
    post(text, { 'Content-Type': 'x/y' }) + post(foreignPayload, CLOSE),
  ],
  [
    'two Origin headers',
    [403],
    post(text, { ...CLOSE, Origin: 'http://sito.example', origin: `http://${victim}` }),
  ],
  ['a foreign Origin and target', [403], withRequestLine(lineForOtherHost, foreignOrigin)],
])('nothing is stored after %s', async (_, answers, request) => {
  expect(await send(request)).toEqual(answers);
  expect(await fixture.count()).toEqual({});
});

it.each<[what: string, request: string]>([
  // A browser sets Host itself, so this name must lead to this server.
  ['a foreign Host and its Origin', post(text, { ...CLOSE, Host: victim, ...foreignOrigin })],
  ['an absolute target of another host', withRequestLine(lineForOtherHost)],
  ['recipients in the query', withRequestLine(`POST /api/send-email?to=x@${victim} HTTP/1.1`)],
  ['HTTP/1.0 and dot segments', withRequestLine('POST /x/../api/send-email HTTP/1.0')],
  ['recipients in headers', post(text, { ...CLOSE, To: `x@${victim}`, Bcc: `x@${victim}` })],
  ['a trailer with headers', post(chunkedBody.replace(/\r\n$/, `To: x@${victim}\r\n\r\n`), chunkedHeaders)],
  ['chunk extensions', post(chunkedBody.replace('\r\n', ';to="vittima"\r\n'), chunkedHeaders)],
])('only one mail of six fields goes to the company after %s', async (_, request) => {
  const { baseUrl, delivered, close } = await startFakeProvider();
  onTestFinished(close);
  await reopen({ provider: resendProvider({ apiKey: 're_prova', baseUrl }) });
  expect(await send(request)).toEqual([200]);
  await fixture.run();
  expect(delivered.map(({ payload: mail }) => mail.to)).toEqual([mailboxes.info]);
  const fields = delivered.flatMap(({ payload: mail }) => Object.keys(mail)).sort();
  expect(fields).toEqual(['from', 'html', 'reply_to', 'subject', 'text', 'to']);
});
