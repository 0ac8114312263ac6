import { ContactForm } from '@/components/forms/contact-form';
import { Island } from '@/components/islands/island';
import { ContactCards, ContactPlace } from '@/components/sections/contact-cards';
import { PageHead } from '@/components/sections/page-head';
import { Section } from '@/components/ui/section';
import { contactForm } from '@/content/forms/contact';
import { pages } from '@/content/pages';
import { cards, hero, place } from '@/content/pages/contatti';
import { site } from '@/content/site';
import { Frame } from '../_site/frame';
import { metadataOf } from '../_site/metadata';

const page = pages['/contatti'];

export const metadata = metadataOf(page);

export default function Page() {
  return (
    <Frame page={page}>
      <PageHead title={hero.title} lead={hero.lead} />
      <div className="wrap grid gap-x-12 gap-y-10 pb-16 lg:grid-cols-12 lg:pb-24">
        <div className="lg:col-span-4">
          <ContactCards cards={cards} />
        </div>
        <div className="lg:col-span-8">
          <Island name="contact-form" of={ContactForm} props={{ copy: contactForm, to: site.mail.info }} />
        </div>
      </div>
      <Section id="dove-trovarci" margin={place.margin} title={place.title}>
        <ContactPlace copy={place} />
      </Section>
    </Frame>
  );
}
