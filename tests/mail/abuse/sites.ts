import { asFormPost, contact, payload } from '../mail-fixture';
import { type Abuse, harmless, refused } from './case';
import { form, json, OWN_HOST, wire } from './wire';

const victim = 'altrove.example';
const from = (origin: string) => [['Origin', origin]] as const;
const cross = [['Sec-Fetch-Site', 'cross-site']] as const;

const ORIGINS = [
  `https://${victim}`,
  'null',
  `http://${OWN_HOST}.${victim}`,
  `https://${OWN_HOST}@${victim}`,
  `https://${victim}/https://${OWN_HOST}`,
  `https://${victim}#${OWN_HOST}`,
  `http://azienda.example`,
  `http://${OWN_HOST}:8080`,
  'file://',
  'data:text/html,x',
  `chrome-extension://${victim}`,
  '*',
];

export const sites: readonly Abuse[] = [
  ...ORIGINS.map((origin) => refused(`a page of ${origin}`, 403, json(contact, from(origin)))),
  refused(
    'two Origin lines',
    403,
    json(contact, [...from(`https://${OWN_HOST}`), ...from(`https://${victim}`)]),
  ),
  refused('a foreign page without Origin', 403, json(contact, cross)),
  refused('a page of a sister site without Origin', 403, json(contact, [['Sec-Fetch-Site', 'same-site']])),
  refused('two Sec-Fetch-Site lines', 403, json(contact, [['Sec-Fetch-Site', 'same-origin'], ...cross])),
  refused('a foreign page that hides its Origin', 403, json(contact, [...from('null'), ...cross])),
  refused('JSON as text/plain, which needs no leave', 415, json(contact, [], { type: 'text/plain' })),
  refused('JSON without a type', 415, json(contact, [], { type: null })),
  refused('a form of another site', 403, form(asFormPost(contact), from(`https://${victim}`))),
  refused('a form of a sandboxed frame', 403, form(asFormPost(contact), from('null'))),
  refused(
    'a form in parts of another site',
    403,
    wire({ type: 'multipart/form-data; boundary=x', body: '--x--\r\n', headers: cross }),
  ),
  refused(
    'X-Forwarded-Host that fits a foreign Origin',
    403,
    json(contact, [
      ...from(`https://${victim}`),
      ['X-Forwarded-Host', victim],
      ['Forwarded', `host=${victim}`],
    ]),
  ),
  refused(
    'an absolute target that fits a foreign Origin',
    403,
    wire({
      target: `http://${victim}/api/send-email`,
      body: JSON.stringify(contact),
      headers: from(`http://${victim}`),
    }),
  ),
  refused(
    'two Host lines',
    400,
    json(contact, from(`https://${victim}`), {
      host: [
        ['Host', OWN_HOST],
        ['Host', victim],
      ],
    }),
  ),
  refused('no Host', 400, json(contact, [], { host: [] })),
  ...[
    `${OWN_HOST}/x`,
    `${OWN_HOST}@${victim}`,
    `${OWN_HOST}, ${victim}`,
    `${OWN_HOST} ${victim}`,
    `[::1`,
    '',
  ].map((host) =>
    refused(`Host: ${host}`, 400, json(contact, from(`https://${victim}`), { host: [['Host', host]] })),
  ),
  // A browser sets Host itself, so the name leads to this server, and the message goes to the company like every other.
  harmless(
    'a foreign Host and its Origin',
    json(payload, from(`https://${victim}`), { host: [['Host', victim]] }),
  ),
];

const OTHER_METHODS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
const OVERRIDES = ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'];

export const methods: readonly Abuse[] = [
  ...OTHER_METHODS.map((method) => refused(method, 405, json(contact, [], { method }))),
  ...OVERRIDES.map((name) =>
    refused(`GET with ${name}`, 405, json(contact, [[name, 'POST']], { method: 'GET' })),
  ),
  refused(
    'the message in a query',
    405,
    wire({ method: 'GET', target: `/api/send-email?${new URLSearchParams(asFormPost(contact))}` }),
  ),
  refused('_method in a form', 303, form({ ...asFormPost(contact), _method: 'PUT' })),
  refused('TRACE', 405, wire({ method: 'TRACE' })),
  refused('post in small letters', 400, json(contact, [], { method: 'post' })),
  {
    tries: 'CONNECT',
    lines: [json(contact, [], { method: 'CONNECT', target: 'altrove.example:25' })],
    statuses: [],
  },
  harmless('POST that overrides itself', json(contact, [['X-HTTP-Method-Override', 'DELETE']])),
];
