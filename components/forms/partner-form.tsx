'use client';

import { dismissToasts, showToast, type ToastCopy, Toaster } from '@/components/ui/toaster';
import { useHydrated } from '@/components/ui/use-hydrated';
import { partnerDefinition } from '@/lib/forms/partner';
import { Form } from './form';
import type { FormCopyOf, SentCopy } from './form-copy';
import type { Outcome } from './use-form-sending';

export type PartnerFormCopy = FormCopyOf<'partner'> &
  SentCopy & {
    toasts: Record<Outcome, ToastCopy>;
    /** Accessible names of the region of toasts and of the button that closes one. */
    toastRegion: string;
    toastClose: string;
  };

/** The partner application, the only form with toasts. */
export function PartnerForm({ copy, to }: { copy: PartnerFormCopy; to: string }) {
  const hydrated = useHydrated();
  const { toasts } = copy;
  return (
    <>
      <Form
        definition={partnerDefinition}
        copy={copy}
        to={to}
        onOutcome={(outcome) => {
          dismissToasts();
          if (outcome) showToast(outcome === 'sent' ? 'success' : 'error', toasts[outcome]);
        }}
      />
      {hydrated && <Toaster label={copy.toastRegion} close={copy.toastClose} />}
    </>
  );
}
