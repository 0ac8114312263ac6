import type { Processor } from '@/lib/schema/site';
import { BulletList, Paragraph } from './text';

export type ProcessorsCopy = {
  list: {
    /** Introduces the list. */
    before: string;
    /** In place of the list if there are none. */
    none: string;
  };
  transfers: {
    /** The sentence before and after the names of the processors; then the legal basis. */
    before: string;
    after: string;
    basis: string;
    none: string;
  };
};

type WithProcessors = { processors: readonly Processor[] };

/** The companies that process visitors' data on behalf of ours. */
export function ProcessorList({ before, none, processors }: ProcessorsCopy['list'] & WithProcessors) {
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

const italianList = new Intl.ListFormat('it');

/** The sentence about processors outside the European Union, and the legal basis. */
export function ProcessorTransfers({
  before,
  after,
  basis,
  none,
  processors,
}: ProcessorsCopy['transfers'] & WithProcessors) {
  const outside = processors.flatMap(({ name, outsideEu }) => (outsideEu ? `${name} (${outsideEu})` : []));
  if (outside.length === 0) return <Paragraph>{none}</Paragraph>;
  return (
    <Paragraph>
      {before} {italianList.format(new Set(outside))}
      {after} {basis}
    </Paragraph>
  );
}
