import type { Link } from '../page';
import type { PanelAskCopy, SearchPanelCopy } from './search-panel';

/** The first screen of the site. */
export type HomeHeroCopy = {
  /** The one h1 of the page: its first words as a rubric, then the sentence, of which the signed words are marked. */
  title: readonly [rubric: string, first: string, second: string];
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
