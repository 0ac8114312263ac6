import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  gulpease,
  italianTexts,
  missingCharacters,
  missingStrings,
  straightQuotes,
  wordCount,
} from '@/lib/tools/site-check/copy-rules';
import { joinedWords } from '@/lib/tools/site-check/joined-words';
import { parsePage, placeOf, type SitePage } from '@/lib/tools/site-check/page';
import { misspelt, wordsOf } from '@/lib/tools/site-check/spelling';
import { invalidHtml } from '@/lib/tools/site-check/valid-html';

const page = (body: string, head = '', path = '/prova'): SitePage => ({
  path,
  document: parsePage(
    `<html lang="it"><head>${head}</head><body><header>Menu</header><main>${body}</main></body></html>`,
  ),
});
const texts = (findings: { text: string }[]) => findings.map(({ text }) => text);

describe('markup of a page', () => {
  it.each([
    '<span class="block">Windows 10/11</span><span class="block">macOS 11+</span>',
    '<b>LOGIN</b><i>ingresso</i>',
    '<p><a>1</a>parola</p>',
    '<svg><text>Durata</text><text>2 anni</text></svg>',
  ])('does not run words together: %s', (html) => {
    expect(joinedWords(page(html))).toHaveLength(1);
  });

  it.each([
    '<ul><li>Windows 10/11</li><li>macOS 11+</li></ul>',
    '<b>LOGIN</b> <i>ingresso</i>',
    '<b>LOGIN </b><i>ingresso</i>',
    '<b>parola</b>, e <sup>\u00a0a</sup>',
    '<span>Durata</span><br><span>2 anni</span>',
    '<b>LOGIN</b><script>ingresso</script>',
  ])('has words apart: %s', (html) => {
    expect(joinedWords(page(html))).toEqual([]);
  });

  it.each([
    ['<p id="a"></p><p id="a"></p>', /no-dup-id/],
    ['<p style="color:red">a</p>', /no-inline-style/],
    ['<h1>a</h1><h3>b</h3>', /heading-level/],
    ['<img src="a">', /wcag\/h37/],
    ['<div><figcaption>a</figcaption></div>', /element-permitted-content/],
    ['<table><tbody><tr role="row"><td>a</td></tr></tbody></table>', /no-redundant-role/],
    ['<label><input type="checkbox" autocomplete="off"> a</label>', /valid-autocomplete/],
  ])('is valid HTML: not %s', async (html, rule) => {
    expect(
      texts(await invalidHtml('/prova', `<!DOCTYPE html>${page(html, '<title>T</title>').document}`)),
    ).toEqual([expect.stringMatching(rule)]);
  });
});

describe('words of a page', () => {
  it('are read with their attributes, without code, logs and other languages', () => {
    const said = italianTexts(
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

  it('have only characters of the typefaces, outside of code', () => {
    expect(
      missingCharacters(page('<p>Perch\u00e9&nbsp;«sì», 5\u00a0€ → più\n\tgià</p><code>\u0159</code>')),
    ).toEqual([]);
    const found = texts(missingCharacters(page('<p>Dvořák</p><input placeholder="Łódź">')));
    expect(found.map((text) => text.slice(0, 3))).toEqual(['«ř»', '«Ł»', '«ź»']);
    expect(missingCharacters(page('<p>Dvořák</p>', '', '/novita/dvorak'))).toEqual([]);
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

  it('are right where they are those of the company or of an author', async () => {
    const own = [
      {
        company: 'Lumenarchivi S.r.l.',
        addresses: { head: { street: 'Via dell’Ölmühle 3', city: 'Moncalieri' } },
        hosting: { provider: 'Hetzner Online GmbH', place: 'Falkenstein, Germania' },
      },
      'Wioletta Brzęczyszczykiewicz',
    ];
    const said = page(
      '<p>Lumenarchivi, a Moncalieri, in via dell’Ölmühle. I server sono di Hetzner Online GmbH, a Falkenstein. LUMENARCHIVI</p><p>Wioletta Brzęczyszczykiewicz scrive</p>',
    );
    expect(await misspelt([said], own)).toEqual([]);
    expect(texts(await misspelt([said, page('<p>Lumenarchiv</p>')], own.slice(0, 1)))).toEqual([
      expect.stringContaining('«Wioletta»'),
      expect.stringContaining('«Brzęczyszczykiewicz»'),
      expect.stringContaining('«Lumenarchiv»'),
    ]);
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

describe('what is found on a page', () => {
  const project = join(import.meta.dirname, '../..');
  it('is named where the one who writes finds it', () => {
    const path = '/novita/una-risposta-senza-pagina';
    const file = `content/news/una-risposta-senza-pagina.mdx`;
    const place = (finding: { path: string; words?: string }) => placeOf({ text: '', ...finding }, project);
    expect(place({ path, words: 'segnatura: fondo' })).toMatch(new RegExp(`^${file}, riga \\d+$`));
    expect(place({ path, words: 'nessuno lo dice' })).toBe(file);
    expect(place({ path })).toBe(file);
    expect(place({ path: '/prezzi', words: 'nessuno lo dice' })).toBe('/prezzi');
  });
});
