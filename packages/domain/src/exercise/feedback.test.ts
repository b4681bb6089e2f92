import { describe, expect, it } from 'vitest';
import { correctionText, feedbackDetails, feedbackText } from './feedback.ts';
import type { CategorizeItem } from './kinds/categorize.ts';
import type { LetterHint } from '../georgian/answer.ts';
import { feedbackStyles, type FeedbackStyle } from './model.ts';

const textFor = (feedback: FeedbackStyle, answer: string | null, item: { hint?: string } = {}) =>
  feedbackText(
    { feedback },
    item,
    answer === null ? { kind: 'correct' } : { kind: 'incorrect', expected: answer },
  );

/** Style, text when right, and text when wrong with the answer ლურჯი. */
const sentences = [
  ['[EX-10] [EX-11]', 'generic', 'Correct! Well done.', 'Incorrect. The correct answer is ლურჯი'],
  ['[EX-14]', 'alphabet', 'Correct!', 'Incorrect. Correct answer: ლურჯი'],
  ['[EX-12]', 'translation', 'Correct! Well done.', 'Incorrect. The correct translation is ლურჯი'],
  ['[EX-13]', 'color', 'Correct!', 'Incorrect. The correct color is ლურჯი'],
  ['[EX-11]', 'counting', 'Correct! Well done.', 'Incorrect. The correct answer is ლურჯი'],
  ['[EX-15]', 'explained', 'Correct!', 'Incorrect. The correct answer is ლურჯი'],
  ['[INT-10]', 'brief', 'Correct!', 'Incorrect.'],
  ['[EX-27]', 'order', 'Correct! Well done.', 'Incorrect. The correct order is: ლურჯი.'],
  [
    '[EX-31]',
    'categories',
    'Correct! All items are properly categorized.',
    'Some items are incorrectly categorized. Try again!',
  ],
  ['[EX-35]', 'classification', 'Correct!', 'Incorrect. The correct answers are: ლურჯი.'],
  ['[EX-45] [EX-48]', 'quoted', 'Correct! Well done.', 'Incorrect. The correct answer is "ლურჯი"'],
  ['[ADV-07] [QADV-13]', 'advanced', 'Correct!', 'Incorrect. The correct answer is "ლურჯი".'],
  ['[EX-43]', 'quoted-order', 'Correct! Well done.', 'Incorrect. The correct order is: "ლურჯი"'],
  ['[EX-50]', 'grammar-prompt', 'Correct! Well done!', 'Try again. Check your spelling and word order.'],
  ['[EX-51]', 'writing', 'Correct!', 'Not quite right. Try again.'],
  ['[QINT-14]', 'writing-quiz', 'Correct! Well done.', 'Not quite right. Keep practicing!'],
  ['dictation:', 'dictation', 'Correct! Well heard.', 'Not quite. It is written ლურჯი.'],
] as const;

describe('feedbackText', () => {
  it.each(sentences)('%s %s: word for word', (_, style, right, wrong) => {
    expect(textFor(style, null)).toBe(right);
    expect(textFor(style, 'ლურჯი')).toBe(wrong);
  });

  it('does not reveal a withheld answer in any style', () => {
    const texts = feedbackStyles.map((feedback) =>
      feedbackText({ feedback }, { hint: 'Think.' }, { kind: 'incorrect', expected: 'ლურჯი' }, true),
    );
    expect(texts.filter((text) => text.includes('ლურჯი') || text === '')).toEqual([]);
    expect(new Set(texts)).toContain('Not quite right. Try again. Hint: Think.');
  });

  it('is tested with every style', () =>
    expect(sentences.map(([, style]) => style)).toEqual([...feedbackStyles]));

  it('[EX-23] adds the hint to a wrong answer of style counting, but of no other style', () => {
    const hint = 'Twenty and one.';
    expect(textFor('counting', 'ოცდაერთი', { hint })).toBe(
      'Incorrect. The correct answer is ოცდაერთი Hint: Twenty and one.',
    );
    expect(textFor('counting', null, { hint })).toBe('Correct! Well done.');
    expect(textFor('generic', 'ოცდაერთი', { hint })).toBe('Incorrect. The correct answer is ოცდაერთი');
  });

  it('[EX-50] adds the hint to a wrong grammar prompt', () => {
    const hint = 'The object stands in the dative.';
    expect(textFor('grammar-prompt', 'ვწერ', { hint })).toBe(
      'Try again. Check your spelling and word order. The object stands in the dative.',
    );
    expect(textFor('grammar-prompt', null, { hint })).toBe('Correct! Well done!');
  });

  it.each([
    ['advanced', 'Incorrect. The correct answer is "She was upset."'],
    ['order', 'Incorrect. The correct order is: She was upset.'],
  ] as const)('of style %s has one stop after an answer that ends with one', (style, text) =>
    expect(textFor(style, 'She was upset.')).toBe(text),
  );

  it('is empty while the response is incomplete', () =>
    expect(feedbackStyles.map((feedback) => feedbackText({ feedback }, {}, { kind: 'incomplete' }))).toEqual(
      feedbackStyles.map(() => ''),
    ));
});

const correctionOf = (hint: LetterHint) =>
  correctionText({ kind: 'type-answer' }, { kind: 'incorrect', expected: '', hint });

describe('correctionText', () => {
  it.each([
    ['missing', '', 'გ', false, 'One letter is missing: გ.'],
    ['superfluous', 'ა', '', false, 'One letter too many: ა.'],
    ['differing', 'მ', 'ნ', false, 'You wrote მ where ნ belongs.'],
    [
      'mixed up',
      'კ',
      'ქ',
      true,
      'You wrote კ where ქ belongs. One is an ejective, the other has a puff of air.',
    ],
  ])('D31: a letter %s', (_, given, expected, ejectiveMixUp, text) =>
    expect(correctionOf({ given, expected, ejectiveMixUp })).toBe(text),
  );

  it.each([
    ['no partner', 'მ', 'ნ', false, ''],
    ['the aspirate', 'თ', 'ტ', true, 'You wrote თ, which has a puff of air. Its ejective partner has none.'],
    ['the ejective', 'ტ', 'თ', true, 'You wrote ტ, an ejective, without a puff of air. Its partner has one.'],
  ])(
    'D31: does not name the letter that is the whole answer: %s',
    (_, given, expected, ejectiveMixUp, text) =>
      expect(
        correctionText(
          { kind: 'type-answer' },
          { kind: 'incorrect', expected, hint: { given, expected, ejectiveMixUp } },
        ),
      ).toBe(text),
  );

  it('names the word of a sentence', () =>
    expect(correctionOf({ given: 'ა', expected: 'ე', ejectiveMixUp: false, word: 'ერთი' })).toBe(
      'You wrote ა where ე belongs in ერთი.',
    ));

  it.each([
    ['', ' ', 'A space is missing.'],
    [' ', '', 'There is a space too many.'],
    ['', '-', 'A hyphen is missing.'],
    ['გი', 'იგ', 'Two letters changed places: it is იგ.'],
  ])('of “%s” for “%s”', (given, expected, text) =>
    expect(correctionOf({ given, expected, ejectiveMixUp: false })).toBe(text),
  );

  it.each([
    ['კ', 'ყ'],
    ['გ', 'ღ'],
    ['ჰ', 'ხ'],
  ])('explains the difference of %s and %s', (given, expected) =>
    expect(correctionOf({ given, expected, ejectiveMixUp: false })).toMatch(/throat/u),
  );

  it('says what a composition must have', () =>
    expect(correctionText({ kind: 'compose' }, { kind: 'incorrect', expected: '' })).toBe(
      'Write at least two words in Georgian letters.',
    ));

  it.each([{ kind: 'correct' }, { kind: 'incomplete' }, { kind: 'incorrect', expected: 'მე' }] as const)(
    'is empty for an answer that is $kind and more than one letter off',
    (verdict) => expect(correctionText({ kind: 'type-answer' }, verdict)).toBe(''),
  );
});

describe('feedbackDetails', () => {
  const item: CategorizeItem = {
    kind: 'categorize',
    id: 'a',
    teaches: [],
    prompt: 'Which?',
    categories: ['Food', 'Drink'],
    items: [
      { text: 'პური', category: 'Food' },
      { text: 'წყალი', category: 'Drink' },
    ],
    hint: 'One is baked.',
    explanation: 'Bread is baked.',
  };
  const wrong = { kind: 'incorrect', expected: '' } as const;
  const response = { პური: 'Food', წყალი: 'Food' };
  const exercise = { feedback: 'categories', hint: 'when-wrong' } as const;

  it('[EX-31] counts what is sorted right, and explains nothing, while the learner tries again', () =>
    expect(feedbackDetails(exercise, item, wrong, { isAnswerWithheld: true, response })).toBe(
      '1 of 2 are in the right group. One is baked.',
    ));

  it('explains once the answer may be revealed', () => {
    expect(feedbackDetails(exercise, item, wrong, { response })).toBe('One is baked. Bread is baked.');
    expect(feedbackDetails(exercise, item, { kind: 'correct' })).toBe('Bread is baked.');
  });

  it.each(['counting', 'grammar-prompt'] as const)('does not repeat the hint of style %s', (feedback) =>
    expect(feedbackDetails({ feedback, hint: 'when-wrong' }, item, wrong)).toBe('Bread is baked.'),
  );
});
