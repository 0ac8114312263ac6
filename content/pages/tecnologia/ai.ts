import type { CapabilitiesCopy } from '@/components/tecnologia/ai/capabilities';
import type { ModelLimitsCopy } from '@/components/tecnologia/ai/model-limits';
import { aiTasks } from '@/content/ai-tasks';
import { planTags } from '@/content/plans';
import { capabilitySamples, errorSample } from '@/content/samples/ai';
import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/tecnologia/ai',
  label: 'AI documentale',
  title: 'AI e LLM on-premise per i documenti',
  description:
    'Modelli linguistici che leggono contratti, riassumono fascicoli e rispondono con la fonte. On-premise con Enterprise.',
  keywords: [
    'AI documentale',
    'LLM on-premise',
    'intelligenza artificiale per documenti',
    'analisi dei contratti',
    'chat con i documenti',
    'riassunto automatico di documenti',
  ],
  canonical: '/tecnologia/ai/',
  updated: '2026-11-28',
  related: ['/tecnologia/sicurezza', '/prodotto/funzionalita', '/documentazione/tutorial-analisi'],
};

export const head = {
  title: 'AI documentale: dal contratto alla riga che conta',
  intro:
    'Dal piano Professional i modelli linguistici riassumono, confrontano, preparano bozze, rispondono. Accanto a ogni risposta c’è la pagina da cui viene. On-premise, con Enterprise, lavorano sulla vostra infrastruttura.',
  action: { label: 'Richiedi una Demo', href: '/richiedi-demo#form-contatto' },
  more: { label: 'Come sono protetti i dati', href: '/tecnologia/sicurezza' },
};

export const capabilities: CapabilitiesCopy = {
  id: 'lavori',
  eyebrow: 'Che cosa fa',
  title: 'Quattro verbi, sui vostri documenti',
  plan: `modelli e tassonomie su misura ${planTags.Enterprise}`,
  groups: [
    {
      verb: 'Leggere',
      capabilities: [
        {
          title: 'Riassunti',
          text: 'Un verbale lungo diventa i punti su cui decidere. Accanto a ogni punto, la sua pagina.',
          sample: capabilitySamples.summary,
        },
        {
          title: 'Chat con i documenti',
          text: 'Chiedete, poi chiedete meglio. La conversazione tiene il filo e cita la fonte, o dice che non c’è.',
          sample: capabilitySamples.chat,
        },
      ],
    },
    {
      verb: 'Scrivere',
      capabilities: [
        {
          title: 'Relazioni e presentazioni',
          text: 'Da più documenti, una prima stesura ordinata: testo per la relazione, diapositive per la presentazione.',
          sample: capabilitySamples.slides,
        },
        {
          title: 'Procedure operative',
          text: 'Le istruzioni vengono da manuali e ordini di servizio. La frase senza fonte è segnata.',
          sample: capabilitySamples.procedure,
        },
      ],
    },
    {
      verb: 'Controllare',
      capabilities: [
        {
          title: 'Analisi dei contratti',
          text: 'Indica le clausole rischiose e dice perché. Confronta due versioni, parola per parola.',
          sample: capabilitySamples.diff,
        },
        {
          title: 'Monitoraggio normativo',
          text: 'Segue i cambiamenti delle norme nelle raccolte che tenete in archivio e mostra i documenti da rivedere.',
          sample: capabilitySamples.norms,
        },
      ],
    },
    {
      verb: 'Adattarsi',
      capabilities: [
        {
          title: 'Modelli e tassonomie su misura',
          text: 'Le parole e il modello sono i vostri, e con l’installazione on-premise restano sui vostri server.',
          sample: capabilitySamples.taxonomy,
        },
        {
          title: 'Attività AI',
          text: `Sono sei: ${Object.values(aiTasks).join(', ').toLowerCase()}.`,
          sample: capabilitySamples.entities,
        },
      ],
    },
  ],
};

export const limits: ModelLimitsCopy = {
  id: 'limiti',
  eyebrow: 'Limiti',
  title: 'Può sbagliare. Ecco come ve ne accorgete',
  intro:
    'Un modello linguistico compone frasi, e nel comporle può perdere un dettaglio. Questa risposta, per esempio, è sbagliata.',
  sample: {
    answer: { label: 'Risposta', text: errorSample.answer, mark: '1' },
    source: errorSample.source,
    verdict: 'Alla risposta manca una parola. La fonte ce l’ha, ed è a un clic.',
  },
  notes: [
    {
      title: 'La fonte prima della risposta',
      text: 'Quando la risposta conta, aprite il numero e leggete il passo nel suo contesto.',
    },
    {
      title: 'Il giudizio resta vostro',
      text: 'Il prodotto segnala, riassume, propone. Non dà pareri e non sostituisce il professionista che firma.',
    },
  ],
};
