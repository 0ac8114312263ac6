import { Perimeter, type PerimeterCopy } from '@/components/pictures/perimeter';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { PrintButton } from '@/components/ui/print-button';
import type { Link } from '@/lib/schema/page';

export type PerimeterHeadCopy = {
  title: string;
  intro: string;
  action: Link;
  more: Link;
  print: string;
  perimeter: PerimeterCopy;
  /** Link to the page about the plan that this needs. */
  condition: Link;
};

/** The head of the security page: h1 and the drawing of the perimeter. */
export function PerimeterHead({ copy }: { copy: PerimeterHeadCopy }) {
  return (
    <div className="dark print-ink mt-3 bg-secure lg:mt-6 text-paper">
      <div className="wrap pt-6 pb-7 lg:pt-16 lg:pb-20">
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
          <h1 className="text-title print:text-heading-2 lg:col-span-7 lg:max-w-[9.4em]">{copy.title}</h1>
          <div className="lg:col-span-5 lg:pl-8">
            <p className="text-body">{copy.intro}</p>
            <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
              <ButtonLink link={copy.action} />
              <ArrowLink link={copy.more} className="print:hidden" /> <PrintButton label={copy.print} />
            </p>
          </div>
        </div>
        <div className="mt-6 lg:mt-16">
          <Perimeter copy={copy.perimeter}>
            <a href={copy.condition.href} className="link py-2">
              {copy.condition.label}
            </a>
          </Perimeter>
        </div>
      </div>
    </div>
  );
}
