import { Icon } from '@/components/ui/icon';

type FolderFile = {
  name: string;
  /** The class that the product assigned. */
  kind: string;
  /** Pages, origin. */
  detail: string;
};

export type SampleFolderCopy = {
  caption: string;
  title: string;
  place: string;
  state: string;
  files: readonly FolderFile[];
};

/** The folder with all sample files of the page, as the product lists it. */
export function SampleFolder({ copy }: { copy: SampleFolderCopy }) {
  return (
    <figure>
      <div className="relative inline-block rounded-t-sheet border border-b-0 border-rule bg-sheet px-4 pt-2.5 pb-1 sm:px-6">
        <p className="figures font-mono text-note">{copy.title}</p>
      </div>
      <div className="-mt-px rounded-b-sheet rounded-tr-sheet border border-rule bg-sheet px-4 pt-4 pb-2 shadow-sheet sm:px-6">
        <p className="border-b border-ink pb-3 font-display text-heading-3 font-medium">{copy.place}</p>
        <ul>
          {copy.files.map((file) => (
            <li
              key={file.name}
              className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-rule py-2 last:border-0 sm:py-2.5"
            >
              <span className="font-mono text-note wrap-anywhere">{file.name}</span>
              <span className="text-note font-semibold">{file.kind}</span>
              {/* On a phone a file has one line. */}
              <span className="figures text-note text-ink-muted max-sm:sr-only">{file.detail}</span>
              <span className="flex items-center gap-1.5 text-note text-ink-muted max-sm:sr-only">
                <Icon name="check" className="w-2.5" />
                {copy.state}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="mt-3 text-note text-ink-muted">{copy.caption}</figcaption>
    </figure>
  );
}
