import type { SectorHeadCopy } from '@/components/sections/sector-head';
import { offer } from '@/content/offer';
import { planTags } from '@/content/plans';
import { documentSamples } from '@/content/samples/consulenti-lavoro';
import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/soluzioni/consulenti-lavoro',
  label: 'Consulenti del lavoro',
  title: 'AI documentale per consulenti del lavoro',
  description:
    'Rinnovi dei contratti collettivi, lettere, cedolini: la pagina che serve, cliente per cliente. On-premise con Enterprise.',
  fill: { settore: 'consulente-lavoro' },
  updated: '2026-11-28',
  related: ['/tecnologia/sicurezza', '/documentazione/gestione-utenti', '/prezzi'],
};

export const head: SectorHeadCopy = {
  title: 'Le lettere da aggiornare dopo il rinnovo di un contratto collettivo',
  intro:
    'Per consulenti del lavoro: quali clienti hanno ancora scritta la regola di prima? La piattaforma confronta il testo nuovo con il vecchio, poi cerca nelle carte di tutti i clienti e indica la pagina da correggere.',
  action: { label: 'Richiedi una Demo', href: '/richiedi-demo#form-contatto', fill: meta.fill },
  contact: { label: 'Parliamone insieme', href: '/contatti' },
  prices: offer.sectorPrices,
};

export const challenges = {
  eyebrow: 'Le difficoltà',
  title: 'Ogni momento chiede una carta diversa',
  items: [
    {
      label: 'Prima dei cedolini',
      title: 'La voce c’è, il motivo no',
      text: 'Un superminimo o una trattenuta nascono da una lettera di anni fa, che nessuno ritrova.',
    },
    {
      label: 'Quando arriva l’ispettore',
      title: 'Chiede di un dipendente e vuole il fascicolo',
      text: 'Assunzione, presenze, cedolini e accordi stanno in posti diversi, con nomi diversi.',
    },
    {
      label: 'Ogni giorno',
      title: 'Nei fascicoli ci sono certificati e deleghe sindacali',
      text: 'Un fornitore esterno che li tratta diventa un sub-responsabile, e il cliente deve autorizzarlo.',
    },
  ],
};

export const solutions = {
  eyebrow: 'Le risposte',
  title: 'Che cosa chiedere a ogni documento',
  plan: `confronto, estrazione, riassunto e bozza ${planTags.Professional}`,
  items: [
    {
      document: 'Contratto collettivo',
      title: 'Confronto e monitoraggio',
      text: 'L’accordo di rinnovo accanto al testo di prima, con le differenze e i documenti che ne sono toccati.',
      sample: documentSamples.agreement,
    },
    {
      document: 'Lettera di assunzione',
      title: 'Estrazione dei dati',
      text: 'Livello, orario, prova, contratto applicato in una tabella sola.',
      sample: documentSamples.hiring,
    },
    {
      document: 'Cedolino',
      title: 'Classificazione e ricerca',
      text: 'È riconosciuto automaticamente. Una sola domanda trova la voce e la lettera che la spiega.',
      sample: documentSamples.payslip,
    },
    {
      document: 'Verbale di primo accesso',
      title: 'Riassunto',
      text: 'Lavoratori trovati, documenti richiesti e termini, ciascuno con il suo passo.',
      sample: documentSamples.inspection,
    },
    {
      document: 'Circolare ai clienti',
      title: 'Bozza con le fonti',
      text: 'La circolare nasce dal testo del rinnovo. Voi la correggete e la firmate.',
      sample: documentSamples.letter,
    },
    {
      document: 'Fascicolo del dipendente',
      title: 'Permessi e registro',
      text: 'Lo trova solo chi segue il cliente, nei risultati e nella chat. Il registro dice chi l’ha aperto.',
      sample: documentSamples.folder,
    },
  ],
};

export const faq = {
  eyebrow: 'Domande',
  title: 'Che cosa chiedere prima di cominciare',
};
