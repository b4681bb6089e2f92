import { correctAnswer, textsOf } from '@ena/domain/exercise/kinds';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findItem, questionsOf } from '../../../../../packages/course/test/responses.ts';
import { answerDisplayed } from '../../../test/answering.ts';
import { openApp, phone, subscriber } from '../../../test/app.tsx';
import { find } from '../../../test/dom.ts';
import { textOf } from '../../../test/domAnswering.ts';
import { mockEndpoint, failure, holdRequests, requests } from '../../../test/mockApi.ts';
import { advanceTime, stopTime } from '../../../test/time.ts';

const questions = questionsOf('quiz-alphabet');
const timer = () => page.getByRole('timer');
const check = () => page.getByRole('button', { name: 'Check Answer' });
const options = () => page.getByRole('group', { name: 'Options', exact: true }).getByRole('button');
const question = (number: number) => page.getByText(`${number} of 5`, { exact: true });
/** Waits until a question is displayed and has the focus, which is when its countdown runs. */
const atQuestion = async (number: number, total = 5) => {
  await expect
    .element(page.getByRole('group', { name: `Question ${number} of ${total}`, exact: true }))
    .toHaveFocus();
};

it('a quiz plays the Georgian of an answer after the check, and not before', async () => {
  await openApp('/beginner/quiz/vocabulary', { learner: subscriber });
  await atQuestion(1);
  const answer = page.getByRole('list', { name: 'In Georgian' });
  await expect.element(answer).toHaveLength(0);
  await answerDisplayed(questionsOf('quiz-vocabulary'), true);
  await check().click();
  await expect.element(answer.getByRole('button', { name: /^Listen to/u }).first()).toBeVisible();
});

it('a quiz about listening is heard, and read on request', async () => {
  await openApp('/advanced/listening/quiz', { learner: subscriber });
  await atQuestion(1, 2);
  await expect.element(page.getByRole('button', { name: 'Listen', exact: true })).toBeVisible();
  const texts = questionsOf('quiz-advanced-listening').flatMap(({ display }) => display ?? []);
  const shown = () => texts.filter((text) => find('[data-run-screen]').textContent.includes(text));
  expect(shown()).toEqual([]);
  await page.getByRole('button', { name: 'Show Text' }).click();
  await expect.poll(shown).toHaveLength(1);
});

describe('a quiz with a time limit for each question', () => {
  beforeEach(async () => {
    stopTime();
    await openApp('/beginner/quiz/alphabet');
    await atQuestion(1);
  });

  it('[QRUN-01] enables Check Answer after a choice, which can be changed until it is checked', async () => {
    await expect.element(check()).toBeDisabled();
    await answerDisplayed(questions, false);
    await answerDisplayed(questions, true);
    expect(document.querySelectorAll('[aria-pressed=true]')).toHaveLength(1);
    await check().click();
    await expect.element(page.getByText('Correct!', { exact: true })).toBeVisible();
  });

  it('[QRUN-02] [QRUN-03] [QRUN-04] [QRUN-06] [QRUN-11] locks and marks the options, and advances after 1.5 s', async () => {
    await answerDisplayed(questions, false);
    await check().click();
    await expect.element(page.getByRole('button', { name: 'Checking...' })).toBeDisabled();
    await expect.element(options().filter({ hasText: 'Wrong' })).toHaveLength(1);
    await expect.element(options().filter({ hasText: 'Correct' })).toHaveLength(1);
    // The speaker of the answer is pressed, too, while it plays.
    const pressed = () =>
      options()
        .and(page.getByRole('button', { pressed: true }))
        .element();
    const chosen = pressed().textContent;
    await options().filter({ hasText: 'Correct' }).click({ force: true });
    expect(pressed().textContent).toBe(chosen);
    const left = timer().element().textContent;
    await advanceTime(1400);
    expect(question(1).elements()).toHaveLength(1);
    expect(timer().element().textContent).toBe(left);
    await advanceTime(200);
    await atQuestion(2);
    expect(document.querySelectorAll('[aria-pressed=true]')).toHaveLength(0);
    await expect.element(timer()).toHaveTextContent('0:30');
  });

  it('[QRUN-13] [QRUN-16] counts down from 30 s and turns red at 10 s, not at 11', async () => {
    await advanceTime(19_300);
    await expect.element(timer()).toHaveTextContent('0:11');
    await expect.element(timer()).toHaveAttribute('data-urgent', 'false');
    await advanceTime(1000);
    await expect.element(timer()).toHaveTextContent('0:10');
    await expect.element(timer()).toHaveAttribute('data-urgent', 'true');
  });

  it('[QRUN-08] [QRUN-10] counts a timeout as one wrong answer, and advances after 1.5 s', async () => {
    await advanceTime(30_000);
    await expect.element(page.getByText('Time is up.')).toBeVisible();
    await expect.element(timer()).toHaveTextContent('0:00');
    await expect.element(page.getByRole('button', { name: 'Checking...' })).toBeDisabled();
    await advanceTime(1400);
    await expect.element(timer()).toHaveTextContent('0:00');
    await advanceTime(200);
    await atQuestion(2);
    await expect.element(timer()).toHaveTextContent('0:30');
    await expect
      .poll(() =>
        requests('answers.record').flatMap(({ answers }) => answers.map(({ response }) => response)),
      )
      .toEqual([null]);
  });

  it('announces the verdict and the explanation in an existing live region, and clears it at the next question', async () => {
    const region = find('main div[role=status]');
    const { item } = await answerDisplayed(questions, false);
    await check().click();
    await expect.poll(() => textOf(region)).toContain('Incorrect.');
    expect(textOf(region)).toContain(item.explanation);
    await advanceTime(1600);
    await atQuestion(2);
    expect(region.isConnected).toBe(true);
    expect(textOf(region)).not.toContain('Incorrect.');
  });

  it('records each answer once', async () => {
    const answered: string[] = [];
    for (const number of [1, 2, 3]) {
      await atQuestion(number);
      const { item } = await answerDisplayed(questions, number !== 2);
      answered.push(item.id);
      await check().click();
      await expect.element(page.getByRole('button', { name: 'Checking...' })).toBeVisible();
      await advanceTime(1600);
    }
    await expect
      .poll(() =>
        requests('answers.record').flatMap(({ answers }) => answers.map(({ questionId }) => questionId)),
      )
      .toEqual(answered);
  });

  it('marks questions whose time ran out as wrong in the review', async () => {
    await answerDisplayed(questions, true);
    await check().click();
    await advanceTime(1600);
    for (const number of [2, 3, 4, 5]) {
      await atQuestion(number);
      await advanceTime(30_000);
      await expect.element(page.getByText('Time is up.')).toBeVisible();
      await advanceTime(1600);
    }
    await expect.element(page.getByRole('heading', { name: /1 of 5/u })).toBeVisible();
    const review = page.getByRole('main').getByRole('listitem');
    await expect.element(review.getByLabelText('Right', { exact: true })).toHaveLength(1);
    await expect.element(review.getByLabelText('Wrong', { exact: true })).toHaveLength(4);
  });

  it('[QRUN-09] submits the chosen option when time is up', async () => {
    await answerDisplayed(questions, true);
    await advanceTime(30_300);
    await expect.element(page.getByText('Correct!', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Time is up.')).not.toBeInTheDocument();
  });

  it('records one answer for a double click on Check Answer, and ignores keys while it is locked', async () => {
    await answerDisplayed(questions, true);
    await check().dblClick();
    await userEvent.keyboard('2{Enter}');
    await expect.element(page.getByText('Correct!', { exact: true })).toBeVisible();
    await advanceTime(1600);
    await atQuestion(2);
    await expect.poll(() => requests('answers.record').flatMap(({ answers }) => answers)).toHaveLength(1);
  });

  it('ignores digits with Ctrl or Alt, digits beyond the options, and Enter without a choice', async () => {
    for (const keys of ['{Control>}1{/Control}', '{Alt>}2{/Alt}', '9', '{Enter}'])
      await userEvent.keyboard(keys);
    expect(document.querySelectorAll('[aria-pressed=true]')).toHaveLength(0);
    await expect.element(check()).toBeDisabled();
    await userEvent.keyboard('3');
    expect(options().nth(2).element().getAttribute('aria-pressed')).toBe('true');
  });

  it('[QRUN-05] [QRUN-07] [QRUN-12] [QRUN-19] [QRUN-20] [QRUN-21] finishes with 1 of 5 in red, and retakes from the start', async () => {
    for (const [index] of questions.entries()) {
      await atQuestion(index + 1);
      const bar = page.getByRole('progressbar', { name: 'Quiz progress' });
      await expect.element(bar).toHaveAttribute('aria-valuenow', String(index * 20));
      await answerDisplayed(questions, index === 0);
      await check().click();
      await expect.element(page.getByRole('button', { name: 'Checking...' })).toBeVisible();
      await advanceTime(1600);
    }
    await expect.element(page.getByRole('heading', { name: /1 of 5/u })).toBeVisible();
    expect(document.querySelector('[data-color]')?.getAttribute('data-color')).toBe('red');
    await expect.element(page.getByText(/^Keep learning!/u)).toBeVisible();
    await expect.poll(() => requests('answers.record').flatMap(({ answers }) => answers)).toHaveLength(5);
    await page.getByRole('button', { name: 'Retake Quiz' }).click();
    await expect.element(question(1)).toBeVisible();
    await expect.element(timer()).toHaveTextContent('0:30');
    await expect.element(check()).toBeDisabled();
  });

  it('can be completed by keyboard: a digit chooses, Enter checks', async () => {
    for (const [index] of questions.entries()) {
      await atQuestion(index + 1);
      await userEvent.keyboard('1{Enter}');
      await expect.element(page.getByRole('button', { name: 'Checking...' })).toBeVisible();
      await advanceTime(1600);
    }
    await expect.element(page.getByRole('button', { name: 'Retake Quiz' })).toBeVisible();
  });
});

describe('a quiz page', () => {
  it('[QBEG-03] links back to the lesson', async () => {
    await openApp('/beginner/quiz/alphabet');
    await page.getByRole('link', { name: 'Leave the quiz' }).click();
    await expect
      .element(page.getByRole('heading', { level: 1, name: /^Georgian Alphabet - /u }))
      .toBeVisible();
    expect(location.pathname).toBe('/beginner/alphabet');
  });

  it('[QBEG-04] shows an error page for an unknown topic, with a link to the lessons', async () => {
    await openApp('/beginner/quiz/unheard-of');
    await expect.element(page.getByRole('heading', { name: 'Quiz Not Available' })).toBeVisible();
    await expect.element(page.getByText('Sorry, this quiz is not available at the moment.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Back to Lessons' }))
      .toHaveAttribute('href', '/beginner');
  });

  it('shows the options in another order in other attempts', async () => {
    const router = await openApp('/beginner/quiz/alphabet');
    const orders = new Set<string>();
    for (let attempt = 0; attempt < 8; attempt++) {
      await atQuestion(1);
      const id = document.querySelector('main [data-item]')?.getAttribute('data-item');
      const item = findItem(questions, id);
      const texts = textsOf(item);
      const shown = options().elements();
      orders.add(
        texts.map((text) => shown.findIndex((button) => button.textContent.includes(text))).join(''),
      );
      await router.navigate('/privacy-policy');
      await expect.element(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
      await router.navigate('/beginner/quiz/alphabet');
    }
    expect(orders.size).toBeGreaterThan(2);
  });

  it('[QADV-19] shows no question until the quiz is loaded, and an error when loading fails', async () => {
    const release = holdRequests('course.quiz');
    mockEndpoint('course.quiz', () => failure('UNAVAILABLE'));
    await openApp('/beginner/quiz/alphabet');
    await expect.poll(() => requests('course.quiz')).toHaveLength(1);
    expect(document.querySelector('[data-item]')).toBeNull();
    release();
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(document.querySelector('[data-item]')).toBeNull();
  });

  it('shows the explanation on a phone, too, and keeps Check Answer in view', async () => {
    await openApp('/beginner/quiz/alphabet', { viewport: phone });
    await atQuestion(1);
    const { item } = await answerDisplayed(questions, true);
    await check().click();
    const status = document.querySelector('main div[role=status]');
    expect(status?.textContent).toContain(item.explanation?.slice(0, 20));
    const { bottom } = page.getByRole('button', { name: 'Checking...' }).element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(phone.height);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(phone.width);
  });
});

it('an option that takes the focus is not covered by the bar at the bottom of a low window', async () => {
  await openApp('/beginner/quiz/alphabet', { viewport: { width: 320, height: 400 } });
  await atQuestion(1);
  const covering = (option: Element) => {
    const { left, right, bottom } = option.getBoundingClientRect();
    const top = document.elementFromPoint((left + right) / 2, bottom - 4);
    return option.contains(top) ? null : top;
  };
  for (const option of options().elements()) {
    // The option is at the bottom of the window, behind the bar.
    option.scrollIntoView({ block: 'end', behavior: 'instant' });
    option.focus({ preventScroll: false });
    await expect.poll(() => covering(option)).toBeNull();
  }
});

describe('the reading quiz', () => {
  it('shows all options above the bar on a small laptop', async () => {
    stopTime();
    await openApp('/intermediate/quiz/reading', {
      learner: subscriber,
      viewport: { width: 1280, height: 720 },
    });
    for (let number = 1; number <= 10; number++) {
      await atQuestion(number, 10);
      const bar = check().element().getBoundingClientRect();
      expect(options().last().element().getBoundingClientRect().bottom).toBeLessThan(bar.top);
      await advanceTime(90_000);
      await advanceTime(1600);
    }
  });

  it('[QINT-05] [QINT-06] hides the translation of its text until it is requested, for each question', async () => {
    stopTime();
    await openApp('/intermediate/quiz/reading', { learner: subscriber });
    const readings = questionsOf('quiz-reading');
    await atQuestion(1, 10);
    const id = document.querySelector('[data-item]')?.getAttribute('data-item');
    const translation = readings.find((item) => item.id === id)?.passage?.translation ?? '';
    expect(translation).not.toBe('');
    await expect.element(page.getByText(translation)).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Show Translation' }).click();
    await expect.element(page.getByText(translation)).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Hide Translation' }))
      .toHaveAttribute('aria-expanded', 'true');
    await answerDisplayed(readings, true);
    await check().click();
    await advanceTime(1600);
    await atQuestion(2, 10);
    await expect.element(page.getByRole('button', { name: 'Show Translation' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Hide Translation' })).not.toBeInTheDocument();
  });
});

describe('the writing quiz', () => {
  const writing = questionsOf('quiz-writing');
  const shown = (number: number) => page.getByText(`Question ${number} of 10`, { exact: true });
  /** Waits until a prompt and its answer area are displayed; fields are loaded when first needed. */
  const atPrompt = async (number: number) => {
    await expect.element(shown(number)).toBeVisible();
    await expect
      .poll(() =>
        document.querySelector('main [role=group]:has([data-item])')?.contains(document.activeElement),
      )
      .toBe(true);
    const area = 'main :is(button[aria-pressed], input, textarea)';
    await expect.poll(() => document.querySelector(area)?.checkVisibility()).toBe(true);
  };
  beforeEach(async () => {
    stopTime();
    await openApp('/intermediate/quiz/writing', { learner: subscriber });
    await atPrompt(1);
  });

  it('[QINT-15] [QINT-16] counts an empty response as wrong when time is up, and advances after 2 s', async () => {
    await advanceTime(90_000);
    await expect.element(timer()).toHaveAttribute('data-urgent', 'true');
    await advanceTime(30_000);
    await expect.element(page.getByText('Time is up.')).toBeVisible();
    await advanceTime(1900);
    await expect.element(shown(1)).toBeVisible();
    await advanceTime(200);
    await atPrompt(2);
    await expect.element(timer()).toHaveTextContent('2:00');
  });

  it('[QINT-16] checks what is entered when time is up', async () => {
    await answerDisplayed(writing, false);
    await advanceTime(120_300);
    await expect.element(page.getByText('Not quite right. Keep practicing!')).toBeVisible();
  });

  /** Answers until a text field is displayed. */
  const answerUntilField = async () => {
    for (let number = 1; !document.querySelector('main input'); number++) {
      await answerDisplayed(writing, true);
      await check().click();
      await advanceTime(2100);
      await atPrompt(number + 1);
    }
  };

  it('names the letter that is wrong (D31)', async () => {
    await answerUntilField();
    const id = document.querySelector('[data-item]')?.getAttribute('data-item');
    const item = writing.find((one) => one.id === id);
    const right = item ? correctAnswer(item) : '';
    await page.getByLabelText('Your answer').fill(`ჰ${right.slice(1)}`);
    await check().click();
    await expect.element(page.getByRole('main')).toMatchTextContent(`You wrote ჰ where ${right[0]} belongs`);
  });

  it('[QINT-10] does not check whitespace, and checks by Enter in a field', async () => {
    await answerUntilField();
    const field = page.getByLabelText('Your answer');
    await expect.element(field).toHaveFocus();
    await field.fill('   ');
    await expect.element(check()).toBeDisabled();
    await answerDisplayed(writing, true);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Correct! Well done.')).toBeVisible();
    await expect.element(field).toHaveAttribute('readonly');
    await expect.element(field).toHaveFocus();
  });
});
