import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { root } from '@/lib/tools/bootstrap.mjs';
import { syntaxProblems, typeProblems } from '@/lib/tools/explain.mjs';

describe('a file of content/ that cannot be read', () => {
  let project = '';
  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), 'explain-'));
    mkdirSync(join(project, 'content/pages'), { recursive: true });
    cpSync(join(root, 'content/site.ts'), join(project, 'content/site.ts'));
  });
  afterEach(() => rmSync(project, { recursive: true }));

  const of = (text: string) => {
    writeFileSync(join(project, 'content/pages/prezzi.ts'), text);
    return syntaxProblems(project);
  };

  it('is none where all can be', () => {
    expect(of("export const a: string = 'x';\n")).toEqual([]);
  });

  it.each([
    [
      'a comma',
      "export const a = {\n  b: 'x'\n  c: 'y',\n};\n",
      3,
      'manca una virgola',
      'Expected "}" but found "c"',
    ],
    ['a quote', "export const a = {\n  b: 'l'uva',\n};\n", 2, 'un apice dritto', 'but found "uva"'],
    ['an open text', "export const a = {\n  b: 'x,\n};\n", 2, 'un apice', 'Unterminated string literal'],
    ['curly quotes', 'export const a = {\n  b: “x”,\n};\n', 2, 'qui c’è «“»', 'Unexpected "“"'],
  ])('is named with line, remedy and the compiler’s words: %s', (_, text, line, remedy, original) => {
    const [problem, ...others] = of(text);
    expect(others).toEqual([]);
    const [first, second] = problem?.split('\n') ?? [];
    expect(first).toMatch(`  content/pages/prezzi.ts, riga ${line}: il file non si legge`);
    expect(first).toContain(remedy);
    expect(second).toContain(original);
  });
});

describe('a wrong type', () => {
  // What `next build` and tsc print.
  const output = `  Running TypeScript ...
content/navigation.ts(61,11): error TS2561: Object literal may only specify known properties, but 'lable' does not exist in type 'Link'. Did you mean to write 'label'?
tests/tools/launch/processors.test.ts(32,91): error TS2339: Property 'what' does not exist on type 'LaunchFinding | Unseen'.
  Property 'what' does not exist on type 'Unseen'.
`;
  const error = (text: string) => typeProblems(`content/site.ts(12,3): error ${text}\n`)[0]?.split('\n')[0];

  it('of content/ is named with line, remedy and the compiler’s words, and no other', () => {
    expect(typeProblems(output)).toEqual([
      [
        '  content/navigation.ts, riga 61: «lable» non è fra i campi previsti. Forse è «label». Correggete il nome, o toglietelo.',
        "    TS2561: Object literal may only specify known properties, but 'lable' does not exist in type 'Link'. Did you mean to write 'label'?",
      ].join('\n'),
    ]);
    expect(typeProblems('✓ Compiled successfully in 33.9s\n')).toEqual([]);
  });

  it.each([
    [
      "TS2741: Property 'href' is missing in type '{ label: string; }' but required in type 'Link'.",
      'manca il campo «href»',
    ],
    [
      "TS2739: Type '{}' is missing the following properties from type 'Link': label, href",
      'mancano i campi label, href.',
    ],
    ["TS2322: Type 'number' is not assignable to type 'string'.", 'Un testo va fra apici'],
    ["TS2304: Cannot find name 'Regesto'.", '«Regesto» non è un nome'],
    ["TS1005: ',' expected.", 'manca una virgola'],
    ['TS9999: Anything else.', 'non va con il resto del sito'],
  ])('%s', (text, remedy) => {
    expect(error(text)).toMatch(/^ {2}content\/site\.ts, riga 12: /);
    expect(error(text)).toContain(remedy);
  });
});

describe('a command beside a file of content/ that cannot be read', () => {
  const project = mkdtempSync(join(tmpdir(), 'run-'));
  const copy = (name: string) => cpSync(join(root, name), join(project, name), { recursive: true });
  const slip = 'export const a = ‘x’;\n';
  beforeAll(() => {
    for (const name of ['lib/tools', 'package.json', 'package-lock.json', 'node_modules/.installed'])
      copy(name);
    for (const name of ['.bin', 'esbuild'])
      symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name));
    mkdirSync(join(project, 'content/pages'), { recursive: true });
    writeFileSync(join(project, 'content/pages/prezzi.ts'), slip);
    writeFileSync(join(project, 'lib/tools/mail.ts'), "console.log('letti');\n");
    writeFileSync(join(project, 'lib/tools/new-article.ts'), "import '../../content/pages/prezzi';\n");
  });
  afterAll(() => rmSync(project, { recursive: true }));

  const run = (name: string) =>
    spawnSync(process.execPath, ['lib/tools/run.mjs', name], { cwd: project, encoding: 'utf8' });
  const named = expect.stringContaining('content/pages/prezzi.ts, riga 1: ');

  it('does its work where it reads none of them', () => {
    expect(run('mail')).toMatchObject({ status: 0, stdout: 'letti\n' });
  });

  it('says so once it has failed', () => {
    expect(run('new-article')).toMatchObject({ status: 1, stderr: named });
  });

  it('does not start where it reads all of them', () => {
    expect(run('links')).toMatchObject({ status: 1, stdout: '', stderr: named });
  });
});
