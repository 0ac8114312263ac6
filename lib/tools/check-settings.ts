// Stops with a clear message if a setting is not valid.
import { parseSettings, SettingsError } from '@/lib/settings';

try {
  // The mistakes of content/site.ts, which has the defaults, are reported elsewhere.
  parseSettings(process.env, { url: '', mail: { info: '', from: '' } });
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}
