/** What a learner cannot do without, in Firefox and WebKit; details are tested in Chromium (docs/browsers.md). */
import type { ReviewRun } from '@ena/contract/reviews';
import { correctAnswer } from '@ena/domain/exercise/kinds';
import { latinKeyOf } from '@ena/domain/georgian/keyboardLayout';
import { typesetEjectives } from '@ena/domain/georgian/letters';
import { findItem, itemsOf, questionsOf } from '../../packages/course/test/responses.ts';
import { type AudioRecorder, recordAudioEvents } from '../../apps/web/test/audioRecorder.ts';
import { learnerPassword } from '../fixtures/learner.ts';
import { mailedLink } from '../fixtures/mail.ts';
import type { Engine } from './engine.ts';
import { click, evaluate, fill, retry, see, visit, waitForPath } from './page.ts';
import { expect, test } from './test.ts';

/** Retried, because an engine may acknowledge input before the page has handled it. */
const expectAnswer = (engine: Engine, check: (value: string | undefined) => void) =>
  retry(async () =>
    check(
      await evaluate(
        engine,
        () => document.querySelector<HTMLInputElement>('[aria-label="Your answer"]')?.value,
      ),
    ),
  );
const displayedItem = (engine: Engine) =>
  retry(async () => {
    const id = await evaluate(engine, () =>
      document.querySelector('main [data-item]')?.getAttribute('data-item'),
    );
    expect(id).toBeTruthy();
    return id;
  });

/** Types a Georgian text with the keys of a Latin keyboard. */
async function typeWithLatinKeys(engine: Engine, georgian: string): Promise<void> {
  for (const letter of georgian) {
    const { key = letter, shift = false } = latinKeyOf(letter) ?? {};
    await engine.press(shift ? key.toUpperCase() : key, shift ? 'Shift' : undefined);
  }
}

test('a visitor signs up and confirms the e-mail address by the mailed link', async ({ engine, server }) => {
  const email = 'nino@ena.example';
  await visit(engine, `${server.url}/signup`);
  await fill(engine, 'Display name', 'Nino');
  await fill(engine, 'Email', email);
  await fill(engine, 'Password', learnerPassword);
  await fill(engine, 'Confirm password', learnerPassword);
  await click(engine, 'input[type=checkbox]');
  await click(engine, 'main button', 'Sign Up');
  await see(engine, 'h1, h2', 'Check your email');
  const link = await mailedLink(server, email, '/confirmation');
  await visit(engine, `${server.url}/dev/mailbox`);
  await click(engine, 'main a', link);
  await see(engine, 'h1, h2', 'Your email is confirmed');
  await waitForPath(engine, /^\/$/u);
  await see(engine, 'header button', /Nino$/u);
});

test('a learner opens the alphabet, hears a letter, and types letters with a Latin keyboard', async ({
  engine,
  server,
  signInNewLearner,
}) => {
  await signInNewLearner();
  await visit(engine, `${server.url}/beginner/alphabet`);
  await see(engine, 'h1', 'Georgian Alphabet - ქართული ანბანი');
  await evaluate(engine, recordAudioEvents);
  await click(engine, 'main [data-clip="ა"]');
  const clip = await retry(async () => {
    // as: added by recordAudioEvents.
    const played = await evaluate(engine, () => (window as unknown as AudioRecorder).playedAudio[0]);
    expect(played, 'a clip has started to play').toBeTruthy();
    return played;
  });
  expect(clip?.error).toBeNull();
  expect(clip?.duration).toBeGreaterThan(0.3);

  await click(engine, 'main button', /^Letter Writing/u);
  await click(engine, '[aria-label="Your answer"]');
  await typeWithLatinKeys(engine, 'ღვინო');
  await expectAnswer(engine, (value) => expect(value).toBe('ღვინო'));
  // WebKitGTK leaves Ctrl+Z to the browser around it, and MiniBrowser has no Undo: the command is called.
  await evaluate(engine, () => document.execCommand('undo'));
  await expectAnswer(engine, (value) => expect(value).not.toBe('ღვინო'));
  await engine.press('a', 'Control');
  const item = findItem(itemsOf('alphabet', 'alphabet.writing'), await displayedItem(engine));
  await typeWithLatinKeys(engine, correctAnswer(item));
  await expectAnswer(engine, (value) => expect(value).toBe(correctAnswer(item)));
  await engine.press('\n');
  await see(engine, '#practice *', /^Correct!/u);
});

test('a learner takes a quiz to its result', async ({ engine, server, signInNewLearner }) => {
  await signInNewLearner();
  await visit(engine, `${server.url}/quizzes`);
  await click(engine, 'main li a', /Georgian Alphabet Quiz/u);
  const questions = questionsOf('quiz-alphabet');
  for (const [index] of questions.entries()) {
    await see(engine, 'main *', `${index + 1} of ${questions.length}`);
    const question = findItem(questions, await displayedItem(engine));
    await click(engine, '[role=group][aria-label=Options] button', typesetEjectives(correctAnswer(question)));
    await click(engine, 'main button', 'Check Answer');
  }
  await see(engine, 'main *', '100%');
});

test('a learner begins a review run and answers its first steps', async ({
  engine,
  server,
  signInNewLearner,
}) => {
  await signInNewLearner();
  await visit(engine, `${server.url}/today`);
  await click(engine, 'main button', 'I am a beginner');
  await see(engine, '[role=group]', /, step 1 of/u);
  const run: ReviewRun = await evaluate(
    engine,
    () => JSON.parse(localStorage.getItem('today-session') ?? '{}').session,
  );
  for (const [index, step] of run.steps.slice(0, 8).entries()) {
    await see(engine, '[role=group]', new RegExp(`, step ${index + 1} of`, 'u'));
    if (step.kind === 'ask')
      await click(
        engine,
        '[role=group][aria-label=Options] button',
        typesetEjectives(correctAnswer(step.question)),
      );
    await click(engine, 'main button', 'Continue');
  }
  await see(engine, '[role=group]', /, step 9 of/u);
});

test('a learner pays in the Stripe sandbox, and Premium is open', async ({
  engine,
  server,
  signInNewLearner,
}) => {
  await signInNewLearner();
  await visit(engine, `${server.url}/pricing`);
  await click(engine, 'main button', 'Subscribe Now');
  await see(engine, 'body *', 'Test checkout: no money moves');
  await click(engine, 'label', /Visa ···· 4242/u);
  await click(engine, 'button', /^(?:Start free trial|Pay )/u);
  await waitForPath(engine, /^\/settings$/u);
  await see(engine, 'button', 'Manage Subscription');
  await visit(engine, `${server.url}/beginner/numbers`);
  await see(engine, 'h1', /^Numbers/u);
});
