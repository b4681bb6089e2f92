import { quizzesOf } from '@ena/course/catalog';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, subscriber } from '../../../test/app.tsx';
import { holdRequests, requests } from '../../../test/mockApi.ts';

const paths = quizzesOf('advanced').flatMap((quiz) => quiz.paths);

it('the advanced quizzes have fifteen addresses', () => expect(paths).toHaveLength(15));

it.each(paths)(
  '[QADV-19] %s shows a placeholder and no question until the session is loaded, and then the quiz',
  async (path) => {
    const release = holdRequests('session.get');
    await openApp(path, { learner: subscriber });
    const loading = page.getByRole('main').getByRole('status', { name: 'Loading' });
    await expect.element(loading).toBeVisible();
    await expect.poll(() => requests('session.get').length).toBeGreaterThan(0);
    expect(document.querySelectorAll('[data-item], [role=timer], main button')).toHaveLength(0);
    expect(requests('course.quiz')).toEqual([]);
    release();
    await expect.element(page.getByRole('timer')).toBeVisible();
    expect(requests('course.quiz')).toHaveLength(1);
    await expect.element(loading).not.toBeInTheDocument();
  },
);
