import { ButtonLink } from '@/components/ui/button';
import type { Link } from '@/lib/schema/page';

/** Replaces the tool in browsers without JavaScript. */
export function WithoutScript({ copy }: { copy: { text: string; action: Link } }) {
  return (
    <div data-search-ignore="" className="hidden border-t-2 border-ink pt-5 [@media(scripting:none)]:block">
      <p className="max-w-[58ch] text-intro">{copy.text}</p>
      <p className="mt-5">
        <ButtonLink link={copy.action} />
      </p>
    </div>
  );
}
