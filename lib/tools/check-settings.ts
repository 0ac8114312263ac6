// Stops with a clear message if a setting is not valid. The argument is JSON: the places of settings that stand in files.
import { parseSettings, SettingsError, settingsMessage } from '@/lib/settings';

/** Not those of content/site.ts: its mistakes are reported elsewhere. */
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
