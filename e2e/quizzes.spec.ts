import { expect, test } from './fixtures/test.ts';
import { takeQuiz } from './fixtures/answering.ts';
import { pauseClock, visit } from './fixtures/page.ts';

test('[QBEG-06] the score of a finished quiz is on its card, also after a reload and in another browser', async ({
  page,
  newPage,
  signInNewLearner,
}) => {
  await signInNewLearner(page);
  // Pauses the countdown, so that a slow machine makes no difference; `takeQuiz` advances the clock.
  await pauseClock(page);
  await visit(page, '/quizzes');
  const card = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Georgian Alphabet Quiz' });
  await expect(card).toContainText('Start Quiz');
  await expect(card).not.toContainText('%');
  await card.getByRole('link').click();
  await takeQuiz(page, 'quiz-alphabet');
  await page.goBack();
  await expect(card).toContainText('100%');
  await page.reload();
  await expect(card).toContainText('100%');
  const cookies = await page.context().storageState();
  const elsewhere = await newPage({ storageState: cookies });
  await visit(elsewhere, '/quizzes');
  await expect(elsewhere.getByRole('tabpanel').getByText('100%')).toHaveCount(1);
});
