import { metadataOf } from '@/app/_shared/metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { DurationCalendar } from '@/components/sections/duration-calendar';
import { PageHead } from '@/components/sections/page-head';
import { SectorDirectory } from '@/components/soluzioni/sector-directory';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { pages } from '@/content/pages';
import { directory, head, start } from '@/content/pages/soluzioni';

const page = pages['/soluzioni'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <SiteLayout page={page}>
      <PageHead title={head.title} intro={head.intro}>
        <ButtonLink link={head.action} />
      </PageHead>
      <SectorDirectory copy={directory} />
      <Section id="avvio" copy={start}>
        <DurationCalendar copy={start} />
        <p className="mt-8">
          <ArrowLink link={start.contact} />
        </p>
      </Section>
    </SiteLayout>
  );
}
