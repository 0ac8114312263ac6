import { describe, expect, it } from 'vitest';
import { nodeVersionError } from '@/lib/tools/bootstrap.mjs';
import { textOf as read } from '@/tests/sources';

const { engines, scripts } = JSON.parse(read('package.json'));

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.2', '24.0.0'])('%s is accepted', (version) => {
    expect(nodeVersionError(version, '>=20.19.0')).toBeUndefined();
  });

  it.each(['18.20.8', '20.9.0', '20.18.3'])('%s is refused', (version) => {
    const message = nodeVersionError(version, '>=20.19.0');
    expect(message).toContain(`Node 20.19.0 or newer is needed; this is Node ${version}`);
    expect(message).toContain('nvm install');
    expect(message).toContain('https://nodejs.org');
  });

  it('is stated once, in a form that the check understands', () => {
    expect(engines.node).toMatch(/^>=\d+\.\d+\.\d+$/);
    expect(nodeVersionError(`${read('.nvmrc').trim()}.0.0`, engines.node)).toBeUndefined();
    expect(read('Dockerfile')).toContain(`FROM node:${read('.nvmrc').trim()}-slim`);
  });

  it('is checked by every command', () => {
    // `links` runs a package: its users have installed the packages by a command.
    const { links: _, ...commands } = scripts;
    for (const command of Object.values(commands)) expect(command).toMatch(/^node lib\/tools\/[a-z-]+\.mjs/);
  });
});
