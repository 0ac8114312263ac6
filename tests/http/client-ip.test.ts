import { describe, expect, it } from 'vitest';
import { clientIp, clientNetworks } from '@/lib/http/client-ip';

const peer = '192.0.2.1';

describe('the address of the visitor', () => {
  it.each([
    ['no header', 0, null, peer],
    ['a header without a trusted proxy', 0, '203.0.113.9', peer],
    ['one proxy', 1, '203.0.113.9', '203.0.113.9'],
    ['one proxy, and garbage that the client sent', 1, ',,;"\t, unknown,203.0.113.9', '203.0.113.9'],
    ['two proxies', 2, '198.51.100.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['fewer entries than proxies', 3, '203.0.113.9, 10.0.0.2', peer],
    ['proxies that add nothing', 2, null, peer],
  ])('is found with %s', (_, trustProxy, forwardedFor, ip) => {
    expect(clientIp({ peer, forwardedFor, trustProxy })).toBe(ip);
  });

  it.each([
    ['203.0.113.9:4711', '203.0.113.9'],
    [' \t203.0.113.9\t ', '203.0.113.9'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[fe80::1%eth0]:443', 'fe80::1'],
  ])('is read from the entry «%s» of a proxy', (forwardedFor, ip) => {
    expect(clientIp({ peer, forwardedFor, trustProxy: 1 })).toBe(ip);
  });

  const malformed = ['unknown', '', '203.0.113.256', '0203.0.113.9', '[2001:db8::1'];
  it.each(malformed)('is the peer’s if the entry of a proxy is no address: «%s»', (entry) => {
    expect(clientIp({ peer, forwardedFor: `198.51.100.1,${entry}`, trustProxy: 1 })).toBe(peer);
  });

  it('is unknown without a peer', () => {
    expect(clientIp({ peer: undefined, forwardedFor: '203.0.113.9', trustProxy: 0 })).toBeUndefined();
    expect(clientIp({ peer: '', forwardedFor: null, trustProxy: 1 })).toBeUndefined();
  });
});

describe('the networks of an address', () => {
  it.each([
    ['192.0.2.1', ['192.0.2.1:80', '::ffff:192.0.2.1', '::FFFF:C000:0201', '0:0:0:0:0:ffff:192.0.2.1']],
    ['2001:db8:0:1::/64', ['2001:DB8:0:1:FFFF::9', '2001:0db8:0000:0001::', '[2001:db8:0:1::192.0.2.1]:443']],
    ['2001:db8:0:0::/64', ['2001:db8::1', '2001:db8:0:0:8000::', '2001:db8::192.0.2.1']],
    ['0:0:0:1::/64', ['::1:0:0:0:0', '0:0:0:1::']],
    ['1:2:3:4::/64', ['1:2:3:4:5:6:7:8', '1:2:3:4::8', '1:2:3:4:5:6:192.0.2.1']],
    ['fe80:0:0:0::/64', ['fe80::1%eth0', 'fe80::2%lo']],
    ['unknown', [undefined, '', 'unknown', '1.2.3', '::g']],
  ])('have the client %s for every spelling', (client, spellings) => {
    for (const spelling of spellings) expect(clientNetworks(spelling).client, spelling).toBe(client);
  });

  it.each([
    ['::ffff:192.0.2.1', '192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2f34::1', '2001:db8:1:2f34::/64', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ])('of %s are the client %s and the network %s', (ip, client, network) => {
    expect(clientNetworks(ip)).toEqual({ client, network });
  });
});
