import type { DemoIntroCopy } from '@/components/richiedi-demo/demo-intro';
import { claims } from '@/content/claims';
import { offer } from '@/content/offer';
import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/richiedi-demo',
  label: 'Richiesta di demo',
  title: 'Richiedete una demo personalizzata',
  description:
    'Trenta giorni di demo gratuita, senza carta di credito, sui vostri documenti. Compilate il modulo: vi ricontattiamo noi per scegliere il giorno.',
  closingBand: false,
  index: true,
  updated: '2026-11-23',
};

export const intro: DemoIntroCopy = {
  title: 'Richiedete una demo personalizzata',
  lead: 'La prova migliore è sui vostri documenti. Diteci chi siete: prepariamo la demo sul vostro lavoro.',
  reassurance: [
    `${claims.trialDays} giorni gratuiti, senza carta di credito`,
    `Vi rispondiamo entro ${claims.replyHours} ore`,
    'Dopo la prova, nessun addebito automatico',
  ],
  facts: [
    { value: `${claims.trialDays} giorni`, text: 'di prova gratuita' },
    { value: 'Nessuna', text: 'carta di credito richiesta' },
  ],
  next: {
    title: 'Che cosa succede dopo',
    done: 'fatto',
    steps: [
      'Ci mandate la richiesta, con cinque dati.',
      'Vi telefoniamo per capire quali documenti avete e che cosa cercate.',
      'Scegliamo insieme un archivio di esempio e il giorno della dimostrazione.',
      `Provate la piattaforma con noi, poi da soli fino alla fine della prova. ${offer.trial}`,
      offer.afterTrial,
    ],
  },
};
