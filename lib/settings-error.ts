/** A wrong setting. */
export type SettingProblem = {
  /** Its name, or the names of several that contradict each other, with commas. */
  variable: string;
  got: string;
  takes: string;
};

/** Thrown by parseSettings. The message is Italian and names every wrong variable, what it got and what it takes. */
export class SettingsError extends Error {
  override name = 'SettingsError';

  /** @param placeOf where a variable was set, e.g. ".env, riga 3"; undefined where nobody knows */
  constructor(
    readonly problems: readonly SettingProblem[],
    placeOf: (name: string) => string | undefined = () => undefined,
  ) {
    const lines = problems.map(({ variable, got, takes }) => {
      const places = [...new Set(variable.split(', ').flatMap((name) => placeOf(name) || []))];
      const where = places.length > 0 ? ` (${places.join('; ')})` : '';
      return `  ${variable}: ricevuto ${got}; ammesso: ${takes}${where}`;
    });
    super(`Impostazioni non valide (variabili d’ambiente o .env):\n${lines.join('\n')}`);
  }
}

/** A value for an error message: quoted and cut; of a secret only the length. */
export function displayed(value: string, secret: boolean): string {
  if (secret) return `un valore di ${value.length} caratteri (non mostrato)`;
  return JSON.stringify(value.length > 120 ? `${value.slice(0, 120)}…` : value);
}
