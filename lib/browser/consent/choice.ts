import { randomUuid } from '@/lib/random-uuid';

/** A visitor's choice with its proof (GDPR, art. 7.1). It is stored only in this browser. */
export type Choice = {
  /** Random, new for each choice. */
  id: string;
  /** ISO 8601, UTC. Not named `date`, because the critical CSS would then keep the styles of date fields. */
  madeAt: string;
  /** Revision of the request that it answers. */
  revision: number;
  measurement: boolean;
};

/** Key in the local storage. */
export const choiceKey = 'consenso';

/** Date when a choice expires: six months later (Garante, guidelines of 10 June 2021, 7.1). */
export function validUntil(madeAt: string): Date {
  const date = new Date(madeAt);
  date.setMonth(date.getMonth() + 6);
  return date;
}

/**
 * The stored choice; undefined if it has expired, belongs to another revision, is dated in the future or cannot be read.
 * @param revision the current revision of the request
 */
export function storedChoice(revision: number): Choice | undefined {
  try {
    const choice = JSON.parse(localStorage.getItem(choiceKey) ?? '') as Choice;
    const now = new Date();
    const isValid =
      choice.revision === revision && new Date(choice.madeAt) <= now && now < validUntil(choice.madeAt);
    return isValid ? choice : undefined;
  } catch {
    // Nothing is stored, or storage is blocked.
    return undefined;
  }
}

/** Makes and stores a choice. If storage is blocked, it is valid for this page only. */
export function storeChoice(revision: number, measurement: boolean): Choice {
  const choice = { id: randomUuid(), madeAt: new Date().toISOString(), revision, measurement };
  try {
    localStorage.setItem(choiceKey, JSON.stringify(choice));
  } catch {
    // Storage is blocked: the next page asks again.
  }
  return choice;
}
