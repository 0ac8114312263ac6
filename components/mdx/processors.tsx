import type { Processor } from '@/lib/schema/site';
import { BulletList, Paragraph } from './text';

export type ProcessorsCopy = {
  list: {
    /** Before the processors. */
    before: string;
    /** Where there are none. */
    none: string;
  };
  transfers: {
    /** The one sentence of those outside the European Union: before them, after them, and what follows. */
    before: string;
    after: string;
    basis: string;
    none: string;
  };
};

type Processors = { processors: readonly Processor[] };

/** Who processes on behalf of the company what visitors write. */
export function ProcessorList({ before, none, processors }: ProcessorsCopy['list'] & Processors) {
  if (processors.length === 0) return <Paragraph>{none}</Paragraph>;
  return (
    <>
      <Paragraph>{before}</Paragraph>
      <BulletList>
        {processors.map(({ name, purpose }, index) => (
          <li key={purpose}>
            {name}, {purpose}
            {index === processors.length - 1 ? '.' : ';'}
          </li>
        ))}
      </BulletList>
    </>
  );
}

const listed = new Intl.ListFormat('it');

/** Which of them do so outside the European Union, and on what basis. */
export function ProcessorTransfers({
  before,
  after,
  basis,
  none,
  processors,
}: ProcessorsCopy['transfers'] & Processors) {
  const outside = processors.flatMap(({ name, outsideEu }) => (outsideEu ? `${name} (${outsideEu})` : []));
  if (outside.length === 0) return <Paragraph>{none}</Paragraph>;
  return (
    <Paragraph>
      {before} {listed.format(new Set(outside))}
      {after} {basis}
    </Paragraph>
  );
}
