// Stops with a clear message when a setting is not valid.
import { site } from '@/content/site';
import { parseSettings, SettingsError } from '@/lib/settings';

try {
  parseSettings(process.env, site);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}
