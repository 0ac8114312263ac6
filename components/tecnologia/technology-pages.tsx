import { LinkRow } from '@/components/ui/link-row';
import { Section, type SectionCopy } from '@/components/ui/section';
import { TechnologyDrawing, type TechnologyPage } from './technology-drawing';

/** Four pages, in the order in which a document passes through the technologies. */
export type TechnologyPagesCopy = SectionCopy & {
  items: readonly [TechnologyPage, TechnologyPage, TechnologyPage, TechnologyPage];
};

/** The columns of each page on wide screens, where larger topics are wider, and the line before it. */
const places = [
  'sm:max-lg:pr-8 lg:col-span-5 lg:pr-8',
  'lg:col-span-7 lg:border-l lg:pl-8 sm:max-lg:border-l sm:max-lg:pl-8',
  'sm:max-lg:pr-8 lg:col-span-8 lg:pr-8',
  'lg:col-span-4 lg:border-l lg:pl-8 sm:max-lg:border-l sm:max-lg:pl-8',
];

/** Links to the pages about the technology, each with a drawing. */
export function TechnologyPages({ copy }: { copy: TechnologyPagesCopy }) {
  return (
    <Section id={copy.id} copy={copy} layout="wide">
      <ul className="grid border-b border-rule sm:grid-cols-2 lg:grid-cols-12">
        {copy.items.map((item, index) => (
          <li
            key={item.link.href}
            className={`group relative flex flex-col border-t border-rule py-5 sm:py-8 lg:py-10 ${places[index]}`}
          >
            <div
              role="img"
              aria-label={item.description}
              className="flex flex-1 sm:min-h-36 items-center lg:min-h-44"
            >
              <TechnologyDrawing drawing={item.drawing} />
            </div>
            <div className="mt-4 text-heading-3 sm:mt-6">
              <LinkRow link={item.link} heading="h3" />
            </div>
            <p className="mt-2 max-w-[46ch]">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
