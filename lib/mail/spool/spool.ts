import type * as z from 'zod/mini';
import type { MailMessage } from '@/lib/mail/message/message';
import type { Note } from './note';

/** The states of a message, in the order in which it gets there. */
export const SPOOL_STATES = ['waiting', 'inflight', 'sent', 'deadLetter', 'damaged', 'spam'] as const;
export type SpoolState = (typeof SPOOL_STATES)[number];

/** Where a message may be stored first. */
export type FirstState = 'waiting' | 'spam';

/** A failure of the store; the system's error is the cause. */
export class SpoolError extends Error {
  override name = 'SpoolError';
}

/** The store has too little room left for another message. */
export class SpoolFullError extends SpoolError {
  override name = 'SpoolFullError';
}

/**
 * One stored message. `storedAt`: when it was accepted or, once sent, sent; milliseconds since 1970. `file`: where it is,
 * for people.
 */
export type SpoolEntry = { key: string; state: SpoolState; storedAt: number; file: string };

/** `stored` is false for a repeat; `fingerprint` is that of the first message. */
export type StoreResult = { stored: true; file: string } | { stored: false; fingerprint: string };

/** What the queue needs of a waiting message. */
type Peeked = { clientKeys: string[]; storedAt: number; attempts: number };

/** What the site keeps from one start to the next: when it last deleted old messages, and what it has reported. */
export type StateFile = 'housekeeping' | 'notice';

/**
 * The spool: every accepted message until it is deleted (D17). Two stores have it: a folder (folder-spool.ts) and the
 * database of a Durable Object (sql-spool.ts); tests/mail/spool-contract.test.ts holds what is true of both. Every method
 * throws SpoolError when the store fails. What a method has written survives a crash when its promise resolves, except for
 * a claim, which a crash gives back anyway.
 */
export interface Spool {
  /** Where it is, for people. */
  readonly root: string;
  /** Where a message of this process stands, for people. */
  fileOf(state: SpoolState, key: string): string;

  /** Makes the store. */
  prepare(): Promise<void>;
  /** Rejects where no message could be stored now. */
  checkWritable(): Promise<void>;
  /** Stores a message under its key, unless the key has been used. Throws SpoolFullError where there is hardly any room left. */
  store(message: MailMessage, state?: FirstState): Promise<StoreResult>;

  /** What a key was used for; undefined when it is new. */
  find(key: string): Promise<{ fingerprint: string } | undefined>;
  /** A stored message as it was composed; undefined when it does not stand there. Throws EmlError too. */
  message(state: SpoolState, key: string): Promise<MailMessage | undefined>;
  /** The stored messages of a state, oldest first. */
  list(state: SpoolState): Promise<SpoolEntry[]>;
  /** The state of a message; undefined when it is not there. */
  stateOf(key: string): Promise<SpoolState | undefined>;
  /** Keys of the waiting messages, in no order. */
  waitingKeys(): Promise<string[]>;
  /** What the queue needs of a waiting message; undefined when it has gone. */
  peek(key: string): Promise<Peeked | undefined>;

  /** Takes a waiting message for sending. @returns false when another process has it, or it has gone */
  claim(key: string): Promise<boolean>;
  /** Keys that this process has claimed and not settled yet. */
  claimed(): Promise<string[]>;
  /** Gives a claimed message back, to be sent later. */
  unclaim(key: string): Promise<void>;
  /** The provider has accepted a claimed message; its note stays with it. @param now milliseconds since 1970 */
  markSent(key: string, now: number): Promise<void>;
  /** Makes a dead letter of a claimed message: the site tries no more, and a person has to look. */
  deadLetter(key: string): Promise<void>;
  /** Makes a dead letter of a message that was sent and has not arrived. @returns false when it has gone */
  deadLetterSent(key: string): Promise<boolean>;
  /** Sets aside a claimed message that cannot be read. */
  markDamaged(key: string): Promise<void>;
  /** Deletes a claimed message and its note. */
  discard(key: string): Promise<void>;
  /**
   * Puts a dead letter, or one caught as spam, among the waiting messages, as if it had never been attempted.
   * @returns false when it does not stand there
   */
  retry(key: string, from?: 'deadLetter' | 'spam'): Promise<boolean>;
  /** Takes up what dead processes left half done. @param now milliseconds since 1970 @returns how many messages */
  recover(now?: number): Promise<number>;

  /** What is known of the attempts to send a message. */
  note(key: string): Promise<Note>;
  writeNote(key: string, note: Note): Promise<void>;
  removeNote(key: string): Promise<void>;
  /** What the site keeps under a name; undefined where there is nothing readable. */
  readState<Value>(name: StateFile, schema: z.ZodMiniType<Value>): Promise<Value | undefined>;
  writeState(name: StateFile, value: object): Promise<void>;

  /** Deletes a message and all that is known of it, also its key. @returns false when it does not stand there */
  erase(entry: Pick<SpoolEntry, 'key' | 'state'>): Promise<boolean>;
  /** Deletes the messages of a state that stand there since before a moment. @returns how many */
  purge(state: SpoolState, before: number): Promise<number>;
  /** Deletes the records of keys taken before a moment, and notes, whose message has gone. @returns how many keys */
  forgetKeys(before: number): Promise<number>;
  /** This process no longer uses the spool: others may take up what it has claimed. */
  close(): void;
}
