type MissionProps = { copy: { label: string; title: string; text: readonly string[] } };

/** The mission statement in large type, then its details. */
export function Mission({ copy }: MissionProps) {
  return (
    <div className="wrap pt-6 pb-8 lg:pt-12 lg:pb-24">
      <p className="eyebrow">{copy.label}</p>
      <h1 className="mt-4 max-w-[11.2em] text-heading-1">{copy.title}</h1>
      <div className="mt-5 grid gap-x-8 gap-y-5 lg:mt-12 lg:grid-cols-12">
        <div className="grid gap-x-10 gap-y-5 md:grid-cols-2 lg:col-span-9 lg:col-start-4">
          {copy.text.map((paragraph) => (
            <p key={paragraph} className="text-intro">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}
