import { valueAt } from '@/lib/content/value-at';

/**
 * A value of the company data by its name ("mail.privacy"). An e-mail address becomes a link.
 * @throws an error that lists the valid names, if the name is unknown
 */
export function SiteValue({ data, field }: { data: Parameters<typeof valueAt>[0]; field: string }) {
  const value = valueAt(data, field, 'Site');
  if (/^\+[\d ]+$/.test(value)) return <span className="figures whitespace-nowrap">{value}</span>;
  if (!/^[^\s@]+@[^\s@]+$/.test(value)) return value;
  return (
    <a href={`mailto:${value}`} className="link">
      {value}
    </a>
  );
}
