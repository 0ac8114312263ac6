type SectionHeadProps = {
  /** Id of the heading, which labels its section. */
  id: string;
  /** Word in the margin. */
  margin: string;
  title: string;
};

/** The heading of a section whose content uses the whole width below it. */
export function SectionHead({ id, margin, title }: SectionHeadProps) {
  return (
    <div className="grid gap-x-8 gap-y-3 pb-7 lg:grid-cols-12 lg:pb-14">
      <p className="margin-note lg:col-span-3">{margin}</p>
      <h2 id={id} className="text-heading-2 lg:col-span-9">
        {title}
      </h2>
    </div>
  );
}
