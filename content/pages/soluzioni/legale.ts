import type { SectorHeadCopy } from '@/components/sections/sector-head';
import type { ContractArticlesCopy } from '@/components/soluzioni/legale/contract-articles';
import type { RecitalsCopy } from '@/components/soluzioni/legale/recitals';
import { offer } from '@/content/offer';
import { extracted } from '@/content/samples/legale';
import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/soluzioni/legale',
  label: 'Studi legali',
  title: 'Ricerca e AI documentale per studi legali',
  description:
    'Precedenti, clausole e atti del vostro studio trovati per significato, con la pagina da citare. On-premise con Enterprise.',
  closingBand: true,
  fill: { settore: 'settore-legale' },
  index: true,
  updated: '2026-11-24',
};

export const head: SectorHeadCopy = {
  over: 'Ricerca e confronto per studi legali',
  title: 'Tra una bozza e l’altra è cambiata una parola',
  lead: 'La controparte rimanda il contratto la sera prima della firma: «solo ritocchi». La piattaforma confronta le versioni e avverte se una clausola sposta il rischio. Poi cerca per significato in atti, pareri e contratti. Con l’installazione on-premise, nel piano Enterprise, i fascicoli restano sui server dello studio.',
  action: { label: 'Richiedi una Demo', href: '/richiedi-demo#form-contatto', fill: meta.fill },
  contact: { label: 'Parliamone insieme', href: '/contatti' },
};

export const challenges: { eyebrow: string; title: string } & RecitalsCopy = {
  eyebrow: 'Le difficoltà',
  title: 'Il tempo se ne va prima di arrivare al diritto',
  opening: 'Premesso che',
  closing: 'tutto ciò premesso, la piattaforma fa quanto segue.',
  items: [
    {
      title: 'Due bozze da quaranta pagine, e un’ora per rileggerle.',
      text: 'Le revisioni in linea mostrano solo quello che l’altra parte ha scelto di lasciare visibile.',
    },
    {
      title: 'Quell’argomento lo abbiamo già scritto, ma dove?',
      text: 'Il precedente è in una memoria di anni fa. Il nome del file dice soltanto «definitiva2».',
    },
    {
      title: 'La ricerca non legge i faldoni scansionati.',
      text: 'Perizie, notifiche e atti scansionati sono immagini: una ricerca per parola li salta.',
    },
    {
      title: 'La norma è cambiata e i modelli no.',
      text: 'Una clausola corretta quando fu scritta resta in circolazione, di contratto in contratto.',
    },
    {
      title: 'Non tutti devono vedere tutto.',
      text: 'Un fascicolo in conflitto va chiuso a chi non lo segue, e bisogna poterlo dimostrare.',
    },
    {
      title: 'Gli strumenti AI comodi sono spesso quelli pubblici.',
      text: 'Uno studio non può incollarvi l’atto di un cliente senza sapere dove finisce e se addestra un modello.',
    },
  ],
};

export const solutions: ContractArticlesCopy = {
  id: 'soluzioni',
  eyebrow: 'Le risposte',
  title: 'Che cosa fa la piattaforma in uno studio',
  groupLabel: 'Titolo',
  articleLabel: 'Art.',
  groups: [
    {
      title: 'Sul contratto',
      items: [
        {
          title: 'Analisi delle clausole',
          text: 'Legge il testo e indica le clausole rischiose, ciascuna con il motivo e il punto esatto.',
          sample: {
            lines: [
              'Art. 14.2: ==disdetta nove mesi prima==.',
              'Il rinnovo tacito diventa difficile da evitare.',
            ],
          },
        },
        {
          title: 'Confronto fra versioni',
          text: 'Mette due bozze fianco a fianco e segna ogni differenza nel testo, anche se non tracciata.',
          sample: { lines: ['Bozza 2: entro trenta giorni', 'Bozza 3: entro trenta giorni ==lavorativi=='] },
        },
        {
          title: 'Estrazione dei dati',
          text: 'Parti, scadenze, importi, foro competente: da una cartella di contratti a una tabella.',
          sample: { lines: extracted },
        },
      ],
    },
    {
      title: 'Nell’archivio',
      items: [
        {
          title: 'Ricerca semantica',
          text: 'Trova il precedente anche se usa altre parole, nelle memorie, nei pareri e nelle scansioni.',
          sample: {
            lines: [
              'Chiedete: perdita di chance',
              'Trova: «…==la concreta occasione di aggiudicarsi la gara==»',
            ],
          },
        },
        {
          title: 'Monitoraggio normativo',
          text: 'Segue i cambiamenti delle norme nelle raccolte che tenete in archivio e mostra quali documenti ne sono toccati.',
          sample: {
            lines: ['Cambia la norma sul preavviso', 'Da rivedere: locazione-uso-diverso.docx, ==art. 5=='],
          },
        },
        {
          title: 'Conservazione digitale',
          text: 'Gli atti si classificano per tipo e si conservano in ordine, pronti a essere ritrovati. Questo non sostituisce la conservazione a norma.',
          sample: { lines: ['perizia-contabile.pdf', 'Tipo riconosciuto: perizia'] },
        },
      ],
    },
    {
      title: 'Sul segreto',
      items: [
        {
          title: 'Accesso per ruoli',
          text: 'Permessi fino al singolo documento, con utenti e gruppi da LDAP o Active Directory.',
          sample: { lines: ['Socio: tutti i fascicoli', 'Praticante: solo i fascicoli assegnati'] },
        },
        {
          title: 'Registro di audit',
          text: 'Chi ha cercato, aperto o scaricato che cosa, e quando. Anche i tentativi respinti.',
          sample: { log: true, lines: ['11:40 VIEW socio.1', '11:42 ACCESS_DENIED praticante.2'] },
        },
        {
          title: 'Tutto on-premise',
          text: `Con l’installazione on-premise la piattaforma lavora sui server dello studio. ${offer.training}`,
          sample: { lines: ['Nello studio: documenti, indice, modelli', 'Fuori: niente'] },
        },
      ],
    },
  ],
};

export const faq = {
  eyebrow: 'Domande',
  title: 'Quello che uno studio chiede prima di provare',
};
