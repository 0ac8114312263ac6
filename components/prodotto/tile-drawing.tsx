const drawings = {
  // A list with one highlighted entry.
  list: (
    <>
      <path d="M2 10h12M2 28h12M2 46h12M2 64h12M24 10h86M24 28h64M24 64h78" />
      <path d="M24 46h72" className="stroke-accent" strokeWidth="3" />
    </>
  ),
  // The desktop client: a window with a list and a page.
  window: (
    <>
      <path d="M2 4h116v64H2zM2 15h116M38 15v53M10 26h20M10 35h16M10 44h20M10 53h12" />
      <path d="M56 24h46v44M56 24v44M64 34h30M64 42h30M64 58h22" />
      <path d="M64 50h30" className="stroke-accent" strokeWidth="3" />
      <path d="M8 9.5h.01M13 9.5h.01M18 9.5h.01" strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  // A browser outside the network that reaches the server inside.
  network: (
    <>
      <path d="M2 16h44v36H2zM2 25h44M9 34h24M9 42h16" />
      <path d="M72 4h46v64H72z" strokeDasharray="4 4" />
      <path d="M84 22h22v28H84zM84 31h22M84 40h22" />
      <path d="M46 36h38" className="stroke-accent" strokeWidth="2" />
    </>
  ),
  // The layers of an installation.
  architecture: (
    <>
      <path d="M2 4h116v18H2zM2 50h34v18H2zM43 50h34v18H43zM84 50h34v18H84z" />
      <path d="M19 22v28M60 22v28M101 22v28" />
      <path d="M12 13h40" className="stroke-accent" strokeWidth="3" />
      <path d="M10 59h18M51 59h18M92 59h18" />
    </>
  ),
};

export type TileDrawingCopy = keyof typeof drawings;

/** A small line drawing that decorates the link to a product page. */
export function TileDrawing({ name }: { name: TileDrawingCopy }) {
  return (
    <svg
      viewBox="0 0 120 72"
      className="h-20 w-auto self-start text-ink"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}
