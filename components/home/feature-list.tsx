import { ArrowLink } from '@/components/ui/arrow-link';
import { PlanLabel } from '@/components/ui/plan-label';
import { Section, type SectionCopy } from '@/components/ui/section';
import { type FeatureItem, FeatureSample } from './feature-samples';

export type FeatureListCopy = SectionCopy & { items: readonly FeatureItem[] };

/** The main features: a text on the left, a sample on the right. */
export function FeatureList({ copy }: { copy: FeatureListCopy }) {
  return (
    <Section id={copy.id} copy={copy} layout="wide">
      <ul>
        {copy.items.map((item) => (
          <li
            key={item.link.href}
            className="grid gap-x-8 gap-y-4 border-t border-rule py-6 last:pb-0 lg:grid-cols-12 lg:items-center lg:py-14"
          >
            <div className="lg:col-span-4">
              <h3 className="inline text-heading-3">
                <a href={item.link.href} className="-my-2.5 inline-block py-2.5 hover:text-accent">
                  {item.link.label}
                </a>
              </h3>
              <PlanLabel plan={item.plan} />
              <p className="mt-2 max-w-[44ch]">{item.text}</p>
              <p className="mt-2 flex flex-wrap gap-x-6 text-small">
                <ArrowLink link={{ label: item.more, href: item.link.href }} />
                {item.trial && <ArrowLink link={item.trial} />}
              </p>
            </div>
            <div className="min-w-0 lg:col-span-7 lg:col-start-6">
              <FeatureSample sample={item.sample} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
