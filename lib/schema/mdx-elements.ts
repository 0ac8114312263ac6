/** What a property of an element takes: text between quotation marks, or one of some names. */
export type PropRule = {
  required: boolean;
  /** What an error proposes. */
  example: string;
  oneOf?: readonly string[];
};

/** What an element of the texts takes. */
export type ElementRule = {
  /** Undefined where engineers write them, as values and not as text. */
  props: Readonly<Record<string, PropRule>> | undefined;
  /** What stands between its two marks; an element that holds nothing closes itself. */
  holds: 'text' | 'list' | 'table' | 'nothing';
};

/** The drawn pictures of the product that a text may show. */
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

/**
 * The elements that articles, guides and notices may use beside Markdown; content/news/README.md shows them to editors.
 * Whatever else is written with a capital letter, or in HTML, is refused.
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
  ResultList: { props: undefined, holds: 'nothing' },
  ConsentFacsimile: { props: undefined, holds: 'nothing' },
  ConsentPanel: { props: undefined, holds: 'nothing' },
  CookieTable: { props: undefined, holds: 'nothing' },
} satisfies Record<string, ElementRule>;
export type MdxElement = keyof typeof mdxElements;

/** The elements that name a value of the site's data. */
export type ValueElement = 'Site' | 'Claim' | 'Plan';
