import { addDays, type Day } from '@ena/domain/streak/day';
import { type MailBlock, paragraph } from '../../platform/mail/blocks.ts';
import { type MailContent, renderEmail, renderGreeting } from '../../platform/mail/emailTemplate.ts';

/** What a weekly summary says. */
export interface Summary {
  readonly content: 'studied' | 'quiet';
  /** The Monday of the week. */
  readonly week: Day;
  readonly studiedDays: number;
  readonly minutes: number;
  /** Letters, words and phrases that were met for the first time in the week. */
  readonly newLetters: number;
  readonly newWords: number;
  readonly newPhrases: number;
  /** Some of them, as they are to be read. */
  readonly examples: readonly string[];
  /** Titles of the lessons and quizzes in which exercises were answered. */
  readonly unitTitles: readonly string[];
  /** What Today has for the learner now; null while reviews are paused. */
  readonly today: { readonly due: number; readonly newItems: number; readonly minutes: number } | null;
  /** Days. */
  readonly streak: number;
  readonly studiedToday: boolean;
}

const nounOf = (count: number, noun: string) => (count === 1 ? noun : `${noun}s`);
const countOf = (count: number, noun: string) => `${count} ${nounOf(count, noun)}`;
const dateOf = (day: Day) =>
  new Date(day).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const listFormat = new Intl.ListFormat('en');

const maxTitles = 4;

function todayText({ due, newItems, minutes }: NonNullable<Summary['today']>): string {
  if (due > 0) {
    const more = newItems > 0 ? ` and ${countOf(newItems, 'new item')}` : '';
    const verb = due === 1 && newItems === 0 ? 'is' : 'are';
    return `${countOf(due, 'review')}${more} ${verb} waiting for you in Today. A session takes up to ${minutes} minutes.`;
  }
  return newItems > 0
    ? 'Nothing is due today: a good day for something new.'
    : 'Nothing is due today. You are up to date.';
}

function streakText({ streak, studiedToday }: Summary): string {
  const days = `Your streak is ${countOf(streak, 'day')}.`;
  return studiedToday ? days : `${days} A few minutes today keep it going.`;
}

/** Counts of the week, without those that are 0. */
const figuresOf = ({ studiedDays, minutes, newLetters, newWords, newPhrases }: Summary) =>
  (
    [
      [studiedDays, `${nounOf(studiedDays, 'day')} of study`],
      [minutes, nounOf(minutes, 'minute')],
      [newLetters, `new ${nounOf(newLetters, 'letter')}`],
      [newWords, `new ${nounOf(newWords, 'word')}`],
      [newPhrases, `new ${nounOf(newPhrases, 'phrase')}`],
    ] as const
  ).filter(([count]) => count > 0);

function weekBlocks(summary: Summary): MailBlock[] {
  const { week, examples, unitTitles, newLetters, newWords, newPhrases } = summary;
  const others = newLetters + newWords + newPhrases - examples.length;
  const titles = unitTitles.slice(0, maxTitles).map((title) => `“${title}”`);
  const more = unitTitles.length - titles.length;
  return [
    paragraph(
      `Well done! This was your week in Georgian, from ${dateOf(week)} to ${dateOf(addDays(week, 6))}:`,
    ),
    { kind: 'figures', figures: figuresOf(summary) },
    ...(titles.length > 0
      ? [paragraph(`You worked on ${listFormat.format([...titles, ...(more > 0 ? [`${more} more`] : [])])}.`)]
      : []),
    ...(examples.length > 0
      ? ([
          { kind: 'heading', text: 'New this week' },
          { kind: 'list', items: [...examples, ...(others > 0 ? [`and ${others} more`] : [])] },
        ] as const)
      : []),
  ];
}

function subjectOf(summary: Summary): string {
  if (summary.content === 'quiet') return 'Your Georgian is waiting for you';
  const { newLetters, newWords, studiedDays } = summary;
  if (newWords > 0) return `Your week in Georgian: ${countOf(newWords, 'new word')}`;
  if (newLetters > 0) return `Your week in Georgian: ${countOf(newLetters, 'new letter')}`;
  return `Your week in Georgian: ${countOf(studiedDays, 'day')} of study`;
}

/** The weekly summary. `unsubscribeUrl` leads to the page that ends these mails. */
export function summaryMail(
  name: string,
  summary: Summary,
  todayUrl: string,
  unsubscribeUrl: string,
): MailContent {
  const { content, today, streak } = summary;
  const opening =
    content === 'studied'
      ? weekBlocks(summary)
      : [
          paragraph(
            'Last week was a quiet one. What you have learned is still here, and it is easy to begin again.',
          ),
        ];
  const closing = [
    ...(today ? [paragraph(todayText(today))] : []),
    ...(streak > 1 ? [paragraph(streakText(summary))] : []),
  ];
  const hasHeading = content === 'studied' && closing.length > 0;
  return renderEmail({
    subject: subjectOf(summary),
    greeting: `${renderGreeting(name)},`,
    message: [...opening, ...(hasHeading ? [{ kind: 'heading', text: 'And now' } as const] : []), ...closing],
    button: 'Open Today',
    link: todayUrl,
    note: 'You get this email because you have Progress updates switched on, at most one a week.',
    unsubscribeUrl,
  });
}
