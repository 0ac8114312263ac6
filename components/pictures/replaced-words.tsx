/** Words of an older version, as /prova draws them. */
export function OldWords({ children }: { children: string }) {
  return <del className="text-ink-muted decoration-2">{children}</del>;
}

/** Words of the newer version, as /prova draws them. */
export function NewWords({ children }: { children: string }) {
  return (
    <ins className="no-underline">
      <mark className="mx-0 border-b-2 border-accent">{children}</mark>
    </ins>
  );
}
