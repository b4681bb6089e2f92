/**
 * A typed text on one line, without control characters, lone surrogates and bidirectional formatting characters; empty
 * if no visible character is left. Emoji keep their zero-width joiners.
 */
export function cleanLine(typed: string): string {
  const line = typed
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return /[^\s\p{Default_Ignorable_Code_Point}]/u.test(line) ? line : '';
}
