import { isLoopback } from '../platform/http/address.ts';

/** What does not work where people open Ena by plain http, other than on this machine; null if they do not. */
export function plainHttpWarning(publicUrl: string): string | null {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'http:' && !isLoopback(hostname)
    ? 'PUBLIC_URL is plain http: passwords and texts can be read on the way, and browsers allow no offline use. Put a proxy with TLS in front of Ena (docs/operations.md).'
    : null;
}
