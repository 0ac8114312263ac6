import 'server-only';
import { ConfirmationBody, type ConfirmationCopy } from '@/components/forms/confirmation-body';
import type { PageMeta } from '@/lib/schema/page';
import { SiteLayout } from './site-layout';

/** The page that a form leads to when it is sent without JavaScript. */
export function ConfirmationPage({ page, copy }: { page: PageMeta; copy: ConfirmationCopy }) {
  return (
    <SiteLayout page={page}>
      <div className="wrap pt-6 pb-8 lg:pt-12 lg:pb-28">
        <div className="max-w-[56rem]">
          <div className="form-sheet form-receipt">
            <h1 className="text-heading-2">{copy.title}</h1>
            <ConfirmationBody copy={copy} />
          </div>
        </div>
      </div>
    </SiteLayout>
  );
}
