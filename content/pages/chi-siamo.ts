import { figures } from '@/content/figures';
import { offer } from '@/content/offer';
import { site } from '@/content/site';
import type { PageMeta } from '@/lib/schema/page';

const { head: headOffice, sales, research } = site.offices;

const allOffices = [headOffice, sales, research].filter((office) => office !== undefined);

const cities = [...new Set(allOffices.map(({ city }) => city))];

export const meta: PageMeta = {
  path: '/chi-siamo',
  label: 'Chi siamo',
  title: 'Chi siamo: un’azienda italiana di software',
  description: `Missione, storia, valori e sedi di chi progetta la piattaforma: un’azienda italiana di software, ${cities.map((city) => `a ${city}`).join(' e ')}, dal ${figures.history.from}.`,
  updated: '2026-11-24',
  related: ['/prodotto', '/partner', '/contatti'],
};

export const mission = {
  label: 'La nostra missione',
  title: 'Portare l’intelligenza dove stanno i documenti, e non il contrario',
  text: [
    `Siamo ${site.company}, un’azienda italiana di software. Scriviamo una piattaforma che legge i documenti e li fa trovare a chi ci lavora ogni giorno.`,
    'Chi ha un archivio ha anche un dovere: verso i clienti, i lavoratori, i correntisti, i cittadini di cui quelle carte parlano. Per questo la piattaforma si può installare sui vostri server: è l’opzione on-premise del piano Enterprise.',
  ],
};

export const name = {
  eyebrow: 'Il nome',
  title: 'Da dove viene il nome',
  text: site.nameOrigin,
  caption: 'Numero, data, contenuto in una frase, com’è fatta la carta, dove si trova. Testo inventato.',
};

export const history = {
  eyebrow: `Storia, ${figures.history.from}-${figures.history.to}`,
  title: 'Dalla carta alla domanda',
  entries: [
    {
      year: figures.history.from,
      title: 'La carta',
      text: 'Si comincia con i programmi per studi e aziende che vivono di carta: moduli, pratiche, archivi da mettere in ordine.',
    },
    {
      year: figures.history.to,
      title: 'La domanda',
      text: 'OCR, ricerca e modelli linguistici stanno in una piattaforma sola, ospitata o on-premise: il prodotto di oggi.',
    },
  ],
};

export const values = {
  eyebrow: 'Valori',
  title: 'Tre principi irrinunciabili',
  seenLabel: 'Come si vede',
  items: [
    {
      title: 'I documenti sono vostri',
      text: offer.training,
      seen: 'La piattaforma può stare sui vostri server, e il registro di audit dice chi ha aperto che cosa.',
    },
    {
      title: 'Ogni risposta si controlla',
      text: 'Un programma può sbagliare. Chi lo usa deve poterlo scoprire subito.',
      seen: 'Ogni risposta porta al file, alla pagina e al passo da cui viene.',
    },
    {
      title: 'Si prova prima di decidere',
      text: 'Un professionista decide sui fatti, e li vuole vedere sui propri documenti.',
      seen: `Una prova di ${figures.trialDays} giorni, senza carta di credito.`,
    },
  ],
};

export const offices = {
  eyebrow: 'Dove siamo',
  title: allOffices.length === 1 ? 'La sede' : 'Le sedi',
  items: allOffices.map(({ name, street, postalCode, city, province, text }) => ({
    name,
    address: `${street}, ${postalCode} ${city} (${province})`,
    text,
  })),
};
