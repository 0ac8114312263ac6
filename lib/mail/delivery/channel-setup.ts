import { type Channels, channelsFor } from '@/lib/mail/channels';
import type { MessageForm } from '@/lib/mail/store/message';
import type { QueueOptions } from '@/lib/mail/store/queue';
import type { Provider } from './provider';

/** A channel that is set up: where it delivers to, and how. */
export type ChannelSetup = QueueOptions & {
  provider: Provider;
  /** What it is set up with: with another one, what waits goes at once. */
  configuration: string;
};

/** Names of the channels that are set up. */
export const namesOf = (setups: readonly ChannelSetup[]): Channels => setups.map(({ channel }) => channel);

/** The first channel that is set up and takes the messages of a form; undefined where there is none. */
export function setupFor(form: MessageForm, setups: readonly ChannelSetup[]): ChannelSetup | undefined {
  const [first] = channelsFor(form, namesOf(setups));
  return setups.find(({ channel }) => channel === first);
}
