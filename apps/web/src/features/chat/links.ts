/** Where a link in an answer may lead: within Ena, or to another site by https. Anything else is no link. */
export type SafeLink =
  | { readonly kind: 'own'; readonly to: string }
  | { readonly kind: 'foreign'; readonly href: string };

const base = 'http://ena.invalid';

/** Reads an address as the browser would, against the origin of this page; null where it may not be followed. */
export function safeLink(address: string, origin: string): SafeLink | null {
  if (!URL.canParse(address, base)) return null;
  const { origin: its, protocol, pathname, search, hash, href, username } = new URL(address, base);
  if (its === base || its === origin)
    return pathname.startsWith('//') ? null : { kind: 'own', to: pathname + search + hash };
  return protocol === 'https:' && username === '' ? { kind: 'foreign', href } : null;
}
