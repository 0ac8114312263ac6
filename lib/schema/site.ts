/** A postal address as Italian letters write it. */
type Address = {
  /** What this office is, e.g. "Sede legale e operativa". */
  name: string;
  street: string;
  /** Five digits (codice di avviamento postale). */
  postalCode: string;
  city: string;
  /** Two-letter province code. */
  province: string;
};

/** An address outside the site: opens in a new tab and its accessible name says so (D4). */
export type ExternalLink = { label: string; href: string };

/** Who processes what visitors write on behalf of the company (GDPR, article 28). */
export type Processor = {
  /** As the privacy notice names it. */
  name: string;
  /** What for, as it goes on after the name ("che ospita il sito"); also when, where it is not always so. */
  purpose: string;
  /** What of the site it serves: `npm run launch-check` compares it with the settings. */
  serves: 'hosting' | 'resend' | 'smtp' | 'webhook' | 'newsletter' | 'analytics';
  /** The country outside the European Union where it may process data; absent where it does not. */
  outsideEu?: string;
};

/**
 * Everything that identifies the company and its brand (D1). No component, page, article or test repeats one of these
 * values: renaming the brand is editing one file.
 */
export type Site = {
  /** Brand of the product. */
  name: string;
  /** One line under the brand. */
  slogan: string;
  /** What the name of the brand means, shown on /chi-siamo; changes with the name. */
  nameOrigin: string;
  /** The same in a few words, between commas after the name. */
  nameMeaning: string;
  /** Registered name of the company. */
  company: string;
  /** Opening of the default page description; states the free demo (specification, section 1). */
  description: string;
  /** Canonical base without a trailing slash; SITE_URL overrides it (D3). */
  url: string;
  /** The company's own boxes: the only recipients the mail endpoint accepts (D16). */
  mail: {
    info: string;
    partner: string;
    support: string;
    privacy: string;
    /** Verified sender of outgoing messages. */
    from: string;
  };
  phone: {
    /** As shown. */
    label: string;
    /** E.164, for tel: links. */
    href: string;
    hours: string;
  };
  addresses: { head: Address; sales: Address; research: Address };
  /** What art. 2250 of the Italian civil code asks a capital company to state on its website. */
  legal: {
    /** Eleven digits, as the tax code of a company. */
    vat: string;
    taxCode: string;
    /** Register of companies: office and number. */
    rea: string;
    shareCapital: string;
    /** Certified e-mail box. */
    pec: string;
  };
  /** Who hosts the instances of the plans without on-premise, and where the machines are (D35). */
  hosting: { provider: string; place: string };
  /** In the order of the privacy notice, which is written from them. */
  processors: readonly Processor[];
  security: {
    /** Last day on which /.well-known/security.txt is to be believed; `npm run check` says when to move it. */
    expires: string;
  };
  external: Record<'parent' | 'network' | 'code' | 'helpdesk' | 'partnerPortal', ExternalLink>;
};
