import { describe, expect, it } from 'vitest';
import { articleTemplate } from '@/lib/content/article-template';
import { docs, news } from '@/lib/content/collections';
import { article, errorOf, errorOfFields, errorOfFiles, fields, projectOf } from '@/tests/content-project';
import { folderOfTest, put } from '@/tests/temporary';

describe('the frontmatter of an article', () => {
  it('is rejected with file and line of all its mistakes', () => {
    const message = errorOfFiles({
      'primo.mdx': { title: '2026', draft: 'no' },
      'secondo.mdx': '---\ntitle: Un titolo abbastanza lungo\n---\n\n',
    });
    for (const place of ['primo.mdx, riga 2, campo «title»:', 'primo.mdx, riga 9, campo «draft»:'])
      expect(message).toContain(`content/news/${place}`);
    expect(message).toContain('content/news/secondo.mdx, riga 3: manca il testo.');
  });

  it.each(Object.keys(fields))('needs the field %s', (field) => {
    const message = `campo «${field}»: manca. Aggiungete una riga come ${field}: `;
    expect(errorOfFields({ [field]: undefined })).toContain(message);
  });

  it.each([
    [{ title: '2026' }, '«2026» non è un testo. Mettetelo fra virgolette, come in title: "'],
    [{ tags: 'ricerca' }, '«ricerca» non è un elenco. Scrivetelo fra parentesi quadre, come in tags: ['],
    [{ draft: 'no' }, '«no» non è un sì o un no. Scrivete true oppure false'],
    [{ autore: 'x' }, 'campo «autore»: non è un campo previsto. Toglietelo, o scrivete uno di: title, '],
    [
      { title: "'L'archivio di oggi'" },
      'riga 2, campo «title»: fra virgolette singole un apostrofo chiude il',
    ],
    [{ tags: "['l'uso']" }, 'campo «tags»: fra virgolette singole un apostrofo chiude il valore.'],
    // The other fields of the file are checked too.
    [{ title: '> Segno', date: 'domani' }, 'riga 4, campo «date»: «domani» non è una data.'],
    [{ summary: 'Troppo poco' }, 'ha 11 caratteri e ne servono almeno 70. Completatelo.'],
    [{ category: '' }, 'campo «category»: è vuoto. Aggiungete una riga come category: Prodotto'],
    [{ date: '12/05/2026' }, '«12/05/2026» non è una data. Scrivetela come in date: 2026-05-12'],
    [{ date: '2026-02-30' }, '«2026-02-30» non è una data.'],
    [{ updated: '2026-05-01' }, '«2026-05-01» viene prima della pubblicazione (2026-05-12).'],
    [{ author: '--' }, '«--» non ha la forma giusta. Scrivetelo come in author: Nome Cognome'],
    [{ tags: '[archivi, archivi]' }, '«archivi» e «archivi» di content/news/prova.mdx avrebbero'],
    [{ tags: '[prova, Ελλάδα]' }, 'campo «tags»: voce 2: «Ελλάδα» non ha lettere latine o cifre'],
    [{ tags: '[]' }, 'Troppo piccolo: array deve avere >=1 elementi. Scrivetelo come in tags: ['],
    [{ tags: '[archivi, 12]' }, 'campo «tags»: voce 2: «12» non è un testo.'],
    [{ title: '“Un titolo fra virgolette”' }, 'Scrivete quelle dritte: "Un titolo fra virgolette"'],
    [{ title: '\'Un titolo "fra" virgolette\'' }, 'riga 2, campo «title»: virgolette dritte in «Un titolo'],
    [{ tags: "[ricerca, gli 'archivi']" }, "campo «tags»: virgolette dritte in «gli 'archivi'»."],
    [{ aliases: '[/novita/vecchio?]' }, 'riga 10, campo «aliases»: voce 1: «/novita/vecchio?» ha parametri'],
    [{ title: 'x'.repeat(71) }, 'ha 71 caratteri e ne servono al massimo 70. Accorciatelo.'],
    [{ image: '/images/figura.svg' }, 'Mettete il file in content/news/immagini e scrivete solo il suo nome'],
    [{ image: 'assente.svg' }, 'campo «image»: «assente.svg» non è in content/news/immagini.'],
    [{ image: 'IMG_0001.HEIC' }, '«IMG_0001.HEIC» non va bene come nome'],
  ])('is rejected with a wrong value: %o', (change, message) => {
    expect(errorOfFields(change)).toContain(message);
  });

  it('has only one message for a value of the wrong type', () => {
    expect(errorOfFields({ tags: 'ricerca, archivi' })).not.toContain('caratteri');
  });

  it('is read without invisible characters', () => {
    const project = projectOf({ 'prova.mdx': { title: 'Un ti\u00adtolo abba\u200bstanza lungo' } });
    expect(news.texts(project)[0]?.title).toBe('Un titolo abbastanza lungo');
  });

  it('may have a no-break space after the name of a field', () => {
    const source = article({}).replace('draft: ', 'draft:\u00a0');
    expect(news.texts(projectOf({ 'prova.mdx': source }))).toHaveLength(1);
  });

  it('is read with typographic apostrophes, like headings', () => {
    const changes = { title: "L'archivio di un po' di anni", tags: "[l'uso]" };
    const source = article(changes, "## L'uso\n\nTesto.");
    expect(news.texts(projectOf({ 'prova.mdx': source }))[0]).toMatchObject({
      title: 'L’archivio di un po’ di anni',
      tags: ['l’uso'],
      headings: [{ id: 'l-uso', text: 'L’uso' }],
    });
  });

  it('may not keep the words of the template', () => {
    const source = articleTemplate()
      .replace('draft: true', 'draft: false')
      .replace('AAAA-MM-GG', '2026-05-12')
      .replace(/^image:.*$/m, 'image: prova.svg');
    const message = errorOfFiles({ 'prova.mdx': source });
    expect(message).toContain('6 cose da correggere.');
    expect(message).toContain('riga 3, campo «title»: ha ancora le parole del modello. Scrivete le vostre.');
    const line = source.split('\n').indexOf('## Un capitolo') + 1;
    expect(message).toContain(`riga ${line}: «## Un capitolo…» viene dal modello.`);
    const summary = /^summary: (.*)$/m.exec(source)?.[1];
    expect(errorOfFields({ summary })).toContain('C’è una cosa da correggere.');
  });

  it.each([
    ['La pratica numero # 7', '«7» andrebbe perso. Mettete il valore fra virgolette.'],
    ['&altro testo che segue', 'perderebbe delle parole. Mettetelo fra virgolette: campo: "valore"'],
    ['!attenzione a chi firma', 'perderebbe delle parole.'],
    ['*Importante* da leggere', 'perderebbe delle parole.'],
    ['> Titolo che segue', 'la riga non si legge.'],
    ['"La cartella C:\\temp"', 'fra virgolette la barra \\ comincia'],
    ['"a \\d b"', 'fra virgolette la barra \\ comincia un segno speciale. Scrivetela due volte: \\\\.'],
    ['{Bozza}', '«{"Bozza":null}» non è un testo. Mettetelo fra virgolette, come in title: "Che cos’è'],
  ])('is rejected where YAML would drop words of the title %j', (title, message) => {
    expect(errorOfFields({ title })).toContain('prova.mdx, riga 2, campo «title»: ');
    expect(errorOfFields({ title })).toContain(message);
  });

  it('may have comments after dates, lists and switches', () => {
    const change = { date: '2026-05-12 # oggi', tags: '[prova] # uno', draft: 'false # fatto' };
    expect(news.texts(projectOf({ 'prova.mdx': change }))).toHaveLength(1);
  });
});

it('the frontmatter of a guide is rejected with the values that its fields may have', () => {
  const project = folderOfTest();
  put(project, 'content/docs/faq.mdx', '');
  const wrong = `kind: manuale\norder: primo\nminutes: 0\ntitle: ${'x'.repeat(53)}`;
  put(project, 'content/docs/lunga.mdx', `---\n${wrong}\n---\nTesto.`);
  const message = errorOf(() => docs.texts(project));
  for (const words of [
    'faq.mdx: l’indirizzo «faq» è già di un’altra pagina.',
    'campo «kind»: Opzione non valida: atteso uno tra "guida"|"tutorial"|"api". Scrivetelo come in kind: guida',
    'campo «order»: «primo» non è un numero. Scrivete solo cifre, come in order: 3',
    'campo «minutes»: Troppo piccolo: number deve essere >=1.',
    'campo «title»: ha 53 caratteri e ne servono al massimo 52.',
  ])
    expect(message).toContain(words);
});
