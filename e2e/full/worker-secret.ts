/** Opens the leads of the worker under test (LEADS_SECRET). */
export const WORKER_SECRET = 'segreto-delle-prove-sul-worker-0123456789';
