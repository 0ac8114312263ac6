import type { ConfirmationCopy } from './confirmation';
import type { FormCopy, OptionLabels } from './form';

export type PartnerKind = 'reseller' | 'integrator' | 'technology';

type PartnerSize = '1-10' | '11-50' | '51-200' | '201-1000' | '1000+';
export type PartnerField =
  | 'azienda'
  | 'referente'
  | 'email'
  | 'telefono'
  | 'sito'
  | 'tipoPartnership'
  | 'dipendenti'
  | 'settoreTarget'
  | 'motivazione';

export type PartnerFormCopy = FormCopy<PartnerField, 'company' | 'person' | 'proposal'> & {
  kinds: OptionLabels<PartnerKind>;
  sizes: OptionLabels<PartnerSize>;
  toasts: Record<'sent' | 'refused' | 'failed', { title: string; text: string }>;
  /** Name of the region where toasts appear, and of the button that closes one. */
  toastRegion: string;
  toastClose: string;
  confirmation: ConfirmationCopy;
};
