import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP } from 'node:net';

type LookupCallback = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/** The code of lookupPublic's error for a name that leads inside. */
export const NOT_PUBLIC = 'ENOTPUBLIC';
const HTTPS_PORTS = ['', '443'];
// Apart: a check of an IPv4 address would find it among the IPv6 ones that carry it.
const [internal4, internal6] = [new BlockList(), new BlockList()];
// Of this host, of private networks, of carriers, documentation, multicast and what is reserved.
const RANGES4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
for (const [network, prefix] of RANGES4) internal4.addSubnet(network, prefix, 'ipv4');
// Whatever is not global unicast, and what carries an IPv4 address inside.
for (const [network, prefix] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2001::', 32],
] as const)
  internal6.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is one of the public Internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !internal4.check(address, 'ipv4');
  return family === 6 && !internal6.check(address, 'ipv6');
}

/** Whether an address may lead to a public service: https on its usual port, a name with a dot, or a public IP address. */
export function isPublicUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, '');
  const named = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) && !/\.(local|localhost|internal|lan|home)$/.test(host);
  return (
    protocol === 'https:' &&
    HTTPS_PORTS.includes(port) &&
    !username &&
    !password &&
    (isIP(host) ? isPublicAddress(host) : named)
  );
}

/** A name's addresses as node:dns tells them; fails when one of them is not public, so that no name leads inside. */
export function lookupPublic(hostname: string, options: LookupOptions, callback: LookupCallback): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const refused = error ?? (addresses.every(({ address }) => isPublicAddress(address)) ? null : notPublic(hostname));
    if (refused) return callback(refused, []);
    if (options.all) return callback(null, addresses);
    const [{ address, family }] = addresses as [LookupAddress];
    callback(null, address, family);
  });
}

const notPublic = (hostname: string): NodeJS.ErrnoException =>
  Object.assign(new Error(`${hostname} is no public address`), { code: NOT_PUBLIC });
