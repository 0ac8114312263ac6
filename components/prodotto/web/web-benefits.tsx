import { type BrowserScreen, BrowserSearch } from './browser-search';

/** The number refers to a part of the browser window. */
type WebBenefit = { number: string; title: string; text: string };

export type WebBenefitsCopy = {
  id: string;
  title: string;
  benefits: readonly [WebBenefit, WebBenefit, WebBenefit];
  caption: string;
};

/**
 * Three benefits around the browser window. They are connected with the tab, the address and the status line: by lines,
 * and on a small screen by numbers.
 */
export function WebBenefits({ copy, screen }: { copy: WebBenefitsCopy; screen: BrowserScreen }) {
  const [first, second, third] = copy.benefits;
  return (
    <section id={copy.id} aria-labelledby={`${copy.id}-titolo`} className="wrap pb-6 lg:pb-28">
      <h2 id={`${copy.id}-titolo`} className="sr-only">
        {copy.title}
      </h2>
      {/* The first row has its height before its texts arrive, so that the window below stays where it is. */}
      <div className="grid grid-cols-1 gap-y-6 lg:grid-cols-12 lg:grid-rows-[minmax(9rem,auto)_auto_auto] lg:gap-y-10">
        <figure className="lg:col-span-12 lg:row-start-2">
          <figcaption className="sr-only">{copy.caption}</figcaption>
          <BrowserSearch screen={screen} numbers={[first.number, second.number, third.number]} />
        </figure>
        <Benefit
          benefit={first}
          className="lg:col-span-5 lg:row-start-1 lg:ml-6 lg:before:top-0 lg:before:-bottom-16"
          dot="lg:after:-bottom-[4.1rem]"
        />
        <Benefit
          benefit={second}
          className="lg:col-span-6 lg:col-start-7 lg:row-start-1 lg:before:top-0 lg:before:-bottom-24"
          dot="lg:after:-bottom-[6.1rem]"
        />
        <Benefit
          benefit={third}
          className="lg:col-span-6 lg:col-start-5 lg:row-start-3 lg:before:-top-12 lg:before:bottom-0"
          dot="lg:after:-top-[3.1rem]"
        />
      </div>
    </section>
  );
}

const line = "lg:before:absolute lg:before:left-0 lg:before:w-px lg:before:bg-ink lg:before:content-['']";
const dotAtEnd =
  "lg:after:absolute lg:after:-left-[2.5px] lg:after:size-1.5 lg:after:rounded-[50%] lg:after:bg-ink lg:after:content-['']";

function Benefit({ benefit, className, dot }: { benefit: WebBenefit; className: string; dot: string }) {
  return (
    <div className={`relative lg:pl-5 ${line} ${dotAtEnd} ${dot} ${className}`}>
      <h3 className="flex items-baseline gap-3 text-heading-3">
        <span className="reference text-body" aria-hidden="true">
          {benefit.number}
        </span>
        {benefit.title}
      </h3>
      <p className="mt-2 max-w-[48ch]">{benefit.text}</p>
    </div>
  );
}
