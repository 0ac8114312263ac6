type SearchFieldProps = {
  /** Names the box for those who do not see it. */
  label: string;
  placeholder: string;
  value: string;
  onType: (typed: string) => void;
  className: string;
};

/** A box that searches while somebody types. */
export function SearchField({ label, placeholder, value, onType, className }: SearchFieldProps) {
  return (
    <label>
      <span className="sr-only">{label}</span>
      <input
        type="search"
        value={value}
        onChange={(event) => onType(event.target.value)}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        autoCapitalize="none"
        spellCheck={false}
        className={className}
      />
    </label>
  );
}
