import { choiceLabels } from '@/lib/forms/choices';
import type { FormDefinition } from '@/lib/forms/definition';
import type { SiteFormCopy } from './form-copy';

type SentSummaryProps = {
  fields: FormDefinition['fields'];
  copy: Pick<SiteFormCopy, 'fields' | 'chosen' | 'summary'>;
  data: Readonly<Record<string, unknown>>;
};

/** What was sent, with the labels of the form. */
export function SentSummary({ fields, copy, data }: SentSummaryProps) {
  const chosen = choiceLabels(fields, data).join(', ');
  const rows = Object.entries(copy.fields).flatMap(([name, { label }]) => {
    const field = fields[name];
    const value = data[name];
    if (!field || typeof value !== 'string') return [];
    const option = 'options' in field ? field.options[value] : undefined;
    return [{ label, text: option || value }];
  });
  if (copy.chosen && chosen) rows.unshift({ label: copy.chosen.label, text: chosen });
  return (
    <>
      <h3 className="label-text mt-8 font-text">{copy.summary}</h3>
      <dl className="mt-3 grid max-w-2xl gap-x-6 gap-y-2 border-t border-rule pt-3 text-small sm:grid-cols-[auto_1fr]">
        {rows.map(({ label, text }) => (
          <div key={label} className="sm:contents">
            <dt className="max-w-[24ch] text-ink-muted">{label}</dt>
            <dd className="font-medium wrap-anywhere whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
