/** A property: any text, or one of a list. */
type PropRule = {
  required: boolean;
  /** Proposed by error messages. */
  example: string;
  oneOf?: readonly string[];
};

export type ElementRule = {
  props: Readonly<Record<string, PropRule>>;
  /** The content that its tags may have. */
  holds: 'text' | 'list' | 'table' | 'nothing';
  /** The folders whose texts may use it; by default all. */
  folders?: readonly string[];
};

/** Drawings of the product. */
const productPictures = ['bozza', 'cartella', 'contratto', 'flusso', 'pagina', 'ruoli'] as const;
export type ProductPictureName = (typeof productPictures)[number];

const valueElement = (example: string): ElementRule => ({
  props: { field: { required: true, example } },
  holds: 'nothing',
});

/** An element that shows data of content/, which attributes cannot pass, since they are strings. Not for articles. */
const withoutProps: ElementRule = { props: {}, holds: 'nothing', folders: ['content/legal', 'content/docs'] };

/** Elements that print one value of the site's data. */
const valueElements = {
  Site: valueElement('name'),
  Value: valueElement('trialDays'),
  Plan: valueElement('Professional.users'),
  Offer: valueElement('sizing'),
};
export type ValueElement = keyof typeof valueElements;

/** The plans that labels name (content/plans.ts). */
export const planLabelNames = ['Professional', 'Enterprise'] as const;

/**
 * The elements that MDX files may use beside Markdown; content/news/README.md shows them to editors. Other components and HTML
 * are refused.
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
    props: { name: { required: true, example: 'ruoli', oneOf: productPictures } },
    holds: 'nothing',
  },
  ...valueElements,
  ResultList: withoutProps,
  ConsentFacsimile: withoutProps,
  ConsentPanel: withoutProps,
  CookieTable: withoutProps,
  FormDataTable: withoutProps,
  ProcessorList: withoutProps,
  ProcessorTransfers: withoutProps,
} satisfies Record<string, ElementRule>;
export type MdxElement = keyof typeof mdxElements;
