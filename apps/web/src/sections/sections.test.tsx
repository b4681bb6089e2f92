/** Every section of every lesson opens and shows its full content. */
import { lessonBodies } from '@ena/course/bodies';
import { findLevel, findQuiz, lessons } from '@ena/course/catalog';
import type { Section } from '@ena/domain/lesson/kinds';
import { conjugatedPersons } from '@ena/domain/lesson/kinds/conjugations';
import { typesetLatin } from '@ena/domain/georgian/letters';
import { romanize } from '@ena/domain/georgian/romanize';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, subscriber } from '../../test/app.tsx';
import { georgianToBeTranslated } from '../../test/pageTranslator.ts';
import { georgianWithoutLanguage } from '../../test/screenReader.ts';
import { expandWhenFound, find, findAll, waitUntil } from '../../test/dom.ts';

const textOf = (element: Element): string => element.textContent.replaceAll(/\s+/gu, ' ');

/** An element has all these texts. */
function expectTexts(element: Element, texts: readonly (string | undefined)[]): void {
  const shown = textOf(element);
  for (const text of texts) if (text !== undefined) expect(shown).toContain(text.replaceAll(/\s+/gu, ' '));
}

interface Spoken {
  readonly form: string;
  readonly romanization: string;
  readonly gloss: string;
}
/** Georgian with its pronunciation, meaning and a button to hear it. */
function expectSpoken(element: Element, { form, romanization, gloss }: Spoken): void {
  expectTexts(element, [form, `/${typesetLatin(romanization)}/`, gloss]);
  find(`button[data-clip="${CSS.escape(form)}"]`, element);
}

/** A part of a page: the panel to open for it, if any, and the assertion of its content. */
interface Part {
  readonly panelId?: string;
  readonly expectShown: (root: HTMLElement) => void | Promise<void>;
}
/** The list item or article that holds an element. */
const closestBox = (selector: string, root: ParentNode, box = 'li'): HTMLElement => {
  const element = find(selector, root).closest<HTMLElement>(box);
  if (!element) throw new Error(`${selector} is in no ${box}`);
  return element;
};
const optionTexts = (root: ParentNode) =>
  findAll('[role=group][aria-label=Options] button', root).map(
    (button) => button.children[1]?.textContent ?? '',
  );

function expectQuestions(
  root: ParentNode,
  questions: readonly {
    readonly id: string;
    readonly prompt: string;
    readonly options?: readonly string[];
  }[],
): void {
  for (const { id, prompt, options = [] } of questions) {
    const question = closestBox(`[data-item="${id}"]`, root);
    expectTexts(question, [prompt]);
    expect(optionTexts(question).toSorted(), `options of ${id}`).toEqual(options.toSorted());
  }
}

const columnsOf = (element: Element) => getComputedStyle(element).gridTemplateColumns.split(' ').length;

function partsOf(section: Section, severalPrompts: boolean): readonly Part[] {
  const { id: panelId, title } = section;
  switch (section.kind) {
    case 'letters':
      // Open letters have tests of their own (LettersSection.test.tsx).
      return [
        {
          expectShown: (root) => {
            const cards = findAll('button[aria-expanded]', root);
            expect(cards).toHaveLength(33);
            for (const [index, { form, name, romanization }] of section.letters.entries())
              expectTexts(cards[index] ?? root, [
                form,
                typesetLatin(romanization),
                typesetLatin(name.romanization),
              ]);
          },
        },
      ];
    case 'words':
      return [
        {
          panelId,
          expectShown: (root) => {
            expect(findAll('li', root)).toHaveLength(section.words.length);
            for (const { id, example, finiteForms = [], verbPage, note, ...word } of section.words) {
              const card = find(`li[id="${id}"]`, root);
              expectSpoken(card, word);
              expectTexts(card, [note]);
              for (const finite of finiteForms) expectTexts(card, [finite.form, finite.gloss]);
              for (const spoken of finiteForms.slice(0, 1)) expectSpoken(card, spoken);
              if (verbPage !== undefined) find(`a[href="/verbs/${verbPage}"]`, card);
              if (example) expectTexts(card, [example.form, example.gloss]);
              // Without an example there is no empty line for one.
              expect(findAll('button[data-clip]', card), `clips of ${id}`).toHaveLength(
                [word, example, finiteForms[0]].filter(Boolean).length,
              );
            }
            expect(columnsOf(find('ul', root)), `columns of ${title}`).toBe(section.compact ? 2 : 3);
          },
        },
      ];
    case 'forms':
      return [
        {
          expectShown: () => {
            const table = find(`[role=group][aria-labelledby="${section.id}"] table`);
            expect(findAll('thead th', table).slice(1).map(textOf)).toEqual(section.columns);
            const rows = findAll('tbody tr', table);
            expect(rows.map((row) => textOf(find('th', row)))).toEqual(
              section.rows.map(({ label }) => label),
            );
            for (const [index, { cells }] of section.rows.entries()) {
              const shown = findAll('td', rows[index]);
              expect(shown).toHaveLength(cells.length);
              for (const [column, cell] of cells.entries()) expectSpoken(shown[column] ?? table, cell);
            }
          },
        },
      ];
    case 'conjugations':
      return [
        {
          panelId,
          expectShown: async (root) => {
            const shown = await waitUntil(() => {
              const verbs = findAll('details', root);
              expect(verbs).toHaveLength(section.verbs.length);
              return verbs;
            });
            for (const [index, { form, romanization, gloss, ...times }] of section.verbs.entries()) {
              const verb = shown[index] ?? root;
              expectTexts(find('summary', verb), [form, typesetLatin(romanization), gloss]);
              for (const forms of [times.present, times.past, times.future]) {
                expect(forms).toHaveLength(conjugatedPersons.length);
                for (const one of forms) expectTexts(verb, [one, `/${typesetLatin(romanize(one))}/`]);
              }
              find(`button[data-clip="${CSS.escape(times.present[0] ?? '')}"]`, verb);
            }
          },
        },
      ];
    case 'questions':
      return [{ expectShown: (root) => expectQuestions(root, section.questions) }];
    case 'prompts':
      return [
        {
          ...(severalPrompts ? { panelId } : {}),
          expectShown: (root) =>
            waitUntil(() => {
              for (const { item, example } of section.prompts) {
                const row = closestBox(`[data-item="${item.id}"]`, root);
                expectTexts(row, [
                  item.prompt,
                  example?.form,
                  example && typesetLatin(example.romanization),
                  example?.gloss,
                ]);
                expect(find('textarea', row).getAttribute('placeholder')).toBe('Write your answer here...');
              }
            }),
        },
      ];
    case 'dialogues':
      return [
        {
          panelId,
          expectShown: async (root) => {
            expect(section.conversations).toHaveLength(2);
            for (const { id, title: name, lines, vocabulary, questions } of section.conversations) {
              const toggle = await waitUntil(() => find(`button[aria-controls="${id}-lines"]`, root));
              expectTexts(toggle, [name]);
              if (toggle.getAttribute('aria-expanded') === 'false') toggle.click();
              const dialogue = await waitUntil(() => find(`[id="${id}-lines"]:not([hidden]) ol`, root));
              const conversation = find(`[id="${id}-lines"]`, root);
              for (const [index, { speaker, ...line }] of lines.entries()) {
                const row = dialogue.children[index] ?? dialogue;
                expectSpoken(row, line);
                expectTexts(row, [speaker]);
              }
              for (const [index, word] of vocabulary.entries())
                expectSpoken(findAll('ul > li', conversation)[index] ?? conversation, word);
              expect(questions).toHaveLength(2);
              expectQuestions(conversation, questions);
              expect(findAll('h3 > button[aria-expanded=true]', root), 'one is open at a time').toHaveLength(
                1,
              );
            }
          },
        },
      ];
    case 'readings':
      return [
        {
          panelId,
          expectShown: async (root) => {
            await waitUntil(() => expect(findAll('article', root)).toHaveLength(section.texts.length));
            for (const [
              index,
              { id, title: name, paragraphs, vocabulary, questions },
            ] of section.texts.entries()) {
              const text = findAll('article', root)[index] ?? root;
              expectTexts(text, [name, ...paragraphs.map(({ form }) => form)]);
              for (const { gloss } of paragraphs)
                expect(textOf(text), 'hidden at first').not.toContain(gloss);
              expect(textOf(find(`button[data-clip="${id}"]`, text))).toBe('Listen');
              for (const [word, entry] of vocabulary.entries())
                expectSpoken(findAll('ul > li', text)[word] ?? text, entry);
              expect([2, 3]).toContain(questions.length);
              expectQuestions(text, questions);
            }
          },
        },
      ];
    case 'topics':
      return section.topics.map(({ id, title: name, description, examples, notes = [] }) => ({
        panelId: id,
        expectShown: (root) => {
          expectTexts(find(`button[id="${id}"]`), [name, description]);
          for (const [index, { explanation, ...example }] of examples.entries()) {
            const card = find('ul', root).children[index] ?? root;
            expectSpoken(card, example);
            expectTexts(card, [explanation]);
          }
          const { notesTitle } = section;
          expectTexts(root, notes);
          if (!notesTitle) return;
          expect(notes.length).toBeGreaterThan(0);
          expect(textOf(find('h3', root))).toBe(notesTitle);
          expect(findAll(`ul[aria-label="${notesTitle}"] li`, root).map(textOf)).toEqual(notes);
        },
      }));
    case 'poets':
      return [
        {
          panelId,
          expectShown: async (root) => {
            for (const { id, name, period, bio, significance, majorWorks } of section.poets) {
              const card = await waitUntil(() => find(`li[id="${id}"]`, root));
              expectTexts(card, [name.form, name.gloss, period, bio]);
              find(`[role=img][aria-label="Portrait of ${name.gloss}"]`, card);
              const details = find(`[id="${id}-details"]`, card);
              expect(details.hidden).toBe(true);
              find(`button[aria-controls="${id}-details"]`, card).click();
              await waitUntil(() => expect(details.hidden).toBe(false));
              expectTexts(details, [significance]);
              for (const { form, romanization, gloss } of majorWorks)
                expectTexts(details, [form, `/${typesetLatin(romanization)}/`, gloss]);
              expect(findAll('[id$="-details"]:not([hidden])', root), 'one is open at a time').toEqual([
                details,
              ]);
            }
          },
        },
      ];
    case 'idioms':
      return [
        {
          panelId,
          expectShown: async (root) => {
            for (const { id, literal, example, explanation, ...idiom } of section.idioms) {
              const card = await waitUntil(() => find(`li[id="${id}"]`, root));
              expectSpoken(card, idiom);
              expectTexts(card, [literal, example.form, example.gloss, explanation]);
              find(`button[data-clip="${CSS.escape(example.form)}"]`, card);
            }
          },
        },
      ];
    case 'essays':
      return [
        {
          panelId,
          expectShown: (root) =>
            waitUntil(() => {
              for (const { title: name, description, tips } of section.essays)
                expectTexts(root, [name, description, ...tips]);
            }),
        },
      ];
    case 'recordings':
      return [
        {
          panelId,
          expectShown: (root) =>
            waitUntil(() => {
              for (const { title: name, description } of section.recordings)
                expectTexts(root, [name, description]);
            }),
        },
      ];
    case 'notes':
      return [
        {
          expectShown: (root) =>
            expect(findAll('ul > li', root).map(textOf)).toEqual(
              section.notes.map(({ title: name, text }) => `${name}${text}`),
            ),
        },
      ];
  }
}

/** Screen readers read it with a Georgian voice, and page translators leave it alone. */
function expectMarkedGeorgian(): void {
  expect(georgianWithoutLanguage(find('main'))).toEqual([]);
  expect(georgianToBeTranslated(find('main'))).toEqual([]);
}

const openPanels = () =>
  findAll('main section > h2 > button[aria-expanded=true]').map((button) =>
    button.getAttribute('aria-controls'),
  );

/** The element of a section that is always open. */
const plainSection = ({ id, title, kind }: Section): HTMLElement =>
  find(kind === 'letters' ? `section[aria-label="${title}"]` : `section[aria-labelledby="${id}"]`);

it.each(lessons)(
  '[BEG-01] [BEG-03] [BEG-04] [BEG-05] [BEG-06] [BEG-08] [BEG-12] [BEG-15] [BEG-17] [BEG-27] [INT-02] [INT-03] [INT-07] [INT-08] [INT-14] [INT-16] [INT-17] [INT-18] [INT-20] [INT-22] [INT-24] [INT-25] [INT-26] [INT-29] [INT-33] [INT-34] [ADV-01] [ADV-02] [ADV-12] [ADV-14] [ADV-16] [ADV-17] [ADV-18] [ADV-19] $path shows its header, links, and the full content of every section',
  async ({ id, path, level, quiz }) => {
    const body = lessonBodies.get(id);
    if (!body) throw new Error(`${id} has no body`);
    await openApp(path, { learner: subscriber });
    await expect
      .element(page.getByRole('heading', { level: 1, name: body.title, exact: true }))
      .toBeVisible();
    const hub = findLevel(level);
    const main = page.getByRole('main');
    const back = main.getByRole('link', { name: `Back to ${hub?.title} Level` });
    await expect.element(back).toHaveAttribute('href', hub?.path);
    const quizLink = main.getByRole('link', { name: 'Take Quiz' });
    await expect.element(quizLink).toHaveAttribute('href', findQuiz(quiz)?.paths[0]);
    expectTexts(find('main header'), [body.subtitle]);
    expect(findAll('aside[aria-labelledby=tips] li').map(textOf)).toEqual(body.tips);
    if (level === 'beginner') expect(body.tips).toHaveLength(4);
    expect(textOf(find('main'))).not.toMatch(/Premium Content|Upgrade to/u);

    const severalPrompts = body.sections.filter(({ kind }) => kind === 'prompts').length > 1;
    let last: string | undefined;
    for (const section of body.sections)
      for (const { panelId, expectShown } of partsOf(section, severalPrompts)) {
        if (panelId === undefined) {
          await waitUntil(() => expectShown(plainSection(section)));
          continue;
        }
        await expandWhenFound(`${panelId}-panel`);
        const panel = await waitUntil(() => find(`[id="${panelId}-panel"]:not([hidden])`));
        expect(openPanels(), 'one panel is open at a time').toEqual([`${panelId}-panel`]);
        await expectShown(panel);
        expectMarkedGeorgian();
        last = panelId;
      }
    expectMarkedGeorgian();
    if (last === undefined) return;
    find(`button[aria-controls="${last}-panel"]`).click();
    await waitUntil(() => expect(openPanels(), 'the open panel closes by its own button').toEqual([]));
  },
);
