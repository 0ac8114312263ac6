const rule = '@media (min-width:64rem){.toc a:target-current{color:var(--color-accent);font-weight:600}}';

/**
 * Marks the current chapter in a sticky list of chapters. It is not in a style sheet, because the CSS compilers do not know
 * `:target-current` yet, and warn in every build. React moves it into the head.
 */
export function CurrentChapterStyle() {
  return (
    <style href="current-chapter" precedence="page">
      {rule}
    </style>
  );
}
