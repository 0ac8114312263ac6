import { randomUuid } from '@/lib/random-uuid';

/** A visitor's choice, with what proves it (GDPR, art. 7.1); kept in this browser and nowhere else. */
export type Choice = {
  /** Random, made anew for each choice. */
  id: string;
  /** ISO 8601, UTC. Not named date: a page keeps its styles of date fields where a script speaks of them. */
  madeAt: string;
  /** The request that it answers. */
  revision: number;
  measurement: boolean;
};

/** Name of the entry in the browser's local storage. */
export const choiceKey = 'consenso';

/** When a choice made on that day is asked for again: six months later (Garante, guidelines of 10 June 2021, 7.1). */
export function validUntil(madeAt: string): Date {
  const until = new Date(madeAt);
  until.setMonth(until.getMonth() + 6);
  return until;
}

/**
 * The stored choice, unless it has expired, answers another request, comes from the future or cannot be read.
 * @param revision number of the present request
 */
export function storedChoice(revision: number, now = new Date()): Choice | undefined {
  try {
    const choice = JSON.parse(localStorage.getItem(choiceKey) ?? '') as Choice;
    const valid =
      choice.revision === revision && new Date(choice.madeAt) <= now && now < validUntil(choice.madeAt);
    return valid ? choice : undefined;
  } catch {
    // Nothing stored, or nothing may be.
    return undefined;
  }
}

/** Makes and stores a choice; where nothing may be stored it counts for this page alone. */
export function storeChoice(revision: number, measurement: boolean): Choice {
  const choice = { id: randomUuid(), madeAt: new Date().toISOString(), revision, measurement };
  try {
    localStorage.setItem(choiceKey, JSON.stringify(choice));
  } catch {
    // Asked again on the next page.
  }
  return choice;
}
