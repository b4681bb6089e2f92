/** A mailed link carries its token behind the #, so that it reaches no log and no mail scanner uses it up. */
export const linkToken = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/u, '')).get('token');
