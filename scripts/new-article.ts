// `npm run new:article "Titolo"`: creates a draft and prints the next steps for the editor.

import { news } from '@/lib/content/collections';
import { createArticle, NewArticleError } from '@/lib/content/new-article';
import { italianDay } from '@/lib/italian-day.mjs';
import { root } from './bootstrap.mjs';

try {
  const { slug } = createArticle(process.argv.slice(2).join(' '), italianDay(), root);
  console.log(`Creato ${news.folder}/${slug}.mdx, come bozza.

1. Apritelo e riscrivete il sommario e il testo; ogni campo ha la sua spiegazione.
2. Mettete la figura in content/news/immagini e scrivetene il nome nel campo «image».
3. Guardatelo con «npm run dev»: http://localhost:3000${news.path(slug)}
4. Quando è pronto scrivete «draft: false» e provate «npm run build», che dice che cosa manca.

Gli elementi che il testo può usare sono in content/news/README.md, con esempi da copiare.`);
} catch (error) {
  if (!(error instanceof NewArticleError)) throw error;
  console.error(`${error.message}\n\nCome si usa: npm run new:article "Il titolo dell’articolo"`);
  process.exitCode = 1;
}
