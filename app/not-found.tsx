import { ButtonLink } from '@/components/ui/button';
import { notFound, notFoundMeta } from '@/content/pages/not-found';
import { Frame } from './_site/frame';
import { metadataOf } from './_site/metadata';

const { alternates: _, ...metadataWithoutAddress } = metadataOf(notFoundMeta);

export const metadata = metadataWithoutAddress;

/** Written as text so that it runs before and without React (D8). */
const logPath = `console.error('404: ' + location.pathname)`;

export default function NotFound() {
  return (
    <Frame page={notFoundMeta}>
      <section className="wrap grid min-h-[60vh] content-center gap-6 py-20 lg:grid-cols-12">
        <p className="cifre font-display text-[clamp(5rem,16vw,11rem)] leading-none text-minio lg:col-span-5">
          {notFound.code}
        </p>
        <div className="self-end lg:col-span-7">
          <h1 className="text-titolo-2">{notFound.title}</h1>
          <p className="mt-4 max-w-[44ch] text-guida text-inchiostro-tenue">{notFound.text}</p>
          <p className="mt-8">
            <ButtonLink href={notFound.action.href}>{notFound.action.label}</ButtonLink>
          </p>
        </div>
      </section>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
      <script dangerouslySetInnerHTML={{ __html: logPath }} />
    </Frame>
  );
}
