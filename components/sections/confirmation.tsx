import { ConfirmationBody, type ConfirmationCopy } from '@/components/forms/confirmation-body';

/** The page after a form was sent without JavaScript. */
export function ConfirmationPage({ copy }: { copy: ConfirmationCopy }) {
  return (
    <div className="wrap pt-6 pb-8 lg:pt-12 lg:pb-28">
      <div className="max-w-[56rem]">
        <div className="form-sheet form-receipt">
          <h1 className="text-heading-2">{copy.title}</h1>
          <ConfirmationBody copy={copy} />
        </div>
      </div>
    </div>
  );
}
