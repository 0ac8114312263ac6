import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleForWorkerd } from '@/lib/tools/bundle-server.mjs';
import { createWorkerd } from './workerd';

/** The box that the company's messages go to. */
export const MAIL_TO = 'info@azienda.example';

/**
 * The site's worker on workerd, on a clock that runs fast; not started yet.
 * @param options `provider`: address of the fake provider; `speed`: how many seconds pass in one; `timeoutMs`: of an attempt
 */
export async function fastWorkerd(options: {
  provider?: string;
  speed: number;
  timeoutMs?: number;
  variables?: Record<string, string>;
  /** The folder of the assets binding; an empty one unless given. */
  site?: string | undefined;
  /** Whether the database fails on demand (failing-worker.ts); time passes as it does then. */
  canFail?: boolean;
  isCloudflare?: boolean;
  /** Text of `_redirects`. */
  redirects?: string;
}) {
  const { provider, speed, timeoutMs = 5000, variables, site, canFail = false, isCloudflare } = options;
  const { redirects = '' } = options;
  const folder = mkdtempSync(join(tmpdir(), 'fast-worker-'));
  const module = join(folder, 'index.mjs');
  const entry = canFail ? 'tests/worker/failing-worker.ts' : 'tests/worker/fast-worker.ts';
  await bundleForWorkerd(entry, module, { SITE_HEADERS: '""', SITE_REDIRECTS: JSON.stringify(redirects) });
  const workerd = await createWorkerd({
    module,
    className: canFail ? 'FailingLeads' : 'FastLeads',
    ...(site ? { site } : {}),
    isCloudflare,
    variables: {
      ORIGIN: `${Date.now()}`,
      SPEED: `${speed}`,
      TIMEOUT_MS: `${timeoutMs}`,
      MAIL_TO,
      MAIL_PER_SECOND: '1000000',
      MAIL_PER_HOUR: '1000000',
      RATE_LIMIT_MAX: '1000000',
      ...(provider ? { RESEND_API_KEY: 're_prova', RESEND_BASE_URL: provider } : {}),
      ...variables,
    },
  });
  rmSync(folder, { recursive: true, force: true });
  return workerd;
}
