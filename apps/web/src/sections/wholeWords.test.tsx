/** No Georgian word is torn, or runs out of its card, at any width of the page. */
import { lessonBodies, packBodies } from '@ena/course/bodies';
import type { Section } from '@ena/domain/lesson/kinds';
import type { Word } from '@ena/domain/lesson/word';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, subscriber } from '../../test/app.tsx';
import { findAll } from '../../test/dom.ts';
import { render } from '../../test/react.ts';
import { ChoiceView } from '../exercise/ChoiceView.tsx';
import { WordCards } from './WordsSections.tsx';

/** Widths of the viewport, and of the column of the page: beside the sidebar it is narrower. */
const widths = [
  [320, 280],
  [360, 320],
  [768, 448],
  [1024, 704],
  [1280, 960],
  [1440, 1112],
] as const;

/** The words of an element that are drawn on more than one line, or beyond the right edge of `box`. */
function tornWords(element: Element, box: DOMRect): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const torn: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const rects = [...range.getClientRects()];
      const lines = new Set(rects.map(({ top }) => Math.round(top)));
      if (lines.size > 1 || rects.some(({ right }) => right > box.right + 1)) torn.push(word);
    }
  return torn;
}

const tornIn = (cards: readonly HTMLElement[]): string[] =>
  cards.flatMap((card) =>
    [...card.querySelectorAll('[lang=ka]:not(.sr-only *)')].flatMap((element) => {
      // The text ends where the column does: a speaker button may follow on the same line.
      const column = element.closest('p, span.relative') ?? card;
      return tornWords(element, column.getBoundingClientRect());
    }),
  );

const lengthOf = (text: string | undefined) =>
  Math.max(0, ...(text ?? '').split(' ').map(({ length }) => length));
const longest = (words: readonly Word[], textOf: (word: Word) => string | undefined) =>
  words.toSorted((one, other) => lengthOf(textOf(other)) - lengthOf(textOf(one))).slice(0, 2);
/** Those that need most room, for each layout of a card: all words of the packs would take minutes. */
function widestWords(words: readonly Word[]): readonly Word[] {
  const hasPicture = ({ picture, image }: Word) => picture !== undefined || image !== undefined;
  const widest = [
    ...longest(words.filter(hasPicture), ({ form }) => form),
    ...longest(
      words.filter((word) => !hasPicture(word)),
      ({ form }) => form,
    ),
    ...longest(words, ({ gloss }) => gloss),
    ...longest(words, ({ example }) => example?.form),
  ];
  return words.filter((word) => widest.includes(word));
}

const wordsSections = (sections: readonly Section[]) =>
  sections.flatMap((section) => (section.kind === 'words' ? [section] : []));
const sections = [
  ...[...lessonBodies.values()].flatMap((lesson) => wordsSections(lesson.sections)),
  ...[...packBodies.values()].flatMap((pack) =>
    wordsSections(pack.sections).map((section) => ({
      ...section,
      id: `${pack.id}.${section.id}`,
      words: widestWords(section.words),
    })),
  ),
];

describe.each(widths)('at %i px', (width, column) => {
  it('the cards of all words of the lessons, and of the widest of each pack', async () => {
    await page.viewport(width, 900);
    await render(
      <MemoryRouter>
        <div style={{ width: column }}>
          {sections.map(({ id, words, compact }) => (
            <WordCards key={id} words={words} compact={compact} />
          ))}
        </div>
      </MemoryRouter>,
    );
    await document.fonts.ready;
    expect(tornIn(findAll('li'))).toEqual([]);
  });

  it('options with any words of the course, judged', async () => {
    await page.viewport(width, 900);
    const sets = sections.flatMap(({ words }) =>
      [words.map(({ form }) => form), words.map(({ gloss }) => gloss)].map((texts) =>
        [...new Set(texts)].slice(0, 4),
      ),
    );
    await render(
      <div data-run-screen="" style={{ width: column }}>
        {sets.map((options) => (
          <ChoiceView
            key={options.join()}
            item={{
              kind: 'choice',
              id: options.join(),
              teaches: [],
              prompt: '',
              options,
              answer: options[0] ?? '',
            }}
            shown={options}
            response={options[1] ?? ''}
            respond={() => undefined}
            verdict={{ kind: 'incorrect', expected: '' }}
            locked
            placeholder=""
          />
        ))}
      </div>,
    );
    await document.fonts.ready;
    const torn = findAll('button').flatMap((button) => {
      const text = button.querySelector('.break-words');
      return text ? tornWords(text, text.getBoundingClientRect()) : [];
    });
    expect(torn).toEqual([]);
  });

  it.each(['/beginner', '/intermediate'])('the cards of %s', async (path) => {
    await openApp(path, { learner: subscriber, viewport: { width, height: 900 } });
    await expect.poll(() => findAll('main li [lang=ka]').length).toBeGreaterThan(5);
    await document.fonts.ready;
    expect(tornIn(findAll('main li'))).toEqual([]);
  });
});
