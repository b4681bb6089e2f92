/** The reasons for Premium, and questions about paying (requirements BILL-03, BILL-08, BILL-09). */
import { lessons } from '@ena/course/catalog';
import { formatDollars, premiumCents, trialDays, trialNoticeDays } from '@ena/domain/billing/plan';
import { premiumContents } from 'virtual:ena-premium';

const count = (number: number) => number.toLocaleString('en-US');
const freeTitles = lessons.flatMap(({ tier, title }) => (tier === 'free' ? [title] : []));

export const freeFeatures = [
  'Beginner Lessons',
  `In full: ${new Intl.ListFormat('en-US').format(freeTitles)}, with their quizzes`,
  `${premiumContents.freePacks} packs of the words that everyone needs first`,
  'Today: a daily session with spaced repetition',
  'The phrasebook, with sound',
  'Your own words: lists, notes, import and export',
  'Progress kept on every device',
];
export const premiumFeatures = [
  'Beginner, Intermediate and Advanced Lessons',
  `${premiumContents.lessons} more lessons and ${premiumContents.packs} word packs, with ${count(premiumContents.words)} more words`,
  'All Quizzes',
  `${count(premiumContents.exerciseItems)} more questions in exercises and dictations`,
  `Sound for ${count(premiumContents.clips)} more words and sentences`,
  'The vocabulary section by themes',
  'All lessons on your device, also offline',
  'Advanced Progress Tracking',
];

/** The trial as a time line. */
export const trialSteps = [
  {
    when: 'Today',
    text: 'Everything opens at once. You enter a card, nothing is charged, and we confirm it by email.',
  },
  {
    when: `Day ${trialDays - trialNoticeDays}`,
    text: 'We write to you that the trial ends soon. Cancel in your settings before it does, and you pay nothing.',
  },
  {
    when: `Day ${trialDays}`,
    text: `The first payment of ${formatDollars(premiumCents)}, then the same each month until you cancel.`,
  },
] as const;

export const reasons = [
  {
    title: 'Complete learning path',
    text: 'From the first letter on, each lesson built on those before it.',
  },
  {
    title: 'Premium content',
    text: `${premiumContents.lessons} lessons, ${premiumContents.packs} word packs, ${premiumContents.quizzes} quizzes and the vocabulary section by themes.`,
  },
  {
    title: 'Advanced features',
    text: 'Your progress through the levels, lesson by lesson and quiz by quiz.',
  },
] as const;

export const questions = [
  {
    question: 'Can I cancel at any time?',
    answer: 'Yes. Your access continues to the end of the period that you have paid for.',
  },
  {
    question: 'How can I pay?',
    answer: 'By the methods that the payment provider shows you at checkout, before you decide.',
  },
  {
    question: 'Is there a free trial?',
    answer: `Your first Premium subscription begins with a free trial of ${trialDays} days, once for each customer.`,
  },
  {
    question: 'Can I change my plan?',
    answer:
      'There is one paid plan. You can go from Free to Premium at any time, and back by canceling Premium.',
  },
] as const;
