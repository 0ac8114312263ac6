import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleForWorkerd } from '@/scripts/bundle-worker.mjs';
import { createWorkerd, type WorkerdOptions } from './workerd';

/** The recipient of the company's messages. */
export const MAIL_TO = 'info@azienda.example';

/** `provider`: address of the fake provider; `speed`: how much faster its clock is; `timeoutMs`: of an attempt to send. */
type Options = Pick<WorkerdOptions, 'variables'> & { provider?: string; speed: number; timeoutMs?: number };

/** The site's Cloudflare worker on workerd with a fast clock (test-worker.ts), not yet started. */
export async function fastWorkerd({ provider, speed, variables, timeoutMs = 5000 }: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'fast-worker-'));
  const module = join(folder, 'index.mjs');
  await bundleForWorkerd('tests/worker/test-worker.ts', module, { ERROR_PAGES: '{}' });
  const unlimited = '1000000';
  const workerd = await createWorkerd({
    module,
    className: 'TestLeads',
    variables: {
      ORIGIN: `${Date.now()}`,
      SPEED: `${speed}`,
      TIMEOUT_MS: `${timeoutMs}`,
      MAIL_TO,
      MAIL_PER_SECOND: unlimited,
      MAIL_PER_HOUR: unlimited,
      RATE_LIMIT_MAX: unlimited,
      ...(provider ? { RESEND_API_KEY: 're_prova', RESEND_BASE_URL: provider } : {}),
      ...variables,
    },
  });
  rmSync(folder, { recursive: true, force: true });
  return workerd;
}
