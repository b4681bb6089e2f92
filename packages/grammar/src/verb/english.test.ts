import { expect, it } from 'vitest';
import { englishOf, type EnglishFeatures } from './english.ts';
import { findVerb, verbs } from './lexicon.ts';

const say = (id: string, features: Partial<EnglishFeatures>) => {
  const verb = findVerb(id);
  if (!verb) throw new Error(`no verb ${id}`);
  const { gloss, verbClass, object: objectKind } = verb;
  return englishOf(
    { id, gloss, class: verbClass, objectKind },
    { screeve: 'present', subject: '1sg', object: objectKind === 'none' ? null : '3sg', ...features },
  );
};

it.each([
  ['write', {}, 'I write it'],
  ['write', { screeve: 'perfect' }, 'I have apparently written it'],
  ['write', { screeve: 'imperfect', subject: '3pl' }, 'they were writing it'],
  ['write', { screeve: 'aorist', negation: 'არ' }, 'I did not write it'],
  ['write', { screeve: 'future', negation: 'ვერ' }, 'I will not be able to write it'],
  ['be', { subject: '3sg' }, 'he/she/it is'],
  ['give', { screeve: 'aorist', subject: '3sg', object: '1sg' }, 'he/she/it gave it to me'],
  ['love', { object: '2sg' }, 'I love you'],
  ['love', { screeve: 'imperfect' }, 'I loved him/her/it'],
  ['wait', { screeve: 'future', object: '2sg' }, 'I will wait for you'],
  ['be-hungry', { subject: '3pl' }, 'they are hungry'],
  ['go', { screeve: 'imperative', subject: '1pl' }, "let's go"],
  ['write', { screeve: 'prohibitive', subject: '2sg' }, "don't write it"],
  ['stop', { screeve: 'aorist' }, 'I stopped'],
  ['study', { screeve: 'aorist' }, 'I studied'],
  ['switch-on', { screeve: 'aorist' }, 'I switched it on'],
  ['send-to', { screeve: 'future' }, 'I will send it to him/her'],
  ['build-for', { screeve: 'aorist', object: '1sg', subject: '2sg' }, 'you built it for me'],
  ['pass-exam', { screeve: 'aorist' }, 'I took it'],
  ['regret', { screeve: 'imperfect' }, 'I was regretting it'],
  ['see', {}, 'I visit it'],
  ['recognize', { screeve: 'imperfect' }, 'I knew him/her'],
  ['recognize', { screeve: 'future' }, 'I will recognize him/her'],
  ['see', { screeve: 'aorist' }, 'I saw it'],
  ['stir-in', { screeve: 'imperfect' }, 'I was stirring it'],
] as const)('%s in %o is "%s"', (id, features, expected) => {
  expect(say(id, features)).toBe(expected);
});

it('has words only', () => {
  const wrong = verbs
    .flatMap(({ id }) => [say(id, {}), say(id, { screeve: 'aorist' }), say(id, { screeve: 'imperfect' })])
    .filter((english) => !/^[a-z/' -]+$/iu.test(english) || / to to |\{/u.test(english));
  expect(wrong).toEqual([]);
});
