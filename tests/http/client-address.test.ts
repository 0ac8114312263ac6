import { describe, expect, it } from 'vitest';
import { clientAddress, clientNetworks } from '@/lib/http/client-address';

const peer = '192.0.2.1';

describe('the address of the visitor', () => {
  it.each([
    ['no header', 0, null, peer],
    ['a header without a trusted proxy', 0, '203.0.113.9', peer],
    ['one proxy', 1, '203.0.113.9', '203.0.113.9'],
    ['one proxy, and a header of the client', 1, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['one proxy, and rubbish of the client', 1, ',,;"\t, unknown,203.0.113.9', '203.0.113.9'],
    ['two proxies', 2, '198.51.100.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['fewer entries than proxies', 3, '203.0.113.9, 10.0.0.2', peer],
    ['proxies that add nothing', 2, null, peer],
    ['an entry that is no address', 1, '203.0.113.9, unknown', peer],
    ['an empty entry', 1, '203.0.113.9,', peer],
    ['an address that is none', 1, '203.0.113.256', peer],
    ['an address in octal', 1, '0203.0.113.9', peer],
    ['a port', 1, '203.0.113.9:4711', '203.0.113.9'],
    ['whitespace', 1, ' \t203.0.113.9\t ', '203.0.113.9'],
    ['IPv6', 1, '2001:db8::1', '2001:db8::1'],
    ['IPv6 in brackets', 1, '[2001:db8::1]', '2001:db8::1'],
    ['IPv6 with a port', 1, '[2001:db8::1]:443', '2001:db8::1'],
    ['IPv6 with a zone', 1, '[fe80::1%eth0]:443', 'fe80::1'],
    ['IPv6 in half brackets', 1, '[2001:db8::1', peer],
  ])('is right with %s', (_, trustProxy, forwardedFor, address) => {
    expect(clientAddress({ peer, forwardedFor, trustProxy })).toBe(address);
  });

  it('is unknown if there is none', () => {
    expect(clientAddress({ peer: undefined, forwardedFor: '203.0.113.9', trustProxy: 0 })).toBeUndefined();
    expect(clientAddress({ peer: '', forwardedFor: null, trustProxy: 1 })).toBeUndefined();
  });
});

describe('the networks of an address', () => {
  it.each<[string, ...(string | undefined)[]]>([
    ['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:C000:0201', '0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1:80'],
    ['2001:db8:0:1::/64', '2001:DB8:0:1:FFFF:FFFF:FFFF:FFFF', '2001:0db8:0000:0001:0000:0000:0000:0009'],
    ['2001:db8:0:1::/64', '2001:db8:0:1::', '[2001:db8:0:1::1]:443', '2001:db8:0:1::192.0.2.1'],
    ['2001:db8:0:0::/64', '2001:db8::1', '2001:db8:0:0:8000::', '2001:db8::192.0.2.1'],
    ['0:0:0:1::/64', '::1:0:0:0:0', '0:0:0:1::'],
    ['0:0:0:0::/64', '::1', '::', '::192.0.2.1'],
    ['1:2:3:4::/64', '1:2:3:4:5:6:7:8', '1:2:3:4::8', '1:2:3:4:5:6:192.0.2.1'],
    ['fe80:0:0:0::/64', 'fe80::1%eth0', 'fe80::2%lo'],
    ['unknown', '', 'unknown', '1.2.3', 'localhost', '::g', undefined],
  ])('begin with %s for every spelling', (client, ...spellings) => {
    expect(spellings.map((spelling) => clientNetworks(spelling).client)).toEqual(spellings.map(() => client));
  });

  it.each([
    ['::ffff:192.0.2.1', '192.0.2.1', '192.0.2.1'],
    [undefined, 'unknown', 'unknown'],
    ['2001:db8:1:2f34::1', '2001:db8:1:2f34::/64', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ])('of %s are %s and %s', (address, client, network) => {
    expect(clientNetworks(address)).toEqual({ client, network });
  });
});
