import { describe, expect, it } from 'vitest';
import { contentOf, foldQuestion, senseKey, sensesOf } from './english.ts';
import { recognise } from './question.ts';

describe('recognise', () => {
  it.each([
    ['How do I say water?', 'say', 'water'],
    ['how would you say “good morning” in Georgian, please', 'say', 'good morning'],
    ['What’s the Georgian word for bread?', 'say', 'bread'],
    ['What is the Georgian for friend?', 'say', 'friend'],
    ['translate the word dog to Georgian', 'say', 'dog'],
    ['what is seventy-five in Georgian?', 'say', 'seventy-five'],
    ['What does წყალი mean?', 'mean', 'წყალი'],
    ['translate მე აქ ვარ into English', 'mean', 'მე აქ ვარ'],
    ['გამარჯობა', 'mean', 'გამარჯობა'],
    ['what does gamarjoba mean?', 'mean', 'gamarjoba'],
    ['How do you pronounce ყ?', 'pronounce', 'ყ'],
    ['what sound does the letter gh make', 'pronounce', 'gh'],
    ['How do I say წყალი?', 'pronounce', 'წყალი'],
    ['Can you tell me how to say hello?', 'say', 'hello'],
    ['Tell me the words for mother and father', 'say', 'mother and father'],
    ['days of the week', 'about', 'days of the week'],
    ['How does the plural work?', 'about', 'how does the plural work'],
    ['', 'about', ''],
  ])('%s: %s %s', (asked, kind, what) => {
    expect(recognise(asked)).toEqual({ kind, what });
  });

  it.each([
    ['conjugate write in the present', 'write', 'present'],
    ['Conjugate to play', 'play', null],
    ['past tense of the verb to go', 'go', 'past'],
    ['the aorist of write', 'write', 'aorist'],
    ['forms of to write', 'write', null],
  ])('%s: the forms of %s, %s', (asked, verb, tense) => {
    expect(recognise(asked)).toEqual({ kind: 'conjugate', verb, tense });
  });

  it.each([
    ['What is the difference between კ and ქ?', 'კ', 'ქ'],
    ['დიახ vs კი', 'დიახ', 'კი'],
    ['how do I tell ტ and თ apart', 'ტ', 'თ'],
    ['difference between the aorist and the imperfect', 'aorist', 'imperfect'],
  ])('%s: %s from %s', (asked, one, other) => {
    expect(recognise(asked)).toEqual({ kind: 'difference', one, other });
  });
});

describe('reading English', () => {
  it.each([
    ['to write', 'write'],
    ['The dogs', 'dog'],
    ['seventy-five', '75'],
    ['one hundred', '100'],
    ['colours', 'color'],
    ['cherries', 'cherry'],
  ])('%s is %s', (text, sense) => expect(senseKey(text)).toBe(sense));

  it('takes a gloss apart into what it means', () => {
    expect(sensesOf('old (of things); former, ancient')).toEqual([
      'old former ancient',
      'old',
      'former',
      'ancient',
    ]);
  });

  it('keeps of a question what carries it', () => {
    expect(contentOf('How does the plural work in Georgian?')).toEqual(['plural']);
    expect(contentOf('how do you say that?')).toEqual([]);
    expect(foldQuestion('  What’s “THIS”?! ')).toBe('what is this');
  });
});
