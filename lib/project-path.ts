import { join } from 'node:path';

/** A path below the project's root. The comment keeps the bundler from tracing the whole project. */
export const projectPath = (...parts: string[]) => join(/* turbopackIgnore: true */ process.cwd(), ...parts);
