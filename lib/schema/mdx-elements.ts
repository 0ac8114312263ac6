/** A property: any text, or one of a list. */
export type PropRule = {
  required: boolean;
  /** Proposed by error messages. */
  example: string;
  oneOf?: readonly string[];
};

export type ElementRule = {
  props: Readonly<Record<string, PropRule>>;
  /** Its children. */
  holds: 'text' | 'list' | 'table' | 'nothing';
  /** The folders whose texts may use it; without them every text may. */
  folders?: readonly string[];
};

/** Drawings of the product. */
export const productPictures = [
  'active-directory',
  'attivazione',
  'bozza',
  'cartella',
  'contratto',
  'flusso',
  'pagina',
  'permessi',
  'registro',
  'ruoli',
] as const;
export type ProductPictureName = (typeof productPictures)[number];

const field = (example: string): ElementRule => ({
  props: { field: { required: true, example } },
  holds: 'nothing',
});

/** An element of one guide or legal notice. Its words are in `content`, because attributes can only be strings. */
const ofOneText: ElementRule = { props: {}, holds: 'nothing', folders: ['content/legal', 'content/docs'] };

/**
 * The elements that MDX files may use beside Markdown; content/news/README.md shows them to editors. Other components,
 * and HTML, are refused.
 */
export const mdxElements = {
  Note: { props: { title: { required: false, example: 'Attenzione' } }, holds: 'text' },
  Figure: { props: { caption: { required: true, example: 'Che cosa mostra la figura.' } }, holds: 'text' },
  Quote: {
    props: {
      author: { required: true, example: 'Chi lo ha detto o scritto' },
      source: { required: false, example: 'Dove e quando' },
    },
    holds: 'text',
  },
  Steps: { props: {}, holds: 'list' },
  Table: {
    props: { caption: { required: true, example: 'Che cosa confronta la tabella.' } },
    holds: 'table',
  },
  ProductPicture: {
    props: { name: { required: true, example: 'registro', oneOf: productPictures } },
    holds: 'nothing',
  },
  Site: field('name'),
  Claim: field('trialDays'),
  Plan: field('Professional.users'),
  Offer: field('sizing'),
  PlanLabel: {
    props: { name: { required: true, example: 'Professional', oneOf: ['Professional', 'Enterprise'] } },
    holds: 'nothing',
  },
  ResultList: ofOneText,
  ConsentFacsimile: ofOneText,
  ConsentPanel: ofOneText,
  CookieTable: ofOneText,
  FormDataTable: ofOneText,
  ProcessorList: ofOneText,
  ProcessorTransfers: ofOneText,
} satisfies Record<string, ElementRule>;
export type MdxElement = keyof typeof mdxElements;

/** Elements that print a value of the site's data. */
export type ValueElement = 'Site' | 'Claim' | 'Plan' | 'Offer';
