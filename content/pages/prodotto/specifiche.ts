import type { PerimeterCopy } from '@/components/pictures/perimeter';
import { offer } from '@/content/offer';
import { perimeter } from '@/content/perimeter';
import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/prodotto/specifiche',
  label: 'Specifiche tecniche',
  title: 'Specifiche tecniche: architettura e requisiti',
  description:
    'Architettura, requisiti del server, prestazioni, formati, Active Directory, registro di audit e GDPR: la scheda tecnica per chi deve installare.',
  updated: '2026-11-24',
  related: ['/tecnologia/sicurezza', '/documentazione/api-reference', '/documentazione/integrazioni'],
};

export const head = {
  title: 'Specifiche tecniche: un server, tre modi di usarlo',
  intro: `Per chi installa la piattaforma e ne risponde: il disegno dell’installazione on-premise, nel piano Enterprise, e i dati tecnici elencati sotto. ${offer.ai}.`,
  action: { label: 'Richiedi una Demo', href: '/richiedi-demo#form-contatto' },
  more: { label: 'Requisiti del server', href: '#server' },
};

export const architecture: PerimeterCopy & { id: string; title: string } = {
  ...perimeter,
  id: 'architettura',
  title: 'Architettura',
  rooms: [
    {
      name: 'Cartelle sorvegliate',
      text: 'Sul server, sul file server, dello scanner. I file nuovi entrano in coda da soli.',
    },
    {
      name: 'Lettura e OCR',
      text: 'Ricava il testo da ogni pagina, anche dalle scansioni. Riconosce il tipo.',
    },
    {
      name: 'Due indici',
      text: 'Vettoriale, per il significato di ogni passo. Delle parole, per quelle esatte.',
    },
    {
      name: 'Domanda',
      text: 'Da client desktop, interfaccia web o API. Ruoli e permessi decidono prima di ogni risultato; utenti e gruppi vengono da Active Directory o LDAP.',
    },
    {
      name: 'Modelli linguistici, in locale',
      text: 'Calcolano i vettori dei passi. Scrivono riassunti, bozze e risposte dai passi trovati.',
    },
    { name: 'Risposta', text: 'Fonde i due indici. Restituisce il passo, il file e la pagina.' },
  ],
  log: {
    name: 'Registro di audit',
    text: 'Chi ha cercato, aperto, scaricato, condiviso. Anche chi è stato respinto.',
  },
};
