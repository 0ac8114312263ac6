// `npm run format`: formats all files, and fixes what biome can fix safely.
import { ensureInstalled, npx, run } from './bootstrap.mjs';

ensureInstalled();
run(npx('biome', 'check', '--write', '.'), 'Fix the lines above by hand.');
