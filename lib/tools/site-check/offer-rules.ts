import { claims } from '@/content/claims';
import { offer } from '@/content/offer';
import { plans } from '@/content/plans';
import { site } from '@/content/site';
import { news } from '@/lib/content/collections';
import { LEGAL } from './copy-rules';
import { type Finding, type SitePage, visible } from './page';

/** Words of a promise that documents, models or questions stay with the customer. */
const promise =
  /\b(?:vostr[oi]|propri) server\b|vostre macchine|vostra infrastruttura|vostra rete\b|(?:server|rete) del(?:lo studio|l’istituto| cliente)|(?:rest|st)an?n?o (?:nello studio|da voi|in casa)|si installa da voi|(?:esce|escono|uscire) dalla (?:vostra )?rete|\bon-premise\b/i;
const plan = /\bEnterprise\b/;
/** On-premise is an option of that plan, which may be hosted too. */
const option = /\bon-premise\b/i;

const blocks = 'p, li, dd, dt, td, th, figcaption, blockquote, h1, h2, h3, h4, summary';

/** The smallest blocks of a page's main part. What stands in a closed question is folded. */
function blocksOf({ document }: SitePage): { text: string; folded: boolean; pictured: boolean }[] {
  return document
    .querySelectorAll(blocks)
    .filter((block) => block.closest('main') && !block.querySelector(blocks))
    .map((block) => ({
      text: visible(block.text),
      folded: block.closest('details') !== null,
      pictured: block.closest('figure, [role="img"]') !== null,
    }));
}

/**
 * Whether a page promises that data stay with the customer, and whether the promise itself names its plan (D35). A promise
 * in the open is not made good by a closed question.
 */
function promisesOf(page: SitePage): { promises: boolean; namesPlan: boolean } {
  const found = blocksOf(page).filter(({ text }) => promise.test(text));
  const open = found.filter(({ folded }) => !folded);
  const read = open.length > 0 ? open : found;
  return {
    promises: found.length > 0,
    namesPlan: read.some(({ text }) => plan.test(text) && option.test(text)),
  };
}

/** Pages that promise what only one plan holds, and do not say so in the same breath. */
export function promisesWithoutPlan(pages: readonly SitePage[]): Finding[] {
  return pages
    .map((page) => ({ path: page.path, ...promisesOf(page) }))
    .filter(({ promises, namesPlan }) => promises && !namesPlan)
    .map(({ path }) => ({
      path,
      text: 'promette che i dati restano dal cliente. Dite lì accanto che è l’installazione on-premise del piano Enterprise, o usate <Offer field="onPremise" /> (D35).',
    }));
}

/** Words of an AI function. Search, OCR and recognised types are none. */
const aiPromise =
  /\b(?:chat|riassunt[oi]|riassum\p{L}+|bozz[ae]|(?:attività|funzioni|analisi) AI|AI documentale|model\p{L}+ linguistic\p{L}+|clausole rischiose|confront(?:a|o) (?:tra|fra|le) \p{L}+|estrazione dai contratti)/iu;
/** The words in which pages name the plan, without the first letter, which may be a capital. */
const aiPlan = offer.ai.slice(1);
/** The plan is within sight when it is said before, or at most so many blocks after the first promise. */
const MAX_BLOCKS = 14;

const notSelling = (path: string) => news.owns(path) || LEGAL.includes(path);

/**
 * Whether a page that promises an AI function says near its first promise from which plan on it is (D41). Pictures, and
 * what stands in a closed question, promise nothing; legal notices and articles sell nothing.
 */
export function aiWithoutPlan(page: SitePage): Finding[] {
  if (notSelling(page.path)) return [];
  const blocks = blocksOf(page).filter(({ folded, pictured }) => !folded && !pictured);
  const first = blocks.findIndex(({ text }) => aiPromise.test(text.replaceAll(offer.ai, '')));
  if (first < 0) return [];
  const said = blocks.findIndex(({ text }) => text.includes(aiPlan));
  const near = said >= 0 && said - first <= MAX_BLOCKS;
  const { text = '' } = blocks[first] ?? {};
  return near
    ? []
    : [
        {
          path: page.path,
          text: `promette l’AI («${text.slice(0, 60)}…»). Dite lì accanto, una volta: «${offer.ai}» (D41).`,
          words: text.slice(0, 30),
        },
      ];
}

/** Pages that say where data live in each plan. */
const placePages = [
  '/prezzi',
  '/prodotto/specifiche',
  '/tecnologia/sicurezza',
  '/privacy',
  '/documentazione/sicurezza-privacy',
];

const { indexing, implementation, finance, server, trialDays } = claims;
const [standard] = plans;

/** Where a page says all of the first, it also says the second: else two pages contradict each other (D35-D39). */
const together: { where: readonly string[]; also: RegExp }[] = [
  { where: [`${indexing.secondsPerPage} secondi`, indexing.under], also: /in parallelo/ },
  { where: [`${server.cores} core`], also: /scheda grafica/ },
  { where: ['Quick Start', implementation.accountantsQuickStart], also: /tipi (?:di documento )?fiscali/ },
  { where: [`${standard?.users}`], also: /[Uu]tenti, al massimo/ },
  { where: [`${finance.jurisdictions} giurisdizioni`], also: /fornite voi/ },
  { where: ['Premium'], also: /[Ll]ivello/ },
  { where: [`Dopo i ${trialDays} giorni`], also: /piano gratuito limitato.+prima che la prova cominci/ },
  { where: [claims.desktop.connection], also: new RegExp(offer.internet) },
];

/** Pages that say half of what has two halves. */
export function incompleteStatements(pages: readonly SitePage[]): Finding[] {
  const texts = pages.map(({ path, document }) => ({
    path,
    text: visible(document.querySelector('main')?.textContent ?? ''),
  }));
  return [
    ...texts.flatMap(({ path, text }) =>
      together
        .filter(({ where, also }) => where.every((words) => text.includes(words)) && !also.test(text))
        .map(({ where, also }) => ({
          path,
          text: `dice «${where.join('» e «')}», e non dice anche ${also}`,
        })),
    ),
    ...placePages
      .filter((path) => {
        const text = texts.find((page) => page.path === path)?.text ?? '';
        return ![...plans.map(({ name }) => name), site.hosting.provider].every((words) =>
          text.includes(words),
        );
      })
      .map((path) => ({ path, text: 'does not say where data live in each of the three plans (D35)' })),
  ];
}
