// A Durable Object that runs a case of the store's contract on its database.
import { type ObjectStorage, objectDriver } from '@/lib/mail/store/object-driver';
import { contract } from '../mail/store/contract';

type Namespace = {
  idFromName(name: string): unknown;
  get(id: unknown): { fetch(request: Request): Promise<Response> };
};

const nameIn = ({ url }: Request) => decodeURIComponent(new URL(url).pathname.slice(1));

export class Contract {
  readonly #storage: ObjectStorage;

  constructor({ storage }: { storage: ObjectStorage }) {
    this.#storage = storage;
  }

  async fetch(request: Request): Promise<Response> {
    const name = nameIn(request);
    const found = contract.find((each) => each.name === name);
    const connect = ({ isFull = false } = {}) => objectDriver(this.#storage, isFull ? 1 : undefined);
    const failure = await (found?.run(connect) ?? Promise.reject(new Error('no such case'))).then(
      () => null,
      (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
    );
    return Response.json({ name, failure });
  }
}

export default {
  async fetch(request: Request, env: { LEADS: Namespace }): Promise<Response> {
    if (request.method !== 'POST') return new Response();
    // A database for each case.
    return env.LEADS.get(env.LEADS.idFromName(nameIn(request))).fetch(request);
  },
};
