import { Frame } from '@/app/_site/frame';
import { metadataOf } from '@/app/_site/metadata';
import { Lessons } from '@/components/sections/lessons';
import { PageHead } from '@/components/sections/page-head';
import { SupportContacts } from '@/components/sections/support-contacts';
import { SupportDocs } from '@/components/sections/support-docs';
import { ArrowLink } from '@/components/ui/arrow-link';
import { FilteredFaq } from '@/components/ui/filtered-faq';
import { Tabs } from '@/components/ui/tabs';
import { supportFaq } from '@/content/faq/supporto';
import { chrome } from '@/content/navigation';
import { pages } from '@/content/pages';
import { contacts, docs, faq, head, lessons, tabs } from '@/content/pages/supporto';
import { site } from '@/content/site';
import { texts } from '@/content/texts';
import { guides } from '@/lib/content';
import { lessonOf } from '@/lib/content/lesson';

const page = pages['/supporto'];

export const metadata = metadataOf(page);

export default function Page() {
  const all = guides();
  const links = all.map(({ slug, title, kind }) => ({
    href: `/documentazione/${slug}`,
    label: title,
    text: texts.kinds[kind],
  }));
  const cards = lessons.items.map((item) => lessonOf(item, all, texts.lessonLevels));
  return (
    <Frame page={page}>
      <PageHead title={head.title} lead={head.lead} />
      <div className="wrap pb-16 lg:pb-24">
        <Tabs
          label={tabs.label}
          tabs={[
            {
              id: 'documentazione',
              label: tabs.documentazione,
              panel: <SupportDocs copy={docs} guides={links} />,
            },
            { id: 'tutorial', label: tabs.tutorial, panel: <Lessons lessons={cards} copy={lessons} /> },
            {
              id: 'faq',
              label: tabs.faq,
              panel: (
                <>
                  <h2 className="mb-6 text-titolo-3">{faq.title}</h2>
                  <FilteredFaq entries={supportFaq} copy={faq} />
                  <ArrowLink link={faq.more} className="mt-6" />
                </>
              ),
            },
            {
              id: 'contatti',
              label: tabs.contatti,
              panel: <SupportContacts copy={contacts} site={site} newTab={chrome.newTab} />,
            },
          ]}
        />
      </div>
    </Frame>
  );
}
