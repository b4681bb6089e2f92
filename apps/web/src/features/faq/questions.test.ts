import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { FaqPage } from './FaqPage.tsx';
import { seoSections, questionCategories, structuredQuestions } from './questions.ts';

const questions = questionCategories.flatMap((category) => category.questions);
const renderPage = () => {
  const router = createMemoryRouter([{ path: '/', element: createElement(FaqPage) }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
};
/** The text of HTML, without tags and entities. */
const textContent = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

describe('the questions', () => {
  it('[FAQ-01] [CONT3-14] are in four categories of three, each with its answer', () => {
    for (const { id, question, answer } of questionCategories.flatMap(({ questions: own }) => own))
      expect([id, question.length > 5, answer.length > 20]).toEqual([expect.any(String), true, true]);
    expect(questionCategories.map(({ title, questions: own }) => [title, own.length])).toEqual([
      ['General Questions', 3],
      ['Learning Process', 3],
      ['Our Platform', 3],
      ['Georgian Culture & Travel', 3],
    ]);
  });

  it('have ids that are valid in a URL and unique on the page', () => {
    const ids = [...renderPage().matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id } of questions) {
      expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect(ids).toContain(id);
    }
  });

  it('are prerendered with their answers, for browsers without JavaScript', () => {
    const text = textContent(renderPage());
    for (const { question, answer } of questions) {
      expect(text).toContain(question);
      expect(text).toContain(answer);
    }
  });

  it('are in the structured data for search engines, word for word', () => {
    const structured = structuredQuestions.mainEntity.map(({ name, acceptedAnswer }) => [
      name,
      acceptedAnswer.text,
    ]);
    expect(structured).toEqual(questions.map(({ question, answer }) => [question, answer]));
  });

  it('[FAQ-05] are followed by SEO texts, which say that the alphabet has 33 letters', () => {
    const text = textContent(renderPage());
    for (const section of seoSections) {
      expect(text).toContain(section.title);
      expect(text).toContain(section.text);
    }
    expect(text).toContain('The Georgian alphabet has 33 letters');
  });
});
