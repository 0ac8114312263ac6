import type { DemoIntroCopy } from '@/components/richiedi-demo/demo-intro';
import { figures } from '@/content/figures';
import { offer } from '@/content/offer';
import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/richiedi-demo',
  label: 'Richiesta di demo',
  title: 'Richiedete una demo personalizzata',
  description:
    'Una demo preparata sul vostro lavoro, poi trenta giorni di prova gratuita senza carta di credito. Compilate il modulo: vi ricontattiamo noi.',
  noClosingBand: true,
  updated: '2026-11-28',
};

/** The step that visitors can do themselves if there is a calendar (BOOKING_URL). */
export const dayStep = 'Scegliamo insieme il giorno della demo e i documenti della prova.';

export const intro: DemoIntroCopy = {
  title: 'Richiedete una demo personalizzata',
  intro:
    'Ricerca e AI per i documenti del vostro ufficio. Diteci chi siete: prepariamo la demo sul vostro lavoro, poi provate su una parte dei vostri documenti.',
  reassurance: [
    `${figures.trialDays} giorni gratuiti, senza carta di credito`,
    `Vi rispondiamo entro ${figures.replyHours} ore, nei giorni lavorativi`,
    'Dopo la prova, nessun addebito automatico',
  ],
  documents: offer.trialDocuments,
  next: {
    title: 'Che cosa succede dopo',
    done: 'fatto',
    steps: [
      'Ci mandate la richiesta, con cinque dati.',
      'Vi telefoniamo per capire quali documenti avete e che cosa cercate.',
      dayStep,
      `Vi mostriamo la piattaforma. Poi provate da soli per ${figures.trialDays} giorni, su un’istanza ospitata; con Enterprise anche sui vostri server.`,
      offer.afterTrial,
    ],
  },
};
