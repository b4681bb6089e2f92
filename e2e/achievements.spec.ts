import { takeQuiz } from './fixtures/answering.ts';
import { pauseClock, visit } from './fixtures/page.ts';
import { expect, test } from './fixtures/test.ts';

test('[ACH-06] [ACH-09] an achievement earned by a quiz is announced in a toast and listed with its date', async ({
  page,
  server,
  signInNewLearner,
}) => {
  await signInNewLearner(page);
  const report = { id: crypto.randomUUID(), lessonId: 'alphabet', timeSpent: 150, completed: true };
  const sent = await page.request.post('/api/progress/reports', {
    data: report,
    headers: { origin: server.url },
  });
  expect(sent.status()).toBe(200);
  await pauseClock(page);
  await visit(page, '/beginner/quiz/alphabet');
  await takeQuiz(page, 'quiz-alphabet');
  const toast = page.getByRole('region', { name: /^Earned/u }).getByRole('listitem');
  // The toast is a lazy chunk, and React reveals suspended content after a timeout on the paused clock.
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(toast).toContainText('Alphabet Master', { timeout: 500 });
  }).toPass();
  await toast.getByRole('link', { name: 'See' }).click();
  await page.clock.resume();
  await expect(page).toHaveURL('/achievements');
  const card = (title: string) =>
    page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await expect(card('Alphabet Master')).toContainText('Earned on');
  await expect(card('Twenty Hours')).toContainText('2 of 20 hours');
  await expect(toast).toHaveCount(0);
});
