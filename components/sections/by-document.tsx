import { SampleLines } from '@/components/pictures/sample-lines';
import type { DocumentUse } from '@/lib/schema/sections/by-document';

/** The papers of a trade, one a line: the document, what the product does with it, what comes out. */
export function ByDocument({ items }: { items: readonly DocumentUse[] }) {
  return (
    <ul className="border-b border-filetto lg:-ml-[calc((100%+2rem)/3)]">
      {items.map((item) => (
        <li
          key={item.document}
          className="grid gap-x-8 gap-y-3 border-t border-filetto py-6 md:grid-cols-2 lg:grid-cols-12 lg:py-7"
        >
          <p className="font-display text-titolo-3 leading-[1.2] font-medium md:col-span-2 lg:col-span-3">
            {item.document}
          </p>
          <div className="lg:col-span-5">
            <h3 className="font-text text-corpo font-semibold tracking-normal">{item.title}</h3>
            <p className="mt-1 max-w-[50ch] text-inchiostro-tenue">{item.text}</p>
          </div>
          <SampleLines lines={item.sample.lines} log={item.sample.log} className="lg:col-span-4" />
        </li>
      ))}
    </ul>
  );
}
