import { claims } from '@/content/claims';
import type { PageMeta } from '@/lib/schema/page';
import type { ShortPageCopy } from '@/lib/schema/sections/short-page';

export const meta: PageMeta = {
  path: '/soluzioni/aziende',
  label: 'Aziende',
  title: 'Ricerca documentale AI per le aziende',
  description:
    'Procedure, contratti, offerte e manuali dell’azienda ritrovati con una domanda, nel rispetto dei permessi che già avete.',
  parents: ['/', '/soluzioni'],
  closingBand: true,
  index: true,
  updated: '2026-11-21',
};

export const copy: ShortPageCopy = {
  title: 'La risposta c’è già, in un documento dell’azienda',
  lead: 'Procedure, contratti, offerte e manuali. Si trovano con una domanda, nel rispetto dei permessi che già avete.',
  action: { label: 'Richiedi una Demo', href: '/richiedi-demo#form-contatto' },
  lists: [
    {
      id: 'azienda',
      margin: 'Per l’azienda',
      title: 'Che cosa cambia tra un ufficio e l’altro',
      items: [
        {
          term: 'Una ricerca per tutti',
          text: `Un solo archivio da interrogare, in più di ${claims.multilingualSearchLanguages} lingue.`,
        },
        {
          term: 'I permessi che avete',
          text: 'Utenti e gruppi arrivano da LDAP o Active Directory. Ciascuno trova solo ciò che può vedere.',
        },
        {
          term: 'Documenti nuovi dai vecchi',
          text: 'Relazioni, presentazioni e procedure operative nascono dai documenti dell’azienda.',
        },
        { term: 'I vostri programmi', text: 'Le API collegano l’archivio ai programmi che usate già.' },
        {
          term: 'Avvio',
          text: `${claims.implementation.standard} di norma, ${claims.implementation.complex} nei progetti complessi.`,
        },
      ],
    },
  ],
  onward: [
    { label: 'Funzionalità', href: '/prodotto/funzionalita' },
    { label: 'Contatti', href: '/contatti' },
  ],
};
