/** A browser that tests drive. Coordinates are CSS pixels of the viewport. */
export type Driver = {
  readonly version: string;
  open(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  moveTo(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** Touches the screen, if the driver can; otherwise clicks. */
  tap(x: number, y: number): Promise<void>;
  /** Types characters, or presses a key that has a name. */
  type(text: string | { key: 'Enter' | 'Escape' | 'ArrowRight' | 'Tab' }): Promise<void>;
  /** Errors in the console since the start, if the driver reports them. */
  errors(): readonly string[];
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
};

/** Starts a browser. Without `script` it runs no script of the pages. */
export type Launch = (options: { script: boolean }) => Promise<Driver>;
