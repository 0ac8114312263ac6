import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Evidence, EvidenceNote } from '@/components/ui/evidence-note';

const note = (evidence: Partial<Evidence>) =>
  renderToStaticMarkup(<EvidenceNote of={{ label: 'Fonte', figure: 'i tempi', ...evidence }} />);

it('the note beside a figure names its source and date, or links it; without a source it is empty', () => {
  expect(note({})).toBe('');
  expect(note({ source: 'Prova interna', date: '2026-05-12' })).toContain(
    'Fonte: Prova interna, 12 maggio 2026',
  );
  expect(note({ href: 'https://www.ente.example/studio' })).toContain(
    'href="https://www.ente.example/studio" class="link">www.ente.example</a>',
  );
});
