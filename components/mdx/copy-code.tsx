'use client';

import { type MouseEvent, useState } from 'react';

export type CopyCodeLabels = {
  copy: string;
  copied: string;
  /** If the browser refuses to copy, the code is selected instead. */
  selected: string;
};

/** Copies the code block around it. */
export function CopyCode({ labels }: { labels: CopyCodeLabels }) {
  const [label, setLabel] = useState(labels.copy);
  const copy = async ({ currentTarget }: MouseEvent) => {
    const code = currentTarget.closest('.code')?.querySelector('pre') as HTMLElement;
    try {
      await navigator.clipboard.writeText(code.textContent ?? '');
      setLabel(labels.copied);
    } catch {
      getSelection()?.selectAllChildren(code);
      setLabel(labels.selected);
    }
  };
  return (
    <button
      type="button"
      onClick={copy}
      onBlur={() => setLabel(labels.copy)}
      className="code-copy print:hidden [@media(scripting:none)]:hidden"
    >
      <span aria-live="polite">{label}</span>
    </button>
  );
}
