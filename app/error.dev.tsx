'use client';

/** In development: why a page cannot be shown, e.g. an invalid field of a text. Builds do not contain this file. */
export default function DevelopmentError({ error }: { error: Error }) {
  return (
    <main className="wrap py-14">
      <pre className="whitespace-pre-wrap">{error.message}</pre>
    </main>
  );
}
