/**
 * Improves the header: the dropdown opens when the mouse is on its line; it closes on Escape (the focus returns to its summary),
 * on an outside click and when the focus leaves. The menu closes when a link is clicked, and its button
 * states whether it is open.
 */
export function enhanceHeader(document: Document): void {
  const menu = document.getElementById('menu');
  const button = document.querySelector<HTMLButtonElement>('[popovertarget="menu"]');
  const dropdowns = document.querySelectorAll<HTMLDetailsElement>('[data-dropdown]');
  const wide = matchMedia('(min-width: 64rem)');

  if (menu && button && !menu.showPopover) replacePopover(menu, button, wide);
  menu?.addEventListener('toggle', (event) => {
    if (event.target === menu) button?.setAttribute('aria-expanded', String(event.newState === 'open'));
  });
  menu?.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) menu.hidePopover?.();
  });

  // After rotation or resize the screen may be wide enough for the row.
  wide.addEventListener('change', () => menu?.hidePopover?.());

  for (const dropdown of dropdowns) {
    const summary = dropdown.querySelector('summary');
    const close = () => {
      dropdown.open = false;
    };
    let openedByMouse = false;
    const line = dropdown.closest('li');
    line?.addEventListener('pointerenter', (event) => {
      if (event.pointerType !== 'mouse' || !wide.matches || dropdown.open) return;
      dropdown.open = true;
      openedByMouse = true;
    });
    line?.addEventListener('pointerleave', (event) => {
      if (event.pointerType === 'mouse' && wide.matches) close();
      openedByMouse = false;
    });
    // The click after a hover would close the dropdown that the hover has just opened.
    summary?.addEventListener('click', (event) => {
      if (openedByMouse && dropdown.open) event.preventDefault();
      openedByMouse = false;
    });
    dropdown.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !dropdown.open) return;
      // Escape closes only the innermost open element: the menu stays open.
      event.preventDefault();
      close();
      summary?.focus();
    });
    dropdown.addEventListener('focusout', (event) => {
      const next = event.relatedTarget;
      if (wide.matches && next && !dropdown.contains(next as Node)) close();
    });
    document.addEventListener('click', (event) => {
      if (!dropdown.contains(event.target as Node)) close();
    });
  }

  // Escape must also close a dropdown that was opened by mouse, wherever the focus is.
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const dropdown of dropdowns) if (wide.matches) dropdown.open = false;
  });
}

/** The menu in browsers without popovers (before 2024): the button shows and hides it. */
function replacePopover(menu: HTMLElement, button: HTMLElement, wide: MediaQueryList): void {
  let open = false;
  const show = () => {
    const narrow = open ? 'position:fixed;inset:4rem 0 0;padding:0 1rem;overflow:auto' : 'display:none';
    menu.style.cssText = wide.matches ? '' : narrow;
    button.setAttribute('aria-expanded', String(open));
  };
  button.addEventListener('click', () => {
    open = !open;
    show();
  });
  wide.addEventListener('change', show);
  show();
}
