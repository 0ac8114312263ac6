import { afterEach, describe, expect, it, vi } from 'vitest';
import { ContentError } from '@/lib/content-error';
import { annotate, annotations, warn } from '@/lib/tools/annotations.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const file = 'content/news/prova.mdx';
const output = new ContentError([
  { file, line: 4, field: 'date', message: '«100%» non è una data: scrivetela.' },
  { file, message: 'ha lo stesso indirizzo.' },
  { file: 'content/news/Due: parole, tre.mdx', message: 'rinominatelo.' },
  { file: 'pagina /prezzi', message: 'nessun’altra pagina porta qui.' },
]).message;

describe('the annotations of a pull request', () => {
  it('are the problems of files, with line and field, escaped as GitHub wants it', () => {
    expect(annotations(`Error: x\n${output}\n    at y`).slice(0, 2)).toEqual([
      '::error file=content/news/prova.mdx,line=4::campo «date»: «100%25» non è una data: scrivetela.',
      '::error file=content/news/prova.mdx::ha lo stesso indirizzo.',
    ]);
  });

  it('name each problem once, however often a build prints it', () => {
    expect(annotations(`${output}\n${output}`)).toEqual(annotations(output));
  });

  it('warn where a draft is wrong, which stops nothing', () => {
    const draft = new ContentError([{ file, line: 9, message: 'uno.' }]).message;
    expect(annotations(`Bozza. ${draft}\nError:\n${draft.replace('uno', 'due')}`)).toEqual([
      '::warning file=content/news/prova.mdx,line=9::uno.',
      '::error file=content/news/prova.mdx,line=9::due.',
    ]);
    expect(annotations(`Bozze: il sito si costruisce senza. ${draft}`)).toEqual([
      '::warning file=content/news/prova.mdx,line=9::uno.',
    ]);
  });

  it('are printed on GitHub only', () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {});
    vi.stubEnv('GITHUB_ACTIONS', undefined);
    annotate(output);
    expect(said).not.toHaveBeenCalled();
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    annotate(output);
    expect(said).toHaveBeenCalledWith(expect.stringContaining(`::error file=${file},line=4::`));
  });

  it('warn of a file, or of none', () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    warn('manca /perch%C3%A9.', 'content/addresses.txt');
    warn('scade.');
    vi.stubEnv('GITHUB_ACTIONS', undefined);
    warn('scade.', 'content/addresses.txt');
    expect(said.mock.calls).toEqual([
      ['::warning file=content/addresses.txt::manca /perch%25C3%25A9.'],
      ['::warning::scade.'],
      ['Attenzione: scade.'],
    ]);
  });
});
