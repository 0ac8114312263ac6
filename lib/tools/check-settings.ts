// Stops with a clear message when a setting is not valid. The argument says where the settings of files stand, as JSON.
import { parseSettings, SettingsError, settingsMessage } from '@/lib/settings';

/** Placeholders, so that a mistake in content/site.ts is not reported as one in a setting. */
const defaults = { url: '', mail: { info: '', from: '' } };
const places: Record<string, string> = JSON.parse(process.argv[2] ?? '{}');

try {
  parseSettings(process.env, defaults);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  const placeOf = (name: string) => places[name] ?? (process.env[name] ? 'variabile d’ambiente' : undefined);
  console.error(settingsMessage(error.problems, placeOf));
  process.exit(1);
}
