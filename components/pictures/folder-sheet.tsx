import { Icon } from '@/components/ui/icon';
import type { FolderSheetCopy } from '@/lib/schema/sections/feature-spread';

/** The folder of the samples, as the product lists it: the tab of a file cover, then its files with class and state. */
export function FolderSheet({ copy }: { copy: FolderSheetCopy }) {
  return (
    <figure>
      <div className="relative inline-block rounded-t-foglio border border-b-0 border-filetto bg-foglio px-4 pt-2.5 pb-1 sm:px-6">
        <p className="cifre font-mono text-nota">{copy.title}</p>
      </div>
      <div className="-mt-px rounded-b-foglio rounded-tr-foglio border border-filetto bg-foglio px-4 pt-4 pb-2 shadow-foglio sm:px-6">
        <p className="border-b border-inchiostro pb-3 font-display text-titolo-3 font-medium">{copy.place}</p>
        <ul>
          {copy.files.map((file) => (
            <li
              key={file.name}
              className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-filetto py-2 last:border-0 sm:py-2.5"
            >
              <span className="font-mono text-nota wrap-anywhere">{file.name}</span>
              <span className="text-nota font-semibold">{file.kind}</span>
              {/* On a phone a file keeps to one line. */}
              <span className="cifre text-nota text-inchiostro-tenue max-sm:sr-only">{file.detail}</span>
              <span className="flex items-center gap-1.5 text-nota text-inchiostro-tenue max-sm:sr-only">
                <Icon name="check" className="w-2.5" />
                {copy.state}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="mt-3 text-nota text-inchiostro-tenue">{copy.caption}</figcaption>
    </figure>
  );
}
