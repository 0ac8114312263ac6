import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { articleTemplate } from '@/lib/content/article-template';
import { docs, news } from '@/lib/content/collections';
import { ContentError } from '@/lib/content-error';
import { folderOfTest, put } from '@/tests/temporary';

const fixtures = join(import.meta.dirname ?? __dirname, 'fixtures');

/** The error of reading a folder of fixtures. */
function errorMessage(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return (error as Error).message;
  }
  throw new Error('the fixtures were taken');
}

const newsOf = (name: string) => errorMessage(() => news.texts(join(fixtures, name)));

const fields = {
  title: 'Un titolo abbastanza lungo',
  summary: 'Un sommario di prova che arriva ai settanta caratteri richiesti dallo schema.',
  date: '2026-05-12',
  category: 'Prodotto',
  image: 'prova.svg',
  imageAlt: 'Una figura di prova, abbastanza descritta.',
  tags: '[prova]',
  draft: 'false',
};

/** A project whose articles are valid but for what is changed; undefined leaves a field out. */
function projectOf(files: Record<string, Record<string, string | undefined> | string>): string {
  const project = folderOfTest();
  put(project, 'content/news/immagini/prova.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const [name, change] of Object.entries(files)) {
    const lines = typeof change === 'string' ? [] : Object.entries({ ...fields, ...change });
    const head = lines.flatMap(([field, value]) => (value === undefined ? [] : [`${field}: ${value}`]));
    put(
      project,
      `content/news/${name}`,
      typeof change === 'string' ? change : ['---', ...head, '---', '', 'Testo.', ''].join('\n'),
    );
  }
  return project;
}

const messageOfFiles = (files: Parameters<typeof projectOf>[0]) =>
  errorMessage(() => news.texts(projectOf(files)));
const messageOf = (change: Record<string, string | undefined>) => messageOfFiles({ 'prova.mdx': change });

describe('a malformed text', () => {
  it('is reported with file, line, field and fix', () => {
    expect(newsOf('wrong-date')).toBe(
      'C’è una cosa da correggere.\n  content/news/data-italiana.mdx, riga 4, campo «date»: «12/05/2026» non è una data. Scrivetela come 2026-05-12.',
    );
  });

  it('lists every error at once, over several files', () => {
    const message = newsOf('many');
    expect(message).toContain('8 cose da correggere.');
    expect(message).toMatch(
      /primo\.mdx, riga 2, campo «title»: «2026» non è un testo\. Mettetelo fra virgolette: title: "2026"/,
    );
    expect(message).toMatch(
      /primo\.mdx, riga 3, campo «summary»: ha 11 caratteri e ne servono almeno 70\. Completatelo\./,
    );
    expect(message).toMatch(
      /primo\.mdx, riga 7, campo «tags»: «ricerca» non è un elenco\..*tags: \[ricerca, archivi\]/,
    );
    expect(message).toMatch(
      /primo\.mdx, riga 8, campo «draft»: «no» non è un sì o un no\. Scrivete true oppure false/,
    );
    expect(message).toMatch(
      /primo\.mdx, riga 9, campo «sumary»: non è un campo previsto\. Forse intendevate «summary»\./,
    );
    expect(message).toMatch(/primo\.mdx, campo «imageAlt»: manca\. Aggiungete una riga come imageAlt: /);
    expect(message).toMatch(
      /secondo\.mdx, riga 10, campo «autore»: non è un campo previsto\. Toglietelo\. I campi ammessi sono: title, /,
    );
    expect(message).toMatch(/secondo\.mdx, riga 11: manca il testo\./);
  });

  it.each(Object.keys(fields))('needs the field %s', (field) => {
    expect(messageOf({ [field]: undefined })).toContain(
      `campo «${field}»: manca. Aggiungete una riga come ${field}: `,
    );
  });

  it.each([
    [{ category: '' }, 'campo «category»: è vuoto. Aggiungete una riga come category: Prodotto'],
    [{ date: '2026-02-30' }, '«2026-02-30» non è un giorno del calendario.'],
    [
      { updated: '2026-05-01' },
      'campo «updated»: «2026-05-01» viene prima della pubblicazione (2026-05-12).',
    ],
    [{ expiresOn: '2026-05-01' }, 'campo «expiresOn»: «2026-05-01» viene prima del primo giorno'],
    [
      { author: '--' },
      'campo «author»: «--» non ha la forma giusta. Scrivetelo come in author: Nome Cognome',
    ],
    [{ tags: '[archivi, archivi]' }, '«archivi» c’è già nello stesso elenco.'],
    [{ tags: '[prova, Ελλάδα]' }, 'campo «tags»: voce 2: «Ελλάδα» non ha lettere latine o cifre'],
    [
      { tags: '[C++, C#]' },
      'campo «tags»: «C#» avrebbe lo stesso indirizzo di «C++», che è nello stesso elenco.',
    ],
    [
      { tags: '[]' },
      'campo «tags»: Troppo piccolo: array deve avere >=1 elementi. Scrivetelo come in tags: [',
    ],
    [
      { tags: 'ricerca, archivi' },
      'campo «tags»: «ricerca, archivi» non è un elenco. Scrivetelo fra parentesi quadre',
    ],
    [
      { title: '“Un titolo fra virgolette”' },
      'riga 2, campo «title»: le virgolette “ e ” sono curve e finirebbero nella pagina. Scrivete quelle dritte: "Un titolo fra virgolette"',
    ],
    [
      { title: '\'Un titolo "fra" virgolette\'' },
      'riga 2, campo «title»: virgolette dritte in «Un titolo "fra" virgolette». Scrivete « » (o ’ per l’apostrofo).',
    ],
    [{ tags: "[ricerca, gli 'archivi']" }, "campo «tags»: virgolette dritte in «gli 'archivi'»."],
    [
      { aliases: '[/novita/vecchio.mdx]' },
      'riga 10, campo «aliases»: voce 1: «/novita/vecchio.mdx» finisce con .mdx, che è il file e non l’indirizzo. Scrivete «/novita/vecchio».',
    ],
    [{ tags: '[archivi, 12]' }, 'campo «tags»: voce 2: «12» non è un testo.'],
    [{ title: 'x'.repeat(71) }, 'campo «title»: ha 71 caratteri e ne servono al massimo 70. Accorciatelo.'],
    [
      { image: '/images/figura.svg' },
      'campo «image»: «/images/figura.svg» non è il nome di una figura. Mettete il file in content/news/immagini e scrivetene solo il nome: figura.svg.',
    ],
    [
      { image: 'assente.svg' },
      'campo «image»: «assente.svg» non è in content/news/immagini. Metteteci il file, o correggete il nome.',
    ],
    [{ image: 'prova.png' }, 'C’è invece prova.svg: correggete il nome.'],
    [{ image: 'IMG_0001.HEIC' }, '«IMG_0001.HEIC» non va bene come nome'],
    [
      { image: 'https://altri.example/a.jpg' },
      'sta su un altro sito, e le pagine mostrano solo figure proprie.',
    ],
  ])('%o is refused with its fix', (change, message) => {
    expect(messageOf(change)).toContain(message);
  });

  it('has one message for each value', () => {
    expect(messageOf({ tags: 'ricerca, archivi' })).not.toContain('caratteri');
  });

  it('is read without invisible characters', () => {
    const project = projectOf({ 'prova.mdx': { title: 'Un ti\u00adtolo abba\u200bstanza lungo' } });
    expect(news.texts(project)[0]?.title).toBe('Un titolo abbastanza lungo');
  });

  it('is read with typographic apostrophes, in fields and in headings', () => {
    const project = projectOf({ 'prova.mdx': { title: "L'archivio di un po' di anni", tags: "[l'uso]" } });
    const path = join(project, 'content/news', 'prova.mdx');
    writeFileSync(path, `${readFileSync(path, 'utf8')}\n## L'uso\n`);
    expect(news.texts(project)[0]).toMatchObject({
      title: 'L’archivio di un po’ di anni',
      tags: ['l’uso'],
      headings: [{ id: 'l-uso', text: 'L’uso' }],
    });
  });

  it('is read with a no-break space after the name of a field', () => {
    const project = projectOf({ 'prova.mdx': {} });
    const path = join(project, 'content/news', 'prova.mdx');
    writeFileSync(path, readFileSync(path, 'utf8').replace('draft: ', 'draft:\u00a0'));
    expect(news.texts(project)).toHaveLength(1);
  });

  it('with words of the template is reported for each of them', () => {
    const source = articleTemplate()
      .replace('draft: true', 'draft: false')
      .replace('AAAA-MM-GG', '2026-05-12')
      .replace(/^image:.*$/m, 'image: prova.svg');
    const message = messageOfFiles({ 'prova.mdx': source });
    expect(message).toContain('5 cose da correggere.');
    expect(message).toMatch(/riga 3, campo «title»: ha ancora le parole del modello\. Scrivete le vostre\./);
    expect(message).toMatch(/riga 5, campo «summary»: ha ancora/);
    const line = source.split('\n').indexOf('## Un capitolo') + 1;
    expect(message).toContain(`riga ${line}: «## Un capitolo…» viene dal modello.`);
    const summary = /^summary: (.*)$/m.exec(source)?.[1];
    expect(messageOf({ summary })).toContain('C’è una cosa da correggere.');
  });

  it.each([
    [
      '---\ntitle: Uno\nsummary: Uno: due\n---\nTesto',
      'prova.mdx, riga 3, campo «summary»: la riga non si legge. Dopo il nome del campo vanno due punti e uno spazio; un valore che comincia con un segno, o che contiene due punti o virgolette, va fra virgolette dritte, e dentro usa « »: summary: "…"',
    ],
    ['---\ntitle:Uno\ndate: x\n---\nTesto', 'prova.mdx, riga 2: la riga non si legge.'],
    ['---\ntitle: "Uno\n---\nTesto', 'le virgolette non sono chiuse.'],
    [
      '---\ntitle: "Uno: due”\nsummary: "Tre"\n---\nTesto',
      'prova.mdx, riga 2, campo «title»: le virgolette non sono chiuse.',
    ],
    ['---\ntitle: “Uno"\ndate: [\n---\nTesto', 'riga 2, campo «title»: le virgolette “ e " sono curve'],
    [
      '---\ntitle: Uno\ntags: [a, b\ndate: x\n---\nTesto',
      'prova.mdx, riga 3, campo «tags»: l’elenco non è chiuso.',
    ],
    [
      '---\ntitle: Uno\ntitle: Due\n---\nTesto',
      'prova.mdx, riga 3, campo «title»: lo stesso campo è scritto due volte.',
    ],
    ['---\ntitle: Uno\n\tdraft: true\n---\nTesto', 'riga 3: la riga comincia con una tabulazione.'],
    ['---\nsolo parole\n---\nTesto', 'riga 2: il frontmatter non ha campi.'],
    ['Testo senza frontmatter', 'prova.mdx, riga 1: manca il frontmatter.'],
    ['---js\n{ title: "x" }\n---\nTesto', 'prova.mdx, riga 1: manca il frontmatter.'],
    ['---\ntitle: Uno\n\nTesto', 'prova.mdx, riga 1: il frontmatter non finisce.'],
  ])('unreadable frontmatter %j is explained', (source, message) => {
    const project = projectOf({ 'prova.mdx': source });
    expect(errorMessage(() => news.texts(project))).toContain(message);
    // A cache must not make the second reading pass.
    expect(errorMessage(() => news.texts(project))).toContain(message);
  });

  it.each([
    [{ prova: {} }, 'prova: non finisce con .mdx, e il sito non lo legge. Rinominatelo prova.mdx.'],
    [{ 'Prova.MDX': {} }, 'Rinominatelo prova.mdx.'],
    [{ 'prova.mdx.mdx': {} }, 'Rinominatelo prova-mdx.mdx.'],
    [{ 'Mia prova.txt': {} }, 'Rinominatelo mia-prova.mdx.'],
    [{ 'foto.JPG': '' }, 'foto.JPG: è una figura: va in content/news/immagini.'],
    [{ 'tema.mdx': {} }, 'l’indirizzo «tema» è già di un’altra pagina.'],
    [{ 'Titolo Lungo.mdx': {} }, 'Rinominatelo titolo-lungo.mdx.'],
    [{ '2026/prova.mdx': {} }, 'sta in una sottocartella.'],
    [{ 'altra/prova.mdx': {}, 'prova.mdx': {} }, 'ha lo stesso indirizzo («prova») di '],
  ])('a wrong file name in %o is explained', (files, message) => {
    expect(messageOfFiles(files)).toContain(message);
  });

  it('may stand beside instructions and hidden files', () => {
    const project = projectOf({
      'README.md': 'x',
      'modello.txt': 'x',
      '.DS_Store': 'x',
      '.git/config': 'x',
      'immagini/figura.jpg': 'x',
      'prova.mdx': {},
    });
    expect(news.texts(project).map(({ slug }) => slug)).toEqual(['prova']);
  });

  it.each([
    [
      'La pratica numero # 7',
      '«7» andrebbe perso. Mettete il valore fra virgolette: title: "La pratica numero # 7"',
    ],
    ['#hashtag nel titolo', '«hashtag nel titolo» andrebbe perso.'],
    [
      '&altro testo che segue',
      'perderebbe delle parole. Mettetelo fra virgolette: title: "&altro testo che segue"',
    ],
    ['!attenzione a chi firma', 'perderebbe delle parole.'],
    ['*Importante* da leggere', 'perderebbe delle parole.'],
    ['> Titolo che segue', 'la riga non si legge.'],
    ['[Bozza] Il titolo', 'la riga non si legge.'],
    ['"La cartella C:\\temp"', 'fra virgolette la barra \\ comincia'],
    ['{Bozza}', '«{"Bozza":null}» non è un testo. Scrivetelo come in title: "Che cos’è un regesto"'],
    ['"a \\d b"', 'fra virgolette la barra \\ comincia un segno speciale. Scrivetela due volte: \\\\.'],
  ])('the title %j is refused, because words would be lost', (title, message) => {
    expect(messageOf({ title })).toMatch(/prova\.mdx, riga 2, campo «title»: /);
    expect(messageOf({ title })).toContain(message);
  });

  it('may have comments where no words are lost', () => {
    const project = projectOf({
      'prova.mdx': { date: '2026-05-12 # oggi', tags: '[prova] # uno', draft: 'false # fatto' },
    });
    expect(news.texts(project)).toHaveLength(1);
  });

  it('of the documentation is reported with the possible values', () => {
    const message = errorMessage(() => docs.texts(join(fixtures, 'guides')));
    expect(message).toMatch(/faq\.mdx: l’indirizzo «faq» è già di un’altra pagina\./);
    expect(message).toMatch(
      /campo «kind»: Opzione non valida: atteso uno tra "guida"\|"tutorial"\|"api"\. Scrivetelo come in kind: guida/,
    );
    expect(message).toMatch(
      /campo «order»: Input non valido: atteso numero, ricevuto string\. Scrivetelo come in order: 3/,
    );
    expect(message).toMatch(/campo «minutes»: Troppo piccolo: number deve essere >=1\./);
    expect(message).toMatch(/campo «title»: ha 53 caratteri e ne servono al massimo 52\./);
  });

  it.each(['draft: true # ancora', 'draft : true', '"draft": true', 'draft: True'])(
    'stops nothing where it says «%s»',
    (line) => {
      const text = ['---', 'title: 1', line, 'date: [', '---', ''].join('\n');
      const project = projectOf({ 'a.mdx': text, 'b.mdx': `\uFEFF${text}`, 'c.mdx': {} });
      mkdirSync(join(project, 'content/news', 'cartella.mdx'));
      symlinkSync('nessuno@altrove', join(project, 'content/news', '.#a.mdx'));
      expect(news.texts(project).map(({ slug }) => slug)).toEqual(['c']);
    },
  );

  it('that is a draft stops only a preview, and is explained', () => {
    const project = projectOf({
      'sbagliata.mdx': { draft: 'true', date: 'domani' },
      'Nome sbagliato.mdx': { draft: 'true' },
      'giusta.mdx': {},
    });
    expect(news.texts(project).map(({ slug }) => slug)).toEqual(['giusta']);
    const message = news.draftProblems(project);
    expect(message).toContain('2 cose da correggere.');
    vi.stubEnv('SHOW_DRAFTS', '1');
    expect(() => news.texts(project)).toThrow(message);
    vi.unstubAllEnvs();
    expect(message).toMatch(/sbagliata\.mdx, riga 4, campo «date»: «domani» non è una data\./);
    rmSync(join(project, 'content/news', 'sbagliata.mdx'));
    rmSync(join(project, 'content/news', 'Nome sbagliato.mdx'));
    expect(news.draftProblems(project)).toBeUndefined();
  });

  it('with a category or tag in two spellings is reported with both files', () => {
    const tags = (list: string) => ({ tags: list });
    const message = messageOfFiles({
      'a.mdx': tags('[AI]'),
      'b.mdx': tags('[ricerca, ai]'),
      'c.mdx': tags('[AI]'),
    });
    expect(message).toContain('C’è una cosa da correggere.');
    expect(message).toMatch(
      /b\.mdx, riga 8, campo «tags»: «ai» è scritto «AI» in \S+a\.mdx \(e in altri 1\)\. Usate una sola grafia\./,
    );
    expect(messageOfFiles({ 'a.mdx': {}, 'b.mdx': { category: 'prodotto' } })).toMatch(
      /b\.mdx, riga 5, campo «category»: «prodotto» è scritto «Prodotto» in \S+a\.mdx\./,
    );
  });

  it('is explained when the whole folder is missing', () => {
    expect(errorMessage(() => docs.texts(join(fixtures, 'nessuna')))).toContain(
      'la cartella non c’è. Createla.',
    );
  });
});
