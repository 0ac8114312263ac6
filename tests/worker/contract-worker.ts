// A Durable Object that runs a case of the store's contract on its database.
import { type ObjectStorage, objectDatabase } from '@/lib/mail/store/object-database';
import { contract } from '@/tests/mail/store/contract';

type Stub = { fetch(request: Request): Promise<Response> };
type Namespace = { idFromName(name: string): unknown; get(id: unknown): Stub };

const nameIn = ({ url }: Request) => decodeURIComponent(new URL(url).pathname.slice(1));

export class Contract {
  readonly #storage: ObjectStorage;

  constructor({ storage }: { storage: ObjectStorage }) {
    this.#storage = storage;
  }

  async fetch(request: Request): Promise<Response> {
    const name = nameIn(request);
    const { sql } = this.#storage;
    const full = { exec: sql.exec.bind(sql), databaseSize: 1024 ** 3 };
    const storage: ObjectStorage = {
      sql: full,
      transactionSync: (work) => this.#storage.transactionSync(work),
      sync: () => this.#storage.sync(),
      setAlarm: (at) => this.#storage.setAlarm(at),
    };
    const connect = ({ isFull = false } = {}) => objectDatabase(isFull ? storage : this.#storage);
    const found = contract.find((each) => each.name === name);
    const failure = await found?.run(connect).then(() => null, String);
    return Response.json({ name, failure });
  }
}

/** Each case has its own database. */
export default {
  async fetch(request: Request, { LEADS }: { LEADS: Namespace }): Promise<Response> {
    return request.method === 'POST'
      ? LEADS.get(LEADS.idFromName(nameIn(request))).fetch(request)
      : new Response();
  },
};
