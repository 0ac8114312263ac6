type ConsentFacsimileProps = {
  id: string;
  legend: string;
  /** Says that the boxes do nothing; every box is described by it. */
  note: string;
  consents: string[];
};

/**
 * Boxes that look like those of the forms and are wired to nothing (D23). They have no name and no form, so a tick goes
 * nowhere; the note that says so is part of each box's accessible description.
 */
export function ConsentFacsimile({ id, legend, note, consents }: ConsentFacsimileProps) {
  return (
    <fieldset className="wide mt-8 border border-dashed border-control px-5 pt-2 pb-5 print:break-inside-avoid">
      <legend className="rubric px-2">{legend}</legend>
      <p id={`${id}-nota`} className="max-w-[56ch] text-small font-semibold">
        {note}
      </p>
      <ul className="mt-3">
        {consents.map((consent, index) => (
          <li key={consent}>
            <label
              htmlFor={`${id}-${index + 1}`}
              className="flex min-h-11 items-start gap-3 py-2.5 text-small"
            >
              <input
                id={`${id}-${index + 1}`}
                type="checkbox"
                className="checkbox"
                autoComplete="off"
                aria-describedby={`${id}-nota`}
              />
              <span className="max-w-[60ch]">{consent}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
