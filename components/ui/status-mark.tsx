/** Shown in development and in a preview: why a text is not published, or what is wrong in it. */
export function StatusMark({ label }: { label: string | undefined }) {
  return label && <strong className="rounded-mark bg-highlight px-2 py-0.5 text-ink">{label}</strong>;
}
