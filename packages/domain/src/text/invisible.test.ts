import { expect, it } from 'vitest';
import { removeInvisible } from './invisible.ts';

it.each([
  ['a soft hyphen', 'win\u00ADdow', 'window'],
  ['zero-width characters', 'win\u200Bd\u200C\u200Dow', 'window'],
  ['a word joiner and a byte order mark', '\uFEFFwin\u2060dow', 'window'],
  ['direction marks', '\u202Ewindow\u202C\u200F\u2066', 'window'],
  ['nothing of an emoji', '👩🏽‍🚀 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩🏽‍🚀 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['a joiner behind an emoji', '🍞\u200D bread', '🍞 bread'],
  ['nothing of a keyed text', 'no-break\u00A0space', 'no-break\u00A0space'],
])('%s is removed', (_, text, visible) => expect(removeInvisible(text)).toBe(visible));
