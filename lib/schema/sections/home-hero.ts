import type { Link } from '../page';
import type { PanelAskCopy, SearchPanelCopy } from './search-panel';

/** The first screen of the site. */
export type HomeHeroCopy = {
  /** The one h1 of the page, in two lines where there is room. */
  title: readonly [string, string];
  lead: string;
  /** The one primary action. */
  action: Link;
  /** The quiet way on. */
  more: Link;
  /** What the trial is, under the actions. */
  note: string;
  /** Names the list of promises. */
  promisesLabel: string;
  /** The claims of the home page, a line each. */
  promises: readonly string[];
  panel: SearchPanelCopy;
  ask: PanelAskCopy;
};
