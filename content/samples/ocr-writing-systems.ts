import type { WritingSample } from '@/components/tecnologia/ocr/writing-systems';
import type { claims } from '@/content/claims';

type Named = (typeof claims.ocr.product.named)[number];

/**
 * The word «lettera» in every language that the claims name. Scripts that our fonts do not contain are drawn,
 * so that no visitor sees empty boxes. Their id in components/tecnologia/ocr/letter-words.svg is the language
 * code.
 */
export const letterIn: Record<Named, WritingSample> = {
  italiano: { lang: 'it', word: 'lettera' },
  inglese: { lang: 'en', word: 'letter' },
  francese: { lang: 'fr', word: 'lettre' },
  tedesco: { lang: 'de', word: 'Brief' },
  spagnolo: { lang: 'es', word: 'carta' },
  portoghese: { lang: 'pt', word: 'carta' },
  russo: {
    lang: 'ru',
    word: 'письмо',
    drawnWidth: 671,
  },
  arabo: {
    lang: 'ar',
    word: 'رسالة',
    drawnWidth: 404,
  },
  cinese: {
    lang: 'zh',
    word: '信函',
    drawnWidth: 400,
  },
  giapponese: {
    lang: 'ja',
    word: '手紙',
    drawnWidth: 400,
  },
  coreano: {
    lang: 'ko',
    word: '편지',
    drawnWidth: 386,
  },
};
