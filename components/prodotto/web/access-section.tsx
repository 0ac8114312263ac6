import { NoBreak } from '@/components/ui/no-break';
import { AccessDrawing, type AccessDrawingCopy } from './access-drawing';

/** The section about access, in the on-premise theme: a wide drawing and its explanation. */
export function AccessSection({ copy }: { copy: AccessDrawingCopy }) {
  return (
    <section
      id={copy.id}
      aria-labelledby={`${copy.id}-titolo`}
      className="dark print-ink bg-secure text-paper"
    >
      <div className="wrap py-10 lg:py-24">
        <div className="grid gap-x-8 gap-y-3 lg:grid-cols-12">
          <p className="margin-note lg:col-span-3">{copy.margin}</p>
          <div className="lg:col-span-9">
            <h2 id={`${copy.id}-titolo`} className="max-w-[24ch] text-heading-2">
              {copy.title}
            </h2>
            <p className="mt-5 max-w-[62ch] text-lead">
              <NoBreak text={copy.lead} />
            </p>
          </div>
        </div>
        <div className="mt-12 lg:mt-16">
          <AccessDrawing copy={copy} />
        </div>
        <dl className="mt-10 grid gap-x-10 gap-y-6 md:grid-cols-3 lg:mt-14">
          {copy.notes.map((note) => (
            <div key={note.title} className="border-t border-paper/40 pt-4">
              <dt className="font-semibold">{note.title}</dt>
              <dd className="mt-1 max-w-[44ch] text-small">{note.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
