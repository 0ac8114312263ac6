export type ConsentFacsimileCopy = {
  id: string;
  legend: string;
  /** Says that the boxes have no effect. */
  note: string;
  consents: readonly string[];
};

/** Checkboxes like those of the forms, without a function (D23): no name, no form. The note describes each of them. */
export function ConsentFacsimile({ id, legend, note, consents }: ConsentFacsimileCopy) {
  return (
    <fieldset className="wide mt-8 border border-dashed border-control px-5 pt-2 pb-5">
      <legend className="label-text px-2">{legend}</legend>
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
