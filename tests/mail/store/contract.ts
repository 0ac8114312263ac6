import { acceptCases } from './contract/accept-cases';
import { type Connect, openStore } from './contract/contract-fixture';
import { digestCases } from './contract/digest-cases';
import { leadCases } from './contract/lead-cases';
import { queueCases } from './contract/queue-cases';

const cases = { ...acceptCases, ...queueCases, ...digestCases, ...leadCases };

/** The rules that every store follows, on Node and in a Durable Object (D17). */
export const contract = Object.entries(cases).map(([name, run]) => ({
  name,
  run: (connect: Connect) =>
    run(openStore(connect()), ({ isFull = false, ...options } = {}) =>
      openStore(connect({ isFull }), options),
    ),
}));
