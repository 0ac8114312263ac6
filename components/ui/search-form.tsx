import { Button } from './button';

export type SearchFormCopy = {
  label: string;
  button: string;
  /** The form's target, if the search cannot load. */
  action: string;
};

type SearchFormProps = { copy: SearchFormCopy; below?: string; className: string };

/**
 * A box that opens the search window with what was typed.
 * @param below path of the part to search, if the window offers it; otherwise the whole site
 */
export function SearchForm({ copy, below = '', className }: SearchFormProps) {
  return (
    <search className={`block max-w-[34rem] ${className}`}>
      <form action={copy.action} data-ask={below}>
        <label htmlFor="cerca" className="text-small font-semibold">
          {copy.label}
        </label>
        <div className="mt-2 flex flex-wrap gap-3">
          <input
            id="cerca"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            className="input min-w-0 flex-1 basis-40"
          />
          <Button type="submit" variant="quiet" className="flex-none">
            {copy.button}
          </Button>
        </div>
      </form>
    </search>
  );
}
