import { anchorName } from './anchor';
import { recordIslands } from './served-nodes';

/** Events that show that a visitor uses an island, or is about to. */
const wakingEvents = ['pointerover', 'focusin', 'keydown', 'input', 'beforematch', 'dragover'];
/** Time that a submit waits for the script. Then the browser posts the form. */
const SUBMIT_TIMEOUT_MS = 8000;

/** The anchor that shows other ways to reach the company. The server redirects to it too. */
const NOT_SENT = 'errore-invio';

const loading = new WeakMap<HTMLElement, Promise<void>>();
/** What islands contained when this script started. */
const served = recordIslands();

/**
 * Hydrates each island of a page when it is first used: pointed at, focused, named by the URL, or submitted. The event
 * that wakes an island takes effect once it is hydrated. The adapter puts the URLs of the modules into
 * `data-modules`; without it nothing happens, because Next hydrates. If the modules cannot load, the HTML still works: forms
 * post, tabs are links.
 */
export function wakeIslands(): void {
  const wakeTarget = () => {
    for (const island of islandsAround(document.getElementById(anchorName()))) void wake(island);
  };
  for (const name of wakingEvents) document.addEventListener(name, onUse, true);
  document.addEventListener('click', onClick);
  document.addEventListener('submit', holdSubmit, true);
  document.addEventListener('invalid', holdSubmit, true);
  addEventListener('hashchange', wakeTarget);
  wakeTarget();
  // The visitor may have used an island before this script ran.
  const inputWithFile = [...document.querySelectorAll('input')].find(hasFile);
  const usedIsland = unhydratedIsland(inputWithFile ?? document.activeElement);
  if (usedIsland) void wake(usedIsland);
}

/** The innermost island around a node; undefined if it is hydrated already. */
function unhydratedIsland(node: EventTarget | null): HTMLElement | undefined {
  const island = node instanceof Element ? node.closest<HTMLElement>('[data-island]') : null;
  return island?.dataset.modules ? island : undefined;
}

/** The islands around a node that are not hydrated, outermost first. */
function islandsAround(node: Element | null): HTMLElement[] {
  const island = node?.closest<HTMLElement>('[data-modules]');
  return island ? [...islandsAround(island.parentElement), island] : [];
}

/**
 * Loads the modules of an island and hydrates it, once.
 * @returns whether it is hydrated
 */
async function wake(island: HTMLElement): Promise<boolean> {
  if (!loading.has(island)) loading.set(island, load(island));
  try {
    await loading.get(island);
    return true;
  } catch {
    loading.delete(island);
    // A style sheet may show a message.
    island.dataset.failed = 'true';
    return false;
  }
}

async function load(island: HTMLElement): Promise<void> {
  const paths = island.dataset.modules?.split(' ') ?? [];
  // The first module imports the others. All are requested at once, because the browser would discover them late.
  const [islandModule] = await Promise.all(paths.map((path) => import(path)));
  // `holdSubmit` may have let the browser post the form meanwhile.
  if (!island.dataset.modules) return;
  delete island.dataset.modules;
  islandModule.hydrate(island, served);
}

function onUse(event: Event): void {
  const { type, target } = event;
  const island = unhydratedIsland(target);
  // After a failure only a submit, a click or a chosen file tries again.
  if (!island || (island.dataset.failed && !hasFile(target))) return;
  void wake(island).then((hydrated) => {
    // An arrow key moves between tabs.
    if (hydrated && type === 'keydown' && isTab(target))
      target?.dispatchEvent(Reflect.construct(event.constructor, [type, event]));
  });
}

const hasFile = (target: EventTarget | null) => target instanceof HTMLInputElement && target.files?.length;
const isTab = (target: EventTarget | null) => target instanceof Element && target.matches('[role="tab"]');

/** Repeats a click on a button or a tab when its island is hydrated. Until then a tab is a link to its panel. */
function onClick(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const island = unhydratedIsland(target);
  const control = (target as Element).closest<HTMLElement>('[role=tab],[type=button]');
  if (!island || !control || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  void wake(island).then((hydrated) => {
    if (hydrated) control.click();
    else if (isTab(control)) location.assign((control as HTMLAnchorElement).hash);
  });
}

/** Holds a submit until the form is hydrated, then repeats it, so that the form's own validation runs. */
function holdSubmit(event: Event): void {
  const island = unhydratedIsland(event.target);
  if (!island) return;
  event.preventDefault();
  if (island.dataset.submitted) return;
  // The style sheet shows that the form is being sent.
  island.dataset.submitted = 'true';
  const form = (event.target as Element).closest('form');
  const timeout = new Promise((done) => setTimeout(done, SUBMIT_TIMEOUT_MS));
  void Promise.race([wake(island), timeout]).then((hydrated) => {
    delete island.dataset.submitted;
    if (!hydrated && !navigator.onLine) {
      // A post would replace the form with the browser's error page. Show other ways instead.
      location.hash = NOT_SENT;
      return;
    }
    delete island.dataset.modules;
    // Safari 15 has no `requestSubmit`, and its events may not name the button.
    const button = (event as SubmitEvent).submitter ?? form?.querySelector<HTMLElement>('[type=submit]');
    button?.click();
  });
}
