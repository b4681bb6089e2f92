/** An emoji with its modifiers, which are invisible characters, too; or an invisible character of its own. */
const emojiOrInvisible =
  /\p{Extended_Pictographic}(?:[\p{Emoji_Modifier}\uFE0F\u{E0020}-\u{E007F}]|\u200D\p{Extended_Pictographic})*|\p{Default_Ignorable_Code_Point}/gu;
const isInvisible = /^\p{Default_Ignorable_Code_Point}/u;

/**
 * Removes invisible characters, such as soft hyphens, zero-width spaces, word joiners, byte order marks and direction
 * marks. Those inside an emoji stay.
 */
export const removeInvisible = (text: string): string =>
  text.replace(emojiOrInvisible, (found) => (isInvisible.test(found) ? '' : found));
