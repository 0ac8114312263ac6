import { valueAt } from '@/lib/content/value-at';

/** A value of the company data by its name ("mail.privacy"). The name says its kind: a mailbox is a link. @throws for an unknown name */
export function SiteValue({ data, field }: { data: Parameters<typeof valueAt>[0]; field: string }) {
  const value = valueAt(data, field, 'Site');
  if (field === 'phone.label') return <span className="figures whitespace-nowrap">{value}</span>;
  if (!field.startsWith('mail.') && field !== 'legal.pec') return value;
  return (
    <a href={`mailto:${value}`} className="link">
      {value}
    </a>
  );
}
