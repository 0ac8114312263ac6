import type { ReactNode } from 'react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { PlanLabel } from '@/components/ui/plan-label';
import type { Link } from '@/lib/schema/page';
import type { PlanTag } from '@/lib/schema/plan';

type Feature = { id: string; title: string; plan?: PlanTag; text: string };

type OcrDetails = {
  measures: readonly { name: string; value: string }[];
  languagesLabel: string;
  /** Some languages, and the number of the others. */
  languages: string;
};

export type FeatureGridCopy = {
  search: Feature & { link: Link };
  drafts: Feature;
  chat: Feature;
  ocr: Feature & { details: OcrDetails };
};

type FeatureGridProps = { copy: FeatureGridCopy; pictures: Record<'search' | 'drafts' | 'chat', ReactNode> };

/** The four main functions: search in full width, drafts and chat side by side, then OCR. */
export function FeatureGrid({ copy, pictures }: FeatureGridProps) {
  return (
    <div className="wrap pb-6 lg:pb-24">
      <FeatureArticle
        feature={copy.search}
        className="grid gap-x-8 gap-y-6 border-t-2 border-ink py-6 lg:grid-cols-12 lg:pb-20"
      >
        <div className="lg:col-span-4 lg:pr-2">
          <FeatureText feature={copy.search} number="1" large />
          <ArrowLink link={copy.search.link} className="mt-3" />
        </div>
        <div className="min-w-0 lg:col-span-8">{pictures.search}</div>
      </FeatureArticle>
      <div className="grid border-y border-rule lg:grid-cols-12 lg:gap-x-8">
        <FeatureArticle feature={copy.drafts} className="min-w-0 py-6 lg:col-span-7 lg:py-14 lg:pr-6">
          <FeatureText feature={copy.drafts} number="2" />
          <div className="mt-6 lg:mt-8">{pictures.drafts}</div>
        </FeatureArticle>
        <FeatureArticle
          feature={copy.chat}
          className="min-w-0 border-t border-rule py-6 lg:col-span-5 lg:border-t-0 lg:border-l lg:py-14 lg:pl-8"
        >
          <FeatureText feature={copy.chat} number="3" />
          <div className="mt-6 lg:mt-8">{pictures.chat}</div>
        </FeatureArticle>
      </div>
      <FeatureArticle feature={copy.ocr} className="grid gap-x-8 gap-y-5 pt-6 lg:grid-cols-12 lg:pt-16">
        <div className="lg:col-span-4 lg:pr-2">
          <FeatureText feature={copy.ocr} number="4" large />
        </div>
        <div className="lg:col-span-8">
          <OcrDetailList details={copy.ocr.details} />
        </div>
      </FeatureArticle>
    </div>
  );
}

type FeatureArticleProps = { feature: Feature; className: string; children: ReactNode };

function FeatureArticle({ feature, className, children }: FeatureArticleProps) {
  return (
    <article id={feature.id} aria-labelledby={`${feature.id}-titolo`} className={className}>
      {children}
    </article>
  );
}

type FeatureTextProps = { feature: Feature; number: string; large?: boolean };

function FeatureText({ feature, number, large = false }: FeatureTextProps) {
  return (
    <>
      <h2
        id={`${feature.id}-titolo`}
        className={`inline ${large ? 'text-heading-2' : 'text-[clamp(1.5rem,1.3rem+1vw,2rem)] leading-[1.15]'}`}
      >
        <span aria-hidden="true" className="figures mr-1.5 text-ink-muted">
          {number}
        </span>{' '}
        {feature.title}
      </h2>
      <PlanLabel plan={feature.plan} />
      <p className="mt-3 max-w-[52ch]">{feature.text}</p>
    </>
  );
}

function OcrDetailList({ details }: { details: OcrDetails }) {
  return (
    <dl>
      {details.measures.map((measure) => (
        <div
          key={measure.name}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-rule py-2 lg:py-3"
        >
          <dt className="text-small text-ink-muted">{measure.name}</dt>
          <dd className="figures font-display text-heading-3 font-medium">{measure.value}</dd>
        </div>
      ))}
      <div className="border-t border-rule pt-3">
        <dt className="text-small text-ink-muted">{details.languagesLabel}</dt>
        <dd className="mt-1 max-w-[48ch]">{details.languages}</dd>
      </div>
    </dl>
  );
}
