type SearchFieldProps = {
  /** Accessible name. */
  label: string;
  placeholder: string;
  value: string;
  onType: (typed: string) => void;
  className: string;
};

/** A search box that searches while the user types. */
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
