import { expect, type Page, test } from '@playwright/test';
import { pricingFaq } from '@/content/faq/prezzi';
import { contactForm } from '@/content/forms/contact';
import { layoutCopy, navigation } from '@/content/navigation';
import { cards, hero as contactHero, place } from '@/content/pages/contatti';
import * as home from '@/content/pages/home';
import * as prices from '@/content/pages/prezzi';
import * as support from '@/content/pages/supporto';
import { preparedProfessions } from '@/content/samples/prepared-questions';

/** The elements between which a screen reader jumps. */
const stops =
  /^(?:banner|navigation|main|region|form|contentinfo|heading [12]|tablist|tab|tabpanel|textbox|searchbox|combobox|checkbox|radio|button|question)\b/;

type SpokenElement = { line: string; address: string | undefined };

/** The elements of a page as Chromium exposes them to a screen reader, in order: role, level and name. */
async function spokenElements(page: Page): Promise<SpokenElement[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: SpokenElement[] = [];
  const read = (id: string) => {
    const node = byId.get(id);
    if (node && !node.ignored) {
      const property = (wanted: string) => node.properties?.find(({ name }) => name === wanted)?.value.value;
      const role = String(node.role?.value).replace(/^Disclosure.*/, 'question');
      const name = String(node.name?.value ?? '').replaceAll(/\s+/g, ' ');
      lines.push({
        line: [role, property('level'), name].filter(Boolean).join(' '),
        address: property('url'),
      });
    }
    for (const child of node?.childIds ?? []) read(child);
  };
  read(nodes[0]?.nodeId ?? '');
  return lines;
}

const section = (title: string) => [`region ${title}`, `heading 2 ${title}`];

/** The lines of a page: its main part between header and footer. */
const pageLines = (main: readonly string[], band = true) => [
  'banner',
  `navigation ${layoutCopy.mainNavigation}`,
  `question ${navigation.header.find(({ children }) => children)?.label}: ${layoutCopy.list}`,
  'main',
  ...main,
  ...(band ? section(layoutCopy.band.title) : []),
  'contentinfo',
  `form ${layoutCopy.newsletter.title}`,
  `heading 2 ${layoutCopy.newsletter.title}`,
  `textbox ${layoutCopy.newsletter.email} *`,
  `button ${layoutCopy.newsletter.submit}`,
  `checkbox ${layoutCopy.newsletter.consent} *`,
  `navigation ${layoutCopy.footerNavigation}`,
  ...navigation.footer.map(({ title }) => `heading 2 ${title}`),
  `heading 2 ${layoutCopy.contacts}`,
];

const { privacy } = contactForm;
const breadcrumb = `navigation ${layoutCopy.breadcrumb}`;
/** A title without the signs for marked words and no-break spaces. */
const plain = (text: string) => text.replaceAll('==', '').replaceAll('\u00a0', ' ');

const expected: Record<string, readonly string[]> = {
  '/': pageLines([
    `heading 1 ${plain(home.hero.title.join(' '))}`,
    ...preparedProfessions.flatMap(({ questions }) => questions.map(({ question }) => `radio ${question}`)),
    'form',
    `searchbox ${home.hero.search.label}`,
    `button ${home.hero.search.button}`,
    `region ${home.figures.title}`,
    ...section(home.features.title),
    ...section(home.reasons.title),
    ...section(home.sectors.title),
  ]),
  '/prezzi': pageLines([
    breadcrumb,
    `heading 1 ${prices.head.title}`,
    ...section(prices.planCards.title),
    `radio ${prices.planCards.payment.monthly}`,
    `radio ${prices.planCards.payment.annual} ${prices.planCards.payment.discount}`,
    ...section(prices.peoplePrices.title),
    ...section(prices.comparison.title),
    ...section(prices.special.title),
    ...section(prices.quoteSection.title),
    ...section(prices.faq.title),
    ...pricingFaq.map(({ question }) => `question ${question}`),
  ]),
  '/contatti': pageLines(
    [
      breadcrumb,
      `heading 1 ${contactHero.title}`,
      `form ${contactForm.title}`,
      `heading 2 ${contactForm.title}`,
      ...Object.entries(contactForm.fields).map(
        ([name, { label }]) => `${name === 'subject' ? 'combobox' : 'textbox'} ${label}`,
      ),
      `checkbox ${privacy.before}${privacy.link.label}${privacy.after} (${privacy.newTab})`,
      `button ${contactForm.submit}`,
      ...cards.map(({ label }) => `heading 2 ${label}`),
      ...section(place.title),
    ],
    false,
  ),
  '/supporto': pageLines([
    breadcrumb,
    `heading 1 ${support.head.title}`,
    `tablist ${support.tabs.label}`,
    `tab ${support.tabs.documentazione}`,
    `tab ${support.tabs.tutorial}`,
    `tab ${support.tabs.faq}`,
    `tab ${support.tabs.contatti}`,
    `tabpanel ${support.tabs.documentazione}`,
    `heading 2 ${support.docs.placeholder}`,
  ]),
};

for (const [path, lines] of Object.entries(expected)) {
  test(`${path} exposes landmarks, headings and controls to screen readers in order`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const elements = await spokenElements(page);
    expect(elements.map(({ line }) => line).filter((line) => stops.test(line))).toEqual(lines);
    const links = elements.filter(({ line }) => line.startsWith('link'));
    expect(links.filter(({ line }) => line === 'link')).toEqual([]);
    // Screen readers list links without context, so links with the same name must lead to the same page.
    const pagesOf = new Map<string, Set<string>>();
    for (const { line, address = '' } of links)
      pagesOf.set(line, (pagesOf.get(line) ?? new Set()).add(address.replace(/#.*/, '')));
    expect([...pagesOf].filter(([, addresses]) => addresses.size > 1)).toEqual([]);
  });
}
