import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { resendProvider } from '@/lib/mail/delivery/resend-provider';
import { createSiteServer, type Limits } from '@/lib/server/http-server';
import { Line, statuses as statusesIn } from '../server/server-fixture';
import type { Abuse } from './abuse/case';
import { json } from './abuse/wire';
import { abuseCases } from './abuse-cases';
import { type Delivered, type FakeProvider, startFakeProvider } from './fake-provider';
import { boxes, contact, type MailFixture, openMailFixture } from './mail-fixture';

const IMPATIENT: Partial<Limits> = {
  headersTimeout: 300,
  requestTimeout: 300,
  connectionsCheckingInterval: 20,
};
const OWN = [boxes.info, ...boxes.others];
const FIELDS = ['from', 'to', 'subject', 'text', 'html', 'reply_to'];

type Site = { fixture: MailFixture; server: Server; port: number };

let fakeProvider: FakeProvider;
let shared: Site;
const open = new Set<Site>();

/** The whole way: socket, endpoint, spool, delivery and the fake provider for the provider. */
async function openSite(limits: Partial<Limits>, rateLimitMax: number): Promise<Site> {
  const provider = resendProvider({ apiKey: 're_abuse', baseUrl: fakeProvider.baseUrl });
  const fixture = await openMailFixture({ provider, rateLimitMax });
  const { server } = createSiteServer({
    mail: fixture.handle,
    pages: async (_, outgoing) => {
      outgoing.writeHead(404).end();
    },
    health: async () => true,
    headers: {},
    trustProxy: 0,
    // Some forge the header of a proxy: that it is not believed is no error of theirs.
    log: (entry) => entry.event !== 'proxy_not_trusted' && fixture.log.push(entry),
    limits,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site = { fixture, server, port: (server.address() as AddressInfo).port };
  open.add(site);
  return site;
}

async function close(site: Site) {
  open.delete(site);
  site.server.closeAllConnections();
  await new Promise((resolve) => site.server.close(resolve));
  await site.fixture.close();
}

const siteFor = (server: Abuse['server']): Promise<Site> | Site => {
  if (server === 'impatient') return openSite(IMPATIENT, 1000);
  return server === 'limited' ? openSite({}, 3) : shared;
};

beforeAll(async () => {
  fakeProvider = await startFakeProvider();
  shared = await openSite({}, 100_000);
});
afterEach(async () => {
  for (const site of open) if (site !== shared) await close(site);
});
afterAll(async () => {
  await close(shared);
  await fakeProvider.close();
});

async function answersOf({ lines, together }: Abuse, port: number): Promise<number[]> {
  const ask = async (line: string) => statusesIn(await new Line(port).write(line).ended);
  if (together) return (await Promise.all(lines.map(ask))).flat().sort((a, b) => a - b);
  const answers: number[] = [];
  for (const line of lines) answers.push(...(await ask(line)));
  return answers;
}

const recipientsOf = ({ payload }: Delivered) => [payload.to, payload.cc, payload.bcc].flat().filter(Boolean);
const isForeign = (mail: Delivered) => recipientsOf(mail).some((to) => !OWN.includes(String(to)));

/** What of a mail comes from outside may stand in its texts only. */
function expectOwnMail({ payload }: Delivered): void {
  const { from, to, subject, html, reply_to } = payload;
  expect(OWN).toContain(to);
  expect(Object.keys(payload).filter((field) => !FIELDS.includes(field))).toEqual([]);
  expect(from).toMatch(/^"[^"<>@\\=?]+" <sito@azienda\.example>$/);
  expect(from.normalize('NFKC').match(/[<@>]/g)).toEqual(['<', '@', '>']);
  expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]|=\?/u);
  if (reply_to !== undefined) expect(reply_to).toMatch(/^[\w.+'-]+@[\w.-]+$/);
  const tags = new Set(html?.match(/<[^>]*>?/g));
  const own =
    /^<(?:!doctype html|html lang="it"|\/?head|meta charset="utf-8"|\/?body|\/?html|\/?h1|\/?p|\/?strong|br)>$/;
  expect([...tags].filter((tag) => !own.test(tag))).toEqual([]);
}

describe.each(Object.entries(abuseCases))('%s', (_, cases) => {
  it.each(cases.map((abuse) => [abuse.tries, abuse] as const))('%s', async (_, abuse) => {
    const { fixture, port } = await siteFor(abuse.server);
    const before = fakeProvider.delivered.length;
    fixture.log.length = 0;
    const answers = await answersOf(abuse, port);
    // Also what no submission has set going.
    await fixture.delivery.drain();
    const mails = fakeProvider.delivered.slice(before);
    const { statuses, lines } = abuse;
    expect(answers).toEqual(typeof statuses === 'number' ? lines.map(() => statuses) : statuses);
    expect(mails).toHaveLength(abuse.mails ?? 0);
    for (const mail of mails) expectOwnMail(mail);
    expect(fixture.log.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

describe('after all of it', () => {
  it('nothing has reached a foreign address', () => {
    expect(fakeProvider.delivered.filter(isForeign)).toEqual([]);
    expect(fakeProvider.delivered.length).toBeGreaterThan(50);
  });

  it('nothing has been added to what objects inherit', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>).to).toBeUndefined();
  });

  it('the server answers, and delivers', async () => {
    const before = fakeProvider.delivered.length;
    expect(statusesIn(await new Line(shared.port).write(json(contact)).ended)).toEqual([200]);
    await shared.fixture.delivery.idle();
    expect(fakeProvider.delivered.slice(before)).toMatchObject([{ payload: { to: boxes.info } }]);
  });
});
