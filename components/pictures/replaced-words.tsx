/** The words of an older version, struck through, and those that replace them. */
export function ReplacedWords({ old, current }: { old: string; current: string }) {
  return (
    <>
      <del className="text-ink-muted decoration-2">{old}</del>{' '}
      <ins className="no-underline">
        <mark className="mx-0 border-b-2 border-accent px-[0.1em]">{current}</mark>
      </ins>
    </>
  );
}
