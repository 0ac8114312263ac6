import { site } from '@/content/site';

/** The strings that the specification quotes, by page. Those in the answers of forms are tested with the forms. */
export const fixedStrings: Record<string, readonly string[]> = {
  '/': ['Richiedi una Demo', 'Ricerca Semantica', 'AI Documentale', 'Sicurezza Avanzata', 'Richiedi Demo'],
  '/prodotto/desktop': ['Verifica Requisiti'],
  '/prezzi': [
    'Piani e Prezzi Trasparenti',
    'Inizia Gratis',
    'Prova Gratuita',
    'Contattaci',
    'Standard',
    'Professional',
    'Enterprise',
  ],
  '/supporto': [
    'Centro Supporto',
    'In Allestimento',
    'Configurazione iniziale',
    'Ricerca semantica avanzata',
    'Automazione dei flussi documentali',
    'Guarda il tutorial',
    ...(site.external.helpdesk ? ['Apri un ticket di supporto'] : []),
    'Base',
    'Intermedio',
    'Avanzato',
  ],
  '/contatti': ['Contattaci', 'Dove trovarci', 'Invia richiesta', '* Campi obbligatori'],
  '/partner': ['Candidatura'],
  '/prodotto': ["Il futuro dell'elaborazione documentale intelligente è qui, ed è on-premise"],
  '/richiedi-demo': ['Acconsento al trattamento dei dati personali'],
};
