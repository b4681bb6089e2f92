/** Texts of the page of all met items. */
import type { PastReview } from '@ena/contract/reviews';
import type { ItemFilter, ItemOrder } from '@ena/domain/review/metItems';
import type { Skill } from '@ena/domain/review/question';
import type { Band } from '@ena/domain/review/strength';
import { type Day, daysFrom, timestampOf } from '@ena/domain/streak/day';
import { pluralize } from '@ena/domain/text/pluralize';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
export const formatDay = (day: Day): string => dateFormat.format(timestampOf(day));

/** Longer periods are given in months, and then in years. */
const [maxDays, maxMonthDays] = [60, 700];

/** A number of days in words, such as '12 days' or 'about 3 months'. */
export function daysText(days: number): string {
  const rounded = Math.round(days);
  if (rounded < 1) return 'less than a day';
  if (rounded <= maxDays) return pluralize(rounded, 'day');
  if (rounded <= maxMonthDays) return `about ${Math.round(rounded / 30.4)} months`;
  return `about ${Math.round(rounded / 365)} years`;
}

/** A day from today on, in words: 'today', 'tomorrow', 'in 5 days'. */
export function dayText(day: Day, today: Day): string {
  const days = daysFrom(today, day);
  return days <= 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${daysText(days)}`;
}

export const bandTexts: Readonly<Record<Band, { readonly title: string; readonly text: string }>> = {
  strong: { title: 'Strong', text: 'You will remember these for three weeks or more.' },
  learning: { title: 'Learning', text: 'Each review makes these last longer.' },
  weak: { title: 'Weak', text: 'Missed last time, or not seen for too long.' },
};

export const filterTitles: Readonly<Record<ItemFilter, string>> = {
  own: 'My own words',
  letter: 'Letters',
  word: 'Words',
  number: 'Numbers',
  phrase: 'Phrases',
  idiom: 'Idioms',
  form: 'Forms',
  skill: 'Grammar skills',
};

export const orderTitles: Readonly<Record<ItemOrder, string>> = {
  weakest: 'Weakest first',
  next: 'Next review first',
  course: 'Order of the course',
};

export const skillTexts: Readonly<Record<Skill, { readonly title: string; readonly text: string }>> = {
  recognize: { title: 'Understand it', text: 'Read or heard' },
  produce: { title: 'Write it', text: 'In Georgian' },
};

export const formatTexts: Readonly<Record<PastReview['format'], string>> = {
  lesson: 'In a lesson or quiz',
  placement: 'Known from the check on Today',
  'choose-meaning': 'Chose the meaning',
  'listen-and-choose': 'Listened and chose',
  match: 'Matched words and meanings',
  'type-meaning': 'Typed the meaning',
  cloze: 'Filled the gap in a sentence',
  spell: 'Typed the Georgian with a few keys',
  'choose-form': 'Chose the Georgian',
  'listen-and-type': 'Listened and typed',
  'type-cloze': 'Wrote the missing word',
  build: 'Put the words in order',
  'type-form': 'Typed the Georgian',
  'drill-choose': 'Chose a form',
  'drill-type': 'Typed a form',
  'drill-say': 'Said a sentence',
};
