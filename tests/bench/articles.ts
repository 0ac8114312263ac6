import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '@/tests/seeded-random';

const subjects = ['Il fascicolo', 'La clausola', 'Il verbale', 'La perizia', 'Il contratto', 'La delibera'];
const acts = ['si ritrova', 'si legge', 'si confronta', 'si registra', 'si verifica', 'si consegna'];
const manners = ['con la sua pagina', 'senza rifare la ricerca', 'parola per parola', 'prima della firma'];
const reasons = [
  'perché chi decide deve poter controllare la fonte',
  'e ogni passo resta accanto al documento da cui viene',
  'anche quando la scansione è storta o sbiadita',
  'se i permessi di chi cerca lo consentono',
  'e il registro annota chi ha aperto che cosa',
];
const linked = [
  '/tecnologia/ricerca',
  '/tecnologia/sicurezza',
  '/documentazione/ricerca-avanzata',
  '/prodotto',
];
const tags = ['ricerca', 'fonti', 'archivi', 'ocr', 'permessi', 'contratti', 'sicurezza', 'integrazioni'];

const DAY_MS = 86_400_000;
const LAST_DAY = Date.UTC(2026, 10, 17);

/**
 * A realistic article: some 650 words in five chapters, with links, a list, a table, numbered steps and a claim. The same
 * number always gives the same article.
 */
function articleSource(number: number): string {
  const { pick, whole } = seededRandom(number);
  const sentence = () => `${pick(subjects)} ${pick(acts)} ${pick(manners)}, ${pick(reasons)}.`;
  const paragraph = (sentences: number) => Array.from({ length: sentences }, sentence).join(' ');
  const chapter = (index: number) => `## Capitolo ${index}: ${pick(subjects).toLowerCase()} e la sua fonte

${paragraph(5)}

${paragraph(3)} Lo spiega la [guida](${pick(linked)}), capitolo ${whole(9) + 1}.`;
  const date = new Date(LAST_DAY - (number % 2000) * DAY_MS).toISOString().slice(0, 10);
  return `---
title: Articolo di prova numero ${number} sulla ricerca
summary: Articolo numero ${number}, scritto da un programma per misurare quanto costa costruire un sito con molte pagine.
date: ${date}
category: ${pick(['Prodotto', 'Archivi', 'Sicurezza'])}
image: scheda-e-foglio.svg
imageAlt: A sinistra il foglio di un contratto con una frase evidenziata; a destra la scheda che lo riassume.
tags: [${pick(tags)}, ${number % 7 === 0 ? 'normativa' : 'metodo'}]
draft: false
---

${paragraph(4)}

${chapter(1)}

- ${sentence()}
- ${sentence()}
- **${pick(subjects)}**: ${sentence()}

${chapter(2)}

| documento | pagine |
|---|---|
| ${pick(subjects)} | ${whole(400) + 1} |
| ${pick(subjects)} | ${whole(400) + 1} |

${chapter(3)}

<Steps>

1. ${sentence()}
2. ${sentence()} Circa <Claim field="indexing.secondsPerPage" /> secondi a pagina.

</Steps>

${chapter(4)}

${chapter(5)}

${paragraph(4)}
`;
}

/** File name of a generated article. */
export const articleFile = (number: number) => `articolo-di-prova-${String(number).padStart(5, '0')}.mdx`;

/** Writes articles `from` to `to` (both included) into the content of a copy of the project. */
export function writeArticles(project: string, from: number, to: number): void {
  const folder = join(project, 'content/news');
  mkdirSync(folder, { recursive: true });
  for (let number = from; number <= to; number += 1) {
    writeFileSync(join(folder, articleFile(number)), articleSource(number));
  }
}
