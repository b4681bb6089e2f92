import { verbs } from '@ena/grammar/verb/lexicon';
import { expect, it } from 'vitest';
import { clips } from '../clips.ts';
import { commonVerbs } from './commonVerbs.ts';
import { verbList, verbPage } from './verbPages.ts';

const pages = new Map(verbs.map((verb) => [verb.id, verbPage(verb)]));

it('every sentence has a form of its verb, and a clip for everybody', () => {
  for (const { id, examples } of commonVerbs) {
    const page = pages.get(id);
    expect([id, page?.examples.map(({ form }) => form)]).toEqual([id, examples.map(({ form }) => form)]);
    for (const { form, word } of page?.examples ?? [])
      expect([form, word !== '', clips.get(form)?.tier]).toEqual([form, true, 'public']);
  }
});

it('lists every verb once, the commonest first', () => {
  const ids = verbList().verbs.map(({ id }) => id);
  expect(ids.toSorted()).toEqual(verbs.map(({ id }) => id).toSorted());
  const common = commonVerbs.map(({ id }) => id);
  expect(ids.slice(0, common.length)).toEqual(common);
});

it('names the lesson that teaches a verb with this meaning', () => {
  expect(pages.get('write')?.taughtIn?.title).toBeTruthy();
  // The same verbal noun, with another meaning.
  expect(pages.get('be-written')?.taughtIn).toBeNull();
});

it('knows the verbs that differ by their preverb alone', () => {
  const siblings = pages.get('come')?.siblings.map(({ id }) => id);
  expect(siblings).toEqual(expect.arrayContaining(['come', 'go', 'enter', 'go-out']));
  expect(siblings).not.toContain('write');
});
