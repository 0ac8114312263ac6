'use client';

import { useLayoutEffect, useState } from 'react';
import { chosenBy, parametersOf } from '@/lib/forms/choices';
import type { FormDefinition } from '@/lib/forms/definition';

/** Choices from the query string that have no visible field (D44), by field name. */
export function useChosen(fields: FormDefinition['fields']) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});

  // In a layout effect: the server does not see the address, and a submit that triggered hydration must include the choice.
  useLayoutEffect(() => setChosen(chosenBy(location.search, fields)), [fields]);

  /** Removes the choice, from the address too. */
  function forgetChosen() {
    const url = new URL(location.href);
    for (const parameter of parametersOf(fields)) url.searchParams.delete(parameter);
    history.replaceState(history.state, '', url);
    setChosen({});
  }

  return { chosen, forgetChosen };
}
