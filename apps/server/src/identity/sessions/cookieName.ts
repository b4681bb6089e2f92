/**
 * The name of a cookie. Over TLS it has a prefix, by which browsers refuse a cookie that a subdomain or a connection
 * without TLS sets for this host. `__Host-` needs the path `/`.
 */
export const cookieName = (name: string, path: string, secure: boolean): string =>
  secure ? `${path === '/' ? '__Host-' : '__Secure-'}${name}` : name;

/** Finds the cookie `name` in a Cookie header, where its whole value matches `value`. */
export const cookiePattern = (name: string, value: RegExp): RegExp =>
  new RegExp(`(?:^|;\\s*)${name.replaceAll('.', '\\.')}=${value.source}(?:;|$)`);
