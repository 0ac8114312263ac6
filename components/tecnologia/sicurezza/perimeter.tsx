import type { ReactNode } from 'react';

type RoomCopy = {
  name: string;
  text: string;
  /** A sample of the contents: a file name, a question or a log line. */
  slip: string;
};

export type PerimeterCopy = {
  frame: string;
  rooms: Record<keyof typeof places, RoomCopy>;
  outside: { label: string; value: string; text: string };
  /** The users, who enter by the door. */
  people: { name: string; text: string };
  /** The kind of installation in the drawing. */
  caption: string;
};

/*
 * One grid for both layouts: two columns with the door below, from `lg` three with the door on the left. Arrows lead
 * from the documents to the users.
 */
const places = {
  documents: 'col-start-1 row-start-2 lg:col-span-4 lg:col-start-2 lg:row-start-1',
  reading: 'col-start-2 row-start-2 lg:col-span-4 lg:col-start-6 lg:row-start-1',
  index: 'col-start-2 row-start-3 lg:col-span-4 lg:col-start-10 lg:row-start-1',
  models: 'col-start-1 row-start-3 lg:col-span-4 lg:col-start-10 lg:row-start-2',
  questions: 'col-start-1 row-start-4 lg:col-span-5 lg:col-start-5 lg:row-start-2',
  log: 'col-start-2 row-start-4 lg:col-span-12 lg:col-start-2 lg:row-start-3',
  client: 'col-span-2 col-start-1 row-start-5 lg:col-span-3 lg:col-start-2 lg:row-start-2',
};

/** Places of the arrows, in openings of the inner walls: beside a room near its top, or below it. */
const beside = 'top-7 lg:top-9';
const below = 'rotate-90 left-1/2 -translate-x-1/2';
const doors = {
  documents: `${beside} -right-2.5 lg:-right-4`,
  reading: `${below} -bottom-1.5 lg:top-9 lg:-right-4 lg:bottom-auto lg:left-auto lg:translate-none lg:rotate-none`,
  index: `top-7 -left-2.5 rotate-180 lg:top-auto lg:-bottom-2 lg:left-1/2 lg:-translate-x-1/2 lg:rotate-90`,
  models: `${below} -bottom-1.5 lg:top-9 lg:bottom-auto lg:-left-4 lg:translate-none lg:rotate-none`,
  questions: `${below} -bottom-1.5 lg:top-9 lg:bottom-auto lg:-left-4 lg:translate-none lg:rotate-none`,
};

/** The customer's infrastructure as a floor plan. The dashed line is the only entrance, for the customer's users. */
export function Perimeter({ copy }: { copy: PerimeterCopy }) {
  const { rooms, outside, people } = copy;
  return (
    <div className="grid grid-cols-2 lg:grid-cols-[13.5rem_repeat(12,minmax(0,1fr))]">
      <div className="col-span-2 col-start-1 row-start-1 flex items-baseline gap-x-4 pb-7 print:pb-6 lg:col-span-1 lg:block lg:pt-5 lg:pr-10 lg:pb-8">
        <p className="shrink-0 font-display text-heading-3 font-medium">
          <span className="block font-text text-note font-normal">{outside.label}</span>
          <span className="lg:text-heading-2">{outside.value}</span>
        </p>
        <p className="text-small lg:mt-3">{outside.text}</p>
      </div>
      {/* The outer wall. */}
      <div className="pointer-events-none relative z-10 col-span-2 col-start-1 row-span-4 row-start-2 border-2 border-paper lg:col-span-12 lg:col-start-2 lg:row-span-3 lg:row-start-1">
        <p className="absolute -top-[0.9375rem] left-3 z-10 bg-secure px-2 font-display text-[min(var(--text-heading-4),5.7vw)] font-semibold lg:left-6">
          {copy.frame}
        </p>
      </div>
      <Room place={places.documents} room={rooms.documents} slip="file">
        <Arrow place={doors.documents} />
      </Room>
      <Room place={`${places.reading} border-l`} room={rooms.reading} slip="text">
        <Arrow place={doors.reading} />
      </Room>
      <Room place={`${places.index} border-t border-l lg:border-t-0`} room={rooms.index} slip="file">
        <Arrow place={doors.index} />
      </Room>
      <Room place={`${places.models} border-t lg:border-l`} room={rooms.models} slip="text">
        <Arrow place={doors.models} isBothWays />
      </Room>
      <Room place={`${places.questions} border-t lg:border-l`} room={rooms.questions} slip="question">
        <Arrow place={doors.questions} isBothWays />
      </Room>
      <Room place={`${places.log} border-t border-l lg:border-l-0`} room={rooms.log} slip="log" />
      <Room place={`${places.client} border-t max-lg:pb-10 print:pb-6`} room={rooms.client} slip="file">
        <Entrance />
      </Room>
      <div className="col-span-2 col-start-1 row-start-6 pt-12 pl-3 print:pt-8 lg:col-span-1 lg:row-start-2 lg:pt-6 lg:pr-14 lg:pl-0">
        <p className="font-display text-heading-4 font-medium text-highlight">{people.name}</p>
        <p className="mt-1.5 max-w-[34ch] text-small">{people.text}</p>
      </div>
    </div>
  );
}

/** A room shows a sample of its contents on a slip of paper. */
const slips = {
  file: 'font-mono text-note leading-[1.45]',
  text: 'font-display text-[0.9375rem] leading-[1.35]',
  question: 'font-display text-[1.0625rem] leading-[1.3] font-medium',
  log: 'font-mono text-note leading-[1.45]',
};

type RoomProps = { place: string; room: RoomCopy; slip: keyof typeof slips; children?: ReactNode };

function Room({ place, room, slip, children }: RoomProps) {
  const isWide = slip === 'log';
  return (
    <div
      className={`relative flex min-w-0 flex-col border-paper/40 px-3 pt-4 pb-4 print:flex-row print:justify-between print:gap-4 print:pb-2 sm:px-6 lg:pt-6 lg:pb-7 ${isWide ? 'lg:flex-row lg:items-center lg:gap-8 lg:py-5' : ''} ${place}`}
    >
      <div className={isWide ? 'lg:shrink-0' : ''}>
        <p className="font-display text-heading-4 leading-[1.2] font-medium">{room.name}</p>
        <p className="mt-1 text-note leading-[1.4]">{room.text}</p>
      </div>
      <p
        className={`mt-2.5 print:mt-0 self-start rounded-mark bg-sheet px-2.5 py-1.5 wrap-anywhere text-ink ${slips[slip]} ${isWide ? 'lg:mt-0 lg:self-center' : ''}`}
      >
        {room.slip}
      </p>
      {children}
    </div>
  );
}

function Arrow({ place, isBothWays }: { place: string; isBothWays?: boolean }) {
  const toNext = 'M3 8H29M24.5 3.5 29 8l-4.5 4.5';
  return (
    <svg
      viewBox="0 0 32 16"
      className={`absolute z-10 h-3 w-5 bg-secure forced-colors:bg-[CanvasText] stroke-[2.25] lg:h-4 lg:w-8 lg:stroke-[1.5] stroke-paper ${place}`}
      fill="none"
      aria-hidden="true"
    >
      <path d={isBothWays ? `${toNext}M7.5 3.5 3 8l4.5 4.5` : toNext} />
    </svg>
  );
}

/** A gap in the outer wall, and the dashed line through it. */
function Entrance() {
  return (
    <span
      aria-hidden="true"
      className="absolute -bottom-11 left-3 z-10 h-[4.25rem] w-7 lg:top-7 lg:bottom-auto lg:-left-12 lg:h-7 lg:w-16"
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
