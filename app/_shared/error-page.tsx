import 'server-only';
import type { ReactNode } from 'react';
import { LinkList } from '@/components/ui/link-row';
import type { Link } from '@/lib/schema/page';

type ErrorPageProps = {
  copy: {
    code: string;
    title: string;
    text: string;
    /** Links to other pages, with their heading. */
    elsewhere: { label: string; links: readonly Link[] };
  };
  /** The action that solves the problem. */
  children: ReactNode;
};

/** Size of each folder beside the gap. Neither they nor the gap grow: what arrives later would move what is painted. */
const foldersLeft = ['h-32 basis-7', 'h-36 basis-9', 'h-28 basis-6', 'h-36 basis-8'];
const foldersRight = [
  'h-36 basis-6',
  'h-32 basis-9',
  'h-36 basis-7',
  'h-28 basis-8',
  'h-36 basis-9',
  'h-32 basis-6',
  'h-36 basis-8',
  'h-28 basis-7',
  'h-36 basis-9',
  'h-32 basis-8',
  'h-36 basis-6',
  'h-36 basis-9',
  'h-28 basis-7',
  'h-36 basis-8',
  'h-32 basis-9',
  'h-36 basis-7',
  'h-36 basis-8',
  'h-28 basis-6',
  'h-36 basis-9',
];

/** An error page: a picture with a gap between folders, what happened and what to do. */
export function ErrorPage({ copy: { code, title, text, elsewhere }, children }: ErrorPageProps) {
  return (
    <section className="wrap py-10 lg:py-16">
      {/* What does not fit wraps, and is not visible: every folder of the shelf is whole. */}
      <div className="box-content flex h-36 flex-wrap items-end gap-x-1.5 gap-y-4 overflow-hidden border-b-4 border-ink sm:gap-x-2">
        <Folders sizes={foldersLeft} />
        <p className="figures mx-1 grid h-36 flex-none w-[2em] place-items-center border-2 border-b-0 border-dashed border-accent font-display text-[min(clamp(3.5rem,2.6rem+4vw,6rem),17.5vw)] leading-none text-accent sm:w-[2.2em]">
          {code}
        </p>
        <Folders sizes={foldersRight} />
      </div>
      <div className="mt-10 grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h1 className="text-heading-2">{title}</h1>
          <p className="mt-4 max-w-[44ch] text-intro">{text}</p>
          <div className="mt-7">{children}</div>
        </div>
        <nav aria-labelledby="altrove" className="lg:col-span-5">
          <h2 id="altrove" className="label-text mb-2">
            {elsewhere.label}
          </h2>
          <LinkList links={elsewhere.links} />
        </nav>
      </div>
    </section>
  );
}

function Folders({ sizes }: { sizes: readonly string[] }) {
  return sizes.map((size, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: folders differ only by their position
      key={index}
      aria-hidden="true"
      className={`shrink-0 border border-b-0 border-ink bg-sheet px-1 pt-3 ${size}`}
    >
      <span className="block h-9 border border-control bg-paper" />
    </span>
  ));
}
