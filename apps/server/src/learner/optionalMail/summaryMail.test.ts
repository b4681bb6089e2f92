import { describe, expect, it } from 'vitest';
import { type Summary, summaryMail } from './summaryMail.ts';

const studied: Summary = {
  content: 'studied',
  week: '2026-11-23',
  studiedDays: 4,
  minutes: 85,
  newLetters: 0,
  newWords: 12,
  newPhrases: 1,
  examples: ['წყალი (tsqali): water', 'პური (puri): bread'],
  unitTitles: ['Numbers', 'Colors'],
  today: { due: 14, newItems: 5, minutes: 10 },
  streak: 3,
  studiedToday: false,
};
const quiet: Summary = {
  ...studied,
  content: 'quiet',
  studiedDays: 0,
  minutes: 0,
  newWords: 0,
  newPhrases: 0,
  examples: [],
  unitTitles: [],
  streak: 0,
};
const mailOf = (summary: Summary) =>
  summaryMail('Ana', summary, 'https://ena.example/today', 'https://x/stop');

it('the text of a week with study', () => {
  const { subject, text } = mailOf(studied);
  expect(subject).toBe('Your week in Georgian: 12 new words');
  expect(text).toBe(`Hello Ana,

Well done! This was your week in Georgian, from November 23 to November 29:

- 4 days of study
- 85 minutes
- 12 new words
- 1 new phrase

You worked on “Numbers” and “Colors”.

New this week

- წყალი (tsqali): water
- პური (puri): bread
- and 11 more

And now

14 reviews and 5 new items are waiting for you in Today. A session takes up to 10 minutes.

Your streak is 3 days. A few minutes today keep it going.

https://ena.example/today

You get this email because you have Progress updates switched on, at most one a week.

Stop these mails: https://x/stop

Ena
`);
});

it('the text of a quiet week', () => {
  const { subject, text } = mailOf(quiet);
  expect(subject).toBe('Your Georgian is waiting for you');
  expect(text).toMatch(
    /^Hello Ana,\n\nLast week was a quiet one\..*\n\n14 reviews .*\n\nhttps:\/\/ena\.example\/today\n/,
  );
});

describe('in a weekly summary', () => {
  it.each<readonly [string, Partial<Summary>, string]>([
    ['words are counted in the subject', {}, 'Subject: Your week in Georgian: 12 new words\n'],
    ['one word', { newWords: 1 }, 'Subject: Your week in Georgian: 1 new word\n'],
    ['else letters', { newWords: 0, newLetters: 5 }, 'Subject: Your week in Georgian: 5 new letters\n'],
    ['else days', { newWords: 0, studiedDays: 1 }, 'Subject: Your week in Georgian: 1 day of study\n'],
    ['a day and a minute', { studiedDays: 1, minutes: 1 }, '- 1 day of study\n- 1 minute\n'],
    ['no minutes', { minutes: 0 }, '- 4 days of study\n- 12 new words\n'],
    [
      'many lessons',
      { unitTitles: ['A', 'B', 'C', 'D', 'E', 'F'] },
      '\nYou worked on “A”, “B”, “C”, “D”, and 2 more.\n',
    ],
    ['one review', { today: { due: 1, newItems: 0, minutes: 5 } }, '\n1 review is waiting for you in Today.'],
    ['one of each', { today: { due: 1, newItems: 1, minutes: 5 } }, '\n1 review and 1 new item are waiting'],
    ['only new items', { today: { due: 0, newItems: 3, minutes: 5 } }, '\nNothing is due today: a good day'],
    ['nothing at all', { today: { due: 0, newItems: 0, minutes: 5 } }, '\nNothing is due today. You are up'],
    ['paused reviews are not named', { today: null }, '\nAnd now\n\nYour streak'],
    ['study today', { studiedToday: true }, '\nYour streak is 3 days.\n'],
    ['a week at the turn of the year', { week: '2026-12-28' }, 'from December 28 to January 3:'],
  ])('%s', (_, fields, part) => {
    const { subject, text } = mailOf({ ...studied, ...fields });
    expect(`Subject: ${subject}\n${text}`).toContain(part);
  });

  it.each([
    ['no lessons', { unitTitles: [] }, 'You worked on'],
    ['no examples', { examples: [] }, 'New this week'],
    ['a streak of one day', { streak: 1 }, 'streak'],
    ['neither reviews nor a streak', { today: null, streak: 0 }, 'And now'],
  ])('%s are not named', (_, fields, part) => {
    expect(mailOf({ ...studied, ...fields }).text).not.toContain(part);
  });
});

it('the HTML has the same content as the text, with names and words escaped', () => {
  const { html } = summaryMail(
    '<b>Ana',
    { ...studied, unitTitles: ['Colors & Shapes'] },
    'https://x/today',
    'https://x/stop',
  );
  for (const part of [
    '&lt;b&gt;Ana',
    '>85<',
    'minutes',
    'წყალი (tsqali): water',
    'Colors &amp; Shapes',
    '14 reviews',
  ])
    expect(html).toContain(part);
});
