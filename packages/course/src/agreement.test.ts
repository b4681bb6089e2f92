import { describe, expect, it } from 'vitest';
import { agreementOf } from './agreement.ts';

describe('the pronouns that agree with a verb', () => {
  it.each([
    ['of the present are nominatives', 'წერს', 'he or she writes', [['ის', 'იგი']]],
    ['of the aorist are ergatives', 'დაწერა', 'he or she wrote', [['მან']]],
    ['of the perfect are datives', 'დაუწერია', 'he or she has written', [['მას']]],
    ['of the aorist of motion are nominatives', 'წავიდნენ', 'they went', [['ისინი']]],
    ['of an aorist without an object are ergatives, too', 'ითამაშეს', 'they played', [['მათ']]],
    [
      'of an indirect verb are those who feel, and what they like',
      'მომწონს',
      'I like it',
      [['მე'], ['ის', 'იგი']],
    ],
    ['are those of subject and object', 'გხედავთ', 'I see you', [['მე'], ['თქვენ']]],
    ['of a reading are by the English', 'გხედავთ', 'we see you', [['ჩვენ'], ['შენ', 'თქვენ']]],
    ['name a third person as object only where the English does', 'ვხედავ', 'I see', [['მე']]],
    ['and in its case', 'ვხედავ', 'I see him', [['მე'], ['მას']]],
    [
      'of two meanings are those of both',
      'წასულიყო',
      'he or she had gone; may you have gone',
      [['ის', 'იგი', 'შენ']],
    ],
    ['of a command are "you"', 'დაელოდე', 'Wait!', [['შენ']]],
    ['are none of a thing that the English names by a noun', 'ჩერდება', 'Where does the bus stop?', []],
  ])('%s: %s', (_, form, english, expected) => {
    expect(agreementOf([form], english)).toEqual({ [form]: expected });
  });

  it('are unknown of words that are no verb forms', () => {
    expect(agreementOf(['მაცივარი', 'წერა'], 'refrigerator')).toEqual({});
  });

  it('leave out the object that the sentence has, and "please"', () => {
    expect(agreementOf(['ამას ვიყიდი, გთხოვთ.'], "I'll buy it, please.")).toEqual({ ვიყიდი: [['მე']] });
  });
});
