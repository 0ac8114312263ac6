import { Island } from '@/components/islands/island';
import { Icon } from '@/components/ui/icon';
import { Tabs } from '@/components/ui/tabs';
import type { DataOf } from '@/lib/forms/forms';

/** A kind of partnership, in a tab. */
type PartnerKindCopy = {
  id: DataOf<'partner'>['tipoPartnership'];
  label: string;
  title: string;
  text: string;
  requirements: string[];
  support: string[];
};

export type PartnerKindsCopy = {
  label: string;
  requirements: string;
  support: string;
  kinds: PartnerKindCopy[];
};

/** The kinds of partnership in tabs, each with its requirements and our support. */
export function PartnerKinds({ copy }: { copy: PartnerKindsCopy }) {
  return (
    <Island
      name="tabs"
      component={Tabs}
      props={{ label: copy.label, tabs: copy.kinds.map(({ id, label }) => ({ id, label })) }}
      slots={Object.fromEntries(
        copy.kinds.map((kind) => [kind.id, <Kind key={kind.id} kind={kind} copy={copy} />]),
      )}
    />
  );
}

function Kind({ kind, copy }: { kind: PartnerKindCopy; copy: PartnerKindsCopy }) {
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      <div className="md:col-span-2">
        <h3 className="text-heading-3">{kind.title}</h3>
        <p className="mt-2 max-w-[62ch]">{kind.text}</p>
      </div>
      <Terms title={copy.requirements} items={kind.requirements} />
      <Terms title={copy.support} items={kind.support} />
    </div>
  );
}

function Terms({ title, items }: { title: string; items: string[] }) {
  return (
    <div>
      <h4 className="label-text font-text">{title}</h4>
      <ul className="mt-2 border-t border-ink">
        {items.map((item) => (
          <li key={item} className="figures flex gap-3 border-b border-rule py-2.5">
            <Icon name="check" className="h-[1lh] w-3 flex-none" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
