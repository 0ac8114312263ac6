'use client';

import { useLayoutEffect, useState } from 'react';
import { chosenBy, parametersOf } from '@/lib/forms/choices';
import type { FormDefinition } from '@/lib/forms/definition';

/** The choices that the query string makes for fields without a control (D44): their codes, by field name. */
export function useChoices(fields: FormDefinition['fields']) {
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});

  // In a layout effect: the server does not see the URL, and a submit that triggered hydration must include the choices.
  useLayoutEffect(() => setChoices(chosenBy(location.search, fields)), [fields]);

  /** Removes the choices, from the URL too. */
  function removeChoices() {
    const url = new URL(location.href);
    for (const parameter of parametersOf(fields)) url.searchParams.delete(parameter);
    history.replaceState(history.state, '', url);
    setChoices({});
  }

  return { choices, removeChoices };
}
