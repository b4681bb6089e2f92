import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../test/app.tsx';
import { failure, mockEndpoint } from '../../../test/mockApi.ts';
import { flush } from '../../study/outbox.ts';
import { recordAnswer } from '../../study/recordAnswer.ts';

const main = () => page.getByRole('main');
const answer = () => recordAnswer('alphabet', 'letter.ani', 'a');

describe('an answer that does not reach the server', () => {
  it('is said to be unsaved on every page, until it is sent', async () => {
    mockEndpoint('answers.record', () => failure('UNAVAILABLE'));
    await openPage('/beginner');
    answer();
    await expect.element(main().getByText(/^One answer is not saved on the server yet\./u)).toBeVisible();
    mockEndpoint('answers.record', () => ({ recorded: 1, completed: [], earned: [] }));
    await flush();
    await expect.element(main().getByText(/not saved on the server/u)).not.toBeInTheDocument();
  });

  it('is said to be lost if the server refuses it for good', async () => {
    mockEndpoint('answers.record', () => failure('BAD_INPUT'));
    await openPage('/beginner');
    answer();
    await expect
      .element(main().getByText('One answer is not recorded: the server did not accept it.'))
      .toBeVisible();
  });
});

describe('over plain http', () => {
  it('the page says what is missing, and answers are recorded', async () => {
    vi.spyOn(window, 'isSecureContext', 'get').mockReturnValue(false);
    const ids: string[] = [];
    mockEndpoint('answers.record', ({ answers }) => {
      ids.push(...answers.map(({ id }) => id));
      return { recorded: answers.length, completed: [], earned: [] };
    });
    await openPage('/beginner');
    await expect.element(main().getByText(/^This address is not encrypted/u)).toBeVisible();
    answer();
    await expect.poll(() => ids).toHaveLength(1);
  });
});
