import TinyQueue from 'tinyqueue';

/** The messages of one client, or of a wider network with several clients (see `clientNetworks`). */
export type Group = {
  readonly name: string;
  readonly parent: Group | undefined;
  /** When its first message was stored, in milliseconds since 1970. */
  readonly since: number;
  /** Messages that wait, are being sent, or have been sent in the last day. */
  load: number;
  /** Number of its messages that may be sent now. */
  ready: number;
  members?: Map<string, Group>;
  /** Its members by load. Outdated ranks are skipped by `firstMember`. */
  ranks?: TinyQueue<Rank>;
  /** Its own messages by age. Those no longer ready are skipped by `firstMessage`. */
  messages?: TinyQueue<FairItem>;
};

type Rank = { group: Group; load: number };

/** A message in the fair queue. */
export type FairItem = {
  readonly key: string;
  readonly storedAt: number;
  readonly group: Group;
  isReady: boolean;
};

/** Least load first; of two equals the newer group, since a flood from many addresses is mostly older than a visitor. */
const byLoad = (a: Rank, b: Rank) => a.load - b.load || b.group.since - a.group.since;
const byAge = (a: FairItem, b: FairItem) => a.storedAt - b.storedAt || (a.key < b.key ? -1 : 1);

/** Outdated ranks that a group may have, besides one for each member, before they are removed. */
const OUTDATED_MAX = 64;

/**
 * A fair queue: the group with the least load comes first, inside it the member with the least load, and so on down to
 * the client, whose oldest message is next. So an honest visitor in a flooded network still comes first inside it. Every
 * step costs O(log n).
 */
export function createFairQueue() {
  const root: Group = { name: '', parent: undefined, since: 0, load: 0, ready: 0 };

  /** Changes the counts of a group and of all groups around it. */
  function count(group: Group, load: number, ready: number): void {
    for (let each: Group | undefined = group; each; each = each.parent) {
      each.load += load;
      each.ready += ready;
      if (each.parent) rank(each, each.parent);
    }
  }

  function rank(group: Group, parent: Group): void {
    const members = parent.members ?? new Map<string, Group>();
    if (group.load === 0) members.delete(group.name);
    if (group.ready === 0) return;
    parent.ranks ??= new TinyQueue<Rank>([], byLoad);
    parent.ranks.push({ group, load: group.load });
    if (parent.ranks.length > 2 * members.size + OUTDATED_MAX) {
      const current = [...members.values()].filter(({ ready }) => ready > 0);
      parent.ranks = new TinyQueue<Rank>(
        current.map((each) => ({ group: each, load: each.load })),
        byLoad,
      );
    }
  }

  function firstMember({ ranks }: Group): Group | undefined {
    for (let first = ranks?.peek(); first; first = ranks?.peek()) {
      if (first.group.ready > 0 && first.group.load === first.load) return first.group;
      ranks?.pop();
    }
    return undefined;
  }

  function firstMessage({ messages }: Group): FairItem | undefined {
    for (let first = messages?.peek(); first; first = messages?.peek()) {
      if (first.isReady) return first;
      messages?.pop();
    }
    return undefined;
  }

  return {
    /** The group of a client, made where there is none. @param names of its networks, widest first */
    groupOf(names: readonly string[], since: number): Group {
      let group = root;
      for (const name of names.length > 0 ? names : ['']) {
        group.members ??= new Map();
        const member = group.members.get(name) ?? { name, parent: group, since, load: 0, ready: 0 };
        group.members.set(name, member);
        group = member;
      }
      return group;
    },

    /** Adds a message to the load of a group, or takes one off. */
    count: (group: Group, by: 1 | -1) => count(group, by, 0),

    /** Lets a message be sent. Its load is counted already. */
    ready(message: FairItem): void {
      message.isReady = true;
      message.group.messages ??= new TinyQueue<FairItem>([], byAge);
      message.group.messages.push(message);
      count(message.group, 0, 1);
    },

    /** Keeps a message from being sent. Its load remains. */
    hold(message: FairItem): void {
      if (!message.isReady) return;
      message.isReady = false;
      count(message.group, 0, -1);
    },

    /** The message to send next, of those that may be sent. */
    first(): FairItem | undefined {
      let group: Group | undefined = root;
      while (group) {
        const message = firstMessage(group);
        if (message) return message;
        group = firstMember(group);
      }
      return undefined;
    },

    /** The load of the widest group of a client. */
    loadOf: (names: readonly string[]): number => root.members?.get(names[0] ?? '')?.load ?? 0,
  };
}

/** The widest group around a group. */
export function widestOf(group: Group): Group {
  let widest = group;
  while (widest.parent?.parent) widest = widest.parent;
  return widest;
}
