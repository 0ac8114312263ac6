'use client';

/** In development: why a page cannot be shown, e.g. what is wrong in the fields of a text. No build contains it. */
export default function DevelopmentError({ error }: { error: Error }) {
  return (
    <main className="wrap py-14">
      <pre className="whitespace-pre-wrap">{error.message}</pre>
    </main>
  );
}
