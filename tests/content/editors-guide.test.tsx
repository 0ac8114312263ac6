import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import { prerender } from 'react-dom/static';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { remarkText } from '@/app/_site/remark-text';
import { articleTemplate } from '@/lib/content/article-template';
import { parseEntry } from '@/lib/content/frontmatter';
import { articleSchema } from '@/lib/schema/article';
import { mdxElements, productPictures } from '@/lib/schema/mdx-elements';
import { useMDXComponents as mdxComponents } from '@/mdx-components';

const root = join(import.meta.dirname ?? __dirname, '../..');
const guide = readFileSync(join(root, 'content/news/README.md'), 'utf8');
const examples = [...guide.matchAll(/^(```+)mdx\n([\s\S]*?)^\1$/gm)].map(([, , source = '']) => source);
const file = join(root, 'content/news/prova.mdx');

async function rendered(source: string, options = { showsDrafts: false }): Promise<string> {
  const { default: Body } = await evaluate(
    { value: source, path: file },
    { ...runtime, remarkPlugins: [[remarkText, options]] },
  );
  const { prelude } = await prerender(<Body components={mdxComponents()} />);
  return new Response(prelude).text();
}

const errorMessage = (source: string, options = { showsDrafts: false }) =>
  rendered(source, options).then(
    () => 'taken',
    (error: Error) => error.message,
  );

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** The elements that belong to some folders, or those that every text may have. */
const elementsOf = (where: 'folders' | 'anywhere') =>
  Object.entries(mdxElements)
    .filter(([, rule]) => 'folders' in rule === (where === 'folders'))
    .map(([name]) => name);

describe('the guide of the editors', () => {
  it('has examples', () => expect(examples.length).toBeGreaterThan(9));

  it.each(examples.map((source) => [source.slice(0, 60), source]))(
    '%j compiles and renders',
    async (_, source) => {
      const html = await rendered(source);
      expect(
        html.replaceAll(/<[^>]*>/g, '').trim().length + (html.match(/<img/g)?.length ?? 0),
      ).toBeGreaterThan(0);
      expect(html).not.toContain('style=');
    },
  );

  it.each([
    ['<Boh />', 5],
    ['<Aperto', 6],
  ])('lets a build leave out a draft with %s, with a message; a preview stops', async (wrong, line) => {
    vi.stubEnv('NODE_ENV', 'production');
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await rendered(`---\ndraft: true\n---\n\n${wrong}\n`)).toBe('');
    expect(said).toHaveBeenCalledWith(expect.stringContaining(`content/news/prova.mdx, riga ${line}: `));
    expect(await errorMessage(`---\ndraft: false\n---\n\n${wrong}\n`)).toContain(`riga ${line}`);
    const preview = { showsDrafts: true };
    expect(await errorMessage(`---\ndraft: true\n---\n\n${wrong}\n`, preview)).toContain(`riga ${line}`);
    expect(await rendered('---\ndraft: true\n---\n\nParole\n', preview)).toContain('Parole');
  });

  it('comes with a template to copy, whose comments agree with the rules', () => {
    const { minLength, maxLength } = articleSchema.shape.title;
    expect(articleTemplate()).toContain(`Il titolo, da ${minLength} a ${maxLength} caratteri`);
    expect(guide).toContain('(modello.txt)');
  });

  it('begins with a valid frontmatter', () => {
    const whole = examples.find((source) => source.startsWith('---')) ?? '';
    expect(parseEntry('content/news/prova.mdx', whole, articleSchema)).toHaveProperty('entry');
  });

  it('shows every element and names every field and drawing', () => {
    for (const name of elementsOf('anywhere')) {
      if (name !== 'Plan') expect(examples.join(''), name).toContain(`<${name}`);
    }
    for (const name of productPictures) expect(guide).toContain(`\`${name}\``);
    for (const field of Object.keys(articleSchema.shape)) expect(guide).toContain(`| \`${field}\` |`);
  });

  it.each(productPictures)('may show the drawing %s', async (name) => {
    expect((await rendered(`<ProductPicture name="${name}" />`)).length).toBeGreaterThan(200);
  });
});

describe('a text with a mistake', () => {
  const where = 'content/news/prova.mdx, riga 3: ';
  it.each([
    ['<Nota>\n\nTesto.\n\n</Nota>', '<Nota> non è un elemento previsto. Forse intendevate <Note>.'],
    ['<p>Testo.</p>', '<p> è HTML, e qui non serve. Scrivete il testo da solo'],
    ['Una <b>parola</b>.', '<b> è HTML, e qui non serve.'],
    ['Uno<br>due.', '<br> è HTML, e qui non serve.'],
    ['<note>Testo.</note>', '<note> non è un elemento previsto. Forse intendevate <Note>.'],
    ['<!-- da rivedere -->', 'un commento qui si scrive {/* così */}'],
    ['<https://altri.example>', 'un indirizzo qui non va fra < e >.'],
    [
      '<Quote author=“Uno”>\n\nx\n\n</Quote>',
      'il segno “ è una virgoletta curva. Intorno a un valore vanno quelle dritte: author="…"',
    ],
    [
      '<Quote author="U" source=«D»>\n\nx\n\n</Quote>',
      'il segno « è una virgoletta curva. Intorno a un valore vanno quelle dritte: source="…"',
    ],
    ['Perch\ufffd no.', 'dopo «Perch» c’è un segno che i lettori non possono leggere (U+FFFD)'],
    ['\uf0b7 uno', 'all’inizio della riga c’è un segno che i lettori non possono leggere (U+F0B7)'],
    ['• uno\n• due', '«•» all’inizio della riga non fa un elenco. Cominciate ogni voce con un trattino'],
    ['·\tuno', '«·» all’inizio della riga non fa un elenco.'],
    ['– uno\n\n– due', '«–» all’inizio della riga non fa un elenco.'],
    [
      '![Una foto](Mia foto.jpg)',
      'il nome «Mia foto.jpg» ha uno spazio. Rinominate il file, qui e nella cartella: mia-foto.jpg.',
    ],
    ['![Una foto] (foto.jpg)', 'la figura «![Una foto] (foto.jpg)» si leggerebbe come testo'],
    ['Si veda [qui](/la mia pagina).', 'l’indirizzo «/la mia pagina» ha uno spazio, e il collegamento'],
    [
      'L\'archivio "vecchio" resta.',
      'virgolette dritte in «L’archivio "vecchio" resta.». Scrivete « » (o ’ per l’apostrofo).',
    ],
    ['<Note title=\'La "carta"\'>\n\nx\n\n</Note>', '<Note>: virgolette dritte in «La "carta"».'],
    ['![Il "foglio"](scheda-e-foglio.svg)', 'virgolette dritte in «Il "foglio"».'],
    ['[qui](/prezzi "Il \'listino\'")', "virgolette dritte in «Il 'listino'»."],
    ["```json title=\"L'uso di 'x'\"\n{}\n```", "virgolette dritte in «L'uso di 'x'»."],
    ['<Avviso />', '<Avviso> non è un elemento previsto. Si possono usare: Note, Figure, Quote'],
    [
      '<Figure title="x">\n\nTesto.\n\n</Figure>',
      '<Figure>: «title» non è previsto. Si può scrivere: caption.',
    ],
    [
      '<Figure>\n\nTesto.\n\n</Figure>',
      '<Figure>: manca «caption». Scrivete caption="Che cosa mostra la figura.".',
    ],
    ['<Note titl="x">\n\nTesto.\n\n</Note>', '«titl» non è previsto. Forse intendevate «title».'],
    [
      '<Note title={1}>\n\nTesto.\n\n</Note>',
      '<Note>: il valore di «title» va fra virgolette, senza parentesi graffe',
    ],
    [
      '<ProductPicture name={nome} name="ruoli" />',
      '<ProductPicture>: il valore di «name» va fra virgolette, senza parentesi graffe',
    ],
    ['<Claim field="trialDays" field="price" />', '<Claim>: «field» è scritto due volte. Toglietene uno.'],
    ['<ResultList x={nome} />', '<ResultList>: «x» non è previsto. Toglietelo: basta <ResultList>.'],
    ['<ConsentPanel {...nome} />', '<ConsentPanel>: «{…}» non è previsto. Toglietelo: basta <ConsentPanel>.'],
    ['<Note title="">\n\nTesto.\n\n</Note>', '<Note>: «title» è vuoto.'],
    ['```jason\n{}\n```', 'il codice è in «jason», che non è previsto. Forse intendevate «json».'],
    ['```rust\nfn\n```', 'Si possono scrivere: bash, http, js, json, text; «text» va bene per tutto.'],
    ['```json Risposta\n{}\n```', 'accanto a «json» c’è «Risposta», che non dice nulla. Scrivete title="'],
    ['# Primo livello', 'il titolo di primo livello è già quello della pagina.'],
    ['#### Quarto', 'il titolo salta un livello. Scrivetelo con ## invece di ####.'],
    ['## Si veda [la pagina](/prezzi)', 'un titolo non può contenere elementi, collegamenti o figure.'],
    ['## Ελλάδα', 'dal titolo «Ελλάδα» non si ricava il suo indirizzo: servono lettere latine o cifre.'],
    ['Uno\n---\n', 'la riga «---» subito sotto fa di questo testo un titolo.'],
    ['Uno\n===\n', 'la riga «===» subito sotto fa di questo testo un titolo.'],
    ['- ## Uno', 'un titolo non sta in un elenco o in una citazione.'],
    ['##Capitolo', '«##Capitolo» non sarebbe un titolo. Dopo i cancelletti va uno spazio'],
    ['Una parola ** importante ** qui', 'in «** importante ** qui» i segni si leggerebbero così come sono.'],
    ['Una *parola * qui', 'in «*parola *» i segni si leggerebbero'],
    ['Si veda [la pagina] (/prezzi).', 'il collegamento «[la pagina] (/prezzi)» si leggerebbe come testo.'],
    ['Un `codice aperto', 'in «`codice aperto» i segni si leggerebbero'],
    ['Si veda (la pagina)[/prezzi].', 'il collegamento «(la pagina)[/prezzi]» si leggerebbe come testo.'],
    ['Si veda [la pagina](/prezzi', 'il collegamento «[la pagina](/prezzi» si leggerebbe come testo.'],
    ['[Nota]: importante', '«[Nota]: importante» non si leggerebbe'],
    ['| a | b |\n| uno | due |', '«| a | b |» non sarebbe una tabella.'],
    ['-uno\n-due', '«-» all’inizio della riga non fa un elenco.'],
    ['Si veda [un sito] (https://altri.example).', 'il collegamento «[un sito] (https://altri.example» si'],
    ['[qui](/prezzi "Il listino")', '«Il listino» accanto all’indirizzo non si leggerebbe. Toglietelo.'],
    ['La regola[^1].', 'le note a piè di pagina qui non ci sono.'],
    ['La regola[^1].\n\n[^1]: Articolo 3.', 'le note a piè di pagina qui non ci sono.'],
    ['- [x] Fatto', 'le caselle [ ] e [x] qui non ci sono.'],
    ['<Note></Note>', '<Note> è vuoto. Scrivete il contenuto fra <Note> e </Note>, o toglietelo.'],
    [
      '<Steps>\n\n- uno\n\n</Steps>',
      '<Steps> vuole dentro di sé un elenco numerato (1. 2. 3.) e nient’altro',
    ],
    ['<Steps>\n\n3. tre\n\n</Steps>', '<Steps> vuole dentro di sé un elenco numerato (1. 2. 3.)'],
    ['<Table caption="x">\n\nTesto.\n\n</Table>', '<Table> vuole dentro di sé una tabella'],
    ['<ProductPicture name="ruol" />', '«ruol» non c’è fra i valori di «name». Scrivete uno di: bozza,'],
    ['<ProductPicture name="ruoli">\n\nx\n\n</ProductPicture>', '<ProductPicture> non contiene niente'],
    ['<Claim field="niente" />', '<Claim field="niente" />: il campo non esiste. Quelli validi sono: '],
    ['![Una figura](manca.jpg)', 'la figura «manca.jpg» non è in content/news/immagini.'],
    ['![](scheda-e-foglio.svg)', 'la figura «scheda-e-foglio.svg» non ha testo.'],
    ['![Una figura](https://altri.example/a.jpg)', 'sta su un altro sito'],
    ['import di materie prime.', 'una riga che comincia con «import» o «export» qui è codice.'],
    ['import x from "y"', 'una riga che comincia con «import» o «export» qui è codice.'],
    ['Meno di <5 giorni.', 'il segno «<» davanti a «5» comincia un elemento.'],
    ['<Note title="x">\n\nMai chiusa.', '<Note> non è chiuso. Aggiungete </Note>'],
    ['Testo.</Note>', 'qui si chiude un elemento che non è aperto.'],
    ['<Note title=x>\n\nTesto.\n\n</Note>', 'un elemento non è scritto per intero.'],
    ['Un valore {nome e poi.', 'una parentesi graffa comincia un codice che non si legge.'],
    ['Un valore {nome}.', 'le parentesi graffe «{nome}» qui sono codice.'],
  ])('%j is reported with line and fix', async (source, message) => {
    const received = await errorMessage(`Uno.\n\n${source}\n`);
    expect(received).toContain(where);
    expect(received).toContain(message);
  });

  it.each([
    ['<Quote\n  author=“Uno”\n>', 'il segno “ è una virgoletta curva.'],
    ['<Quote\n  author="Uno”\n  source="Due"\n>', 'il segno ” è una virgoletta curva.'],
  ])('%j is reported with the line of its value', async (opening, message) => {
    const received = await errorMessage(`Uno = «due».\n\n${opening}\n\nx\n\n</Quote>\n`);
    expect(received).toContain(`content/news/prova.mdx, riga 4: ${message}`);
  });

  it('is reported with its line, also far down', async () => {
    expect(await errorMessage('Uno.\n\n| a | b |\n|---|---|\n| `c | d` | e |\n')).toContain(
      'content/news/prova.mdx, riga 5: la riga ha 3 celle e la testa della tabella 2',
    );
    expect(await errorMessage('## Uguale\n\n## Uguale')).toContain(
      'riga 3: il titolo «Uguale» è già alla riga 1.',
    );
    expect(await errorMessage('Uno\ndue ** tre ** quattro')).toContain('riga 2: in «** tre ** quattro»');
  });

  it.each(elementsOf('folders'))('%s stays in the folders that it is for', async (name) => {
    const message = await errorMessage(`Uno.\n\n<${name} />\n`);
    expect(message).toContain(
      `${where}<${name}> si usa solo in content/legal e content/docs. Toglietelo da qui.`,
    );
  });

  it.each([
    'Roma · Milano, il 5\u00a0% – o quasi\n– dei casi.',
    'Una nota [a margine] (si veda sotto) e \\[uno\\](due).',
    '```text\n• uno\n![x](a b.jpg)\n```',
    'Il `![x](a b.jpg)` di Markdown.',
    '## Ελλάδα [#grecia]',
    '\\#Uno, \\*\\*due\\*\\*, \\[tre] (/quattro) e 5 * 6 * 7',
    'La pratica\n#7 e #ricerca, C# e F#.',
    'Si veda [la pagina][1].\n\n[1]: /prezzi',
    'Un testo | con una barra |, -1 grado\n-e basta.',
    'Firma: ________ in data __________',
    'Si veda l’articolo [1] (`codice`) e [a margine](/prezzi).',
    '**Uno**, *due*, __tre__, _quattro_ e un_trattino_basso.',
    '| a | b |\n|---|---|\n| uno |\n| due | tre |',
    '<Quote author="Le “norme”" source="L’“altra”">\n\nTesto.\n\n</Quote>',
  ])('is not reported for %j', async (source) => {
    expect(await errorMessage(`Uno.\n\n${source}\n`)).toBe('taken');
  });

  it('is compiled without invisible characters', async () => {
    expect(await rendered('Una pa\u00adro\u200bla.')).toContain('Una parola.');
  });

  it.each([
    ["L'archivio, un po' d'**aria**.", 'L’archivio, un po’ d’<strong>aria</strong>.'],
    ["Gli anni '90 e l'«età» dell'800: di'.", 'Gli anni ’90 e l’«età» dell’800: di’.'],
    ['<Note title="L\'uso">\n\nx\n\n</Note>', 'L’uso'],
    ["[L'uso](https://altri.example/l'uso)", 'href="https://altri.example/l&#x27;uso"'],
    ["Il ``l'uso`` e ``un po' di``.", 'un po&#x27; di'],
    ["```text\nl'uso\n\nun po' di\n```", 'l&#x27;uso\n\nun po&#x27; di'],
  ])('gets typographic apostrophes in words, not in code and addresses: %j', async (source, html) => {
    expect(await rendered(source)).toContain(html);
  });

  it.each([
    ['3. tre\n4. quattro', '<ol start="3"'],
    ['Da ~10 a ~200 pagine.', 'Da ~10 a ~200 pagine.'],
    ['[**Un** sito](https://altri.example)', 'target="_blank"'],
    ['| a | b |\n|---|--:|\n| uno | due |', 'text-right">due</td>'],
  ])('is rendered as it was meant: %j', async (source, html) => {
    expect(await rendered(source)).toContain(html);
  });

  it('may have a comment', async () => {
    expect(await rendered('Un valore {/* da rivedere */}.')).toContain('Un valore');
  });

  it('lists all errors at once', async () => {
    expect(await errorMessage('<Nota />\n\n![](manca.jpg)')).toContain('3 cose da correggere.');
  });
});

describe('a text with a mistake, in development', () => {
  it.each([['<Boh />'], ['<Aperto']])(
    'with %s becomes a page with the message, which is also printed',
    async (wrong) => {
      vi.stubEnv('NODE_ENV', 'development');
      const said = vi.spyOn(console, 'error').mockImplementation(() => {});
      const html = await rendered(`---\ndraft: true\n---\n\nUna frase.\n\n${wrong}\n`);
      expect(html).toMatch(/C’è una cosa da correggere\..*content\/news\/prova\.mdx, riga \d+: /s);
      expect(html).not.toContain('Una frase.');
      expect(said).toHaveBeenCalledWith(expect.stringContaining('content/news/prova.mdx, riga '));
    },
  );
});
