import type { ReactNode } from 'react';

type RoomCopy = {
  name: string;
  text: string;
  /** A sample of the contents: a file name, a question or a log line. */
  slip?: string;
};

export type PerimeterCopy = {
  frame: string;
  /** From the documents to the answer. */
  rooms: readonly [RoomCopy, RoomCopy, RoomCopy, RoomCopy, RoomCopy, RoomCopy];
  log: RoomCopy;
  outside: { label: string; value: string; text: string };
  /** The users, who enter by the door. */
  people: { name: string; text: string };
  /** The kind of installation in the drawing. */
  caption: string;
};

const below = '-bottom-1.5 left-1/2 -translate-x-1/2 rotate-90';
const toRight = `${below} lg:top-9 lg:-right-4 lg:bottom-auto lg:left-auto lg:translate-none lg:rotate-none`;
const toLeft = `${below} lg:top-9 lg:-left-4 lg:bottom-auto lg:translate-none lg:rotate-180`;

/** The rooms: one below the other, from `lg` in two rows, the second from right to left. Each has an arrow to the next. */
const places = [
  { room: '', arrow: toRight },
  { room: 'border-t lg:border-t-0 lg:border-l', arrow: toRight },
  { room: 'border-t lg:border-t-0 lg:border-l', arrow: `${below} lg:-bottom-2` },
  { room: 'border-t lg:col-start-3 lg:row-start-2 lg:border-l', arrow: toLeft },
  { room: 'border-t lg:col-start-2 lg:row-start-2 lg:border-l', arrow: toLeft },
  { room: 'border-t max-lg:pb-6 lg:col-start-1 lg:row-start-2' },
];

/**
 * The customer's infrastructure as a floor plan on a dark band, with the log beside the rooms. The dashed line is the only
 * entrance, for the customer's users. Large text puts the log below the rooms.
 */
export function Perimeter({ copy, children }: { copy: PerimeterCopy; children?: ReactNode }) {
  const { outside, people } = copy;
  return (
    <figure className="lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:grid-rows-2">
      <div className="flex flex-wrap items-baseline gap-x-4 pb-7 lg:block lg:pt-5 lg:pr-10 print:pb-6">
        <p className="shrink-0 font-display text-heading-3 font-medium">
          <span className="block font-text text-note font-normal">{outside.label}</span>
          <span className="lg:text-heading-2">{outside.value}</span>
        </p>
        <p className="flex-[1_1_9rem] text-small lg:mt-3">{outside.text}</p>
      </div>
      <div className="relative flex flex-wrap border-2 border-paper lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <p className="absolute -top-[0.9375rem] left-3 z-10 bg-secure px-2 font-display text-[min(var(--text-heading-4),5.7vw)] font-semibold lg:left-6">
          {copy.frame}
        </p>
        <ol className="min-w-0 flex-[999_1_11rem] lg:grid lg:grid-cols-3 lg:grid-rows-2 print:grid print:grid-cols-3">
          {copy.rooms.map((room, index) => (
            <li key={room.name} className={`relative border-paper/40 ${places[index]?.room}`}>
              <Room room={room} />
              {places[index]?.arrow && <Arrow place={places[index].arrow} />}
            </li>
          ))}
        </ol>
        <div className="-mt-px -ml-px flex-[1_1_7.5rem] border-t border-l border-paper/40 max-lg:pb-6 lg:flex-[1_1_11rem]">
          <Room room={copy.log} />
        </div>
        <Entrance />
      </div>
      <div className="pt-12 pl-3 lg:pt-6 lg:pr-14 lg:pl-0 print:pt-2">
        <p className="font-display text-heading-4 font-medium text-highlight">{people.name}</p>
        <p className="mt-1.5 max-w-[34ch] text-small">{people.text}</p>
      </div>
      <figcaption className="mt-6 text-note lg:col-start-2 lg:mt-8 print:hidden">
        {copy.caption} {children}
      </figcaption>
    </figure>
  );
}

function Room({ room }: { room: RoomCopy }) {
  return (
    <div className="px-[10px] pt-4 pb-5 sm:px-6 lg:pt-6 lg:pb-7 print:py-2">
      <p className="font-display text-heading-4 leading-[1.2] font-medium">{room.name}</p>
      <p className="mt-1 text-note leading-[1.4]">{room.text}</p>
      {room.slip && (
        <p className="mt-2.5 inline-block rounded-mark bg-sheet px-[6px] py-1 font-mono text-note leading-[1.45] wrap-anywhere text-ink">
          {room.slip}
        </p>
      )}
    </div>
  );
}

function Arrow({ place }: { place: string }) {
  return (
    <svg
      viewBox="0 0 32 16"
      className={`absolute z-10 h-3 w-5 bg-secure print:hidden stroke-paper stroke-[2.25] lg:h-4 lg:w-8 lg:stroke-[1.5] forced-colors:bg-[CanvasText] ${place}`}
      fill="none"
      aria-hidden="true"
    >
      <path d="M3 8H29M24.5 3.5 29 8l-4.5 4.5" />
    </svg>
  );
}

/** A gap in the outer wall, and the dashed line through it: below the last room, from `lg` at its left. */
function Entrance() {
  return (
    <span
      aria-hidden="true"
      className="absolute -bottom-11 left-3 z-10 h-[4.25rem] w-7 print:hidden lg:top-[calc(50%+1.75rem)] lg:bottom-auto lg:-left-12 lg:h-7 lg:w-14"
    >
      <span className="absolute bottom-[2.625rem] left-0 h-1 w-7 bg-secure lg:top-0 lg:bottom-auto lg:left-[2.875rem] lg:h-7 lg:w-1" />
      <span className="absolute inset-y-0 left-[0.8125rem] border-l-2 border-dashed border-highlight lg:inset-x-0 lg:top-[0.8125rem] lg:border-t-2 lg:border-l-0" />
      <svg
        viewBox="0 0 12 12"
        className="absolute -top-1 left-2 w-3 stroke-highlight lg:top-2 lg:-right-1 lg:left-auto lg:rotate-90"
        fill="none"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="m1.5 7 4.5-5 4.5 5" />
      </svg>
    </span>
  );
}
