import type { PageMeta } from '@/lib/schema/page';
import { meta as accessibilita } from './accessibilita';
import { meta as chiSiamo } from './chi-siamo';
import { meta as contatti } from './contatti';
import { meta as contattiInviato } from './contatti/inviato';
import { meta as cookie } from './cookie';
import { meta as documentazione } from './documentazione';
import { meta as documentazioneFaq } from './documentazione/faq';
import { serverErrorMeta } from './errore';
import { meta as home } from './home';
import { meta as newsletter } from './newsletter';
import { meta as newsletterIscritto } from './newsletter/iscritto';
import { notFoundMeta } from './not-found';
import { meta as novita } from './novita';
import { meta as partner } from './partner';
import { meta as partnerInviata } from './partner/inviata';
import { meta as prezzi } from './prezzi';
import { meta as privacy } from './privacy';
import { meta as prodotto } from './prodotto';
import { meta as prodottoDesktop } from './prodotto/desktop';
import { meta as prodottoFunzionalita } from './prodotto/funzionalita';
import { meta as prodottoSpecifiche } from './prodotto/specifiche';
import { meta as prodottoWeb } from './prodotto/web';
import { meta as prova } from './prova';
import { meta as provaArchivio } from './prova/archivio';
import { meta as richiediDemo } from './richiedi-demo';
import { meta as richiediDemoGrazie } from './richiedi-demo/grazie';
import { meta as soluzioni } from './soluzioni';
import { meta as soluzioniAltriSettori } from './soluzioni/altri-settori';
import { meta as soluzioniAziende } from './soluzioni/aziende';
import { meta as soluzioniCommercialisti } from './soluzioni/commercialisti';
import { meta as soluzioniConsulentiLavoro } from './soluzioni/consulenti-lavoro';
import { meta as soluzioniFinanza } from './soluzioni/finanza';
import { meta as soluzioniLegale } from './soluzioni/legale';
import { meta as supporto } from './supporto';
import { meta as tecnologia } from './tecnologia';
import { meta as tecnologiaAi } from './tecnologia/ai';
import { meta as tecnologiaOcr } from './tecnologia/ocr';
import { meta as tecnologiaRicerca } from './tecnologia/ricerca';
import { meta as tecnologiaSicurezza } from './tecnologia/sicurezza';

/** Every page with a copy file, by its address. Guides and articles have their metadata in the frontmatter. */
export const pages = {
  '/': home,
  '/prodotto': prodotto,
  '/prodotto/funzionalita': prodottoFunzionalita,
  '/prodotto/desktop': prodottoDesktop,
  '/prodotto/web': prodottoWeb,
  '/prodotto/specifiche': prodottoSpecifiche,
  '/tecnologia': tecnologia,
  '/tecnologia/ricerca': tecnologiaRicerca,
  '/tecnologia/ai': tecnologiaAi,
  '/tecnologia/ocr': tecnologiaOcr,
  '/tecnologia/sicurezza': tecnologiaSicurezza,
  '/soluzioni': soluzioni,
  '/soluzioni/legale': soluzioniLegale,
  '/soluzioni/finanza': soluzioniFinanza,
  '/soluzioni/commercialisti': soluzioniCommercialisti,
  '/soluzioni/consulenti-lavoro': soluzioniConsulentiLavoro,
  '/soluzioni/aziende': soluzioniAziende,
  '/soluzioni/altri-settori': soluzioniAltriSettori,
  '/prezzi': prezzi,
  '/contatti': contatti,
  '/supporto': supporto,
  '/partner': partner,
  '/prova': prova,
  '/prova/archivio': provaArchivio,
  '/chi-siamo': chiSiamo,
  '/documentazione': documentazione,
  '/documentazione/faq': documentazioneFaq,
  '/novita': novita,
  '/richiedi-demo': richiediDemo,
  '/privacy': privacy,
  '/cookie': cookie,
  '/accessibilita': accessibilita,
  '/contatti/inviato': contattiInviato,
  '/partner/inviata': partnerInviata,
  '/richiedi-demo/grazie': richiediDemoGrazie,
  '/newsletter': newsletter,
  '/newsletter/iscritto': newsletterIscritto,
  // The same page under its second address (D5).
  '/soluzioni/altri': {
    ...soluzioniAltriSettori,
    path: '/soluzioni/altri',
    canonical: '/soluzioni/altri-settori',
  },
} satisfies Record<string, PageMeta>;

/** Pages without an address, by their status. */
export const errorPages = { '404': notFoundMeta, '500': serverErrorMeta };
