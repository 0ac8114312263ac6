import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import type { RouteList } from '@/lib/http/route-list';
import { freePort } from '@/tests/free-port';
import { start } from './process';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** A drawing whose script has another name for its namespace, and which says in its own text that it has run. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><style>text { fill: rgb(1, 2, 3) }</style>
<text id="told" y="15">still</text>
<x:script xmlns:x="http://www.w3.org/2000/svg">document.getElementById('told').textContent = 'ran ' + localStorage.length</x:script>
</svg>`;

test('a drawing with a script in it runs nothing when it is opened by its address', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  cpSync(join(project, 'out'), folder, { recursive: true });
  const list: RouteList = JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8'));
  // With the headers of the drawing that is there.
  const added = { ...list.routes['/icon.svg'], file: 'attivo.svg', size: drawing.length };
  writeFileSync(join(folder, 'site/attivo.svg'), drawing);
  const routes = { ...list.routes, '/attivo.svg': { ...added, br: undefined, gz: undefined } };
  writeFileSync(join(folder, 'routes.json'), JSON.stringify({ ...list, routes }));
  const port = await freePort();
  const server = start({
    command: [process.execPath, join(folder, 'server.mjs')],
    cwd: folder,
    env: { PORT: String(port), MAIL_SPOOL_DIR: join(folder, 'mail') },
  });
  try {
    await server.until('"listening"');
    await page.goto(`http://localhost:${port}/attivo.svg`);
    await expect(page.locator('#told')).toHaveText('still');
    await expect(page.locator('#told')).toHaveCSS('fill', 'rgb(1, 2, 3)');
  } finally {
    server.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  }
});
