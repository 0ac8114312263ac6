import * as z from 'zod';
import { isLoopback } from '@/lib/loopback.mjs';

/** A message for the owner, in two lines. */
const message = (problem: string, fix: string) => `${problem}\n${fix}`;

/**
 * A non-empty text.
 * @param expected its description in Italian, after "non è"
 * @param isValid a further rule, with an example of a valid text
 */
const text = (expected = 'un testo', isValid: (value: string) => boolean = () => true, example?: string) =>
  z
    .string({
      error: ({ input }) =>
        input === undefined
          ? message('manca', `Scrivetelo: è ${expected}.`)
          : message(`${JSON.stringify(input)} non è un testo`, `Scrivete ${expected}, fra apici.`),
    })
    .refine((value) => value.trim() !== '' && isValid(value), {
      error: ({ input }) => {
        if (input === '') return message('è vuoto', `Scrivetelo: è ${expected}.`);
        const fix = example ? `Scrivetelo come ${example}.` : 'Correggetelo.';
        return message(`«${input}» non è ${expected}`, fix);
      },
    });

const matching = (pattern: RegExp, expected: string, example: string) =>
  text(expected, (value) => pattern.test(value), example);

const fields = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') {
        const problem = issue.input === undefined ? 'manca' : 'non ha la forma giusta';
        return message(problem, 'Rimettetelo com’era nel file del progetto.');
      }
      const names = issue.keys.map((key) => `«${key}»`).join(', ');
      const problem = `${names} non ${issue.keys.length === 1 ? 'è' : 'sono'} fra i campi`;
      const known = Object.keys(shape).join(', ');
      return message(problem, `Correggete il nome o toglietelo. I campi sono: ${known}.`);
    },
  });

/** Whether a text is an address without path, search or final slash, on https (http only for this machine). */
function isOrigin(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url?.origin === value && (url.protocol === 'https:' || isLoopback(url.hostname));
}

function isPublicAddress(value: string): boolean {
  const url = URL.canParse(value) && !/\s/.test(value) ? new URL(value) : undefined;
  return url?.protocol === 'https:' && url.hostname.includes('.') && url.username === '';
}

const box = () =>
  text('una casella e-mail', (value) => z.email().safeParse(value).success, 'info@azienda.it');

/** An Italian postal address. */
const address = fields({
  /** Kind of office: "Sede legale e operativa". */
  name: text(),
  street: text(),
  postalCode: matching(/^\d{5}$/, 'un codice di avviamento postale', '20100'),
  city: text(),
  province: matching(/^[A-Z]{2}$/, 'la sigla di una provincia', 'MI'),
});

/** A link to another site, which opens in a new tab (D4). */
const externalLink = fields({
  label: text(),
  href: text('un indirizzo https', isPublicAddress, 'https://www.azienda.it/pagina'),
});

/** A company that processes visitors' data on behalf of the owner (GDPR, article 28). */
const processor = fields({
  /** Its name in the privacy notice. */
  name: text(),
  /** The purpose, in words that follow the name ("che ospita il sito"), with the condition if there is one. */
  purpose: text(),
  /** Its service for the site. */
  serves: z.enum(['hosting', 'resend', 'smtp', 'webhook', 'newsletter', 'analytics'], {
    error: ({ input }) =>
      message(
        input === undefined ? 'manca' : `«${input}» non è fra ciò che può servire`,
        'Scrivete hosting, resend, smtp, webhook, newsletter o analytics.',
      ),
  }),
  /** The country outside the European Union where it may process data, if any. */
  outsideEu: text('il nome di un paese').optional(),
});

/** The digits of a phone number with its country, by default Italy. "(0)" is dropped, except in Italian numbers. */
function digitsOf(label: string): string {
  const number = label.trim().replace(/^00/, '+');
  const dialled = number.startsWith('+39') ? number : number.replace('(0)', '');
  return `${number.startsWith('+') ? '' : '39'}${dialled.replace(/\D/g, '')}`;
}

const elevenDigits = (expected: string) => matching(/^\d{11}$/, expected, '01234567890');

/**
 * The data of the company and its brand (D1). Nothing else repeats them, so that the brand can be renamed in one file. Data that a
 * company may not have are optional.
 */
export const siteSchema = fields({
  name: text(),
  slogan: text(),
  /** The meaning of the name, a short sentence on the home page. */
  nameMeaning: text(),
  /** The origin of the name, a paragraph on /chi-siamo. */
  nameOrigin: text(),
  /** Registered name of the company. */
  company: text(),
  /** Opening of the default page description; states the free demo. */
  description: text(),
  /** Canonical base without a trailing slash; SITE_URL overrides it (D3). */
  url: text('l’indirizzo di un sito', isOrigin, 'https://www.azienda.it, senza barra finale'),
  /** The company's own boxes: the only recipients the mail endpoint accepts (D16). */
  mail: fields({
    info: box(),
    partner: box(),
    support: box(),
    privacy: box(),
    /** Verified sender of outgoing messages. */
    from: box(),
  }),
  phone: fields({
    label: matching(/^\+?[\d\s./()-]+$/, 'un numero di telefono', '+39 02 1234 5678'),
    /** E.164, for tel: links. */
    href: matching(/^\+[1-9]\d{5,14}$/, 'un numero da comporre', '+390212345678'),
    hours: text(),
  }).superRefine(({ label, href }, { addIssue }) => {
    if (!/^\+\d+$/.test(href) || href === `+${digitsOf(label)}`) return;
    addIssue({
      code: 'custom',
      path: ['label'],
      message: message(
        `«${label}» non è lo stesso numero di phone.href, «${href}»`,
        'Fate che le cifre siano le stesse: chi legge un numero deve chiamare quello.',
      ),
    });
  }),
  addresses: fields({ head: address, sales: address.optional(), research: address.optional() }),
  /** The data that a company has to state on its website (Italian civil code, art. 2250). */
  legal: fields({
    /** Eleven digits, as the tax code of a company. */
    vat: elevenDigits('una partita IVA'),
    taxCode: elevenDigits('il codice fiscale di una società'),
    /** Register of companies: office and number. */
    rea: matching(/^[A-Z]{2}-\d{4,7}$/, 'un numero REA', 'MI-1234567'),
    shareCapital: text(),
    pec: box(),
  }),
  /** The provider of the instances of plans without on-premise, and the place of its machines (D35). */
  hosting: fields({ provider: text(), place: text() }),
  /** In the order of the privacy notice. */
  processors: z
    .array(processor, { error: message('non è un elenco', 'Scrivete le voci fra [ e ].') })
    .readonly(),
  security: fields({
    /** Last valid day of /.well-known/security.txt; `npm run launch-check` says when to move it. */
    expires: text('una data', (value) => z.iso.date().safeParse(value).success, '2027-11-01'),
  }),
  external: fields({
    parent: externalLink.optional(),
    network: externalLink.optional(),
    code: externalLink.optional(),
    helpdesk: externalLink.optional(),
    partnerPortal: externalLink.optional(),
  }),
});

export type Site = z.infer<typeof siteSchema>;
export type ExternalLink = z.infer<typeof externalLink>;
export type Processor = z.infer<typeof processor>;
