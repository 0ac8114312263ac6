import { valueAt } from '@/lib/content/value-at';

/** A value of the company data by its name ("mail.privacy"); an e-mail address is a link. @throws for an unknown name */
export function SiteValue({ data, field }: { data: Parameters<typeof valueAt>[0]; field: string }) {
  const value = valueAt(data, field, 'Site');
  const isPhone = /^\+[\d ]+$/.test(value);
  const isMail = /^[^\s@]+@[^\s@]+$/.test(value);
  if (isPhone) return <span className="figures whitespace-nowrap">{value}</span>;
  if (!isMail) return value;
  return (
    <a href={`mailto:${value}`} className="link">
      {value}
    </a>
  );
}
