import { articleSchema } from '@/lib/schema/article';

/** What an editor writes anew. These words are never published: an article that still has them is refused. */
export const unwritten = {
  fields: {
    title: 'Il titolo dell’articolo',
    summary: 'Da riscrivere. Una o due frasi che dicono che cosa si impara leggendo questo articolo.',
  },
  text: `Scrivete qui il testo: che cosa succede, a chi, e perché conta. Il primo paragrafo decide se si legge il secondo.

## Un capitolo

I capitoli cominciano con due cancelletti. Note, figure, citazioni, fasi e tabelle sono spiegati, con esempi da copiare,
in content/news/README.md.`,
};

/** Placeholder until the article has a picture of its own. */
const picture = {
  name: 'scheda-e-foglio.svg',
  alt: 'Il foglio di un documento con una frase evidenziata e, accanto, la scheda che lo riassume.',
};

/** A YAML string, whatever characters it holds. */
const quoted = (text: string) => JSON.stringify(text);

/**
 * An article that is to be written: a draft with guidance in comments.
 * @param days YYYY-MM-DD: that of the article, and an example of a last one
 */
export const articleTemplate = (title: string, days: { first: string; last: string }) => `---
# Il titolo, da ${articleSchema.shape.title.minLength} a ${articleSchema.shape.title.maxLength} caratteri, fra virgolette. Cambiarlo non cambia l’indirizzo, che è il nome di questo file.
title: ${quoted(title)}
# Una o due frasi, da 70 a 160 caratteri, fra virgolette: stanno sotto il titolo, nell’elenco e nei motori di ricerca.
summary: ${quoted(unwritten.fields.summary)}
# Il giorno che l’articolo porta, anno-mese-giorno. Se è nel futuro, l’articolo aspetta quel giorno.
date: ${days.first}
# Facoltativi: il primo e l’ultimo giorno in cui l’articolo si legge.
# publishOn: ${days.first}
# expiresOn: ${days.last}
# Facoltativo: chi l’ha scritto, una persona o la società. Senza, non compare nessun nome.
# author: ${articleSchema.shape.author.meta()?.example}
# Una sola categoria, con la stessa grafia degli altri articoli.
category: Prodotto
# Da uno a otto temi, con la stessa grafia degli altri articoli.
tags: [ricerca]
# Il nome di un file di content/news/immagini, e che cosa si vede, per chi non può vederlo.
image: ${picture.name}
imageAlt: ${quoted(picture.alt)}
# Finché vale true, l’articolo si vede solo nell’anteprima e con «npm run dev».
draft: true
---

${unwritten.text}
`;

/** content/news/modello.txt, for those who have no terminal: its day is to be written too. */
export const articleModel = () =>
  articleTemplate(unwritten.fields.title, { first: 'AAAA-MM-GG', last: 'AAAA-MM-GG' });
