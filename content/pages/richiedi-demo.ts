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
  updated: '2026-11-22',
};

export const intro: DemoIntroCopy = {
  title: 'Richiedete una demo personalizzata',
  lead: 'La prova migliore è sui vostri documenti. Diteci chi siete: prepariamo la demo sul vostro lavoro.',
  facts: [
    { value: `${claims.trialDays} giorni`, text: 'di prova gratuita' },
    { value: 'Nessuna', text: 'carta di credito richiesta' },
  ],
  next: {
    title: 'Che cosa succede dopo',
    steps: [
      'Vi telefoniamo per capire quali documenti avete e che cosa cercate.',
      'Scegliamo insieme un archivio di esempio e il giorno della dimostrazione.',
      `Provate la piattaforma con noi, poi da soli fino alla fine della prova. ${offer.trial}`,
      offer.afterTrial,
    ],
  },
};
