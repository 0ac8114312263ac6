import { Frame } from '@/app/_site/frame';
import { metadataOf } from '@/app/_site/metadata';
import { FaqCategories } from '@/components/sections/faq-categories';
import { PageHead } from '@/components/sections/page-head';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Section } from '@/components/ui/section';
import { documentationFaq } from '@/content/faq/documentazione';
import { pages } from '@/content/pages';
import { head, onward, words } from '@/content/pages/documentazione/faq';

const page = pages['/documentazione/faq'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <Frame page={page}>
      <PageHead title={head.title} lead={head.lead} />
      <FaqCategories categories={documentationFaq} words={words} />
      <Section id="altro" margin={onward.margin} title={onward.title}>
        <ul className="flex flex-wrap gap-x-10 gap-y-2">
          {onward.links.map((link) => (
            <li key={link.href}>
              <ArrowLink link={link} />
            </li>
          ))}
        </ul>
      </Section>
    </Frame>
  );
}
