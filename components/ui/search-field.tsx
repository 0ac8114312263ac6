import { useLayoutEffect, useRef } from 'react';

type SearchFieldProps = {
  /** Accessible name. */
  label: string;
  placeholder: string;
  /** Called at every change, and once with what was typed before React hydrated. It must keep its identity. */
  onType: (typed: string) => void;
  className: string;
};

/** A search box that searches while the user types. */
export function SearchField({ label, placeholder, onType, className }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => onType(input.current?.value ?? ''), [onType]);
  return (
    <label>
      <span className="sr-only">{label}</span>
      <input
        ref={input}
        type="search"
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
