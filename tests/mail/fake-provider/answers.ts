/** An answer before it is put on the wire. */
export type Answer = {
  status: number;
  type: string;
  body: string;
  headers?: Readonly<Record<string, string>>;
};

const JSON_TYPE = 'application/json; charset=utf-8';

/** The provider's names for the statuses that it gives. */
const NAMES: Readonly<Record<number, string>> = {
  400: 'validation_error',
  401: 'missing_api_key',
  403: 'invalid_api_key',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'invalid_idempotent_request',
  422: 'validation_error',
  429: 'rate_limit_exceeded',
  500: 'internal_server_error',
};

export const json = (value: unknown): Answer => ({
  status: 200,
  type: JSON_TYPE,
  body: JSON.stringify(value),
});

export const ok = (id: string): Answer => json({ id });

/** An error as the provider words it. */
export function errorAnswer(
  status: number,
  name = NAMES[status] ?? 'application_error',
  message = 'Something went wrong.',
): Answer {
  return { status, type: JSON_TYPE, body: JSON.stringify({ statusCode: status, name, message }) };
}

/** A page, as a proxy in front of the provider gives it. */
export function page(status: number): Answer {
  const body = `<!doctype html><html><title>${status}</title><h1>${status}</h1></html>`;
  return { status, type: 'text/html; charset=utf-8', body };
}

/** A scripted answer: a string as it is, other bodies as JSON, none as the provider's error of that status. */
export function scripted(reply: {
  status: number;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}): Answer {
  const { status, body, headers = {} } = reply;
  if (body === undefined) return { ...errorAnswer(status), headers };
  if (typeof body === 'string') return { status, type: 'text/html; charset=utf-8', body, headers };
  return { status, type: JSON_TYPE, body: JSON.stringify(body), headers };
}
