/** A difficulty of a sector, in the words of those who have it. */
type Challenge = {
  /** The difficulty in a sentence. */
  title: string;
  /** What it costs. */
  text: string;
};

/** The difficulties as the recitals of a deed. */
export type RecitalsCopy = {
  /** What recitals begin with: "Premesso che". */
  opening: string;
  items: readonly Challenge[];
  /** What leads from them to the articles. */
  closing: string;
};

/** The difficulties as the recitals of a deed, lettered, on the ruled sheet that Italian courts and notaries use. */
export function Recitals({ copy }: { copy: RecitalsCopy }) {
  return (
    <div className="ruled-sheet border border-rule bg-sheet font-display shadow-sheet">
      <p>{copy.opening}</p>
      <ol>
        {copy.items.map((item, index) => (
          <li key={item.title} className="relative pl-7 sm:pl-9">
            <span aria-hidden="true" className="absolute left-0">
              {String.fromCharCode(97 + index)})
            </span>
            <h3 className="inline tracking-normal">{item.title}.</h3> {item.text}
          </li>
        ))}
      </ol>
      <p>{copy.closing}</p>
    </div>
  );
}
