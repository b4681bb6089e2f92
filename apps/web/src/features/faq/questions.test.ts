import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { FaqPage } from './FaqPage.tsx';
import { about, questionCategories, structuredQuestions } from './questions.ts';

const questions = questionCategories.flatMap((category) => category.questions);
const drawn = () => {
  const router = createMemoryRouter([{ path: '/', element: createElement(FaqPage) }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
};
/** As it stands in HTML, without the marks of Georgian. */
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

describe('the questions', () => {
  it('[FAQ-01] [CONT3-14] stand in four categories of three, each with its answer', () => {
    for (const { id, question, answer } of questionCategories.flatMap(({ questions: own }) => own))
      expect([id, question.length > 5, answer.length > 20]).toEqual([expect.any(String), true, true]);
    expect(questionCategories.map(({ title, questions: own }) => [title, own.length])).toEqual([
      ['General Questions', 3],
      ['Learning Process', 3],
      ['Our Platform', 3],
      ['Georgian Culture & Travel', 3],
    ]);
  });

  it('have ids of their own, fit for an address, which nothing else on the page has', () => {
    const ids = [...drawn().matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id } of questions) {
      expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect(ids).toContain(id);
    }
  });

  it('are written into the page with their answers, for those who run no script', () => {
    const text = plain(drawn());
    for (const { question, answer } of questions) {
      expect(text).toContain(question);
      expect(text).toContain(answer);
    }
  });

  it('are told to search engines word for word', () => {
    const told = structuredQuestions.mainEntity.map(({ name, acceptedAnswer }) => [
      name,
      acceptedAnswer.text,
    ]);
    expect(told).toEqual(questions.map(({ question, answer }) => [question, answer]));
  });

  it('[FAQ-05] are followed by texts, which say that the alphabet has 33 letters', () => {
    const text = plain(drawn());
    for (const section of about) {
      expect(text).toContain(section.title);
      expect(text).toContain(section.text);
    }
    expect(text).toContain('The Georgian alphabet has 33 letters');
  });
});
