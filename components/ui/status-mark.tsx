/** Why readers do not see a text, where they do not: only while developing. */
export function StatusMark({ label }: { label: string | undefined }) {
  return label && <strong className="rounded-mark bg-highlight px-2 py-0.5 text-ink">{label}</strong>;
}
