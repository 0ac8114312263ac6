import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { freePort } from '@/tests/free-port';
import { start } from './process';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** A drawing whose script has another name for its namespace, and which says in its own text that it has run. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><style>text { fill: rgb(1, 2, 3) }</style>
<text id="told" y="15">still</text>
<x:script xmlns:x="http://www.w3.org/2000/svg">document.getElementById('told').textContent = 'ran ' + localStorage.length</x:script>
</svg>`;

/** In a folder with a rule of its own, and where no rule names it. */
const places = ['/assets/pictures/attivo.svg', '/attivo.svg'];

test('a drawing with a script in it runs nothing when it is opened by its address', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  cpSync(join(project, 'out'), folder, { recursive: true });
  for (const place of places) writeFileSync(join(folder, 'site', place), drawing);
  const port = await freePort();
  const server = start({
    command: [process.execPath, join(folder, 'server.mjs')],
    cwd: folder,
    env: { PORT: String(port), MAIL_SPOOL_DIR: join(folder, 'mail') },
  });
  try {
    await server.until('"listening"');
    for (const place of places) {
      await page.goto(`http://localhost:${port}${place}`);
      await expect(page.locator('#told'), place).toHaveText('still');
      await expect(page.locator('#told'), place).toHaveCSS('fill', 'rgb(1, 2, 3)');
    }
  } finally {
    server.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  }
});
