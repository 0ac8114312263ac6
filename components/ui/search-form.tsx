import { Button } from './button';

export type SearchFormCopy = {
  label: string;
  button: string;
  /** Target of the form if the search cannot load. */
  action: string;
};

/** A box that opens the search of the site with what was typed. Where JavaScript is off there is none. */
export function SearchForm({ copy }: { copy: SearchFormCopy }) {
  return (
    <search className="mt-8 hidden max-w-[34rem] [@media(scripting:enabled)]:block">
      <form action={copy.action} data-ask>
        <label htmlFor="cerca" className="text-small font-semibold">
          {copy.label}
        </label>
        <div className="mt-2 flex gap-3">
          <input
            id="cerca"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            className="input"
          />
          <Button type="submit" variant="quiet" className="flex-none">
            {copy.button}
          </Button>
        </div>
      </form>
    </search>
  );
}
