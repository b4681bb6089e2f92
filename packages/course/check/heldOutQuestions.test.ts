/**
 * Held-out questions by people who knew neither the texts of the course nor how the assistant parses questions.
 * Each has the expected kind of answer, the page that it is taken from, and a text that it contains. Some are
 * not answered correctly yet.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { answerFromCourse } from '@ena/domain/assistant/answer';
import { buildKnowledge } from '@ena/domain/assistant/knowledge';
import { expect, it } from 'vitest';
import { lessonBodies, vocabulary } from '../src/bodies.ts';
import { guide } from '../src/guide.ts';
import { coursePages, phrasebookPage } from '../src/pages.ts';

const knowledge = buildKnowledge(coursePages(lessonBodies, vocabulary), phrasebookPage);
const rows = readFileSync(fileURLToPath(new URL('heldOutQuestions.tsv', import.meta.url)), 'utf8')
  .split('\n')
  .slice(1)
  .filter((line) => line !== '')
  .map((line) => {
    const [question = '', kind = '', page = '', says = ''] = line.split('\t');
    return { question, kind, page, says, ...answerOf(question) };
  });

function answerOf(question: string) {
  const { kind, pages, markdown } = answerFromCourse(knowledge, guide, question, { entitled: true });
  return { actualKind: kind, pages: pages.map(({ id }) => id), markdown };
}

it('at least 90 in 100 held-out questions are answered from the right page', () => {
  expect(rows.length).toBeGreaterThan(400);
  const wrong = rows.filter(
    ({ kind, page, says, actualKind, pages, markdown }) =>
      actualKind !== kind || (page !== '' && !pages.includes(page)) || !markdown.includes(says),
  );
  // One in ten may be wrong; the list shows the rest.
  expect(wrong.slice(Math.floor(rows.length / 10)).map(({ question }) => question)).toEqual([]);
});

it('held-out questions that the course cannot answer are declined', () => {
  const declined = rows.filter(({ kind }) => kind === 'unknown');
  expect(declined.length).toBeGreaterThan(25);
  expect(
    declined.filter(({ actualKind }) => actualKind !== 'unknown').map(({ question }) => question),
  ).toEqual([]);
});
