type SiteValueProps = {
  /** The name of the value, which says its kind: "mail.privacy". */
  field: string;
  value: string;
};

/** A value of the company data; a mailbox is a link. */
export function SiteValue({ field, value }: SiteValueProps) {
  if (field === 'phone.label') return <span className="figures whitespace-nowrap">{value}</span>;
  if (!field.startsWith('mail.') && field !== 'legal.pec') return value;
  return (
    <a href={`mailto:${value}`} className="link">
      {value}
    </a>
  );
}
