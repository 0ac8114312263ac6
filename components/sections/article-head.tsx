type ArticleHeadProps = {
  title: string;
  summary: string;
  category: string;
  published: { label: string; day: string; dayLabel: string };
  image: { src: string; alt: string };
};

/** Opening of an article: category and day, headline, standfirst, and its picture across the page. */
export function ArticleHead({ title, summary, category, published, image }: ArticleHeadProps) {
  return (
    <div className="wrap pt-8 lg:pt-12">
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
        <p className="rubrica flex gap-x-4 lg:col-span-3 lg:block lg:pt-3">
          <span className="block">{category}</span>
          <span className="block font-normal lg:mt-1">
            <span className="sr-only">{published.label} </span>
            <time dateTime={published.day}>{published.dayLabel}</time>
          </span>
        </p>
        <div className="lg:col-span-9 lg:pl-4">
          <h1 className="max-w-[18ch] text-[clamp(2.25rem,1.6rem+3vw,4.25rem)] leading-[1.04]">{title}</h1>
          <p className="mt-6 max-w-[52ch] text-guida text-inchiostro-tenue">{summary}</p>
        </div>
      </div>
      {/* biome-ignore lint/performance/noImgElement: a drawn SVG needs no image service */}
      <img
        src={image.src}
        alt={image.alt}
        width="1200"
        height="750"
        className="mt-10 w-full rounded-foglio border border-filetto lg:mt-14"
      />
    </div>
  );
}
