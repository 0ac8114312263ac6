import { site } from '@/content/site';
import { failureWords } from './common';

const { title, alternative, phone, mail } = failureWords(site.mail.info);

/** The page that a form sent without JavaScript gets when it is too long, or one too many; the server says which. */
export const refusedWords = {
  site: site.name,
  title,
  back: 'Il pulsante Indietro del browser vi riporta a quanto avete scritto.',
  alternative,
  phone,
  mail,
  home: { label: 'Alla pagina iniziale', href: '/' },
} as const;
