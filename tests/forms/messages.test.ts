import { describe, expect, it } from 'vitest';
import { contactSchema } from '@/lib/forms/contact';
import { contactMessage } from '@/lib/forms/contact-message';
import { italianTime } from '@/lib/forms/message-text';
import { partnerSchema } from '@/lib/forms/partner';
import { partnerMessage } from '@/lib/forms/partner-message';
import { contact, partner } from '../mail/mail-fixture';

const { form: _c, ...contactFields } = contact;
const { form: _p, ...partnerFields } = partner;

describe('contact message (section 7)', () => {
  const message = contactMessage(contactSchema.parse(contactFields), 'info@azienda.example');

  it('has the documented keys and subject', () => {
    expect(Object.keys(message).sort()).toEqual(['html', 'subject', 'text', 'to']);
    expect(message.subject).toBe('Contatto dal sito: quote');
    expect(message.to).toBe('info@azienda.example');
  });

  it('lists name, email, phone, subject and message in both bodies', () => {
    for (const body of [message.text, message.html]) {
      for (const words of [
        'Niccolò D’Amico',
        'niccolo@cliente.example',
        'Non fornito',
        'quote',
        'Buongiorno,',
      ]) {
        expect(body).toContain(words);
      }
    }
  });

  it('escapes html', () => {
    expect(message.html).toContain('&lt;b&gt;preventivo&lt;/b&gt; &amp; una demo.');
    expect(message.html).not.toContain('<b>');
    expect(message.text).toContain('<b>preventivo</b> &');
  });

  it('shows a given phone', () => {
    const { text } = contactMessage(contactSchema.parse({ ...contactFields, phone: '02 1' }), 'a@b.it');
    expect(text).toContain('Telefono: 02 1');
    expect(text).not.toContain('Non fornito');
  });
});

describe('partner payload (section 7)', () => {
  const sentAt = new Date('2026-03-05T10:20:30Z');
  const message = partnerMessage(partnerSchema.parse(partnerFields), 'info@azienda.example', sentAt);

  it('has exactly the six documented keys', () => {
    expect(Object.keys(message).sort()).toEqual(['body', 'from', 'replyTo', 'senderName', 'subject', 'to']);
    expect(message).toMatchObject({
      to: 'info@azienda.example',
      replyTo: 'anna@rossi.example',
      senderName: 'Anna Rossi',
    });
  });

  it('lists all fields, the site with its scheme and the send time in Italian', () => {
    for (const words of [
      'Azienda: Rossi & Figli',
      'Referente: Anna Rossi',
      'Email: anna@rossi.example',
      'Telefono: 02 123456',
      'Sito web: https://rossi.example.it/chi-siamo',
      'System integrator',
      '11-50',
      'Studi legali',
      'Vogliamo proporre',
      'Privacy policy accettata: sì',
      'Data di invio: 5 marzo 2026',
      '11:20:30',
    ]) {
      expect(message.body).toContain(words);
    }
  });

  it('has the same bytes for a repeat', () => {
    expect(partnerMessage(partnerSchema.parse(partnerFields), 'info@azienda.example', sentAt)).toEqual(
      message,
    );
  });
});

describe('time', () => {
  it('is Rome’s, in summer too', () => {
    expect(italianTime(new Date('2026-07-01T22:30:00Z'))).toContain('2 luglio 2026');
  });
});
