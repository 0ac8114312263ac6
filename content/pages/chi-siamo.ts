import { claims } from '@/content/claims';
import { site } from '@/content/site';
import type { PageMeta } from '@/lib/schema/page';
import type { Office, Place, TimelineEntry, Value } from '@/lib/schema/sections/about';

const { head: headOffice, sales, research } = site.addresses;

const addressOf = ({
  street,
  postalCode,
  city,
  province,
}: typeof headOffice | typeof sales | typeof research) => `${street}, ${postalCode} ${city} (${province})`;

export const meta: PageMeta = {
  path: '/chi-siamo',
  label: 'Chi siamo',
  title: 'Chi siamo: una software house italiana',
  description: `Missione, storia, valori e sedi di chi progetta la piattaforma: una software house italiana a Milano e Cagliari, dal ${claims.history.from}.`,
  parents: ['/'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};

export const mission = {
  label: 'La nostra missione',
  title: 'Portare l’intelligenza dove stanno i documenti, e non il contrario',
  text: [
    `Siamo ${site.company}, una software house italiana. Scriviamo un solo prodotto: una piattaforma che legge, trova e riassume i documenti di chi ci lavora ogni giorno.`,
    'Chi ha un archivio ha anche un dovere: verso i clienti, i lavoratori, i correntisti, i cittadini di cui quelle carte parlano. Per questo la piattaforma si installa da voi. A muoversi è il programma, non i documenti.',
  ],
};

export const name = {
  margin: 'Il nome',
  title: 'Da dove viene il nome',
  text: site.nameOrigin,
};

export const history: { margin: string; title: string; entries: readonly TimelineEntry[] } = {
  margin: `Storia, ${claims.history.from}-${claims.history.to}`,
  title: 'Dalla carta alla domanda',
  entries: [
    {
      when: String(claims.history.from),
      title: 'I primi programmi',
      text: 'Si comincia con il software per studi e aziende che vivono di carta: moduli, pratiche, archivi da mettere in ordine.',
    },
    {
      when: 'poi',
      title: 'La carta diventa immagine',
      text: 'I clienti scansionano i faldoni. Conservarli è risolto, ritrovarli no: l’OCR entra nei nostri progetti.',
    },
    {
      when: 'poi',
      title: 'La ricerca a Cagliari',
      text: 'Un gruppo si dedica a come si scrive e si cerca in italiano. È il centro di ricerca e sviluppo di oggi.',
    },
    {
      when: 'poi',
      title: 'Dalle parole al significato',
      text: 'Cercare la parola giusta non basta, se chi ha scritto ne ha usata un’altra. L’indice impara a confrontare i significati.',
    },
    {
      when: String(claims.history.to),
      title: 'Una piattaforma sola',
      text: 'OCR, ricerca e modelli linguistici lavorano insieme, sulla macchina del cliente. È il prodotto che trovate in queste pagine.',
    },
  ],
};

export const values: { margin: string; title: string; seenLabel: string; items: readonly Value[] } = {
  margin: 'Valori',
  title: 'Tre cose su cui non trattiamo',
  seenLabel: 'Come si vede',
  items: [
    {
      title: 'I documenti sono vostri',
      text: 'Non li vediamo, non li copiamo, non ci addestriamo modelli.',
      seen: 'La piattaforma funziona sui vostri server, e il registro dice chi ha aperto che cosa.',
    },
    {
      title: 'Ogni risposta si controlla',
      text: 'Un programma può sbagliare. Chi lavora con i documenti deve poterlo scoprire in un attimo.',
      seen: 'Ogni riga di risposta porta al file, alla pagina e al passo da cui viene.',
    },
    {
      title: 'Diciamo solo ciò che mostriamo',
      text: 'Un professionista decide sui fatti. Le promesse non gli servono.',
      seen: `Una demo di ${claims.trialDays} giorni sui vostri documenti, senza carta di credito.`,
    },
  ],
};

export const offices: {
  margin: string;
  title: string;
  caption: string;
  meridian: string;
  places: readonly [Place, Place];
  items: readonly Office[];
} = {
  margin: 'Sedi',
  title: 'Tre sedi, un meridiano',
  caption: 'Milano e Cagliari stanno quasi sullo stesso meridiano, il nono a est di Greenwich.',
  meridian: '9° E',
  places: [
    { city: headOffice.city, latitude: '45° 28′ N', north: 45.47 },
    { city: research.city, latitude: '39° 13′ N', north: 39.22 },
  ],
  items: [
    {
      name: headOffice.name,
      address: addressOf(headOffice),
      text: 'Direzione, amministrazione, assistenza. Riceviamo su appuntamento.',
    },
    {
      name: sales.name,
      address: addressOf(sales),
      text: 'Demo, preventivi, partner.',
    },
    {
      name: research.name,
      address: addressOf(research),
      text: 'Qui si scrive la piattaforma: lettura, ricerca, modelli.',
    },
  ],
};

export const onward = [
  { label: 'Il prodotto', href: '/prodotto' },
  { label: 'Diventare partner', href: '/partner' },
  { label: 'Contatti', href: '/contatti' },
];
