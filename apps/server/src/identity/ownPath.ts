/**
 * The path if it is one within Ena, otherwise null: a mailed link must not lead to another site (open redirect).
 * Browsers treat backslashes as slashes, and two slashes start a host.
 */
export const ownPath = (from: string | null): string | null =>
  from !== null && /^\/[^/\\\s][^\\\s]*$/u.test(from) ? from : null;
