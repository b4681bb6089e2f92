/** Codes of two-step verification: of an authenticator app (TOTP, RFC 6238), or recovery codes. */

/** How many recovery codes a learner gets; each works once. */
export const recoveryCodeCount = 10;
/** 28 symbols of 5 bits: 140 random bits, so that a plain hash of the code can be stored (ASVS 6.5.2 and 11.5.1). */
export const recoveryCodeLength = 28;
/** Without digits and letters that are easily confused: 0 and o, 1 and l. */
const symbols = '23456789abcdefghijkmnpqrstuvwxyz';
/** Longest text that a code may be typed as, with spaces and dashes. */
export const maxCodeLength = 64;

export type SecondFactorCode =
  | { readonly kind: 'totp'; readonly digits: string }
  /** Without dashes, in lower case. */
  | { readonly kind: 'recovery'; readonly code: string };

const totpPattern = /^\d{6}$/;
/** Earlier ones had 16 symbols, and still work. */
const recoveryPattern = new RegExp(`^[${symbols}]{16}$|^[${symbols}]{${recoveryCodeLength}}$`);

/** The code in a typed text, or null if it can be none. Spaces, dashes and upper case are ignored. */
export function parseCode(text: string): SecondFactorCode | null {
  const code = text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toLowerCase();
  if (totpPattern.test(code)) return { kind: 'totp', digits: code };
  return recoveryPattern.test(code) ? { kind: 'recovery', code } : null;
}

/** The recovery code of `recoveryCodeLength` random bytes, as it is shown: in groups of four, with dashes. */
export function recoveryCodeOf(randomBytes: Uint8Array): string {
  const code = Array.from(randomBytes, (byte) => symbols[byte % symbols.length]).join('');
  return code.replace(/(.{4})(?=.)/g, '$1-');
}
