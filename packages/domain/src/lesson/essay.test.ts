import { describe, expect, it } from 'vitest';
import { sanitizeEssayText } from './draft.ts';
import { essayLengthText, canSubmitEssay, submitMessage } from './essay.ts';
import { isFullDraft } from './essayLength.ts';

const letters = (count: number) => 'ა'.repeat(count);
const tooShort = 'Please write a longer response to receive meaningful feedback.';
const submitted = 'Your writing has been submitted for review. Keep practicing!';

describe('when a text may be submitted', () => {
  it.each([
    ['nothing', '', false],
    ['49', letters(49), false],
    ['50', letters(50), true],
    ['49 and spaces around', `  ${letters(49)}\n\n`, false],
    ['50 with a space within', `${letters(24)} ${letters(25)}`, true],
    ['spaces alone', ' '.repeat(60), false],
    ['the maximum length', letters(10_000), true],
  ])('[ADV-24] %s', (_, text, may) => {
    expect([canSubmitEssay(text), submitMessage(text)]).toEqual([may, may ? submitted : tooShort]);
  });
});

describe('when a draft completes the page', () => {
  it.each([
    [letters(100), false],
    [letters(101), true],
    [`${letters(100)}   `, false],
  ])('%s: %s', (text, full) => expect(isFullDraft(text)).toBe(full));
});

describe('the count beside the field', () => {
  it.each([
    ['', '0 characters, 50 more to submit'],
    ['ა', '1 character, 49 more to submit'],
    [letters(37), '37 characters, 13 more to submit'],
    [letters(49), '49 characters, 1 more to submit'],
    [letters(50), '50 characters: ready to submit, 51 more to complete the lesson'],
    [letters(100), '100 characters: ready to submit, 1 more to complete the lesson'],
    [letters(101), '101 characters: ready to submit, and enough to complete the lesson'],
    [letters(9999), '9,999 characters: ready to submit, and enough to complete the lesson'],
    [letters(10_000), '10,000 characters: the maximum length'],
  ])('%#: %s', (text, shown) => expect(essayLengthText(text)).toBe(shown));
});

describe('the sanitized text', () => {
  const long = letters(9999);
  it.each([
    ['is unchanged if it is valid', ' ერთი\n\nორი 🙂 ', ' ერთი\n\nორი 🙂 '],
    ['has no NUL', 'ერ\0თი', 'ერთი'],
    ['has no lone surrogate', 'ერ\ud83dთი\ude42', 'ერთი'],
    ['has at most the maximum length', letters(10_001), letters(10_000)],
    ['does not end with half of a character', `${long}🙂`, long],
  ])('%s', (_, text, sanitized) => expect(sanitizeEssayText(text)).toBe(sanitized));
});
