import { ButtonLink } from '@/components/ui/button';
import { notFound, notFoundMeta } from '@/content/pages/not-found';
import { FailureScreen } from './_site/failure-screen';
import { Frame } from './_site/frame';
import { metadataOfScreen } from './_site/metadata';

// Next adds `noindex` to this screen by itself.
const { robots: _, ...screen } = metadataOfScreen(notFoundMeta);

export const metadata = screen;

/** An inline script, so that it runs with and without React (D8). */
const logPath = `console.error('404: ' + location.pathname)`;

export default function NotFound() {
  return (
    <Frame page={notFoundMeta}>
      <FailureScreen
        code={notFound.code}
        title={notFound.title}
        text={notFound.text}
        elsewhere={notFound.elsewhere}
      >
        <ButtonLink href={notFound.action.href}>{notFound.action.label}</ButtonLink>
      </FailureScreen>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
      <script dangerouslySetInnerHTML={{ __html: logPath }} />
    </Frame>
  );
}
