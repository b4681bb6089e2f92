/** A link in an answer that may be followed: a path of Ena, or another site by https. */
export type SafeLink =
  | { readonly kind: 'internal'; readonly to: string }
  | { readonly kind: 'external'; readonly href: string };

const placeholderOrigin = 'http://ena.invalid';

/** Resolves a URL as the browser would, relative to the origin of this page; null if it is not safe. */
export function safeLink(address: string, origin: string): SafeLink | null {
  if (!URL.canParse(address, placeholderOrigin)) return null;
  const {
    origin: linkOrigin,
    protocol,
    pathname,
    search,
    hash,
    href,
    username,
  } = new URL(address, placeholderOrigin);
  if (linkOrigin === placeholderOrigin || linkOrigin === origin)
    return pathname.startsWith('//') ? null : { kind: 'internal', to: pathname + search + hash };
  return protocol === 'https:' && username === '' ? { kind: 'external', href } : null;
}
