import { ButtonLink } from '@/components/ui/button';
import { serverError, serverErrorMeta } from '@/content/pages/errore';
import { FailureScreen } from '../_site/failure-screen';
import { Frame } from '../_site/frame';
import { metadataOfScreen } from '../_site/metadata';

export const metadata = metadataOfScreen(serverErrorMeta);

/** The bundle serves it as 500.html, under whatever address has failed: Next has no such screen to prerender. */
export default function ServerError() {
  return (
    <Frame page={serverErrorMeta}>
      <FailureScreen
        code={serverError.code}
        title={serverError.title}
        text={serverError.text}
        elsewhere={serverError.elsewhere}
      >
        {/* The empty address is the one that has failed. */}
        <ButtonLink href="">{serverError.action}</ButtonLink>
      </FailureScreen>
    </Frame>
  );
}
