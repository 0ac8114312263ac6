import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { FilteredFaq } from '@/components/supporto/filtered-faq';
import { Lessons } from '@/components/supporto/lessons';
import { SupportContacts } from '@/components/supporto/support-contacts';
import { SupportDocs } from '@/components/supporto/support-docs';
import { SupportPanel } from '@/components/supporto/support-panel';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Tabs } from '@/components/ui/tabs';
import { supportFaq } from '@/content/faq/supporto';
import { layoutCopy } from '@/content/navigation';
import { contacts, docs, faq, lessons, tabs } from '@/content/pages/supporto';
import { planTags } from '@/content/plans';
import { site } from '@/content/site';
import { textCopy } from '@/content/text-copy';
import { guideGroups, toLesson } from '@/lib/content/guide-cards';

/** The tabs of the support page; the id of each is its anchor. */
export function SupportTabs() {
  const { label, ...labels } = tabs;
  const panels = {
    documentazione: <SupportDocs copy={docs} groups={guideGroups(textCopy.groups, textCopy.kinds)} />,
    tutorial: (
      <SupportPanel title={lessons.title} intro={lessons.intro}>
        <Lessons
          lessons={lessons.items.map((item) => toLesson(item, textCopy.lessonLevels, planTags))}
          copy={lessons}
        />
      </SupportPanel>
    ),
    faq: (
      <SupportPanel title={faq.title} intro={faq.intro}>
        <Island name="filtered-faq" component={FilteredFaq} props={{ entries: supportFaq, copy: faq }} />
        <ArrowLink link={faq.more} className="mt-6" />
      </SupportPanel>
    ),
    contatti: (
      <SupportPanel title={contacts.title} intro={contacts.intro}>
        <SupportContacts copy={contacts} site={site} newTab={layoutCopy.newTab} />
      </SupportPanel>
    ),
  } satisfies Record<keyof typeof labels, ReactNode>;
  return (
    <Island
      name="tabs"
      component={Tabs}
      props={{ label, tabs: Object.entries(labels).map(([id, tabLabel]) => ({ id, label: tabLabel })) }}
      slots={panels}
    />
  );
}
