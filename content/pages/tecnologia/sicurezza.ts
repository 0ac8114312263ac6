import type { ContrastTableCopy } from '@/components/sections/contrast-table';
import type { AuditTrailCopy } from '@/components/tecnologia/sicurezza/audit-trail';
import type { DesignChoicesCopy } from '@/components/tecnologia/sicurezza/design-choices';
import type { PerimeterHeadCopy } from '@/components/tecnologia/sicurezza/perimeter-head';
import type { PrinciplesCopy } from '@/components/tecnologia/sicurezza/principles';
import type { SectionCopy } from '@/components/ui/section';
import { offer } from '@/content/offer';
import { perimeter } from '@/content/perimeter';
import { auditRequest, slips } from '@/content/samples/sicurezza';
import { site } from '@/content/site';
import { textCopy } from '@/content/text-copy';
import type { PageMeta } from '@/lib/schema/page';

export const meta: PageMeta = {
  path: '/tecnologia/sicurezza',
  label: 'Sicurezza e privacy',
  title: 'Sicurezza e privacy dei documenti on-premise',
  description:
    'Il perimetro, i ruoli, i permessi fino al singolo documento e il registro di audit: come sono protetti i documenti, sui vostri server o su un’istanza ospitata.',
  updated: '2026-11-28',
  related: ['/documentazione/gestione-utenti', '/prodotto/specifiche', '/contatti'],
};

export const head: PerimeterHeadCopy = {
  title: 'I documenti restano da voi. Anche le domande',
  intro:
    'Una domanda dice molto di chi la pone. Con l’installazione on-premise, nel piano Enterprise, documenti, modelli e domande stanno sulla vostra infrastruttura.',
  action: { label: 'Richiedi una Demo', href: '/richiedi-demo#form-contatto' },
  more: { label: 'Confrontate due vostre bozze', href: '/prova' },
  print: textCopy.print,
  condition: { label: 'I piani', href: '/prezzi' },
  perimeter: {
    ...perimeter,
    rooms: [
      { name: 'Documenti', text: 'Nelle cartelle che scegliete', slip: slips.documents },
      { name: 'Lettura e OCR', text: 'Anche le scansioni diventano testo', slip: slips.reading },
      { name: 'Indice', text: 'I significati e le parole di ogni pagina', slip: slips.index },
      { name: 'Domanda', text: 'Filtrata dai permessi di chi la fa', slip: slips.question },
      { name: 'Modelli AI', text: 'Eseguiti qui, sul vostro server' },
      { name: 'Risposta', text: 'Nel client o nel browser, con la fonte', slip: slips.answer },
    ],
    log: { name: 'Registro di audit', text: 'Chi ha fatto che cosa, e quando', slip: slips.log },
  },
};

export const places: SectionCopy & { table: ContrastTableCopy } = {
  id: 'due-modi',
  eyebrow: 'Due modi',
  title: 'Sui vostri server, o su un’istanza ospitata',
  table: {
    caption: 'Dove stanno i dati e chi li tratta, su un’istanza ospitata e sui server del cliente',
    columns: { row: 'Che cosa', theirs: 'Istanza ospitata', ours: 'Sui vostri server, con Enterprise' },
    rows: [
      {
        label: 'Documenti, indice, modelli',
        theirs: `In cloud: ${site.hosting.provider}, ${site.hosting.place}. Con Enterprise il luogo si concorda.`,
        ours: 'Nella vostra rete.',
      },
      {
        label: 'Chi tratta i dati',
        theirs: 'Noi, per vostro conto, ai sensi dell’articolo 28 del GDPR.',
        ours: 'Voi. Nessun fornitore esterno riceve i documenti.',
      },
      {
        label: 'Aggiornamenti e copie',
        theirs: 'Li regola il contratto: chi li fa, quando e dove.',
        ours: 'Ci pensate voi, quando decidete voi. Se il server si collega per licenza o aggiornamenti, chiedetecelo.',
      },
    ],
    note: `Ruoli, permessi e registro di audit sono gli stessi. ${offer.intervention}`,
  },
};

export const choices: DesignChoicesCopy = {
  id: 'progetto',
  eyebrow: 'Privacy by design',
  title: 'La protezione si decide quando si disegna il prodotto',
  intro: 'L’articolo 25 del GDPR chiede di proteggere i dati fin dalla progettazione.',
  chosenLabel: 'Abbiamo scelto',
  items: [
    {
      discarded: 'Si potevano mandare file e domande a un servizio esterno.',
      chosen: 'Indice e modelli possono stare accanto ai vostri file',
      effect: 'Con l’installazione on-premise chi chiede non manda nulla a terzi.',
    },
    {
      discarded: 'Si poteva coprire sullo schermo ciò che non si può aprire.',
      chosen: 'I permessi valgono prima dei risultati',
      effect: 'Un documento riservato non compare nemmeno come titolo.',
    },
    {
      discarded: 'Si poteva lasciare ogni file nuovo aperto a tutti.',
      chosen: 'Un file nuovo nasce con i permessi della sua cartella',
      effect: 'Il file è protetto dal primo momento.',
    },
  ],
};

export const principles: PrinciplesCopy = {
  id: 'principi',
  eyebrow: 'Principi',
  title: 'Sei impegni',
  items: [
    {
      name: 'Dati in casa',
      text: 'Con l’installazione on-premise tutto sta da voi: senza Internet, in sede si cerca e si chiede come prima.',
    },
    { name: 'Nessun addestramento', text: offer.training },
    {
      name: 'Minimo privilegio',
      text: 'Ciascuno ha il ruolo che gli serve, e permessi stretti fino al singolo documento.',
    },
    {
      name: 'Accessi tracciati',
      text: 'Chi entra, cerca, apre o condivide lascia una riga. Anche chi è respinto.',
    },
    { name: 'Solo il necessario', text: 'Si indicizza ciò che indicate o caricate, e nient’altro.' },
    { name: 'Nessuno fuori dal registro', text: offer.administrators },
  ],
};

export const access: SectionCopy & { matrixNote: string } = {
  id: 'accessi',
  eyebrow: 'Controllo degli accessi',
  title: 'Il ruolo dice che cosa. Il permesso dice dove',
  intro: `${offer.permissions} Il permesso di una cartella passa a ciò che contiene; una sottocartella o un solo documento lo possono restringere.`,
  matrixNote: 'Sono i ruoli predefiniti. Potete rinominarli e aggiungerne altri.',
};

export const audit: AuditTrailCopy = {
  id: 'registro',
  eyebrow: 'Registro di audit',
  title: 'Chi, che cosa, quando. Anche gli accessi negati',
  intro: 'Otto eventi. Ogni riga porta data e ora, utente, IP ed esito; il resto dipende dall’evento.',
  illustration: 'Esempio illustrativo',
  caption: 'una mattina inventata in un ufficio crediti, con una riga per ogni tipo di evento.',
  readers: {
    title: 'Chi lo legge',
    paragraphs: [
      'L’Amministratore legge l’intero registro, il Responsabile le righe della propria area.',
      'Dal piano Professional anche un vostro sistema, con le API:',
    ],
    request: auditRequest,
  },
};

export const faq = {
  id: 'domande',
  eyebrow: 'Domande',
  title: 'Le domande di un responsabile della protezione dei dati',
};
