/** Names with their values, a line each; a narrow column stacks them. */
export function Facts({ facts }: { facts: readonly { name: string; value: string }[] }) {
  return (
    <dl className="text-small">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap gap-x-3 border-t border-rule py-1.5 first:border-0">
          <dt className="w-[max(6.5rem,30%)] text-ink-muted">{name}</dt>
          <dd className="figures flex-[1_1_7rem]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
