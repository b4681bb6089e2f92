/** Mailed links have the token in the URL fragment: it gets into no log, and mail scanners cannot use it up. */
export const linkToken = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/u, '')).get('token');
