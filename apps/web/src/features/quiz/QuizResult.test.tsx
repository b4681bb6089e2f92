import { quizBodies } from '@ena/course/bodies';
import { correctionText } from '@ena/domain/exercise/feedback';
import { createRef } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../test/react.ts';
import { QuizResult } from './QuizResult.tsx';

const [quiz] = [...quizBodies.values()].filter(({ questions }) =>
  questions.some(({ kind }) => kind === 'compose'),
);

it('[QINT-13] a wrong composition is listed as the learner’s answer, with what it lacks, and not as a solution', async () => {
  const question = quiz?.questions.find(({ kind }) => kind === 'compose');
  if (!quiz || !question) throw new Error('No quiz has a composition.');
  const verdict = { kind: 'incorrect', expected: '' } as const;
  const answered = [{ questionId: question.id, response: 'hello world', verdict }];
  const element = (
    <QuizResult
      screen={createRef()}
      notices={null}
      unitId={quiz.id}
      {...{ quiz, answered }}
      retake={() => undefined}
      backPath="/"
      backTitle=""
      flow="check"
    />
  );
  await render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const [row] = page.getByRole('listitem').all();
  await expect.element(page.getByText('Your answer: hello world')).toBeVisible();
  expect(row?.element().textContent).toContain(correctionText(question, verdict));
  expect(page.getByText('hello world', { exact: true }).elements()).toEqual([]);
});
