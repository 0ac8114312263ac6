// Exits with an error that names every wrong setting.
import { parseSettings, SettingsError } from '@/lib/settings';

try {
  // The compiler reports mistakes in content/site.ts, which has the defaults.
  parseSettings(process.env, { url: '', mail: { info: '', from: '' } });
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}
