import { describe, expect, it } from 'vitest';
import { questions as supportQuestions } from '../features/contact/questions.ts';
import { questionCategories } from '../features/faq/questions.ts';
import { questions as pricingQuestions } from '../features/pricing/premiumTexts.ts';

const pages = {
  '/faq': questionCategories.flatMap(({ questions }) => questions),
  '/pricing': pricingQuestions,
  '/support': supportQuestions,
};
const paymentMethods =
  /paypal|visa|mastercard|american express|(?:credit|debit) card|apple pay|google pay|bank transfer|crypto/i;
const otherPlans =
  /(?:second|another|other|family|team|yearly|annual|lifetime) (?:paid )?plan|per year|a year\b.*\$/i;

describe.each(Object.entries(pages))('[BILL-10] the questions of %s', (_, questions) => {
  it.each(questions.map(({ question, answer }) => [question, answer]))(
    '%s names no payment method and no plan besides Premium',
    (_question, answer) => {
      expect(answer).not.toMatch(paymentMethods);
      expect(answer).not.toMatch(otherPlans);
    },
  );
});

it.each(['/faq', '/pricing'] as const)(
  '[BILL-10] %s says that the payment provider shows the payment methods',
  (page) => {
    const about = pages[page].filter(({ question }) => /\bpay\b/.test(question));
    expect(about).toHaveLength(1);
    expect(about[0]?.answer).toMatch(/by the methods that the payment provider shows you at checkout/i);
  },
);

it.each(['PayPal and major cards', 'by credit card', 'a yearly plan', 'another paid plan'])(
  'the patterns of this test match: %s',
  (promise) => expect(paymentMethods.test(promise) || otherPlans.test(promise)).toBe(true),
);
