// `npm run format`: formats everything and fixes what can be fixed by itself.
import { ensureInstalled, npx, run } from './bootstrap.mjs';

ensureInstalled();
run(npx('biome', 'check', '--write', '.'), 'The lines above are left to fix by hand.');
