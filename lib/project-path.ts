import { join } from 'node:path';

/** A path below the project's root. With the comment the bundler does not trace the whole project. */
export const projectPath = (...parts: string[]) => join(/* turbopackIgnore: true */ process.cwd(), ...parts);
