import type { ArchitectureCopy } from '@/components/prodotto/specifiche/architecture';
import { offer } from '@/content/offer';
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

export const architecture: ArchitectureCopy = {
  id: 'architettura',
  title: 'Architettura',
  caption:
    'Dalle cartelle sorvegliate i file arrivano al server: lettura e OCR ne ricavano il testo, che entra nei due indici. Sullo stesso server i modelli scrivono le risposte, per client, interfaccia web e API. Utenti e gruppi vengono da Active Directory o LDAP.',
  frame: 'La vostra infrastruttura',
  server: 'Server della piattaforma',
  sources: { label: 'Cartelle sorvegliate', items: ['Sul server', 'Sul file server', 'Dello scanner'] },
  reading: {
    name: 'Lettura e OCR',
    text: 'Ricava il testo da ogni pagina, anche dalle scansioni. Riconosce il tipo. I file nuovi entrano in coda da soli.',
  },
  indexes: [
    { name: 'Indice vettoriale', text: 'Il significato di ogni passo.' },
    { name: 'Indice delle parole', text: 'Le parole esatte.' },
  ],
  answers: {
    name: 'Ricerca e risposte',
    text: 'Fonde i due indici e applica i permessi. Restituisce il passo, il file e la pagina.',
  },
  models: {
    name: 'Modelli linguistici, in locale',
    text: 'Calcolano i vettori dei passi. Scrivono riassunti, bozze e risposte dai passi trovati.',
  },
  directory: { name: 'Active Directory o LDAP', text: 'Utenti e gruppi' },
  permissions: { name: 'Ruoli e permessi', text: 'Decidono prima di ogni risultato.' },
  audit: {
    name: 'Registro di audit',
    text: 'Chi ha cercato, aperto, scaricato, condiviso. Anche chi è stato respinto.',
  },
  access: {
    label: 'Come si usa',
    items: [
      { name: 'API', text: 'da altri programmi' },
      { name: 'Client desktop', text: 'Windows, macOS, Linux' },
      { name: 'Interfaccia web', text: 'dal browser' },
    ],
  },
  outside: {
    nothing: 'La cornice è il confine: documenti, indici, modelli e domande restano al suo interno.',
    entry:
      'Da fuori sede si entra con il client o con il browser, se lo autorizzate. I permessi non cambiano.',
  },
};
