import { claims } from '@/content/claims';
import { offer } from '@/content/offer';
import { site } from '@/content/site';
import type { PageMeta } from '@/lib/schema/page';

const { head: headOffice, sales, research } = site.addresses;

const allOffices = [
  {
    address: headOffice,
    text: 'Direzione, amministrazione, assistenza. Riceviamo su appuntamento.',
    what: 'direzione',
  },
  { address: sales, text: 'Demo, preventivi, accordi con i partner.', what: 'vendite' },
  {
    address: research,
    text: 'Qui si scrive la piattaforma: OCR, ricerca, modelli.',
    what: 'ricerca e sviluppo',
  },
].flatMap(({ address, ...office }) => (address ? [{ ...office, address }] : []));

/** The cities of the offices, each with its departments and its number of offices. */
const cities = [...new Set(allOffices.map(({ address }) => address.city))].map((city) => {
  const own = allOffices.filter(({ address }) => address.city === city);
  return { city, what: own.map(({ what }) => what).join(' e '), count: own.length };
});

/** Latitudes of the cities that the map can show, near its meridian. With an office elsewhere there is no map. */
const latitudes: Readonly<Record<string, number>> = { Milano: 45.47, Cagliari: 39.22 };

const places = cities.flatMap(({ city, what }) => {
  const north = latitudes[city];
  return north === undefined ? [] : [{ city, what, north }];
});

const firstCounts = ['', 'Una sede', 'Due sedi', 'Tre sedi'];
const laterCounts = ['', 'una', 'due', 'tre'];
/** For example «Due sedi a Milano, una a Cagliari». */
const officesByCity = cities
  .map(({ city, count }, index) => `${(index === 0 ? firstCounts : laterCounts)[count]} a ${city}`)
  .join(', ');

export const meta: PageMeta = {
  path: '/chi-siamo',
  label: 'Chi siamo',
  title: 'Chi siamo: un’azienda italiana di software',
  description: `Missione, storia, valori e sedi di chi progetta la piattaforma: un’azienda italiana di software, ${cities.map(({ city }) => `a ${city}`).join(' e ')}, dal ${claims.history.from}.`,
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
  eyebrow: `Storia, ${claims.history.from}-${claims.history.to}`,
  title: 'Dalla carta alla domanda',
  entries: [
    {
      year: claims.history.from,
      title: 'La carta',
      text: 'Si comincia con i programmi per studi e aziende che vivono di carta: moduli, pratiche, archivi da mettere in ordine.',
    },
    {
      year: claims.history.to,
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
      seen: `Una prova di ${claims.trialDays} giorni, senza carta di credito.`,
    },
  ],
};

export const offices = {
  eyebrow: 'Dove siamo',
  title: allOffices.length === 1 ? 'La sede' : 'Le sedi',
  map:
    places.length === 2 && cities.length === 2
      ? { places, caption: `${officesByCity}.`, meridian: '9° E' }
      : undefined,
  items: allOffices.map(({ address: { name, street, postalCode, city, province }, text }) => ({
    name,
    address: `${street}, ${postalCode} ${city} (${province})`,
    text,
  })),
};
