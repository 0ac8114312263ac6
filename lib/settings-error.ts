/** A wrong setting. */
export type SettingProblem = {
  /** The variable; several if they contradict each other. */
  variables: readonly string[];
  /** What was set, in Italian; no secret. */
  got: string;
  /** What may be set, in Italian. */
  takes: string;
};

export class SettingsError extends Error {
  override name = 'SettingsError';

  constructor(readonly problems: readonly SettingProblem[]) {
    super(settingsMessage(problems));
  }
}

/**
 * Names every wrong variable, its value and what it takes, in Italian.
 * @param placeOf the place where a variable is set, if known: ".env, riga 3"
 */
export function settingsMessage(
  problems: readonly SettingProblem[],
  placeOf: (name: string) => string | undefined = () => undefined,
): string {
  const lines = problems.map(({ variables, got, takes }) => {
    const places = new Set(variables.map(placeOf).filter((place) => place !== undefined));
    const where = places.size > 0 ? ` (${[...places].join('; ')})` : '';
    return `  ${variables.join(', ')}: ricevuto ${got}; ammesso: ${takes}${where}`;
  });
  return `Impostazioni non valide (variabili d’ambiente o .env):\n${lines.join('\n')}`;
}

/** A value for an error message, quoted and cut; only the length of a secret. */
export function shownValue(value: string, secret: boolean): string {
  if (secret) return `un valore di ${value.length} caratteri (non mostrato)`;
  return JSON.stringify(value.length > 120 ? `${value.slice(0, 120)}…` : value);
}
