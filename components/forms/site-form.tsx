'use client';

import { forms } from '@/lib/forms/forms';
import { Form } from './form';
import type { SiteFormCopy } from './form-copy';

/** The form that its copy names. */
export function SiteForm({ copy, to }: { copy: SiteFormCopy; to: string }) {
  return <Form definition={forms[copy.form]} copy={copy} to={to} />;
}
