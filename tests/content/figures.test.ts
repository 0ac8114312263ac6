import { expect, it } from 'vitest';
import { supportFaq } from '@/content/faq/supporto';
import { figures } from '@/content/figures';
import { plans } from '@/content/plans';
import { keptDays } from '@/lib/browser/demo-queue';
import { SENT_DAYS } from '@/lib/mail/delivery/maintenance';

// What the specification fixes stands in the next three tests: change it here with content/. Other tests read content/.
it('the price list is that of the specification', () => {
  expect(plans.map(({ name, price, buttonText }) => [name, price, buttonText])).toEqual([
    ['Standard', 4900, 'Inizia Gratis'],
    ['Professional', 8900, 'Prova Gratuita'],
    ['Enterprise', null, 'Contattaci'],
  ]);
  expect(plans.filter(({ popular }) => popular).map(({ name }) => name)).toEqual(['Professional']);
});

it('the support page has the 19 questions of the specification (D34)', () => {
  expect(supportFaq).toHaveLength(19);
});

it('the figures are those of the specification', () => {
  expect(figures).toMatchObject({
    trialDays: 30,
    annualDiscountPercent: 20,
    indexing: { secondsPerPage: '0,1', pages: '10.000', under: '3 minuti' },
    queryMilliseconds: 200,
    multilingualSearchLanguages: 25,
    replyHours: 24,
    partnerReplyWorkingHours: 48,
    crossSectorTimeSaved: '70%',
    caseStudyBank: {
      review: { before: '72 ore', after: '8 ore' },
      issuesFound: '93%',
      costCut: '42%',
      audit: { before: '3 settimane', after: '2 giorni' },
    },
    finance: {
      jurisdictions: 40,
      returnMonths: '8–\u206012 mesi',
      costReduction: '35–\u206045%',
      complianceGain: '60–\u206070%',
    },
    server: { cores: 4, disk: '100 GB SSD', bandwidth: '50 Mbps' },
    history: { from: 2002, to: 2024 },
  });
});

it('the privacy notice has the days for which the code keeps copies', () => {
  expect(keptDays).toBe(figures.demoQueueDays);
  expect(SENT_DAYS).toBe(figures.serverCopyDays);
});

it('the languages of the OCR add up: the listed ones and the others are the total', () => {
  const { named, listed, others, languages } = figures.ocr.product;
  expect(named).toHaveLength(listed);
  expect(listed + others).toBe(languages);
});

it('the indexing time of the smallest server follows from pages, seconds and cores', () => {
  const { pages, secondsPerPage, secondsOnMinimumServer } = figures.indexing;
  const seconds = Number(pages.replace('.', '')) * Number(secondsPerPage.replace(',', '.'));
  expect(secondsOnMinimumServer).toBe(seconds / figures.server.cores);
});
