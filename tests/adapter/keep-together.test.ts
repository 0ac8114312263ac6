import { expect, it } from 'vitest';
import { keepTogether } from '@/lib/adapter/page/keep-together';
import { parsePage, serializePage } from '@/lib/html/tree';

function kept(body: string): string {
  const tree = parsePage(body);
  keepTogether(tree);
  // A second time changes nothing more.
  keepTogether(tree);
  return serializePage(tree).replace(/^.*<body>|<\/body>.*$/gs, '');
}

it('keeps articles and prepositions of long headings with the next word, and no other words', () => {
  expect(kept('<h3>La domanda</h3>')).toBe('<h3>La domanda</h3>');
  expect(kept('<h2>Sui vostri server, o <em>in un</em> cloud</h2><p>Sui vostri server</p>')).toBe(
    '<h2>Sui\u00a0vostri server, o\u00a0<em>in\u00a0un</em> cloud</h2><p>Sui vostri server</p>',
  );
});

it('keeps compounds on one line, but not in code and in what React hydrates', () => {
  const untouched = '<code>on-premise</code><div data-island="x"><h2>In un on-premise</h2></div>';
  expect(kept(`<p>L’on-premise sì</p>${untouched}`)).toBe(
    `<p><span>L’<span class="whitespace-nowrap">on-premise</span> sì</span></p>${untouched}`,
  );
});
