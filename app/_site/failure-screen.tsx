import 'server-only';
import type { ReactNode } from 'react';

/** What stands in the frame when there is nothing else to show: a number, what happened, what to do. */
export function FailureScreen({
  code,
  title,
  text,
  children,
}: {
  code: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section className="wrap grid min-h-[60vh] content-center gap-6 py-20 lg:grid-cols-12">
      <p className="cifre font-display text-[clamp(5rem,16vw,11rem)] leading-none text-minio lg:col-span-5">
        {code}
      </p>
      <div className="self-end lg:col-span-7">
        <h1 className="text-titolo-2">{title}</h1>
        <p className="mt-4 max-w-[44ch] text-guida text-inchiostro-tenue">{text}</p>
        <p className="mt-8">{children}</p>
      </div>
    </section>
  );
}
