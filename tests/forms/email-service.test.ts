import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contactSchema } from '@/lib/forms/contact';
import { contactMessage } from '@/lib/forms/contact-message';
import { demoSchema } from '@/lib/forms/demo';
import { newSubmission, resolveEmailService, SEND_ERROR, siteEmailService } from '@/lib/forms/email-service';
import { partnerSchema } from '@/lib/forms/partner';
import { partnerMessage } from '@/lib/forms/partner-message';
import { MAX_BODY_BYTES } from '@/lib/mail/request/read-request';
import { contact, demo, partner } from '../mail/mail-fixture';

const { form: _c, ...contactFields } = contact;
const { form: _p, ...partnerFields } = partner;
const { form: _d, ...demoFields } = demo;
const validContact = contactSchema.parse(contactFields);
const application = partnerSchema.parse(partnerFields);
const request = demoSchema.parse(demoFields);

let reply: { status: number; body: string; type?: string } | 'hang';
let received: { key: string; body: Record<string, unknown> }[];
let server: ReturnType<typeof createServer>;
let endpoint: string;

beforeEach(async () => {
  reply = { status: 200, body: '{"success":true,"id":"x"}' };
  received = [];
  server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    received.push({
      key: String(incoming.headers['idempotency-key']),
      body: JSON.parse(Buffer.concat(chunks).toString()),
    });
    if (reply === 'hang') return;
    response.writeHead(reply.status, { 'Content-Type': reply.type ?? 'application/json' }).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const own = (timeoutMs?: number) => siteEmailService({ endpoint, ...(timeoutMs ? { timeoutMs } : {}) });

/** A fresh submission with the message made of an application. */
function withPayload(of = application) {
  const submission = newSubmission();
  return { ...submission, payload: partnerMessage(of, 'info@azienda.example', submission.sentAt) };
}

describe('the site’s own service (D16)', () => {
  it('posts contact and demo as data, under the key of the submission', async () => {
    const submission = newSubmission();
    const message = contactMessage(validContact, 'info@azienda.example');
    expect(await own().sendEmail(message, { ...submission, contact: validContact })).toEqual({
      success: true,
    });
    expect(await own().sendDemoRequest(request, submission)).toEqual({ success: true });
    expect(received).toEqual([
      { key: submission.key, body: contact },
      { key: submission.key, body: demo },
    ]);
  });

  it('posts the six keys of a partner, and beside them the form and its fields', async () => {
    const submission = withPayload();
    const service = resolveEmailService(undefined, own());
    expect(await service.sendPartnerRegistration(application, submission)).toEqual({ success: true });
    const { payload, key } = submission;
    expect(Object.keys(payload).sort()).toEqual(['body', 'from', 'replyTo', 'senderName', 'subject', 'to']);
    const site = 'https://rossi.example.it/chi-siamo';
    expect(received).toEqual([{ key, body: { ...payload, ...partner, sito: site } }]);
    const { sito: _, ...without } = application;
    await service.sendPartnerRegistration(without, withPayload(without));
    expect(received[1]?.body).not.toHaveProperty('sito');
  });

  it('posts the longest application within the limit of the endpoint, of any letters', async () => {
    const long = { ...application, motivazione: '€'.repeat(5000), azienda: '€'.repeat(200) };
    await own().sendPartnerRegistration(long, withPayload(long));
    expect(Buffer.byteLength(JSON.stringify(received[0]?.body))).toBeLessThan(MAX_BODY_BYTES);
  });

  it('posts a bare message as it is', async () => {
    const message = contactMessage(validContact, 'info@azienda.example');
    await own().sendEmail(message, newSubmission());
    expect(received[0]?.body).toEqual(message);
  });

  it('tells the server when the honeypot was filled in', async () => {
    const filled = { ...application, rg_vuoto: 'x' };
    await own().sendPartnerRegistration(filled, withPayload(filled));
    expect(received[0]?.body).toHaveProperty('rg_vuoto', 'x');
  });

  it('turns an answer that is not ok into an error, with the wrong fields when the server names them', async () => {
    reply = {
      status: 422,
      body: '{"success":false,"error":{"code":"x","message":"y","fields":{"email":"Email non valida"}}}',
    };
    const result = await own().sendPartnerRegistration(application, withPayload());
    expect(result).toEqual({ success: false, error: SEND_ERROR, fields: { email: 'Email non valida' } });
    expect(SEND_ERROR).toBe("Errore nell'invio dell'email");
    reply = { status: 502, body: '<html>' };
    expect(await own().sendDemoRequest(request, newSubmission())).toEqual({
      success: false,
      error: SEND_ERROR,
    });
  });

  it('says when the server knows the key with another content', async () => {
    reply = { status: 409, body: '{"success":false}' };
    expect(await own().sendDemoRequest(request, newSubmission())).toEqual({
      success: false,
      error: SEND_ERROR,
      keyTaken: true,
    });
  });

  it('does not take another server’s page for success', async () => {
    reply = { status: 200, body: '<!doctype html>', type: 'text/html' };
    expect(await own().sendDemoRequest(request, newSubmission())).toEqual({
      success: false,
      error: SEND_ERROR,
    });
  });

  it('rejects when the server does not answer in time or at all', async () => {
    reply = 'hang';
    await expect(own(50).sendDemoRequest(request, newSubmission())).rejects.toThrow();
    const nowhere = siteEmailService({ endpoint: 'http://127.0.0.1:1/' });
    await expect(nowhere.sendDemoRequest(request, newSubmission())).rejects.toThrow();
  });
});

describe('a service of the host page (D15)', () => {
  it('is called with the documented argument alone', async () => {
    const calls: unknown[][] = [];
    const record =
      (success: boolean) =>
      async (...args: unknown[]) => {
        calls.push(args);
        return { success };
      };
    const host = { sendEmail: record(true), sendPartnerRegistration: record(false) };
    const service = resolveEmailService(host, own());
    const message = contactMessage(validContact, 'info@azienda.example');
    expect(await service.sendEmail(message, { ...newSubmission(), contact: validContact })).toEqual({
      success: true,
    });
    expect(await service.sendPartnerRegistration(application, withPayload())).toEqual({ success: false });
    expect(calls).toEqual([[message], [{ ...application, sito: 'https://rossi.example.it/chi-siamo' }]]);
    expect(received).toEqual([]);
  });

  it('keeps its own this, passes its rejections on and leaves what it lacks to the site', async () => {
    const host = {
      word: 'no',
      async sendEmail(): Promise<{ success: boolean; error: string }> {
        return { success: false, error: this.word };
      },
      sendPartnerRegistration(): Promise<{ success: boolean }> {
        throw new Error('rotto');
      },
    };
    const service = resolveEmailService(host, own());
    const message = contactMessage(validContact, 'a@b.it');
    expect(await service.sendEmail(message, newSubmission())).toEqual({ success: false, error: 'no' });
    await expect(service.sendPartnerRegistration(application, withPayload())).rejects.toThrow('rotto');
    expect(await service.sendDemoRequest(request, newSubmission())).toEqual({ success: true });
    expect(received).toHaveLength(1);
  });

  it('may be missing', async () => {
    expect(await resolveEmailService(undefined, own()).sendDemoRequest(request, newSubmission())).toEqual({
      success: true,
    });
  });
});

describe('submission', () => {
  it('has a UUID of its own each time', () => {
    const [a, b] = [newSubmission(), newSubmission()];
    expect(a.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(a.key).not.toBe(b.key);
  });
});
