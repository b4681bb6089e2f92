import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { isIP, isIPv4, isIPv6 } from 'node:net';

export type Env = { Bindings: Partial<HttpBindings>; Variables: { requestId: string; learner?: string } };

/**
 * The IP address of the client of a request: the address of the socket, or, behind `trustedProxies` proxies, the entry of
 * X-Forwarded-For that the outermost of them added. Never an entry that the client sent itself. Some proxies add the port,
 * which changes with each connection; what is no IP address is ignored, and the address of the socket is used.
 */
export function clientAddress(c: Context<Env>, trustedProxies: number): string {
  // `incoming` is absent where a test calls the app without a server.
  const socket = c.env?.incoming?.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return socket;
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',');
  return parseAddress(forwarded.at(-trustedProxies) ?? '') ?? socket;
}

/** The IP address of an entry, without brackets and port; null if it is none. */
function parseAddress(entry: string): string | null {
  const text = entry.trim();
  const [, bracketed, withPort] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? [];
  const address = bracketed ?? withPort ?? text;
  return isIP(address) === 0 ? null : address;
}

/** What rate limits count as one client: an IPv4 address, or the /64 network of one IPv6 customer. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address.slice(0, 64);
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter((group) => group !== '');
  const right = tail?.split(':').filter((group) => group !== '') ?? [];
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** Whether `networkOf` is a /64 of IPv6. */
export const isIPv6Network = (address: string): boolean => networkOf(address).includes(':');

/** What one provider assigns to one customer at most, usually: an IPv4 /24, or the /48 of an IPv6 site. */
export function wideNetworkOf(address: string): string {
  const network = networkOf(address);
  const separator = isIPv4(network) ? '.' : ':';
  return network.split(separator).slice(0, 3).join(separator);
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);
export const isLoopback = (host: string): boolean =>
  loopbackNames.has(host) || /^127(\.\d{1,3}){3}$/.test(host);
