import { metadataOf } from '@/app/_shared/metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { ContactCards } from '@/components/contatti/contact-cards';
import { ContactPlace } from '@/components/contatti/contact-place';
import { SiteForm } from '@/components/forms/site-form';
import { Island } from '@/components/islands/island';
import { PageHead } from '@/components/sections/page-head';
import { contactForm } from '@/content/forms/contact';
import { pages } from '@/content/pages';
import { cards, head, place } from '@/content/pages/contatti';
import { site } from '@/content/site';

const page = pages['/contatti'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <SiteLayout page={page}>
      <PageHead title={head.title} intro={head.intro} spread />
      <div className="wrap grid gap-x-12 gap-y-6 pb-6 lg:gap-y-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:pb-24">
        <div className="lg:col-span-4">
          <ContactCards cards={cards} />
        </div>
        <div className="lg:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-1">
          <Island name="site-form" component={SiteForm} props={{ copy: contactForm, to: site.mail.info }} />
        </div>
        <div className="lg:col-span-4 lg:col-start-1">
          <ContactPlace copy={place} />
        </div>
      </div>
    </SiteLayout>
  );
}
