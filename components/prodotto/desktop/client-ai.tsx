import {
  Caret,
  ClientWindow,
  type ClientWindowCopy,
  NoteNumber,
  type ScreenNotes,
} from '@/components/pictures/client-window';
import { type Cited, CitedPhrases } from '@/components/pictures/numbered-sources';
import { Passage, type PassageText } from '@/components/pictures/passage';

export type AiScreen = {
  place: string;
  jobs: readonly string[];
  scope: { label: string; value: string };
  summary: { title: string; sentences: readonly Cited[] };
  sources: { title: string; items: readonly { number: string; file: string; page: string }[] };
  chat: { question: string; answer: Cited; prompt: string };
  /** The cited page, around the passage of the first source. */
  page: { above: readonly string[]; passage: PassageText; below: readonly string[] };
};

type AiProps = {
  shell: ClientWindowCopy;
  screen: AiScreen;
  /** On the documents that the model reads, its sources and the next question. */
  notes: ScreenNotes;
  caption: string;
};

const side = 'relative hidden overflow-clip border-r border-rule bg-secure-soft pl-0 pr-6 sm:block';
const paper = 'border-r border-rule bg-sheet pr-4 font-display text-ink-muted';

/**
 * The AI panel beside the page that it cites, which the window crops. A red line leads from the first source to its
 * passage. A small screen shows only the panel.
 */
export function ClientAi({ shell, screen, notes, caption }: AiProps) {
  const [scope, sources, chat] = notes;
  return (
    <figure>
      <figcaption className="sr-only">{caption}</figcaption>
      <ClientWindow shell={shell} place={screen.place}>
        <div className="grid grid-cols-1 sm:grid-cols-[12.5rem_minmax(0,1fr)] sm:grid-rows-[auto_auto_auto]">
          <CitedPage page={screen.page} />
          <Summary screen={screen} note={scope.number} />
          <Sources sources={screen.sources} note={sources.number} />
          <Chat chat={screen.chat} label={screen.sources.title} note={chat.number} />
        </div>
      </ClientWindow>
    </figure>
  );
}

/** The cited page, in the rows of the panel: the passage is beside the sources. */
function CitedPage({ page }: { page: AiScreen['page'] }) {
  return (
    <>
      <div aria-hidden="true" className={`${side} sm:col-start-1 sm:row-start-1`}>
        <div className={`${paper} absolute inset-y-0 right-6 left-0 flex flex-col justify-end pb-2 pl-4`}>
          <Paragraphs texts={page.above} />
        </div>
      </div>
      <div aria-hidden="true" className={`${side} sm:col-start-1 sm:row-start-2`}>
        <div className={`${paper} h-full py-2 pl-4`}>
          <p className="-ml-4 border-l-4 border-accent pl-3 text-ink">
            <Passage text={page.passage} />
          </p>
        </div>
      </div>
      <div aria-hidden="true" className={`${side} sm:col-start-1 sm:row-start-3`}>
        <div className={`${paper} absolute inset-y-0 right-6 left-0 pt-2 pl-4`}>
          <Paragraphs texts={page.below} />
        </div>
      </div>
    </>
  );
}

function Summary({ screen: { jobs, scope, summary, sources }, note }: { screen: AiScreen; note: string }) {
  return (
    <div className="px-4 pt-1 pb-6 sm:col-start-2 sm:row-start-1 sm:px-6">
      <ul aria-hidden="true" className="flex gap-6 border-b border-rule">
        {jobs.map((job, index) => (
          <li
            key={job}
            className={`-mb-px py-3 ${index === 0 ? 'border-b-2 border-accent font-semibold' : 'text-ink-muted'}`}
          >
            {job}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-muted">
        {scope.label}: {scope.value} <NoteNumber>{note}</NoteNumber>
      </p>
      <p className="mt-4 font-display text-heading-4 font-medium">{summary.title}</p>
      <ul className="mt-2 text-small">
        {summary.sentences.map((sentence) => (
          <li key={sentence.text} className="border-t border-rule py-2">
            <CitedPhrases phrases={[sentence]} label={sources.title} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sources({ sources, note }: { sources: AiScreen['sources']; note: string }) {
  return (
    <div className="relative border-t border-rule px-4 py-4 sm:col-start-2 sm:row-start-2 sm:px-6">
      <p className="flex items-baseline gap-2 font-semibold">
        {sources.title} <NoteNumber>{note}</NoteNumber>
      </p>
      <ol className="mt-2">
        {sources.items.map((source, index) => (
          <li
            key={source.number}
            className="relative grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-2 py-1"
          >
            <span className="reference">{source.number}</span>
            <span className="font-mono leading-[1.6] wrap-anywhere">{source.file}</span>
            <span className="figures text-ink-muted">{source.page}</span>
            {index === 0 && (
              <span
                aria-hidden="true"
                className="absolute top-[0.95rem] right-full mr-1 hidden w-[2.9rem] border-t-2 border-accent sm:block"
              />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

type ChatProps = { chat: AiScreen['chat']; label: string; note: string };

function Chat({ chat, label, note }: ChatProps) {
  return (
    <div className="border-t border-rule px-4 py-4 sm:col-start-2 sm:row-start-3 sm:px-6 sm:pb-6">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{chat.question}</span>
        <NoteNumber>{note}</NoteNumber>
      </p>
      <p className="mt-1 text-small">
        <CitedPhrases phrases={[chat.answer]} label={label} />
      </p>
      <p className="mt-4 rounded-mark border border-ink px-3 py-2.5 text-small">
        {chat.prompt}
        <Caret />
      </p>
    </div>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="mb-3 shrink-0">
      {text}
    </p>
  ));
}
