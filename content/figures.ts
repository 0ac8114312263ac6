/** A range of numbers. The word joiner prevents a line break after the dash. */
const range = (from: number, to: number, unit: string) => `${from}–\u2060${to}${unit}`;

/**
 * Every figure that the site states (D21), so that each is changed in one place. Amounts are in euro without VAT; texts
 * include their unit.
 */
export const figures = {
  trialDays: 30,
  /** Share of documents, index, models and questions on the customer's machines. */
  onPremise: '100%',
  annualDiscountPercent: 20,
  /** `processes` is the number that reaches the stated time at the stated seconds per page. */
  indexing: { secondsPerPage: '0,1', pages: '10.000', under: '3 minuti', processes: 'sei', secondsOnMinimumServer: 250 },
  queryMilliseconds: 200,
  ocr: {
    product: {
      languages: 190,
      /** The listed languages. Together with the others they are the total. */
      named: [
        'italiano',
        'inglese',
        'francese',
        'tedesco',
        'spagnolo',
        'portoghese',
        'russo',
        'arabo',
        'cinese',
        'giapponese',
        'coreano',
      ],
      listed: 11,
      others: 179,
      accuracy: '99,8%',
    },
    technology: { languages: 200, accuracy: '99,5%' },
  },
  multilingualSearchLanguages: 25,
  replyHours: 24,
  partnerReplyWorkingHours: 48,
  /** The highest support level, 24 hours a day. */
  aroundTheClock: '24 ore su 24 e 7 giorni su 7',
  /** How long the visitor's browser keeps a demo request that could not be sent (D18). */
  demoQueueDays: 7,
  /** How long the server keeps a message after it is delivered. */
  serverCopyDays: 30,
  /** Lifetimes of the analytics cookies and of the consent choice (Garante, guidelines of 10 June 2021). */
  cookies: { analytics: '2 anni', day: '24 ore', choice: '6 mesi' },
  phoneHours: 'lunedì-venerdì, 9:00–\u206018:00',
  implementation: {
    standard: range(2, 4, ' settimane'),
    complex: range(1, 3, ' mesi'),
    quickStart: 'una settimana',
    accountants: range(4, 6, ' settimane'),
    accountantsQuickStart: range(2, 3, ' settimane'),
  },
  partnerProcess: {
    application: range(10, 15, ' minuti'),
    evaluation: range(1, 2, ' settimane'),
    contract: '1 settimana',
    onboarding: range(2, 4, ' settimane'),
    goToMarket: 'continuativo',
  },
  desktop: {
    systems: ['Windows 10/11', 'Windows Server 19/22', 'macOS 11+', 'Ubuntu 20.04+'],
    processor: 'Intel Core i5 o AMD equivalente (8ª generazione o successiva)',
    memory: '8 GB di RAM (16 GB consigliati)',
    connection: 'Connessione a Internet per la sincronizzazione e le funzioni AI',
  },
  browsers: [
    { name: 'Chrome', version: '90+', note: 'consigliato' },
    { name: 'Firefox', version: '88+' },
    { name: 'Edge', version: '90+' },
    { name: 'Safari', version: '14+' },
    { name: 'Opera', version: '76+' },
  ],
  server: {
    cores: 4,
    memory: '16 GB di RAM (32 GB consigliati)',
    disk: '100 GB SSD',
    bandwidth: '50 Mbps',
    systems: [
      'Ubuntu 20.04 o successivo',
      'Debian 11 o successivo',
      'RHEL 8 o successivo',
      'Windows Server 2019 e 2022',
    ],
  },
  formats: ['docx', 'doc', 'xlsx', 'xls', 'pptx', 'ppt', 'odt', 'pdf', 'txt', 'json', 'rtf', 'md'],
  caseStudyBank: {
    review: { before: '72 ore', after: '8 ore' },
    issuesFound: '93%',
    costCut: '42%',
    audit: { before: '3 settimane', after: '2 giorni' },
  },
  finance: {
    jurisdictions: 40,
    returnMonths: range(8, 12, ' mesi'),
    costReduction: range(35, 45, '%'),
    complianceGain: range(60, 70, '%'),
  },
  crossSectorTimeSaved: '70%',
  history: { from: 2002, to: 2024 },
  retention: { service: '10 anni', marketing: '2 anni' },
} as const;
