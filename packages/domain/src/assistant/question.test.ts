import { describe, expect, it } from 'vitest';
import { contentWords, normalizeQuestion, senseKey, sensesOf } from './english.ts';
import { classifyQuestion } from './question.ts';
import { splitParts, simplifyRequest, wordingVariants } from './request.ts';

describe('classifyQuestion', () => {
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
    ['how do I ask where the bathroom is', 'say', 'where the bathroom is'],
    ['how would I tell someone I love them', 'say', 'i love them'],
    ['what do you say when someone sneezes?', 'say', 'when someone sneezes'],
    ['what should I say before a meal in georgian', 'say', 'before a meal'],
    ['days of the week', 'about', 'days of the week'],
    ['How does the plural work?', 'about', 'how does the plural work'],
    ['', 'about', ''],
  ])('%s: kind %s, subject %s', (asked, kind, what) => {
    expect(classifyQuestion(asked)).toEqual({ kind, what });
  });

  it.each([
    ['conjugate write in the present', 'write', 'present'],
    ['Conjugate to play', 'play', null],
    ['past tense of the verb to go', 'go', 'past'],
    ['the aorist of write', 'write', 'aorist'],
    ['forms of to write', 'write', null],
  ])('%s: kind conjugate, verb %s, tense %s', (asked, verb, tense) => {
    expect(classifyQuestion(asked)).toEqual({ kind: 'conjugate', what: verb, tense });
  });

  it.each([
    ['What is the difference between კ and ქ?', ['კ', 'ქ']],
    ['დიახ vs კი', ['დიახ', 'კი']],
    ['how do I tell ტ and თ apart', ['ტ', 'თ']],
    ['ara vs ar vs ver', ['ara', 'ar', 'ver']],
    ['difference between the aorist and the imperfect', ['aorist', 'imperfect']],
  ])('%s: kind difference, parts %s', (asked, parts) => {
    expect(classifyQuestion(asked)).toEqual({ kind: 'difference', what: parts.join(', '), parts });
  });
});

describe('wordingVariants', () => {
  it.each([
    ['how are you politely', 'how are you'],
    ['hello to my friend', 'hello'],
    ['if they have coffee', 'do you have coffee'],
    ['whether you speak english', 'do you speak english'],
    ['the bill please', 'bill'],
  ])('of %s include %s', (asked, worded) => {
    expect(wordingVariants(asked)).toContain(worded);
    expect(wordingVariants(asked)[0]).toBe(asked);
  });
});

describe('the request', () => {
  it.each([
    ['hi, could you tell me the word for horse please', 'the word for horse'],
    ['Can someone explain the ergative case simply?', 'the ergative case'],
    ['whats your name', 'what is your name'],
    ['how do u say dog', 'how do you say dog'],
    ["i'm from america how do i say that", 'how do i say i am from america'],
    ['i need to ask how much it costs, what do I say?', 'how do i say how much it costs'],
    ['how would i say "head" as in body part', 'how would i say head'],
    ['thanks', 'thanks'],
    ['please', 'please'],
    ['', ''],
  ])('of %j is %j', (asked, plain) => expect(simplifyRequest(asked)).toBe(plain));

  it.each([
    ['sister and brother', ['sister', 'brother']],
    ['red, green or blue', ['red', 'green', 'blue']],
    ['vegetarian / no meat', ['vegetarian', 'no meat']],
    ['water', []],
    ['</script>', []],
    ['a long sentence with too many words and another one', []],
  ])('%j has the parts %j', (what, parts) => expect(splitParts(what)).toEqual(parts));
});

describe('normalized English', () => {
  it.each([
    ['to write', 'write'],
    ['The dogs', 'dog'],
    ['seventy-five', '75'],
    ['one hundred', '100'],
    ['colours', 'color'],
    ['cherries', 'cherry'],
  ])('of %s has the key %s', (text, sense) => expect(senseKey(text)).toBe(sense));

  it('splits a gloss into its meanings', () => {
    expect(sensesOf('old (of things); former, ancient')).toEqual([
      'old former ancient',
      'old',
      'former',
      'ancient',
    ]);
  });

  it('of a question has only its content words', () => {
    expect(contentWords('How does the plural work in Georgian?')).toEqual(['plural']);
    expect(contentWords('how do you say that?')).toEqual([]);
    expect(normalizeQuestion('  What’s “THIS”?! ')).toBe('what is this');
  });
});
