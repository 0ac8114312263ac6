const rule = '@media (min-width:64rem){.toc a:target-current{color:var(--color-accent);font-weight:600}}';

/**
 * Marks the current chapter in a sticky list of chapters. It is in the page because the compilers of style sheets do
 * not know `:target-current` yet, and warn in every build. React moves it into the head.
 */
export function CurrentChapterStyle() {
  return (
    <style href="current-chapter" precedence="page">
      {rule}
    </style>
  );
}
