/** Enhances the header: its dropdowns, its menu, which closes when a link is clicked, and the menu's button. */
export function enhanceHeader(): void {
  const menu = document.getElementById('menu');
  const button = document.querySelector<HTMLButtonElement>('[popovertarget="menu"]');
  const dropdowns = document.querySelectorAll<HTMLDetailsElement>('[data-dropdown]');
  const wideScreen = matchMedia('(min-width: 64rem)');

  if (menu && button && !menu.showPopover) replacePopover(menu, button, wideScreen);
  menu?.addEventListener('toggle', (event) => {
    if (event.target === menu) button?.setAttribute('aria-expanded', String(event.newState === 'open'));
  });
  menu?.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) menu.hidePopover?.();
  });

  // On a wide screen the menu is a row.
  wideScreen.addEventListener('change', () => menu?.hidePopover?.());

  for (const dropdown of dropdowns) enhanceDropdown(dropdown, wideScreen);
  // A dropdown that was opened by hover closes wherever the focus is.
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !wideScreen.matches) return;
    for (const dropdown of dropdowns) dropdown.open = false;
  });
}

/**
 * Opens a dropdown on hover, and closes it on Escape (the focus returns to its summary), on an outside click and when the
 * focus leaves.
 */
function enhanceDropdown(dropdown: HTMLDetailsElement, wideScreen: MediaQueryList): void {
  const summary = dropdown.querySelector('summary');
  const close = () => {
    dropdown.open = false;
  };
  let openedByMouse = false;
  const item = dropdown.closest('li');
  item?.addEventListener('pointerenter', (event) => {
    if (event.pointerType !== 'mouse' || !wideScreen.matches || dropdown.open) return;
    dropdown.open = true;
    openedByMouse = true;
  });
  item?.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse' && wideScreen.matches) close();
    openedByMouse = false;
  });
  // The click after a hover would close the dropdown that the hover has just opened.
  summary?.addEventListener('click', (event) => {
    if (openedByMouse && dropdown.open) event.preventDefault();
    openedByMouse = false;
  });
  dropdown.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !dropdown.open) return;
    // Otherwise Escape would close the menu too.
    event.preventDefault();
    close();
    summary?.focus();
  });
  dropdown.addEventListener('focusout', (event) => {
    const next = event.relatedTarget;
    if (wideScreen.matches && next && !dropdown.contains(next as Node)) close();
  });
  document.addEventListener('click', (event) => {
    if (!dropdown.contains(event.target as Node)) close();
  });
}

/** Shows and hides the menu in browsers without popovers (before 2024). */
function replacePopover(menu: HTMLElement, button: HTMLElement, wideScreen: MediaQueryList): void {
  let isOpen = false;
  const update = () => {
    const openStyle = 'position:fixed;inset:4rem 0 0;padding:0 1rem;overflow:auto';
    const narrowStyle = isOpen ? openStyle : 'display:none';
    menu.style.cssText = wideScreen.matches ? '' : narrowStyle;
    button.setAttribute('aria-expanded', String(isOpen));
  };
  button.addEventListener('click', () => {
    isOpen = !isOpen;
    update();
  });
  wideScreen.addEventListener('change', update);
  update();
}
