/** Content of each page and quiz, with the numbers and ids of the requirements (Advanced: advanced/). */
import { check, type ExerciseKind } from '@ena/domain/exercise/kinds';
import { resultMessage } from '@ena/domain/quiz/result';
import { describe, expect, it } from 'vitest';
import {
  hasNoDuplicates,
  expectEach,
  georgian,
  itemsOf,
  phrase,
  questionsOf,
  sectionsOf,
  text,
} from '../check/outline.ts';
import { lessonBodies, quizBodies } from './bodies.ts';

describe('the categories of a Beginner page', () => {
  it.each([
    ['BEG-24', 'colors-shapes', { Colors: 12, Shapes: 10 }],
    [
      'BEG-29',
      'months',
      { 'Months of the Year': 12, Seasons: 4, 'Days of the Week': 7, 'Time Expressions': 10 },
    ],
  ])('[%s] %s: %o', (_, lessonId, expected) => {
    const sections = sectionsOf(lessonId, 'words');
    expect(sections.map(({ title, words }) => [title, words.length])).toEqual(Object.entries(expected));
    expect(lessonBodies.get(lessonId)?.sections).toHaveLength(sections.length);
  });

  it.each([
    ['BEG-31', 'food', ['traditional-dishes', 'breads', 'drinks', 'ingredients', 'meal-times']],
    ['BEG-33', 'body', ['head', 'body', 'limbs', 'health']],
    ['BEG-35', 'animals', ['pets', 'wild', 'birds', 'insects', 'marine', 'reptiles']],
    ['BEG-37', 'activities', ['morning', 'work', 'household', 'leisure', 'evening', 'social']],
  ])('[%s] %s: %o, of 6 to 10 words each', (_, lessonId, ids) => {
    const sections = sectionsOf(lessonId, 'words');
    expect(lessonBodies.get(lessonId)?.sections.map(({ id }) => id)).toEqual(ids);
    const sizes = sections.map(({ words }) => words.length);
    expect(sizes).toHaveLength(ids.length);
    expect([Math.min(...sizes) >= 6, Math.max(...sizes) <= 10]).toEqual([true, true]);
  });
});

describe('the exercises of a Beginner page', () => {
  it.each([
    ['BEG-25', 'colors-shapes', ['Word Matching: 5', 'Translation Practice: 5', 'Word Identification: 5']],
    ['BEG-28', 'numbers', ['Translation Practice: 5', 'Number Sequences: 5', 'Counting Practice: 5']],
    ['BEG-30', 'months', ['Word Matching: 5', 'Translation Practice: 5', 'Ordering: 3']],
    ['BEG-32', 'food', ['Word Matching: 5', 'Translation Practice: 5', 'Categorization: 3']],
    ['BEG-34', 'body', ['Word Matching: 5', 'Translation Practice: 5', 'Identification: 5', 'Completion: 5']],
    [
      'BEG-36',
      'animals',
      ['Word Matching: 5', 'Translation Practice: 5', 'Classification: 5', 'Animal Sounds: 5', 'Habitats: 5'],
    ],
    [
      'BEG-38',
      'activities',
      ['Word Matching: 5', 'Translation Practice: 5', 'Sequencing: 3', 'Time of Day: 5', 'Completion: 5'],
    ],
  ])('[%s] %s: %o', (_, lessonId, expected) => {
    const kinds: Readonly<Record<string, ExerciseKind>> = {
      'Counting Practice': 'type-answer',
      Ordering: 'order',
      Sequencing: 'order',
      Categorization: 'categorize',
      Classification: 'multi-choice',
      Completion: 'fill-blank',
    };
    const all = lessonBodies.get(lessonId)?.exercises ?? [];
    const exercises = all.filter(({ title }) => title !== 'Dictation');
    expect(exercises.map(({ title, items, draw = items.length }) => `${title}: ${draw}`)).toEqual(expected);
    for (const { title, items } of exercises) expectEach(items, { kind: kinds[title] ?? 'choice' });
  });
});

describe('every item of a kind', () => {
  it.each(itemsOf('order'))('[CONT-11] ordering: $id', (item) => {
    expect(item.prompt).toEqual(text);
    expect(item.items.length).toBeGreaterThan(2);
    expect(hasNoDuplicates(item.items)).toBe(true);
    // The right order holds the items that are shown, each once, and is the only one.
    expect(check(item, item.items).kind).toBe('correct');
    expect(check(item, item.items.toReversed()).kind).toBe('incorrect');
    expect(check(item, item.items.slice(1)).kind).toBe('incomplete');
  });

  it.each(itemsOf('categorize'))('[CONT-12] categorization: $id', ({ prompt, categories, items }) => {
    expect(prompt).toEqual(text);
    expect([categories.length, hasNoDuplicates(categories)]).toEqual([2, true]);
    expectEach(items, { text, category: expect.toBeOneOf([...categories]) });
    expect(hasNoDuplicates(items.map((item) => item.text))).toBe(true);
    expect(new Set(items.map(({ category }) => category)).size).toBe(2);
  });

  it.each(itemsOf('multi-choice'))('[CONT-13] classification: $id', (item) => {
    expect(item).toMatchObject({ prompt: text, explanation: text });
    expect([item.options.length, hasNoDuplicates(item.options)]).toEqual([6, true]);
    expect([item.answers.length > 0, hasNoDuplicates(item.answers)]).toEqual([true, true]);
    expect(item.answers.filter((answer) => !item.options.includes(answer))).toEqual([]);
  });

  it.each(['order', 'categorize', 'multi-choice'] as const)('at least three are of the kind %s', (kind) =>
    expect(itemsOf(kind).length).toBeGreaterThan(2),
  );
});

describe('every multiple-choice item', () => {
  it.each(
    [...itemsOf('choice'), ...itemsOf('fill-blank')].flatMap((item) => ('options' in item ? [item] : [])),
  )('[CONT3-07] $id: one of its options is right, and none occurs twice', (item) => {
    const { options = [] } = item;
    const right = item.kind === 'choice' ? [item.answer] : item.answers;
    expect(options.filter((option) => right.includes(option))).toHaveLength(1);
    expect(hasNoDuplicates(options)).toBe(true);
  });

  /** The ids of each list, at any depth. */
  const idsOfLists = (value: unknown): string[][] => {
    if (typeof value !== 'object' || value === null) return [];
    const within = Object.values(value).flatMap(idsOfLists);
    if (!Array.isArray(value)) return within;
    const ids = value.flatMap((entry) => (typeof entry?.id === 'string' ? [String(entry.id)] : []));
    return ids.length > 0 ? [ids, ...within] : within;
  };
  it('[CONT3-07] ids are unique within a list', () => {
    const lists = idsOfLists([...lessonBodies.values(), ...quizBodies.values()]);
    expect(lists.length).toBeGreaterThan(150);
    expect(lists.filter((ids) => !hasNoDuplicates(ids))).toEqual([]);
    const items = [...quizBodies.values()].map(({ questions }) => questions.map(({ id }) => id));
    for (const ids of items) expect(lists).toContainEqual(ids);
  });
});

describe('the Intermediate lessons', () => {
  it('[CONT-14] conversations: four topics of two, each with lines, words and two questions', () => {
    const topics = sectionsOf('conversations', 'dialogues');
    expect(topics.map(({ id }) => id)).toEqual(['greetings', 'restaurant', 'shopping', 'transportation']);
    expectEach(topics, { title: text, description: text });
    for (const { conversations } of topics) {
      expect(conversations).toHaveLength(2);
      expectEach(conversations, { id: text, title: text, description: text });
      for (const { lines, vocabulary, questions } of conversations) {
        expectEach(lines, { speaker: text, ...phrase });
        expectEach(vocabulary, phrase);
        expect(questions).toHaveLength(2);
        for (const { prompt, options, answer } of questions) {
          // The answer is given as text, not as an index, and occurs once, so that shuffling keeps it right.
          const places = options.flatMap((option, place) => (option === answer ? [place] : []));
          expect([prompt, places]).toEqual([text, [expect.toBeOneOf([0, 1, 2, 3])]]);
        }
      }
    }
  });

  it('[CONT-19] conversations: whatever has a price has it in lari', () => {
    const topics = sectionsOf('conversations', 'dialogues').flatMap(({ conversations }) => conversations);
    const lines = topics.flatMap((conversation) => conversation.lines);
    const priced = lines.filter(({ form }) => /ლარ(?:ი|ად)/u.test(form));
    expect(priced.length).toBeGreaterThan(8);
    expectEach(priced, { gloss: expect.stringMatching(/\blari\b/u) });
    const costs = lines.filter(({ form }) => /ღირ(?:ს|და)/u.test(form) && !form.includes('რა ღირს'));
    expectEach(costs, { form: expect.stringMatching(/ლარ|თეთრ/u) });
    const other =
      /[$€£₽]|\b(?:dollars?|euros?|pounds?|cents?|rou?bles?|USD|EUR)\b|დოლარ|ევრო(?!პ)|ცენტი\b|რუბლ/iu;
    expect(JSON.stringify(topics).match(other)).toBeNull();
  });

  it('[CONT-15] grammar: five sentences with three options, three prompts with a hint', () => {
    const exercises = sectionsOf('grammar', 'questions').flatMap(({ questions }) => questions);
    const three = [text, text, text];
    expect(exercises).toHaveLength(5);
    expectEach(exercises, {
      id: text,
      sentence: expect.stringContaining('___'),
      options: three,
      explanation: text,
    });
    for (const item of exercises)
      if (item.kind === 'fill-blank')
        expect(item.answers).toEqual([expect.toBeOneOf([...(item.options ?? [])])]);
    const prompts = sectionsOf('grammar', 'prompts').flatMap((section) => section.prompts);
    expect(prompts).toHaveLength(3);
    expectEach(prompts, { item: { kind: 'type-answer', prompt: text, hint: text } });
    expectEach(prompts, { item: { answers: expect.arrayContaining([georgian]) } });
  });

  it('[CONT-16] reading: four groups, eleven texts with words and two or three questions', () => {
    const groups = sectionsOf('reading', 'readings');
    expect(groups).toHaveLength(4);
    expectEach(groups, { title: text, description: text });
    const texts = groups.flatMap((group) => group.texts);
    expect(texts).toHaveLength(11);
    expectEach(texts, { id: text, title: text });
    for (const { paragraphs, vocabulary, questions } of texts) {
      expectEach(paragraphs, { form: georgian, gloss: text });
      expectEach(vocabulary, phrase);
      expect(questions.length).toBeOneOf([2, 3]);
      expectEach(questions, { prompt: text, options: expect.arrayContaining([text]), answer: text });
    }
  });

  it('[CONT-17] writing: three levels of five, an expected answer to all but compositions', () => {
    const levels = sectionsOf('writing', 'prompts');
    expect(levels.map(({ id }) => id)).toEqual(['basic', 'intermediate', 'advanced']);
    expectEach(levels, { title: text, description: text });
    for (const { prompts } of levels) {
      expect(prompts).toHaveLength(5);
      expectEach(prompts, { item: { id: text, prompt: text, hint: text, explanation: text } });
      for (const { type, item, example } of prompts) {
        expect(type).toBeOneOf(['translation', 'completion', 'composition']);
        if (type === 'composition') expect(item).not.toHaveProperty('answers');
        else expect(item).toMatchObject({ answers: expect.arrayContaining([georgian]) });
        if (example) expect(example).toMatchObject(phrase);
      }
    }
  });

  it('[CONT-18] sentences: eleven topics with explained examples, three kinds of practice', () => {
    const topics = sectionsOf('sentences', 'topics').flatMap((section) => section.topics);
    expect(topics).toHaveLength(11);
    expectEach(topics, { title: text, description: text });
    for (const { examples, notes } of topics) {
      expectEach(examples, { ...phrase, explanation: text });
      if (notes) expect(notes).toEqual(notes.map(() => text));
    }
    const [arrange, complete, transform, ...more] = lessonBodies.get('sentences')?.exercises ?? [];
    expect(more).toEqual([]);
    const several = expect.arrayContaining([georgian]);
    expectEach(arrange?.items ?? [], { kind: 'order', prompt: text, items: several, translation: text });
    expectEach(complete?.items ?? [], {
      kind: 'fill-blank',
      prompt: text,
      sentence: expect.stringContaining('___'),
    });
    expectEach(complete?.items ?? [], { options: several, answers: [georgian], explanation: text });
    expectEach(transform?.items ?? [], { kind: 'type-answer', prompt: text, display: georgian });
    expectEach(transform?.items ?? [], { answers: several, explanation: text });
  });
});

describe('the Intermediate quizzes', () => {
  const topics = ['grammar', 'sentences', 'common-words', 'conversations', 'reading', 'writing'];
  const types = [
    'verb',
    'case',
    'structure',
    'tense',
    'order',
    'completion',
    'transformation',
    'translation',
  ];

  it.each(topics)(
    '[CONT3-02] %s: ten items; of a choice, id, question, options, answer, explanation, type',
    (topic) => {
      const questions = questionsOf(topic);
      expect(questions).toHaveLength(10);
      const choices = questions.flatMap((item) => (item.kind === 'choice' ? [item] : []));
      expect(choices).toHaveLength(topic === 'writing' ? 0 : 10);
      for (const item of choices) {
        expect(item).toMatchObject({ id: text, prompt: text, explanation: text });
        expect([...types, 'matching', 'response', 'context']).toContain(item.type);
        expect(item.options.filter((option) => option === item.answer)).toHaveLength(1);
        expect([item.options.length, hasNoDuplicates(item.options)]).toEqual([4, true]);
      }
    },
  );

  it('[CONT3-03] reading: each question with a passage and its translation', () => {
    const passages = questionsOf('reading').map(({ passage }) => passage);
    expect(passages).toHaveLength(10);
    expect(passages).toEqual(passages.map(() => ({ text: georgian, translation: text })));
  });

  it.each(questionsOf('writing'))('[CONT3-04] writing: $id, a $type', (item) => {
    expect(item).toMatchObject({ id: text, prompt: text, explanation: text });
    const { type, hint = 'none' } = item;
    expect(type).toBeOneOf(['translation', 'completion', 'composition']);
    expect(hint).toEqual(text);
    const answers = 'answers' in item ? item.answers : undefined;
    const options = 'options' in item ? item.options : undefined;
    if (type === 'composition') expect(answers).toBeUndefined();
    else expect(answers?.[0]).toEqual(georgian);
    if (type === 'completion') expect(options).toContain(answers?.[0]);
  });

  it.each([
    [10, 'Excellent! You have great Georgian writing skills.'],
    [8, 'Excellent! You have great Georgian writing skills.'],
    [7, 'Good job! Keep practicing to improve your writing skills.'],
    [6, 'Good job! Keep practicing to improve your writing skills.'],
    [5, 'Keep learning! Practice more writing and try again.'],
    [0, 'Keep learning! Practice more writing and try again.'],
  ])('[QINT-17] writing: %d of 10 has the message %s', (score, message) => {
    const messages = quizBodies.get('quiz-writing')?.messages;
    expect(messages && resultMessage(messages, score, 10)).toBe(message);
  });
});
