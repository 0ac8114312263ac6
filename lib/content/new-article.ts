import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleSchema } from '../schema/article';
import { news } from './collections';
import { isSlug, slugify } from './slug';

/** Longest slug that is made from a title; cut between words. */
const MAX_SLUG = 60;

/** Placeholder until the article has a picture of its own. */
const picture = {
  name: 'scheda-e-foglio.svg',
  alt: 'Il foglio di un documento con una frase evidenziata e, accanto, la scheda che lo riassume.',
};

/** Address of a title: «Perché l’OCR conta» becomes perche-l-ocr-conta. */
export function slugOf(title: string): string {
  const whole = slugify(title);
  return whole.length <= MAX_SLUG ? whole : whole.slice(0, MAX_SLUG + 1).replace(/-[^-]*$/, '');
}

/** Why an article cannot be created, in Italian. */
export class NewArticleError extends Error {}

/**
 * Creates an article: a valid draft with guidance in comments.
 * @param day today in Italy, YYYY-MM-DD
 * @param folder of the articles, absolute
 * @throws NewArticleError saying what to do instead; no file is ever overwritten
 */
export function createArticle(title: string, day: string, folder: string): { slug: string; file: string } {
  const words = title.replaceAll(/\s+/g, ' ').trim();
  const { minLength, maxLength } = articleSchema.shape.title;
  if (words.length < (minLength ?? 0) || words.length > (maxLength ?? 0)) {
    throw new NewArticleError(
      `Il titolo «${words}» ha ${words.length} caratteri e ne servono da ${minLength} a ${maxLength}.`,
    );
  }
  const slug = slugOf(words);
  if (!isSlug(slug)) {
    throw new NewArticleError(`Dal titolo «${words}» non si ricava un indirizzo: servono lettere o cifre.`);
  }
  if (news.reserved.includes(slug)) {
    throw new NewArticleError(`L’indirizzo «${slug}» è già di un’altra pagina: scegliete un altro titolo.`);
  }
  mkdirSync(folder, { recursive: true });
  const taken = readdirSync(folder).find((name) => name.toLowerCase() === `${slug}.mdx`);
  if (taken) {
    throw new NewArticleError(
      `C’è già ${news.folder}/${slug}.mdx, e non viene toccato. Scegliete un altro titolo, o continuate quell’articolo.`,
    );
  }
  const file = join(folder, `${slug}.mdx`);
  // `wx` fails if the file exists by now.
  writeFileSync(file, draftOf(words, day), { flag: 'wx' });
  return { slug, file };
}

/** A YAML string, whatever characters it holds. */
const quoted = (text: string) => JSON.stringify(text);

const draftOf = (title: string, day: string) => `---
# Il titolo, da ${articleSchema.shape.title.minLength} a ${articleSchema.shape.title.maxLength} caratteri. Cambiarlo non cambia l’indirizzo, che è il nome di questo file.
title: ${quoted(title)}
# Una o due frasi, da 70 a 160 caratteri: stanno sotto il titolo, nell’elenco e nei motori di ricerca.
summary: Da riscrivere. Una o due frasi che dicono che cosa si impara leggendo questo articolo.
# Il giorno che l’articolo porta, anno-mese-giorno. Se è nel futuro, l’articolo aspetta quel giorno.
date: ${day}
# Facoltativi: il primo e l’ultimo giorno in cui l’articolo si legge.
# publishOn: ${day}
# expiresOn: ${Number(day.slice(0, 4)) + 1}${day.slice(4).replace('-02-29', '-02-28')}
# Facoltativo: chi l’ha scritto, una persona o la società. Senza, non compare nessun nome.
# author: ${articleSchema.shape.author.meta()?.example}
# Una sola categoria, con la stessa grafia degli altri articoli.
category: Prodotto
# Da uno a otto temi, con la stessa grafia degli altri articoli.
tags: [ricerca]
# Il nome di un file di content/news/immagini, e che cosa si vede, per chi non può vederlo.
image: ${picture.name}
imageAlt: ${picture.alt}
# Finché vale true, l’articolo si vede solo con «npm run dev».
draft: true
---

Scrivete qui il testo: che cosa succede, a chi, e perché conta. Il primo paragrafo decide se si legge il secondo.

## Un capitolo

I capitoli cominciano con due cancelletti. Note, figure, citazioni, fasi e tabelle sono spiegati, con esempi da copiare,
in content/news/README.md.
`;
