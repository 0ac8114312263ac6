import { afterEach, describe, expect, it, vi } from 'vitest';
import { site } from '@/content/site';
import { mdxElements } from '@/lib/schema/mdx-elements';
import { errorMessage, rendered } from './rendered';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Mistakes on line 3, with a part of their messages. */
const mistakes: Record<string, [source: string, message: string][]> = {
  'an unknown element, or HTML': [
    ['<Avviso />', '<Avviso> non è un elemento previsto. Si possono usare: Note, Figure, Quote'],
    ['<p>Testo.</p>', '<p> è HTML, e qui non serve. Scrivete il testo da solo'],
    ['Uno<br>due.', '<br> è HTML, e qui non serve.'],
    ['<!-- da rivedere -->', 'un commento qui si scrive {/* così */}'],
    ['<https://altri.example>', 'un indirizzo qui non va fra < e >.'],
  ],
  'a wrong property of an element': [
    ['<Quote author=“Uno”>\n\nx\n\n</Quote>', 'le virgolette di «author» sono curve. Intorno a un valore'],
    ['<Figure title="x">\n\nTesto.\n\n</Figure>', '«title» non è previsto. Si può scrivere: caption.'],
    ['<Figure>\n\nTesto.\n\n</Figure>', '<Figure>: manca «caption». Scrivete caption="Che cosa mostra la'],
    ['<Note title={1}>\n\nTesto.\n\n</Note>', 'il valore di «title» va fra virgolette, senza parentesi'],
    ['<Value field="trialDays" field="price" />', '<Value>: «field» è scritto due volte. Toglietene uno.'],
    ['<ConsentPanel {...nome} />', '<ConsentPanel>: «{…}» non è previsto. Toglietelo: basta <ConsentPanel>.'],
    ['<Note title="">\n\nTesto.\n\n</Note>', '<Note>: «title» è vuoto.'],
    ['<ProductPicture name="ruol" />', '«ruol» non c’è fra i valori di «name». Scrivete uno di: bozza,'],
    ['<Value field="niente" />', '<Value field="niente" />: il campo non esiste. Quelli validi sono: '],
  ],
  'a wrong content of an element': [
    ['<Note></Note>', '<Note> è vuoto. Scrivete il contenuto fra <Note> e </Note>, o toglietelo.'],
    ['<Steps>\n\n- uno\n\n</Steps>', '<Steps> vuole dentro di sé un elenco numerato (1. 2. 3.) e nient’'],
    ['<Steps>\n\n3. tre\n\n</Steps>', '<Steps> vuole dentro di sé un elenco numerato (1. 2. 3.)'],
    ['<ProductPicture name="ruoli">\n\nx\n\n</ProductPicture>', '<ProductPicture> non contiene niente'],
  ],
  'code outside of a code block': [
    ['import di materie prime.', 'una riga che comincia con «import» o «export» qui è codice.'],
    ['import x from "y"', 'una riga che comincia con «import» o «export» qui è codice.'],
    ['Meno di <5 giorni.', 'il segno «<» davanti a «5» comincia un elemento.'],
    ['<Note title="x">\n\nMai chiusa.', '<Note> non è chiuso. Aggiungete </Note>'],
    ['Testo.</Note>', 'qui si chiude un elemento che non è aperto.'],
    ['<Note title=x>\n\nTesto.\n\n</Note>', 'un elemento non è scritto per intero.'],
    ['Un valore {nome e poi.', 'una parentesi graffa comincia un codice che non si legge.'],
    ['Un valore {nome}.', 'le parentesi graffe «{nome}» qui sono codice.'],
  ],
  'a wrong language or title of a code block': [
    ['```jason\n{}\n```', 'il codice è in «jason», che non è previsto. Si possono scrivere: '],
    ['```json Risposta\n{}\n```', 'accanto a «json» c’è «Risposta», che non dice nulla. Scrivete title="'],
  ],
  'straight quotes': [
    ['L\'archivio "vecchio" resta.', 'virgolette dritte in «L’archivio "vecchio" resta.». Scrivete « »'],
    ['<Note title=\'La "carta"\'>\n\nx\n\n</Note>', '<Note>: virgolette dritte in «La "carta"».'],
    ['![Il "foglio"](scheda-e-foglio.svg)', 'virgolette dritte in «Il "foglio"».'],
    ["```json title=\"L'uso di 'x'\"\n{}\n```", "virgolette dritte in «L'uso di 'x'»."],
  ],
  'a wrong heading': [
    ['# Primo livello', 'il titolo di primo livello è già quello della pagina.'],
    ['#### Quarto', 'il titolo salta un livello. Scrivetelo con ## invece di ####.'],
    ['## Si veda [la pagina](/prezzi)', 'un titolo non può contenere elementi, collegamenti o figure.'],
    ['## Ελλάδα', 'dal titolo «Ελλάδα» non si ricava un indirizzo. Aggiungetelo: ## Ελλάδα [#indirizzo]'],
    ['Uno\n---\n', 'la riga di segni subito sotto fa di questo testo un titolo.'],
    ['- ## Uno', 'un titolo non sta in un elenco o in una citazione.'],
    ['##Capitolo', '«##Capitolo» si leggerebbe così com’è: dopo i cancelletti di un titolo va uno spazio'],
  ],
  'a list or a character from a word processor': [
    ['Perch\ufffd no.', 'in «Perch\ufffd no.» c’è un segno che i lettori non possono leggere'],
    ['·\tuno', '«·» all’inizio della riga non fa un elenco. Cominciate ogni voce con un trattino'],
    ['– uno\n\n– due', '«–» all’inizio della riga non fa un elenco.'],
    ['-uno\n-due', '«-» all’inizio della riga non fa un elenco.'],
  ],
  'signs that would be read as they are': [
    ['Una parola ** importante ** qui', '«** importante ** qui» si leggerebbe così com’è: i segni'],
    ['Una *parola * qui', '«*parola *» si leggerebbe così com’è: i segni'],
    ['Si veda [la pagina] (/prezzi).', '«[la pagina] (/prezzi)» si leggerebbe così com’è: un collegamento'],
    ['Si veda (la pagina)[/prezzi].', '«(la pagina)[/prezzi]» si leggerebbe così com’è: un collegamento'],
    ['Si veda [la pagina](/prezzi', '«[la pagina](/prezzi» si leggerebbe così com’è: un collegamento'],
    ['Si veda [qui](/la mia pagina).', 'un collegamento si scrive [le parole](/indirizzo), senza spazi'],
    ['| a | b |\n| uno | due |', '«| a | b |» si leggerebbe così com’è: sotto la prima riga di una tabella'],
  ],
  'Markdown that pages do not have': [
    ['[Nota]: importante', '«[Nota]: importante» non si leggerebbe'],
    ['[qui](/prezzi "Il listino")', '«Il listino» accanto all’indirizzo non si leggerebbe. Toglietelo.'],
    ['La regola[^1].', 'le note a piè di pagina qui non ci sono.'],
    ['La regola[^1].\n\n[^1]: Articolo 3.', 'le note a piè di pagina qui non ci sono.'],
    ['- [x] Fatto', 'le caselle [ ] e [x] qui non ci sono.'],
  ],
  'data of the company': [
    [
      `Con ${site.name} si cerca.`,
      `«${site.name}» può cambiare, e qui resterebbe. Nel testo scrivete <Site f`,
    ],
    [`Scrivete a ${site.mail.info}.`, `<Site field="mail.info" />`],
  ],
  'a wrong picture': [
    ['![Una foto](Mia foto.jpg)', 'si leggerebbe così com’è: una figura si scrive ![che cosa si vede]'],
    ['![Una figura](manca.jpg)', 'la figura «manca.jpg» non è in content/news/immagini.'],
    ['![](scheda-e-foglio.svg)', 'la figura «scheda-e-foglio.svg» non ha testo.'],
  ],
};

describe.each(Object.entries(mistakes))('a text with %s', (_, cases) => {
  it.each(cases)('is reported with line and fix: %j', async (source, message) => {
    const error = await errorMessage(`Uno.\n\n${source}\n`);
    expect(error).toContain('content/news/prova.mdx, riga 3: ');
    expect(error).toContain(message);
  });
});

describe('a text with a mistake', () => {
  it.each([
    ['Uno = «due».\n\n<Quote\n  author=“Uno”\n>\n\nx\n\n</Quote>', 'riga 4: le virgolette di «author»'],
    ['Uno.\n\n<Quote\n  author="U”\n  source="D"\n>\n\nx\n\n</Quote>', 'riga 4: le virgolette di «author»'],
    ['Uno.\n\n| a | b |\n|---|---|\n| `c | d` | e |', 'riga 5: la riga ha 3 celle e la testa della'],
    ['## Uguale\n\n## Uguale', 'riga 3: il titolo «Uguale» è già alla riga 1.'],
    ['Uno\ndue ** tre ** quattro', 'riga 2: «** tre ** quattro»'],
  ])(
    'is reported with the line of the mistake within an element, table or paragraph: %j',
    async (source, message) => {
      expect(await errorMessage(`${source}\n`)).toContain(`content/news/prova.mdx, ${message}`);
    },
  );

  const elementsOfFolders = Object.entries(mdxElements).filter(([, rule]) => 'folders' in rule);
  it.each(elementsOfFolders)('is reported if it has <%s> outside of its folders', async (name) => {
    const message = `riga 1: <${name}> si usa solo in content/legal e content/docs. Toglietelo da qui.`;
    expect(await errorMessage(`<${name} />\n`)).toContain(message);
  });

  it('is reported with all its mistakes', async () => {
    expect(await errorMessage('<Nota />\n\n![](manca.jpg)')).toContain('3 cose da correggere.');
  });
});

describe('a draft with a mistake', () => {
  const draft = '---\ndraft: true\n---\n\n<Boh />\n';
  const place = 'content/news/prova.mdx, riga 5: ';

  it('is left out of a build', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(await rendered(draft)).toBe('');
  });

  it('stops a build when it is published, and a preview', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(await errorMessage(draft.replace('true', 'false'))).toContain(place);
    expect(await errorMessage(draft, { showsDrafts: true })).toContain(place);
  });

  it('becomes a page with the message in development', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const print = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await rendered(draft)).toContain(place);
    expect(print).toHaveBeenCalledWith(expect.stringContaining(place));
  });
});

it('a draft is left out of a build, and part of a preview', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const draft = '---\ndraft: true\n---\n\nParole\n';
  expect(await rendered(draft)).toBe('');
  expect(await rendered(draft, { showsDrafts: true })).toContain('Parole');
});

describe('a text without a mistake', () => {
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
    'Un valore {/* da rivedere */}.',
  ])('is accepted: %j', async (source) => {
    expect(await errorMessage(`Uno.\n\n${source}\n`)).toBe('accepted');
  });

  it.each([
    ['3. tre\n4. quattro', '<ol start="3"'],
    ['Da ~10 a ~200 pagine.', 'Da ~10 a ~200 pagine.'],
    ['[**Un** sito](https://altri.example)', 'target="_blank"'],
    ['| a | b |\n|---|--:|\n| uno | due |', 'text-right">due</td>'],
    ['Una pa\u00adro\u200bla.', 'Una parola.'],
    ["L'archivio, un po' d'**aria**.", 'L’archivio, un po’ d’<strong>aria</strong>.'],
    ["Gli anni '90 e l'«età» dell'800: di'.", 'Gli anni ’90 e l’«età» dell’800: di’.'],
    ['<Note title="L\'uso">\n\nx\n\n</Note>', 'L’uso'],
    // Code and addresses keep straight apostrophes.
    ["[L'uso](https://altri.example/l'uso)", 'href="https://altri.example/l&#x27;uso"'],
    ["Il ``l'uso`` e ``un po' di``.", 'un po&#x27; di'],
    ["```text\nl'uso\n\nun po' di\n```", 'l&#x27;uso\n\nun po&#x27; di'],
  ])('is published with the right HTML: %j', async (source, html) => {
    expect(await rendered(source)).toContain(html);
  });
});
