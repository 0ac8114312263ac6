// A Cloudflare worker that runs one case of the store's contract on the database of a Durable Object.
import { type DurableObjectStorage, durableObjectDatabase } from '@/lib/mail/store/durable-object-database';
import { contract } from '@/tests/mail/store/contract';

type Stub = { fetch(request: Request): Promise<Response> };
type Namespace = { idFromName(name: string): unknown; get(id: unknown): Stub };

/** The name of the case that a request asks for. */
const caseName = ({ url }: Request) => decodeURIComponent(new URL(url).pathname.slice(1));

/** A storage that reports the maximum size, and otherwise works. */
function fullStorage(storage: DurableObjectStorage): DurableObjectStorage {
  return {
    sql: { exec: storage.sql.exec.bind(storage.sql), databaseSize: 1024 ** 3 },
    transactionSync: (work) => storage.transactionSync(work),
    sync: () => storage.sync(),
    setAlarm: (at) => storage.setAlarm(at),
  };
}

export class Contract {
  readonly #storage: DurableObjectStorage;

  constructor({ storage }: { storage: DurableObjectStorage }) {
    this.#storage = storage;
  }

  /** Runs the case. Its answer is JSON: `name`, and `failure`, the message of the failed assertion, or null. */
  async fetch(request: Request): Promise<Response> {
    const name = caseName(request);
    const testCase = contract.find((candidate) => candidate.name === name);
    const connect = ({ isFull = false } = {}) =>
      durableObjectDatabase(isFull ? fullStorage(this.#storage) : this.#storage);
    const failure = await testCase?.run(connect).then(() => null, String);
    return Response.json({ name, failure });
  }
}

export default {
  /** Passes a POST to the object of its case. Other requests only find out whether the worker has started. */
  async fetch(request: Request, { LEADS }: { LEADS: Namespace }): Promise<Response> {
    if (request.method !== 'POST') return new Response();
    return LEADS.get(LEADS.idFromName(caseName(request))).fetch(request);
  },
};
