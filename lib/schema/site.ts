/** A URL on https. */
type HttpsUrl = `https://${string}`;
type Mailbox = `${string}@${string}.${string}`;

/** An Italian postal address. */
type Office = {
  /** Kind of office: "Sede legale e operativa". */
  name: string;
  street: string;
  postalCode: `${number}`;
  city: string;
  /** "MI" */
  province: string;
  /** Who works there. With the office goes what the owner has to confirm about it (content/facts.csv). */
  text: string;
};

/** A link to another site, which opens in a new tab (D4). */
export type ExternalLink = { label: string; href: HttpsUrl };

/** A company that processes visitors' data on behalf of the owner (GDPR, article 28). */
export type Processor = {
  /** Its name in the privacy notice. */
  name: string;
  /** The purpose, in words that follow the name ("che ospita il sito"), with the condition if there is one. */
  purpose: string;
  /** Its service for the site. */
  serves: 'hosting' | 'resend' | 'smtp' | 'webhook' | 'newsletter' | 'analytics';
  /** The country outside the European Union where it may process data, if any. */
  outsideEu?: string;
};

/**
 * The data of the company and its brand (D1). Nothing else repeats them, so that the brand can be renamed in one file. Data that a
 * company may not have are optional. `npm run launch-check` checks the formats that a type cannot say.
 */
export type Site = {
  name: string;
  slogan: string;
  /** The origin of the name, a paragraph on /chi-siamo. */
  nameOrigin: string;
  /** Registered name of the company. */
  company: string;
  /** Opening of the default page description; states the free demo. */
  description: string;
  /** Canonical base without a trailing slash; SITE_URL overrides it (D3). */
  url: HttpsUrl;
  /** The company's own mailboxes: the only recipients the mail endpoint accepts (D16). */
  mail: {
    info: Mailbox;
    partner: Mailbox;
    support: Mailbox;
    privacy: Mailbox;
    /** Verified sender of outgoing messages. */
    from: Mailbox;
  };
  phone: {
    label: string;
    /** E.164, for tel: links. */
    href: `+${number}`;
    hours: string;
  };
  offices: { head: Office; sales?: Office | undefined; research?: Office | undefined };
  /** The data that a company has to state on its website (Italian civil code, art. 2250). */
  legal: {
    /** Eleven digits, as the tax code of a company. */
    vat: `${number}`;
    taxCode: `${number}`;
    /** Register of companies: office and number. */
    rea: `${string}-${number}`;
    shareCapital: string;
    pec: Mailbox;
  };
  /** The provider of the instances of plans without on-premise, and the place of its machines (D35). */
  hosting: { provider: string; place: string };
  /** In the order of the privacy notice. */
  processors: readonly Processor[];
  security: {
    /** Last valid day of /.well-known/security.txt; `npm run launch-check` says when to move it. */
    expires: `${number}-${number}-${number}`;
  };
  external: {
    parent?: ExternalLink;
    network?: ExternalLink;
    code?: ExternalLink;
    helpdesk?: ExternalLink;
    partnerPortal?: ExternalLink;
  };
};
