import { Icon } from '@/components/ui/icon';

/** The name of a file, with a sheet before it. */
export function FileName({ className = '', children }: { className?: string; children: string }) {
  return (
    <span className={`flex items-baseline gap-2 font-mono text-note ${className}`}>
      <Icon name="sheet" className="w-3 flex-none [translate:0_0.125rem]" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  );
}
