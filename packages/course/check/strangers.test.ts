/**
 * Questions of people who knew neither the course's texts nor how the assistant reads them: wanted is the kind of the
 * answer, the page on which it rests, and something that it says. Some are not answered right, and stay here as a goal.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { answerFrom } from '@ena/domain/assistant/answer';
import { knowledgeOf } from '@ena/domain/assistant/knowledge';
import { expect, it } from 'vitest';
import { lessonBodies, vocabulary } from '../src/bodies.ts';
import { guide } from '../src/guide.ts';
import { coursePages, phrasebookPage } from '../src/pages.ts';

const knowledge = knowledgeOf(coursePages(lessonBodies, vocabulary), phrasebookPage);
const rows = readFileSync(fileURLToPath(new URL('strangers.tsv', import.meta.url)), 'utf8')
  .split('\n')
  .slice(1)
  .filter((line) => line !== '')
  .map((line) => {
    const [question = '', kind = '', page = '', says = ''] = line.split('\t');
    return { question, kind, page, says, ...answerOf(question) };
  });

function answerOf(question: string) {
  const { kind, pages, markdown } = answerFrom(knowledge, guide, question, { entitled: true });
  return { given: kind, pages: pages.map(({ id }) => id), markdown };
}

it('at least 90 in 100 questions of strangers are answered from the right place', () => {
  expect(rows.length).toBeGreaterThan(400);
  const wrong = rows.filter(
    ({ kind, page, says, given, pages, markdown }) =>
      given !== kind || (page !== '' && !pages.includes(page)) || !markdown.includes(says),
  );
  // What goes beyond one in ten.
  expect(wrong.slice(Math.floor(rows.length / 10)).map(({ question }) => question)).toEqual([]);
});

it('what the course does not have is declined, and nothing is made up', () => {
  const declined = rows.filter(({ kind }) => kind === 'unknown');
  expect(declined.length).toBeGreaterThan(25);
  expect(declined.filter(({ given }) => given !== 'unknown').map(({ question }) => question)).toEqual([]);
});
