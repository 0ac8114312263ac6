import { describe, expect, it } from 'vitest';
import {
  gulpease,
  missingStrings,
  saidBy,
  straightQuotes,
  wordCount,
} from '@/lib/tools/site-check/copy-rules';
import {
  headingOrder,
  pictureTexts,
  repeatedIds,
  repeatedMetadata,
  styleAttributes,
} from '@/lib/tools/site-check/html-rules';
import { parsePage, type SitePage } from '@/lib/tools/site-check/page';
import { misspelt, wordsOf } from '@/lib/tools/site-check/spelling';

const page = (body: string, head = '', path = '/prova'): SitePage => ({
  path,
  document: parsePage(
    `<html lang="it"><head>${head}</head><body><header>Menu</header><main>${body}</main></body></html>`,
  ),
});
const texts = (findings: { text: string }[]) => findings.map(({ text }) => text);

describe('markup of a page', () => {
  it('needs one h1, and no level skipped on the way down', () => {
    expect(headingOrder(page('<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>'))).toEqual([]);
    expect(texts(headingOrder(page('<h1>A</h1><h3>C</h3>')))).toEqual(['h3 «C» follows an h1']);
    expect(texts(headingOrder(page('<h2>B</h2>')))).toEqual([
      'has 0 headings of the first level',
      'h2 «B» follows an h0',
    ]);
  });

  it('says of every picture what it shows, or that it shows nothing', () => {
    expect(
      pictureTexts(
        page(
          '<img src="a" alt=""><svg aria-hidden="true"></svg><svg role="img" aria-label="Un grafico"></svg><div role="img" aria-label="b"><svg></svg></div>',
        ),
      ),
    ).toEqual([]);
    expect(pictureTexts(page('<img src="a">'))).toHaveLength(1);
    expect(pictureTexts(page('<svg></svg>'))).toHaveLength(1);
    expect(pictureTexts(page('<svg role="img"></svg>'))).toHaveLength(1);
  });

  it('has no id twice and no style attribute', () => {
    expect(texts(repeatedIds(page('<p id="a"></p><p id="a"></p>')))).toEqual(['the id «a» stands twice']);
    expect(styleAttributes(page('<p style="color:red">a</p>'))).toHaveLength(1);
    expect(styleAttributes(page('<p>a</p>'))).toEqual([]);
  });

  it('has a title and a description that no other page has, unless they are one page (D5)', () => {
    const head = (canonical: string) =>
      `<title>T</title><meta name="description" content="D"><link rel="canonical" href="${canonical}">`;
    expect(repeatedMetadata([page('', head('/a'), '/a'), page('', head('/a'), '/b')])).toEqual([]);
    expect(texts(repeatedMetadata([page('', head('/a'), '/a'), page('', head('/b'), '/b')]))).toEqual([
      'has the same title as /a: «T»',
      'has the same description as /a: «D»',
    ]);
    expect(texts(repeatedMetadata([page('')]))).toEqual(['has no title', 'has no description']);
  });
});

describe('words of a page', () => {
  it('are read with their attributes, without code, logs and other languages', () => {
    const said = saidBy(
      page(
        '<p>Una <b>par</b>ola</p><p>sola</p><code>if</code><p class="x font-mono">09:41</p><p lang="de">Abnahme</p><input placeholder="Cerca"><sup>a</sup>',
        '<title>Titolo</title><meta name="description" content="Descrizione">',
      ),
    );
    expect(said).toEqual(['Titolo', 'Descrizione', 'Menu Una parola sola', 'Cerca']);
  });

  it('have typographic quotes, except where the specification fixes straight ones', () => {
    expect(straightQuotes(page('<p>L’archivio «vecchio»</p>'))).toEqual([]);
    expect(straightQuotes(page("<p>L'archivio</p>"))).toHaveLength(1);
    expect(straightQuotes(page('<p>detto "vecchio"</p>'))).toHaveLength(1);
    expect(
      straightQuotes(
        page("<p>Il futuro dell'elaborazione documentale intelligente è qui, ed è on-premise</p>"),
      ),
    ).toEqual([]);
  });

  it('are spelt as the Italian dictionary or the project spells them', async () => {
    expect(wordsOf('Dell’archivio, nell’ufficio: vedi a/b.pdf e scrivi a noi@x.example')).toEqual([
      'archivio',
      'ufficio',
      'vedi',
      'scrivi',
    ]);
    const findings = await misspelt([page('<p>Cercate nell’archivo la dashboard. Read the news</p>')]);
    expect(texts(findings).map((text) => text.split('»')[0])).toEqual(['«archivo', '«Read', '«the', '«news']);
  });

  it('include the strings that the specification fixes', () => {
    const missing = missingStrings([page('<p>Centro Supporto</p>', '', '/supporto')]);
    expect(texts(missing)).toContain('does not say «In Allestimento» (specification)');
    expect(texts(missing)).not.toContain('does not say «Centro Supporto» (specification)');
    expect(missing).toContainEqual({ path: '/prezzi', text: 'is not in the bundle' });
  });

  it('are measured with the Gulpease index: 89 + (300 sentences - 10 letters) / words', () => {
    // Ten times eleven words of five letters in one sentence: 89 + (300*10 - 10*550) / 110.
    const sentence = `${Array(11).fill('prova').join(' ')}.`;
    const running = page(`<p>${Array(10).fill(sentence).join(' ')}</p>`);
    expect(gulpease(running)).toBe(Math.round(89 + (3000 - 5500) / 110));
    expect(gulpease(page(`<p>${sentence}</p>`))).toBeUndefined();
    expect(gulpease(page(`<figure><p>${Array(10).fill(sentence).join(' ')}</p></figure>`))).toBeUndefined();
    expect(wordCount(running)).toBe(110);
  });
});
