// `npm run new:article "Titolo"`: creates a draft and tells the editor what to do next.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { italianDay } from '../content/italian-day.mjs';
import { createArticle, NewArticleError } from '../content/new-article';
import { root } from './bootstrap.mjs';

const usage = `Come si usa:

  npm run new:article "Il titolo dell’articolo"

Il titolo va fra virgolette. Viene creato un file in content/news, con una bozza da completare.`;

const next = (slug: string) => `Creato content/news/${slug}.mdx, come bozza.

1. Apritelo e riscrivete il sommario e il testo; ogni campo ha la sua spiegazione.
2. Mettete la figura in content/news/immagini e scrivetene il nome nel campo «image».
3. Guardatelo con «npm run dev»: http://localhost:3000/novita/${slug}
4. Quando è pronto scrivete «draft: false» e provate «npm run build», che dice che cosa manca.

Gli elementi che il testo può usare sono in content/news/README.md, con esempi da copiare.`;

function begin(args: readonly string[]): number {
  let titles: string[];
  let help = false;
  try {
    const parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h', default: false } },
    });
    titles = parsed.positionals;
    help = parsed.values.help;
  } catch {
    console.error(`Non c’è un’opzione così.\n\n${usage}`);
    return 1;
  }
  if (help) {
    console.log(usage);
    return 0;
  }
  const [title, ...more] = titles;
  if (title === undefined || more.length > 0) {
    console.error(
      `${title === undefined ? 'Manca il titolo.' : 'Il titolo va fra virgolette: qui sembrano più titoli.'}\n\n${usage}`,
    );
    return 1;
  }
  try {
    const { slug } = createArticle(title, italianDay(), join(root, 'content/news'));
    console.log(next(slug));
    return 0;
  } catch (error) {
    if (!(error instanceof NewArticleError)) throw error;
    console.error(error.message);
    return 1;
  }
}

process.exitCode = begin(process.argv.slice(2));
