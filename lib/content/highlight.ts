import { createHighlighterCore, type HighlighterCore, type ThemeRegistration } from '@shikijs/core';
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript';
import bash from '@shikijs/langs/bash';
import http from '@shikijs/langs/http';
import js from '@shikijs/langs/javascript';
import json from '@shikijs/langs/json';
import type { Element, Root, Text } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { codeLanguages, codeTitle } from './code-languages';

/** The colour of text without a class. */
const plain = '#000000';

/** The scopes of the classes of components/sections/prose.css. Themes of Shiki only have colours, so each class has one. */
const classes = {
  '#000001': { name: 'string', scope: ['string'] },
  '#000002': { name: 'comment', scope: ['comment', 'punctuation.definition.comment'] },
  // Keys, names of headers, commands and keywords.
  '#000003': {
    name: 'key',
    scope: [
      'support.type.property-name',
      'string support.type.property-name punctuation',
      'meta.object-literal.key',
      'entity.name.tag',
      'entity.name.command',
      'entity.name.function.shell',
      'keyword.control',
      'keyword.operator.new',
      'keyword.operator.expression',
      'storage',
    ],
  },
  '#000004': { name: 'number', scope: ['constant.numeric', 'constant.language'] },
  // Parts of the above that look better without.
  [plain]: {
    name: undefined,
    scope: [
      'string.unquoted.argument',
      'storage.type.function.arrow',
      'meta.object-literal.key punctuation.separator',
      'constant.numeric.http',
    ],
  },
} as const;

const theme: ThemeRegistration = {
  name: 'site',
  fg: plain,
  bg: '#ffffff',
  settings: Object.entries(classes).map(([foreground, { scope }]) => ({
    scope: [...scope],
    settings: { foreground },
  })),
};

let highlighter: Promise<HighlighterCore> | undefined;

/** Adds the classes to the code blocks of a text, and sets the title of each block on its `pre`. */
export async function highlightCode(tree: Root): Promise<void> {
  const blocks = codeBlocksIn(tree);
  if (blocks.length === 0) return;
  highlighter ??= createHighlighterCore({
    themes: [theme],
    langs: [bash, http, js, json],
    engine: createJavaScriptRegexEngine(),
  });
  const { codeToTokensBase, getLoadedLanguages } = await highlighter;
  const known = getLoadedLanguages();
  for (const { pre, code, language } of blocks) {
    const { meta } = (code.data ?? {}) as { meta?: string | null };
    const languages: Readonly<Record<string, string>> = codeLanguages;
    pre.properties.dataTitle = codeTitle(meta ?? '') ?? languages[language];
    if (!known.includes(language)) continue;
    // No time limit, so that two builds on a busy machine do not differ.
    const options = { lang: language, theme: 'site', tokenizeTimeLimit: 0 };
    code.children = elementsOf(codeToTokensBase(textOf(code).trimEnd(), options));
  }
}

/** The code blocks of a text with their languages. */
function codeBlocksIn(tree: Root) {
  const blocks: { pre: Element; code: Element; language: string }[] = [];
  visit(tree, { tagName: 'pre' }, (pre: Element) => {
    const code = pre.children.find((child) => child.type === 'element');
    if (code?.tagName !== 'code') return;
    const [name = ''] = Array.isArray(code.properties.className) ? code.properties.className : [];
    blocks.push({ pre, code, language: String(name).replace('language-', '') });
  });
  return blocks;
}

/** The lines of a block as elements. Neighbours of one class share an element; plain text has none. */
function elementsOf(lines: ReturnType<HighlighterCore['codeToTokensBase']>): (Element | Text)[] {
  const parts: { value: string; name: string | undefined }[] = [];
  const add = (value: string, name: string | undefined) => {
    const last = parts.at(-1);
    // Spaces look the same in every class.
    if (last && (last.name === name || !value.trim())) last.value += value;
    else parts.push({ value, name });
  };
  for (const [index, line] of lines.entries()) {
    if (index > 0) add('\n', undefined);
    for (const { content, color = plain } of line)
      add(content, classes[color.toLowerCase() as keyof typeof classes]?.name);
  }
  return parts.flatMap(({ value, name }) => {
    if (!name) return { type: 'text', value };
    const word = value.trimEnd();
    const children: Text[] = [{ type: 'text', value: word }];
    return [
      { type: 'element', tagName: 'span', properties: { className: [name] }, children },
      { type: 'text', value: value.slice(word.length) },
    ];
  });
}
