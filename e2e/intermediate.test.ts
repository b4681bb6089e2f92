/** The intermediate lessons whose pages have parts of their own: tables, dialogues, texts, things to write. */
import { lessonBodies } from '@ena/course/bodies';
import { findLesson, findQuiz } from '@ena/course/catalog';
import type { Section } from '@ena/domain/lesson/model';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOnScreen, exercisesOf, questionsOf } from './support/answer.ts';
import { demo, launch, logIn, open, panel, soon, stopClock, unfold } from './support/browser.ts';
import { type Ena, startEna } from './support/ena.ts';
import { takeQuiz, toLastSecond } from './support/quiz.ts';

let ena: Ena;
let browser: Browser;
let page: Page;
let problems: string[];
beforeAll(async () => {
  [ena, browser] = await Promise.all([startEna(), launch()]);
  ({ page, problems } = await open(browser, ena.url));
  await page.clock.install();
  await logIn(page, demo.subscriber);
});
afterAll(async () => {
  await browser.close();
  await ena.stop();
});

const sectionsOf = <Kind extends Section['kind']>(lessonId: string, kind: Kind) =>
  (lessonBodies.get(lessonId)?.sections ?? []).filter(
    (section): section is Extract<Section, { kind: Kind }> => section.kind === kind,
  );
const openLesson = async (lessonId: string) => {
  await page.goto(findLesson(lessonId)?.path ?? '');
  await page.getByRole('heading', { level: 1, name: lessonBodies.get(lessonId)?.title ?? '?' }).waitFor();
};
const conversation = (title: string) =>
  page.locator('main h3 > button').filter({ has: page.getByText(title, { exact: true }) });
/** The question with this id, its options and what is said of the answer. */
const questionOf = (id: string): Locator =>
  page
    .getByRole('group')
    .filter({ has: page.locator(`[data-item="${id}"]`) })
    .last();
const choose = (id: string, option: string, force = false) =>
  questionOf(id)
    .getByRole('group', { name: 'Options' })
    .getByRole('button')
    .filter({ has: page.getByText(option, { exact: true }) })
    .click({ force });
const completed = async (lessonId: string): Promise<boolean | undefined> => {
  const { records } = await page.evaluate(async () => (await fetch('/api/progress')).json());
  return records.find((record: { lessonId: string }) => record.lessonId === lessonId)?.completed;
};
/** Leaves the lesson as people do, so that the visit is reported. */
const leave = async () => {
  await page.getByRole('link', { name: 'Back to Intermediate Level' }).click();
  await page.getByRole('heading', { level: 1, name: /^Intermediate/u }).waitFor();
};

describe('Grammar Fundamentals', () => {
  it('[INT-08] shows its tables of forms and its categories of words', async () => {
    await openLesson('grammar');
    for (const { title, rows } of sectionsOf('grammar', 'forms')) {
      const table = page.getByRole('region', { name: title }).getByRole('table');
      expect(await table.getByRole('row').count()).toBe(rows.length + 1);
      for (const { label, cells } of rows) {
        const row = table
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) });
        const shown = await row.innerText();
        for (const { form, romanization } of cells) expect(shown).toContain(`${form}\n/${romanization}/`);
      }
    }
    for (const { title } of sectionsOf('grammar', 'words')) expect(await panel(page, title).count()).toBe(1);
  });

  it('[INT-09] [INT-10] [EX-16] five gaps: the explanation after a tick or a cross, the first answer stands', async () => {
    const questions = sectionsOf('grammar', 'questions').flatMap((section) => section.questions);
    expect(questions).toHaveLength(5);
    for (const [place, { id, options = [], explanation = '', ...item }] of questions.entries()) {
      expect(options).toHaveLength(3);
      const [answer = ''] = 'answers' in item ? item.answers : [];
      const wrong = options.find((option) => option !== answer) ?? '';
      await choose(id, place === 1 ? wrong : answer);
      const status = questionOf(id).getByRole('status');
      await status.getByText(place === 1 ? 'Incorrect.' : 'Correct!', { exact: true }).waitFor();
      expect((await status.innerText()).replaceAll(/\s+/gu, ' ')).toContain(explanation);
    }
    const second = questions[1];
    if (second?.kind === 'fill-blank') await choose(second.id, second.answers[0] ?? '', true);
    await questionOf(second?.id ?? '')
      .getByText('Incorrect.', { exact: true })
      .waitFor();
  });

  it('[INT-11] [INT-12] [INT-13] [EX-18] [EX-49] [EX-50] three prompts: hint when wrong, Clear for one alone', async () => {
    const prompts = sectionsOf('grammar', 'prompts').flatMap((section) => section.prompts);
    expect(prompts).toHaveLength(3);
    const rows = prompts.map(({ item }) =>
      page.getByRole('listitem').filter({ has: page.locator(`[data-item="${item.id}"]`) }),
    );
    for (const [place, { item }] of prompts.entries()) {
      const row = rows[place];
      if (!row || item.kind !== 'type-answer') throw new Error('no prompt');
      const answer = item.answers[0] ?? '';
      const check = row.getByRole('button', { name: 'Check Answer' });
      expect(await check.isDisabled()).toBe(true);
      await row.getByRole('textbox').fill(answer.slice(0, 4));
      await check.click();
      await row.getByText(`Try again. Check your spelling and word order. ${item.hint}`).waitFor();
      await row.getByRole('textbox').fill(`  ${answer} `);
      expect(await row.getByText('Try again.').count()).toBe(0);
      await check.click();
      await row.getByText('Correct! Well done!').waitFor();
      expect(await row.getByText(item.hint ?? '?').count()).toBe(0);
    }
    await rows[0]?.getByRole('button', { name: 'Clear' }).click();
    await soon(() => rows[0]?.getByRole('textbox').inputValue()).toBe('');
    expect(await rows[0]?.getByText('Correct!').count()).toBe(0);
    await rows[1]?.getByText('Correct! Well done!').waitFor();
  });

  it('[TIME-20] is completed by its answers', async () => {
    await leave();
    await soon(() => completed('grammar')).toBe(true);
  });
});

describe('Daily Conversations', () => {
  it.each(sectionsOf('conversations', 'dialogues'))(
    '[INT-14] [INT-15] [INT-18] $title: two conversations, one open at a time',
    async ({ title, conversations }) => {
      if (title === 'Greetings') await openLesson('conversations');
      expect(conversations).toHaveLength(2);
      await unfold(panel(page, title));
      for (const { id, title: name, lines, vocabulary, questions } of conversations) {
        await unfold(conversation(name));
        const shown = await page.locator(`[id="${id}-lines"]`).innerText();
        for (const { speaker, form, romanization, gloss } of lines) {
          for (const text of [speaker, form, `/${romanization}/`, gloss]) expect(shown).toContain(text);
        }
        for (const { form, romanization, gloss } of vocabulary)
          for (const text of [form, `/${romanization}/`, gloss]) expect(shown).toContain(text);
        expect(questions).toHaveLength(2);
        for (const [place, question] of questions.entries()) {
          const wrong = question.options.find((option) => option !== question.answer) ?? '';
          await choose(question.id, place === 0 ? question.answer : wrong);
          const said = place === 0 ? 'Correct! Well done.' : 'Incorrect. The correct answer is';
          await questionOf(question.id).getByText(said).waitFor();
        }
        expect(await page.locator('main h3 > button[aria-expanded=true]').count()).toBe(1);
      }
      await unfold(panel(page, title));
      await unfold(panel(page, title));
      expect(await page.locator('main h3 > button[aria-expanded=true]').count()).toBe(0);
    },
  );

  it('[EX-16] an answer is still there when its conversation is opened again', async () => {
    const [first] = sectionsOf('conversations', 'dialogues').at(-1)?.conversations ?? [];
    await unfold(conversation(first?.title ?? '?'));
    await questionOf(first?.questions[0]?.id ?? '')
      .getByText('Correct! Well done.')
      .waitFor();
  });

  it('a word tells its meaning when it is tapped, or by Enter, and where it is taught; Esc closes', async () => {
    const glossary = lessonBodies.get('conversations')?.glossary ?? {};
    const words = page.locator('main li span[lang=ka] button');
    const form = await words.first().innerText();
    await words.first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(glossary[form]?.gloss ?? '?', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await soon(() => words.first().evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const forms = await words.allInnerTexts();
    // From one word to the next by one tap each.
    await words.first().click();
    await dialog.waitFor();
    const taught = forms.findLastIndex((text) => glossary[text]?.taughtIn);
    await words.nth(taught).click();
    const lesson = findLesson(glossary[forms[taught] ?? '']?.taughtIn ?? '');
    await soon(() => dialog.getByRole('link').getAttribute('href')).toBe(lesson?.path);
    await page.keyboard.press('Escape');
  });

  it('[INT-19] [TIME-21] ends with three tips, and is completed by its answers', async () => {
    const [tips] = sectionsOf('conversations', 'notes');
    expect(await page.getByRole('region', { name: 'Practice Tips' }).getByRole('listitem').count()).toBe(3);
    expect(tips?.notes).toHaveLength(3);
    await leave();
    await soon(() => completed('conversations')).toBe(true);
  });
});

describe('Reading Practice', () => {
  it.each(sectionsOf('reading', 'readings'))(
    '[INT-07] [INT-22] [INT-24] [INT-26] $title: texts, translation on demand, words, questions',
    async ({ title, texts }) => {
      if (title === 'Georgian Cuisine') await openLesson('reading');
      await unfold(panel(page, title));
      expect(await page.locator('main section > h2 > button[aria-expanded=true]').count()).toBe(1);
      for (const text of texts) {
        const article = page
          .getByRole('article')
          .filter({ has: page.getByRole('heading', { name: text.title, exact: true }) })
          .last();
        const [paragraph] = text.paragraphs;
        expect(await article.innerText()).toContain(paragraph?.form);
        expect(await article.getByText(paragraph?.gloss ?? '?').count()).toBe(0);
        await article.getByRole('button', { name: 'Show Translation' }).click();
        await article.getByText(paragraph?.gloss ?? '?').waitFor();
        await article.getByRole('button', { name: 'Hide Translation' }).click();
        await article.getByText(paragraph?.gloss ?? '?').waitFor({ state: 'hidden' });
        const shown = await article.innerText();
        for (const { form, romanization } of text.vocabulary)
          expect(shown).toContain(`${form}\n/${romanization}/`);
        for (const { id, answer } of text.questions) {
          await choose(id, answer);
          await questionOf(id).getByText('Correct! Well done.').waitFor();
        }
      }
    },
  );

  it('[INT-27] [TIME-23] ends with reading strategies, and is completed by its answers', async () => {
    await page.getByRole('region', { name: 'Reading Strategies' }).waitFor();
    await leave();
    await soon(() => completed('reading')).toBe(true);
  });
});

describe('Writing Exercises', () => {
  it.each(sectionsOf('writing', 'prompts'))(
    '[INT-28] [INT-29] [INT-30] [INT-31] [EX-19] [EX-49] [EX-51] $title: field, hint of its own, Check where there is an answer',
    async ({ title, prompts }) => {
      if (title === 'Basic') await openLesson('writing');
      await unfold(panel(page, title));
      expect(prompts).toHaveLength(5);
      for (const { item, example } of prompts) {
        const row = page.getByRole('listitem').filter({ has: page.locator(`[data-item="${item.id}"]`) });
        const field = row.getByRole('textbox');
        expect(await field.getAttribute('placeholder')).toBe('Write your answer here...');
        if (example) await row.getByText(example.gloss).waitFor();
        await row.getByRole('button', { name: 'Show Hint' }).click();
        await row.getByRole('button', { name: 'Hide Hint' }).waitFor();
        expect(await page.getByRole('button', { name: 'Hide Hint' }).count()).toBe(1);
        await row.getByRole('button', { name: 'Hide Hint' }).click();
        const check = row.getByRole('button', { name: 'Check Answer' });
        expect(await check.count()).toBe(item.kind === 'type-answer' ? 1 : 0);
        if (item.kind === 'type-answer') {
          await field.fill('ჰჰჰ');
          await check.click();
          await row.getByText('Not quite right. Try again.').waitFor();
          await field.fill(item.answers[0] ?? '');
          await check.click();
          await row.getByText('Correct!', { exact: true }).waitFor();
        } else await field.fill('მე ქართულს ვსწავლობ.');
      }
    },
  );

  it('[TIME-24] is completed by three texts', async () => {
    await leave();
    await soon(() => completed('writing')).toBe(true);
  });
});

describe('Sentence Construction', () => {
  it('[INT-32] [INT-33] explains the order of words, and eleven topics by examples', async () => {
    await openLesson('sentences');
    await page.getByRole('complementary', { name: 'Learning Tips' }).waitFor();
    await page
      .getByRole('region', { name: 'Word Order' })
      .getByText('subject', { exact: false })
      .first()
      .waitFor();
    const topics = sectionsOf('sentences', 'topics').flatMap((section) => section.topics);
    expect(topics).toHaveLength(11);
    for (const { id, title, description, examples, notes = [] } of topics) {
      // Not by the pointer: the one before may still be scrolling away from under it.
      await page.locator(`button[aria-controls="${id}-panel"]`).dispatchEvent('click');
      const shown = await page.locator(`section:has(> [id="${id}-panel"])`).innerText();
      for (const text of [title, description, ...notes]) expect(shown).toContain(text);
      for (const { form, romanization, gloss, explanation } of examples)
        for (const text of [form, `/${romanization}/`, gloss, explanation]) expect(shown).toContain(text);
      expect(await page.locator('main button[aria-controls$="-panel"][aria-expanded=true]').count()).toBe(1);
    }
  });

  it.each(exercisesOf('sentences').map((exercise) => [exercise.title, exercise] as const))(
    '[INT-35] [EX-40] [EX-41] [EX-42] [EX-43] [EX-44] [EX-45] [EX-46] [EX-47] [EX-48] %s',
    async (title, exercise) => {
      const practice = page.getByRole('region', { name: 'Practice Exercises' });
      await practice.getByRole('button', { name: title }).click();
      const [first] = exercise.items;
      const check = practice.getByRole('button', { name: exercise.check ?? 'Check', exact: true });
      if (first?.kind === 'order') {
        const available = page.getByRole('group', { name: 'Available' }).getByRole('button');
        await available.first().click();
        expect(await check.isDisabled()).toBe(true);
        await page.getByRole('group', { name: 'Your order' }).getByRole('button').first().click();
        expect(await available.count()).toBe(3);
        await answerOnScreen(page, exercise.items, false);
        await check.click();
        await practice.getByText('Incorrect. The correct order is: "ბავშვი წიგნს კითხულობს"').waitFor();
        await practice.getByText(first.translation ?? '?').waitFor();
      } else if (first?.kind === 'fill-blank') {
        await answerOnScreen(page, exercise.items, false);
        await practice.getByText('Incorrect. The correct answer is "წერილს"').waitFor();
        await practice.getByText(first.explanation?.slice(0, 20) ?? '?').waitFor();
      } else {
        await page.getByLabel('Your answer').fill('   ');
        expect(await check.isDisabled()).toBe(true);
        await answerOnScreen(page, exercise.items, false);
        await check.click();
        await practice.getByText('Incorrect. The correct answer is "არ ვხედავ მას"').waitFor();
        await page.getByLabel('Your answer').fill(' არ ვხედავ მას ');
        await check.click();
        await practice.getByText('Correct! Well done.').waitFor();
      }
      await practice.getByRole('button', { name: 'Back to Exercises' }).click();
    },
  );

  it('[TIME-25] is completed by words placed, an option and a text', async () => {
    await leave();
    await soon(() => completed('sentences')).toBe(true);
  });
});

describe.each(['grammar', 'sentences', 'conversations', 'reading', 'writing'])('the %s quiz', (topic) => {
  it('[QINT-01] [QINT-02] [QINT-03] [QRUN-14] [QRUN-15] runs from its lesson to 100 % and back', async () => {
    const quiz = findQuiz(`quiz-${topic}`);
    await openLesson(topic);
    await stopClock(page);
    await page.getByRole('link', { name: 'Take Quiz' }).click();
    await page.waitForURL(`**${quiz?.paths[0]}`);
    const seconds = quiz?.rules.clock.seconds ?? 0;
    expect(await page.getByRole('timer').getAttribute('aria-label')).toBe(`${seconds} seconds left`);
    await page.clock.resume();
    expect(await page.getByRole('link', { name: 'Leave the quiz' }).getAttribute('href')).toBe(
      `/intermediate/${topic}`,
    );
    await takeQuiz(page, quiz?.id ?? '');
    await page.getByRole('button', { name: 'Retake Quiz' }).waitFor();
    const back = page.getByRole('link', { name: /^Back to/u }).last();
    expect(await back.getAttribute('href')).toBe(`/intermediate/${topic}`);
    await soon(() => completed(`quiz-${topic}`)).toBe(true);
  });
});

describe('the reading quiz', () => {
  it('[QINT-05] [QINT-06] hides the translation, and hides it again at the next question', async () => {
    await page.goto('/intermediate/quiz/reading');
    await page.getByRole('button', { name: 'Show Translation' }).click();
    await page.getByRole('button', { name: 'Hide Translation' }).waitFor();
    await stopClock(page);
    await page.getByRole('group', { name: 'Options' }).getByRole('button').first().click();
    await page.getByRole('button', { name: 'Check Answer' }).click();
    await page.getByRole('button', { name: 'Checking...' }).waitFor();
    await page.clock.runFor(1600);
    await page.getByText('2 of 10', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Show Translation' }).waitFor();
    await page.clock.resume();
  });
});

describe('the writing quiz', () => {
  it('[QINT-07] [QINT-08] [QINT-09] [QINT-10] [QINT-14] [QINT-15] [QINT-16] [QINT-18] asks, waits 2 s, checks what stands when time is up', async () => {
    await page.goto('/intermediate/quiz/writing');
    const check = page.getByRole('button', { name: 'Check Answer' });
    await page.getByText('Question 1 of 10', { exact: true }).waitFor();
    expect(await check.isDisabled()).toBe(true);
    const timer = page.getByRole('timer');
    await page.locator('main [data-item]').waitFor();
    await toLastSecond(page, 120);
    await page.getByText('Question 1 of 10', { exact: true }).waitFor();
    await soon(() => timer.getAttribute('data-urgent')).toBe('true');
    await page.clock.runFor(1500);
    await page.getByText('Time is up.').waitFor();
    await page.clock.runFor(2000);
    await page.getByText('Question 2 of 10', { exact: true }).waitFor();
    await page.clock.resume();
    await answerOnScreen(page, questionsOf('quiz-writing'), false);
    await toLastSecond(page, 120);
    await page.clock.runFor(1500);
    await page.getByText('Not quite right. Keep practicing!').first().waitFor();
    await page.clock.resume();
  });
});

it('no page has complained', () => {
  expect(problems).toEqual([]);
});
