import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { RouteList } from '@/lib/http/route-list';
import { root } from '@/lib/tools/bootstrap.mjs';
import { startSite, temporaryFolder } from './site';

/** A drawing whose script has another name for its namespace, and which says in its own text that it has run. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><style>text { fill: rgb(1, 2, 3) }</style>
<text id="told" y="15">still</text>
<x:script xmlns:x="http://www.w3.org/2000/svg">document.getElementById('told').textContent = 'ran ' + localStorage.length</x:script>
</svg>`;

test('a drawing with a script in it runs nothing when it is opened by its address', async ({ page }) => {
  const { folder, remove } = temporaryFolder();
  cpSync(join(root, 'out'), folder, { recursive: true });
  const list: RouteList = JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8'));
  // With the headers of the drawing that is there.
  const added = { ...list.routes['/icon.svg'], file: 'attivo.svg', size: drawing.length };
  writeFileSync(join(folder, 'site/attivo.svg'), drawing);
  const routes = { ...list.routes, '/attivo.svg': { ...added, br: undefined, gz: undefined } };
  writeFileSync(join(folder, 'routes.json'), JSON.stringify({ ...list, routes }));
  const site = await startSite({}, { file: join(folder, 'server.mjs') });
  try {
    await page.goto(`${site.url}/attivo.svg`);
    await expect(page.locator('#told')).toHaveText('still');
    await expect(page.locator('#told')).toHaveCSS('fill', 'rgb(1, 2, 3)');
  } finally {
    site.stop();
    remove();
  }
});
