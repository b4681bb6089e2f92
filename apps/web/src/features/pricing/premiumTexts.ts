/** The reasons for Premium, and questions about paying (requirements BILL-03, BILL-08, BILL-09). */
import { lessons, quizzes } from '@ena/course/catalog';
import { trialDays } from '@ena/domain/billing/plan';

const premiumUnits = [...lessons, ...quizzes].filter(({ tier }) => tier === 'premium').length;

export const reasons = [
  {
    title: 'Complete learning path',
    text: 'From the first letter on, each lesson built on those before it.',
  },
  {
    title: 'Premium content',
    text: `${premiumUnits} lessons and quizzes, and the vocabulary section by themes.`,
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
