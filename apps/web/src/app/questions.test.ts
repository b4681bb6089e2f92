import { describe, expect, it } from 'vitest';
import { questions as ofSupport } from '../features/contact/questions.ts';
import { questionCategories } from '../features/faq/questions.ts';
import { questions as ofPricing } from '../features/pricing/plans.ts';

const pages = {
  '/faq': questionCategories.flatMap(({ questions }) => questions),
  '/pricing': ofPricing,
  '/support': ofSupport,
};
const ways =
  /paypal|visa|mastercard|american express|(?:credit|debit) card|apple pay|google pay|bank transfer|crypto/i;
const plans =
  /(?:second|another|other|family|team|yearly|annual|lifetime) (?:paid )?plan|per year|a year\b.*\$/i;

describe.each(Object.entries(pages))('[BILL-10] the questions of %s', (_, questions) => {
  it.each(questions.map(({ question, answer }) => [question, answer]))(
    '%s promises no way to pay and no plan that there may not be',
    (_question, answer) => {
      expect(answer).not.toMatch(ways);
      expect(answer).not.toMatch(plans);
    },
  );
});

it.each(['/faq', '/pricing'] as const)('[BILL-10] %s leaves the methods to the payment provider', (page) => {
  const about = pages[page].filter(({ question }) => /\bpay\b/.test(question));
  expect(about).toHaveLength(1);
  expect(about[0]?.answer).toMatch(/by the methods that the payment provider shows you at checkout/i);
});

it.each(['PayPal and major cards', 'by credit card', 'a yearly plan', 'another paid plan'])(
  'the test would see: %s',
  (promise) => expect(ways.test(promise) || plans.test(promise)).toBe(true),
);
