/** LEADS_SECRET of the Cloudflare worker under test. */
export const WORKER_SECRET = 'segreto-delle-prove-sul-worker-0123456789';
