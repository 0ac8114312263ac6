import type { SectorHeadCopy } from '@/components/sections/sector-head';
import type { ContractArticlesCopy } from '@/components/soluzioni/legale/contract-articles';
import type { RecitalsCopy } from '@/components/soluzioni/legale/recitals';
import { offer } from '@/content/offer';
import { planTags } from '@/content/plans';
import { extracted } from '@/content/samples/legale';
import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/soluzioni/legale',
  label: 'Studi legali',
  title: 'Ricerca e AI documentale per studi legali',
  description:
    'Precedenti, clausole e atti del vostro studio trovati per significato, con la pagina da citare. On-premise con Enterprise.',
  fill: { settore: 'settore-legale' },
  updated: '2026-11-24',
  related: ['/tecnologia/sicurezza', '/documentazione/tutorial-analisi', '/prezzi', '/prova/archivio'],
};

export const head: SectorHeadCopy = {
  title: 'Cercare e confrontare i documenti dello studio legale',
  intro:
    'La controparte rimanda il contratto la sera prima della firma: «solo ritocchi». La piattaforma confronta le due bozze e segna ogni parola che cambia. E trova il precedente fra atti, pareri e contratti.',
  action: { label: 'Richiedi una Demo', href: '/richiedi-demo#form-contatto', fill: meta.fill },
  trial: { label: 'Confrontate due vostre bozze', href: '/prova' },
  contact: { label: 'Parliamone insieme', href: '/contatti' },
  prices: offer.sectorPrices,
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
      text: 'Perizie e notifiche sono immagini: una ricerca per parola le salta.',
    },
    {
      title: 'Gli strumenti AI comodi sono spesso quelli pubblici.',
      text: 'Uno studio non può incollarvi l’atto di un cliente senza sapere dove finisce.',
    },
  ],
};

export const solutions: ContractArticlesCopy = {
  id: 'soluzioni',
  eyebrow: 'Le risposte',
  title: 'Che cosa fa la piattaforma in uno studio',
  plan: `clausole, confronto, estrazione e monitoraggio ${planTags.Professional}, on-premise ${planTags.Enterprise}`,
  groupLabel: 'Titolo',
  articleLabel: 'Art.',
  groups: [
    {
      title: 'Sul contratto',
      items: [
        {
          title: 'Analisi delle clausole',
          text: 'Indica le clausole rischiose, ciascuna con il motivo e il punto.',
          sample: {
            lines: [
              'Art. 14.2: ==disdetta nove mesi prima==.',
              'Il rinnovo tacito diventa difficile da evitare.',
            ],
          },
        },
        {
          title: 'Confronto fra versioni',
          text: 'Due bozze fianco a fianco, con ogni differenza nel testo, anche se non tracciata.',
          sample: { lines: ['Bozza 2: entro trenta giorni', 'Bozza 3: entro trenta giorni ==lavorativi=='] },
        },
        {
          title: 'Estrazione dei dati',
          text: 'Parti, scadenze, importi, foro competente in una tabella.',
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
          text: 'Segue le norme nelle raccolte che tenete in archivio e mostra quali documenti ne sono toccati.',
          sample: {
            lines: ['Cambia la norma sul preavviso', 'Da rivedere: locazione-uso-diverso.docx, ==art. 5=='],
          },
        },
        {
          title: 'Atti in ordine per tipo',
          text: 'Il tipo si riconosce all’arrivo. Non è la conservazione a norma.',
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
          text: 'Lavora sui server dello studio.',
          sample: {
            lines: [
              'Nello studio: documenti, indice, modelli',
              'Fuori: niente, salvo l’assistenza che autorizzate',
            ],
          },
        },
      ],
    },
  ],
};

export const faq = {
  eyebrow: 'Domande',
  title: 'Quello che uno studio chiede prima di provare',
};
