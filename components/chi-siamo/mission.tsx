type MissionProps = { copy: { label: string; title: string; text: readonly string[] } };

/** The mission statement in large type, then its details. */
export function Mission({ copy }: MissionProps) {
  return (
    <div className="wrap grid gap-x-8 gap-y-4 pt-6 pb-8 lg:grid-cols-12 lg:pt-12 lg:pb-24">
      <p className="eyebrow lg:col-span-3">{copy.label}</p>
      <div className="lg:col-span-9">
        <h1 className="max-w-[11.2em] text-title">{copy.title}</h1>
        <div className="mt-5 grid gap-x-10 gap-y-5 md:grid-cols-2 lg:mt-10">
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
