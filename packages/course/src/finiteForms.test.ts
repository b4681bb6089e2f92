import { analyzeVerb } from '@ena/grammar/verb/analysis';
import { describe, expect, it } from 'vitest';
import { lessonBodies, lessonSources } from './bodies.ts';
import { finiteFormsOf } from './finiteForms.ts';

const word = (form: string, gloss: string, verb?: string) => ({
  id: 'word.x',
  form,
  gloss,
  partOfSpeech: 'verb' as const,
  ...(verb !== undefined && { verb }),
});
const formsOf = (...args: Parameters<typeof word>) =>
  finiteFormsOf(word(...args)).map(({ form, gloss }) => `${gloss}: ${form}`);

describe('the finite forms of a word', () => {
  it.each([
    [word('ადგომა', 'to get up'), ['I get up: ვდგები', 'I got up: ავდექი', 'I will get up: ავდგები']],
    // Two verbs have this noun: the gloss tells.
    [
      word('დაბრუნება', 'to come back'),
      ['I come back: ვბრუნდები', 'I came back: დავბრუნდი', 'I will come back: დავბრუნდები'],
    ],
    // An indirect verb, whose past is an imperfect.
    [word('ცოდნა', 'to know'), ['I know: ვიცი', 'I knew: ვიცოდი', 'I will know: მეცოდინება']],
    // The present is that of another verb.
    [word('ნახვა', 'to see', 'notice, see'), ['I see: ვხედავ', 'I saw: ვნახე', 'I will see: ვნახავ']],
    // The object is a dative beside present and future, a nominative beside the aorist.
    [
      word('პირის დაბანა', "to wash one's face", 'wash-oneself'),
      ['I wash my face: პირს ვიბან', 'I washed my face: პირი დავიბანე', 'I will wash my face: პირს დავიბან'],
    ],
    // The indirect object stays a dative, and what is no object stays as it is.
    [
      word('მუსიკის მოსმენა', 'to listen to music', 'listen'),
      [
        'I listen to music: მუსიკას ვუსმენ',
        'I listened to music: მუსიკას მოვუსმინე',
        'I will listen to music: მუსიკას მოვუსმენ',
      ],
    ],
    [
      word('სტუმრად წასვლა', 'to go visiting', 'go'),
      [
        'I go visiting: სტუმრად მივდივარ',
        'I went visiting: სტუმრად წავედი',
        'I will go visiting: სტუმრად წავალ',
      ],
    ],
    [
      word('სუფრის გაშლა', 'to set the table', 'lay-out'),
      [
        'I set the table: სუფრას ვშლი',
        'I set the table (past): სუფრა გავშალე',
        'I will set the table: სუფრას გავშლი',
      ],
    ],
  ])('of $form', ({ form, gloss, ...rest }, expected) => {
    expect(formsOf(form, gloss, 'verb' in rest ? rest.verb : undefined)).toEqual(expected);
  });

  it('are none of a word without a verb, or that is no verbal noun', () => {
    expect(formsOf('მშია', 'I am hungry')).toEqual([]);
    expect(formsOf('გაცნობა', 'to get to know', '-')).toEqual([]);
  });

  it('need a verb that can be found', () => {
    expect(() => formsOf('დაწყება', 'to launch')).toThrow('name the verb of დაწყება');
    expect(() => formsOf('დაწყება', 'to begin', 'no-verb')).toThrow("no verb 'no-verb'");
  });
});

it('every verbal noun that a lesson teaches has a present and a past, unless the table of words says why not', () => {
  const without = [...lessonBodies.values()].flatMap(({ id, sections }) => {
    const source = lessonSources.find((lesson) => lesson.id === id)?.sections ?? [];
    const verbs = source.flatMap((section) => (section.kind === 'words' ? section.words : []));
    const served = sections.flatMap((section) => (section.kind === 'words' ? section.words : []));
    return verbs
      .filter(
        ({ partOfSpeech, gloss, verb }) => partOfSpeech === 'verb' && gloss.startsWith('to ') && verb !== '-',
      )
      .filter((verb) => (served.find((one) => one.id === verb.id)?.finiteForms ?? []).length < 2)
      .map((verb) => verb.id);
  });
  expect(without).toEqual([]);
});

it('a lesson uses each verb of its tables', () => {
  const unused = lessonSources.flatMap(({ id, sections, exercises, glossary = {} }) => {
    const others = sections.filter(({ kind }) => kind !== 'conjugations');
    const text = JSON.stringify([others, exercises, Object.keys(glossary)]);
    const used = new Set(
      (text.match(/[ა-ჰ]+/gu) ?? []).flatMap((form) =>
        analyzeVerb(form).map(({ verb }) => `${verb.verbalNoun} ${verb.gloss}`),
      ),
    );
    return sections.flatMap((section) =>
      section.kind === 'conjugations'
        ? section.verbs
            .map(({ lemma, gloss }) => `${lemma} ${gloss}`)
            .filter((verb) => !used.has(verb))
            .map((verb) => `${id}: ${verb}`)
        : [],
    );
  });
  expect(unused).toEqual([]);
});
