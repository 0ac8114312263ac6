/** Opens the print window (`app/_entries/page-script.ts`); hidden without JavaScript. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      data-print
      className="link inline-flex min-h-11 items-center text-left font-semibold print:hidden [@media(scripting:none)]:hidden"
    >
      {label}
    </button>
  );
}
