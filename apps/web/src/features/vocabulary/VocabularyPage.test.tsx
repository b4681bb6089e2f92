import { vocabulary } from '@ena/course/bodies';
import { typesetLatin } from '@ena/domain/georgian/letters';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerDisplayed } from '../../../test/answering.ts';
import { openApp, subscriber } from '../../../test/app.tsx';
import { ana } from '../../../test/learner.ts';
import { requests } from '../../../test/mockApi.ts';

const toggles = () => [...document.querySelectorAll<HTMLElement>('main section > h2 > button')];

describe('the vocabulary section', () => {
  it('[VOC-02] [ACCESS-09] [GUARD-08] shows a free learner that it is Premium, without requesting the words', async () => {
    await openApp('/vocabulary');
    await expect.element(page.getByRole('heading', { name: 'Premium Feature' })).toBeVisible();
    await expect
      .element(page.getByText('The vocabulary section is available exclusively to premium subscribers.'))
      .toBeVisible();
    const upgrade = page.getByRole('link', { name: 'Upgrade to Premium' });
    await expect.element(upgrade).toHaveAttribute('href', '/pricing?from=%2Fvocabulary');
    expect(toggles()).toEqual([]);
    expect(requests('course.vocabulary')).toEqual([]);
  });

  it('says that a payment has failed instead of offering a second subscription', async () => {
    const subscription = {
      subscription_status: 'past_due',
      price_id: 'price_test',
      current_period_end: 1_800_000_000,
      cancel_at_period_end: false,
      payment_method_brand: 'visa',
      payment_method_last4: '0341',
    };
    await openApp('/vocabulary', { learner: { ...ana, subscription } });
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/^Your last payment with your card ending in 0341 failed/u);
    await expect.element(page.getByRole('button', { name: 'Check my payment' })).toBeEnabled();
    expect(page.getByRole('link', { name: 'Upgrade to Premium' }).elements()).toEqual([]);
  });

  it('lets a subscriber practise all of its words, and records the answers', async () => {
    await openApp('/vocabulary', { learner: subscriber });
    const practice = page.getByRole('region', { name: 'Practice Exercises' });
    await expect.element(practice.getByRole('listitem')).toHaveLength(3);
    await practice.getByRole('button', { name: /^Word Matching.*5 items/u }).click();
    await expect.element(practice.getByText('1 of 5', { exact: true })).toBeVisible();
    const [matching] = vocabulary.exercises;
    expect(matching?.items).toHaveLength(64);
    const { item, response } = await answerDisplayed(matching?.items ?? [], true);
    await expect.element(practice.getByText('Correct! Well done.')).toBeVisible();
    const answers = () => requests('answers.record').flatMap((request) => request.answers);
    await expect.poll(answers).toMatchObject([{ unitId: 'vocabulary', questionId: item.id, response }]);
  });

  it('[VOC-03] [VOC-05] [VOC-06] [VOC-07] [VOC-08] [ACCESS-09] [GUARD-09] shows a subscriber eight categories of eight words', async () => {
    await openApp('/vocabulary', { learner: subscriber });
    await expect.poll(toggles).toHaveLength(8);
    expect(page.getByText('Premium Feature').elements()).toEqual([]);
    const home = page.getByRole('main').getByRole('link', { name: 'Back to Home' });
    await expect.element(home).toHaveAttribute('href', '/');
    await expect.element(page.getByRole('complementary', { name: 'Learning Tips' })).toBeVisible();
    for (const tip of vocabulary.tips)
      await expect.element(page.getByText(tip, { exact: true })).toBeVisible();
    expect(vocabulary.sections).toHaveLength(8);
    for (const [sectionIndex, { id, words }] of vocabulary.sections.entries()) {
      // Not by the pointer: opening a section scrolls.
      if (toggles()[sectionIndex]?.ariaExpanded !== 'true') toggles()[sectionIndex]?.click();
      const items = () => [...document.querySelectorAll(`[id="${id}-panel"] li`)];
      await expect.poll(items).toHaveLength(8);
      const texts = items().map(({ textContent }) => textContent);
      for (const [index, { form, romanization, gloss, example }] of words.entries()) {
        for (const text of [form, `/${typesetLatin(romanization)}/`, gloss, example?.form, example?.gloss])
          expect(texts[index]).toContain(text);
      }
      expect(toggles().filter((button) => button.ariaExpanded === 'true')).toHaveLength(1);
    }
  });
});
