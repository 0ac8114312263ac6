import { acceptCases } from './contract/accept-cases';
import { channelCases } from './contract/channel-cases';
import type { Case } from './contract/kit';
import { leadCases } from './contract/lead-cases';
import { pauseCases } from './contract/pause-cases';
import { queueCases } from './contract/queue-cases';

export type { Connect } from './contract/kit';

/** What every store does, on Node and in a Durable Object (D17). */
export const contract: readonly Case[] = [
  ...acceptCases,
  ...channelCases,
  ...queueCases,
  ...pauseCases,
  ...leadCases,
];
