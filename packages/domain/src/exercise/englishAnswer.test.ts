import { describe, expect, it } from 'vitest';
import { isAcceptedEnglish } from './englishAnswer.ts';

describe('a typed English answer', () => {
  it.each([
    ['the answer itself', 'bread', 'bread'],
    ['without the "to" of a verb', 'read', 'to read'],
    ['with it', 'to read', 'read'],
    ['with another article', 'an hour', 'the hour'],
    ['without an article in the middle', 'take shower', 'to take a shower'],
    ["with a possessive for one's", 'to wash your face', "to wash one's face"],
    ['with nothing for it', 'wash face', "to wash one's face"],
    ['that is a possessive', 'my', 'my; mine', 'my', 'mine'],
    ['of two meanings in another order', 'arm, hand', 'hand; arm', 'hand', 'arm'],
    ['of two meanings with a slash', 'hand/arm', 'hand; arm', 'hand', 'arm'],
    ['of two meanings with "or"', 'a hand or an arm', 'hand; arm', 'hand', 'arm'],
    ['of two meanings, with a mark at the end', 'hand, arm;', 'hand; arm', 'hand', 'arm'],
    ['that is "or"', 'or', 'or'],
    ['without an accent', 'a cafe', 'café'],
    ['with an accent of two characters', 'cafe\u0301', 'café'],
    ['with an invisible character', 'win\u200Bdow', 'window'],
    ['to a stored one with an invisible character', 'window', 'win\u00ADdow'],
  ])('%s is accepted: %s', (_, typed, ...accepted) => expect(isAcceptedEnglish(typed, accepted)).toBe(true));

  it.each([
    ['another word', 'water', 'bread'],
    ['a plural', 'breads', 'bread'],
    ['an article alone', 'the', 'the bread'],
    ['one right and one wrong meaning', 'hand or leg', 'hand; arm', 'hand', 'arm'],
    ['"to" that is no mark of a verb', 'listen music', 'to listen to music'],
    ['"to" that is no mark of a verb, in a noun', 'answer letter', 'answer to letter'],
    ['nothing', ' ', 'bread'],
  ])('%s is not accepted: %s', (_, typed, ...accepted) =>
    expect(isAcceptedEnglish(typed, accepted)).toBe(false),
  );
});
