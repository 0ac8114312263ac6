import { z } from 'zod';

/** A postal address as Italian letters write it. */
const addressSchema = z.object({
  /** What this office is, e.g. "Sede legale e operativa". */
  name: z.string().min(1),
  street: z.string().min(1),
  /** Five digits (codice di avviamento postale). */
  postalCode: z.string().regex(/^\d{5}$/),
  city: z.string().min(1),
  /** Two-letter province code. */
  province: z.string().regex(/^[A-Z]{2}$/),
});

/** An address outside the site: opens in a new tab and its accessible name says so (D4). */
const externalLinkSchema = z.object({
  label: z.string().min(1),
  href: z.url({ protocol: /^https$/ }),
});

/**
 * Everything that identifies the company and its brand (D1). No component, page, article or test repeats one of these
 * values: renaming the brand is editing one file.
 */
export const siteSchema = z.object({
  /** Brand of the product. */
  name: z.string().min(1),
  /** One line under the brand. */
  slogan: z.string().min(1),
  /** What the name of the brand means, told on /chi-siamo; changes with the name. */
  nameOrigin: z.string().min(1),
  /** Registered name of the company. */
  company: z.string().min(1),
  /** Opening of the default page description; states the free demo (specification, section 1). */
  description: z.string().min(50).max(170),
  /** Canonical base without a trailing slash; SITE_URL overrides it (D3). */
  url: z.url(),
  /** The company's own boxes: the only recipients the mail endpoint accepts (D16). */
  mail: z.object({
    info: z.email(),
    partner: z.email(),
    support: z.email(),
    privacy: z.email(),
    /** Verified sender of outgoing messages. */
    from: z.email(),
  }),
  phone: z.object({
    /** As shown. */
    label: z.string().min(6),
    /** E.164, for tel: links. */
    href: z.string().regex(/^\+\d{6,15}$/),
    hours: z.string().min(1),
  }),
  addresses: z.object({ head: addressSchema, sales: addressSchema, research: addressSchema }),
  /** What art. 2250 of the Italian civil code asks a capital company to state on its website. */
  legal: z.object({
    vat: z.string().regex(/^\d{11}$/),
    taxCode: z.string().regex(/^\d{11}$/),
    /** Register of companies: office and number. */
    rea: z.string().min(3),
    shareCapital: z.string().min(3),
    /** Certified e-mail box. */
    pec: z.email(),
  }),
  security: z.object({
    /** Last day on which /.well-known/security.txt is to be believed; `npm run check` says when to move it. */
    expires: z.iso.date(),
  }),
  external: z.object({
    parent: externalLinkSchema,
    network: externalLinkSchema,
    code: externalLinkSchema,
    helpdesk: externalLinkSchema,
    partnerPortal: externalLinkSchema,
  }),
});

export type ExternalLink = z.infer<typeof externalLinkSchema>;
export type Site = z.infer<typeof siteSchema>;
