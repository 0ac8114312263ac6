const paths = {
  chevron: <path d="m2 4.5 4 4 4-4" />,
  external: <path d="M4 2h6v6M10 2 2.5 9.5" />,
  arrow: <path d="M1.5 6h9M7 2.5 10.5 6 7 9.5" />,
  check: <path d="m2 6.5 2.75 2.75L10 3.5" />,
  cross: <path d="m2.5 2.5 7 7m0-7-7 7" />,
  plus: <path d="M6 1.5v9M1.5 6h9" />,
  search: <path d="M5 1.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7m2.5 6 3 3" />,
  sheet: <path d="M2.5 1h5L9.5 3v8h-7zM4.5 5h3m-3 2h3m-3 2h2" />,
};

type IconName = keyof typeof paths;

/** An icon on a grid of 12 units. Its class sets the size. It is decorative: there is always text beside it. */
export function Icon({ name, className }: { name: IconName; className: string }) {
  return (
    <svg
      viewBox="0 0 12 12"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="square"
      aria-hidden="true"
    >
      {paths[name]}
    </svg>
  );
}
