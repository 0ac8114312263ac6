import { site } from '@/content/site';
import { failureCopy } from './common';

const { title, alternative, phone, mail } = failureCopy(site.mail.info);

/** The page that answers a form post without JavaScript that is too long or exceeds the rate limit; the server adds the reason. */
export const refusedCopy = {
  site: site.name,
  title,
  back: 'Il pulsante Indietro del browser vi riporta a quanto avete scritto.',
  alternative,
  phone,
  mail,
  home: { label: 'Alla pagina iniziale', href: '/' },
} as const;
