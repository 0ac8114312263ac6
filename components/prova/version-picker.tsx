import { useEffect, useEffectEvent, useRef } from 'react';
import { withLimits } from '@/lib/browser/documents/read/limits';
import type { ReadProblem } from '@/lib/browser/documents/types';
import type { Version } from './use-versions';

export type VersionPickerCopy = {
  label: string;
  button: string;
  /** Opens the field for text, and the name of what is pasted there. */
  paste: string;
  pasted: string;
  opening: string;
  /** `{done}` of `{total}` pages. */
  reading: string;
  read: string;
  /** `withLimits` fills in the numbers. */
  problems: Record<ReadProblem, string>;
};

type VersionPickerProps = {
  /** «Prima» or «Dopo». */
  name: string;
  version: Version | undefined;
  field: React.RefObject<HTMLInputElement | null>;
  onFiles: (files: readonly File[]) => void;
  /** The visitor is about to choose a file. */
  onPrepare: () => void;
  copy: VersionPickerCopy;
};

/**
 * A file field, and the state of its version. The field covers the whole area, so that a file can be dropped there before
 * the script has loaded.
 */
export function VersionPicker({ name, version, field, onFiles, onPrepare, copy }: VersionPickerProps) {
  const submitFiles = (input: HTMLInputElement) => {
    if (!input.files?.length) return;
    onFiles([...input.files]);
    input.value = '';
  };
  const text = useRef<HTMLTextAreaElement>(null);
  const submitText = () => {
    if (!text.current?.value.trim()) return;
    onFiles([new File([text.current.value], copy.pasted)]);
    text.current.value = '';
  };
  /** Handles a file that was chosen, and a focus that was set, before React hydrated. */
  const catchUp = useEffectEvent(() => {
    if (!field.current) return;
    submitText();
    submitFiles(field.current);
    if (field.current.matches(':hover, :focus')) onPrepare();
  });
  useEffect(() => catchUp(), []);
  const isProblem = version?.result && 'problem' in version.result;
  return (
    <div>
      <label className="relative grid place-items-center gap-2 rounded-mark border-2 border-dashed border-ink-muted px-4 py-6 text-center focus-within:outline-2 hover:border-ink">
        <span className="font-display text-heading-3 font-medium">{name}</span>
        {version ? (
          <span className="font-mono text-note wrap-anywhere">{version.name}</span>
        ) : (
          <span className="text-balance text-small text-ink-muted pointer-coarse:hidden">{copy.label}</span>
        )}
        <span aria-hidden="true" className="button button-quiet button-small">
          {copy.button}
        </span>
        <input
          ref={field}
          type="file"
          multiple
          accept=".pdf,.docx,.txt"
          onChange={({ currentTarget }) => submitFiles(currentTarget)}
          onPointerEnter={onPrepare}
          onFocus={onPrepare}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </label>
      <p
        role="status"
        className={`mt-2 min-h-6 text-small ${isProblem ? 'text-accent' : 'figures text-ink-muted'}`}
      >
        {version && stateOf(version, copy)}
      </p>
      <details className="text-small">
        <summary className="link inline-block min-h-11 py-3">{copy.paste}</summary>
        <textarea
          ref={text}
          rows={4}
          aria-label={`${name}: ${copy.paste}`}
          onInput={({ nativeEvent: { inputType } }) => inputType === 'insertFromPaste' && submitText()}
          onBlur={submitText}
          onFocus={onPrepare}
          className="input form-text"
        />
      </details>
    </div>
  );
}

function stateOf({ progress, result }: Version, copy: VersionPickerCopy): string {
  if (result) return 'problem' in result ? withLimits(copy.problems[result.problem]) : copy.read;
  if (!progress) return copy.opening;
  const [done, total] = progress;
  return copy.reading.replace('{done}', String(done)).replace('{total}', String(total));
}
