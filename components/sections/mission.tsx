type MissionProps = { copy: { label: string; title: string; text: readonly string[] } };

/** The mission said once and large; what follows from it stands beside. */
export function Mission({ copy }: MissionProps) {
  return (
    <div className="wrap pt-8 pb-14 lg:pt-12 lg:pb-24">
      <p className="rubrica">{copy.label}</p>
      <h1 className="mt-4 max-w-[19ch] text-titolo-1">{copy.title}</h1>
      <div className="mt-10 grid gap-x-8 gap-y-5 lg:grid-cols-12">
        {copy.text.map((paragraph) => (
          <p
            key={paragraph}
            className="max-w-[56ch] text-guida text-inchiostro-tenue first:text-inchiostro lg:col-span-5 lg:first:col-start-2"
          >
            {paragraph}
          </p>
        ))}
      </div>
    </div>
  );
}
