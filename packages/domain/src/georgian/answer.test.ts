import { describe, expect, it } from 'vitest';
import { foldAnswer, isAccepted, letterHint } from './answer.ts';
import { ejectivePairs } from './letters.ts';

const sentence = 'არ ვხედავ მას (ar vkhedav mas)';

describe('foldAnswer', () => {
  it.each([
    ['spaces around', '  გამარჯობა\t', 'გამარჯობა'],
    ['runs of white space of every sort', 'ოცდა \n\u00a0 ერთი', 'ოცდა ერთი'],
    ['Latin capitals', 'GamarJoba', 'gamarjoba'],
    ['Mtavruli letters', 'ᲒᲐᲛᲐᲠᲯᲝᲑᲐ', 'გამარჯობა'],
    ['a decomposed letter', 'cafe\u0301', 'caf\u00e9'],
    ['sentence marks', 'კი, ბატონო!', 'კი ბატონო'],
    ['Georgian quotation marks', '„ვეფხისტყაოსანი“', 'ვეფხისტყაოსანი'],
    ['a dash between words', 'თბილისი – ქალაქი', 'თბილისი ქალაქი'],
    ['every apostrophe', "k'k’k‘kʼk`k´", 'kkkkkk'],
    ['punctuation alone', ' … ?!', ''],
    ['a soft hyphen', 'ნა\u00ADთურა', 'ნათურა'],
    ['zero-width characters', 'ნა\u200Bთურ\u2060ა\u200D', 'ნათურა'],
    ['direction marks', '\u202Eნათურა\u200F', 'ნათურა'],
    ['a byte order mark', '\uFEFFნათურა', 'ნათურა'],
    ['stress accents', 'ნა\u0301თურა\u0300', 'ნათურა'],
    ['an accent behind an invisible character', 'ნა\u200B\u0301თურა', 'ნათურა'],
  ])('folds %s', (_, typed, folded) => expect(foldAnswer(typed)).toBe(folded));
});

describe('an answer whose verbs are known', () => {
  const known = { ხარ: [['შენ']], მიხარია: [['მე']], ჩერდება: [] };
  it.each([
    ['the verb is not the last word', 'ხარ თავისუფალი ხვალ', 'თავისუფალი ხარ ხვალ', 'Are you free?', true],
    ['its pronoun', 'შენ თავისუფალი ხარ ხვალ', 'თავისუფალი ხარ ხვალ', 'Are you free?', true],
    ['another pronoun', 'თქვენ თავისუფალი ხარ ხვალ', 'თავისუფალი ხარ ხვალ', 'Are you free?', false],
    [
      'a pronoun that the English lacks',
      'მე მიხარია შენი ნახვა',
      'მიხარია შენი ნახვა',
      'Good to see you!',
      true,
    ],
    ['a verb without a pronoun', 'ჩერდება აქ', 'აქ ჩერდება', 'It stops here.', true],
    ['and none may be added', 'ის აქ ჩერდება', 'აქ ჩერდება', 'It stops here.', false],
    ['a question about the pronoun', 'როგორ ხარ', 'შენ როგორ ხარ', 'And how are you?', false],
  ])('%s', (_, typed, answer, english, right) =>
    expect(isAccepted(typed, [answer], english, known)).toBe(right),
  );
});

describe('isAccepted', () => {
  it.each([
    ['[EX-17] the answer itself', 'წიგნი', ['წიგნი'], true],
    ['[EX-17] spaces around it', '  წიგნი ', ['წიგნი'], true],
    ['[EX-17] another case', 'BOOK', ['Book'], true],
    ['[EX-17] another word', 'ფანქარი', ['წიგნი'], false],
    ['[EX-20] a letter with spaces around it', ' ა ', ['ა'], true],
    ['[EX-20] another letter', 'ბ', ['ა'], false],
    ['[EX-22] a run of white space inside', 'ოცდა   ერთი', ['ოცდა ერთი'], true],
    ['[EX-22] no space where one belongs', 'ოცდაერთი', ['ოცდა ერთი'], false],
    ['[EX-47] the whole expected text', sentence, [sentence], true],
    [
      '[EX-47] the Georgian alone, where romanization stands in brackets (D31)',
      'არ ვხედავ მას',
      [sentence],
      true,
    ],
    ['[EX-47] each bracket left out', 'წიგნს ვკითხულობ', ['წიგნს (tsigns) ვკითხულობ (vkitkhulob)'], true],
    ['[EX-47] the romanization alone', 'ar vkhedav mas', [sentence], false],
    ['[EX-47] with its romanization in brackets', 'არ ვხედავ მას (ar vkhedav mas)', ['არ ვხედავ მას'], true],
    ['[EX-47] each word with its own', 'არ (ar) ვხედავ (VKHEDAV) მას (mas).', ['არ ვხედავ მას'], true],
    [
      '[EX-47] with a wrong romanization in brackets',
      'არ ვხედავ მას (ar xedav mas)',
      ['არ ვხედავ მას'],
      false,
    ],
    ['[EX-47] with the romanization of a wrong answer', 'არ ვხედავ (ar vkhedav)', ['არ ვხედავ მას'], false],
    ['[EX-47] another romanization in the brackets', 'არ ვხედავ მას (ar vxedav mas)', [sentence], false],
    ['[EX-49] a part of it', 'არ ვხედავ', [sentence], false],
    ['[EX-49] more than it', 'არ ვხედავ მას აქ', [sentence], false],
    [
      '[QINT-12] a translation that differs in case and spaces only',
      ' i DO not see him ',
      ['I do not see him'],
      true,
    ],
    ['an extra full stop', 'არ ვხედავ მას.', [sentence], true],
    ['a missing full stop', 'მე აქ ვარ', ['მე აქ ვარ.'], true],
    ['other quotation marks', '"დიახ"', ['„დიახ“'], true],
    ['a meaning with its explanation in brackets', 'you (plural)', ['you (plural)'], true],
    ['a second accepted answer', 'კი', ['დიახ', 'კი'], true],
    ['both of two accepted answers', 'დიახ, კი', ['კი', 'დიახ'], true],
    ['a right and a wrong one', 'დიახ, არა', ['კი', 'დიახ'], false],
    ['nothing', '', ['დიახ'], false],
    ['punctuation alone, for an answer entirely in brackets', '?', ['(nothing)'], false],
    ['anything, where nothing is accepted', 'დიახ', [], false],
  ])('%s', (_, typed, accepted, right) => expect(isAccepted(typed, accepted)).toBe(right));
});

describe('letterHint', () => {
  const off = (given: string, expected: string, ejectiveMixUp = false) => ({
    given,
    expected,
    ejectiveMixUp,
  });

  const inWord = (hint: ReturnType<typeof off>, word: string) => ({ ...hint, word });

  it.each([
    ['one letter differs', 'წიგმი', 'წიგნი', off('მ', 'ნ')],
    ['the first letter differs', 'ხიგნი', 'წიგნი', off('ხ', 'წ')],
    ['the only letter differs', 'ბ', 'ა', off('ბ', 'ა')],
    ['one is missing inside', 'წინი', 'წიგნი', off('', 'გ')],
    ['the last is missing', 'წიგნ', 'წიგნი', off('', 'ი')],
    ['one is superfluous', 'წიგანი', 'წიგნი', off('ა', '')],
    ['one is doubled', 'წიგგნი', 'წიგნი', off('გ', '')],
    ['one differs, and punctuation, case and spaces do, too', ' „Bood“ ', 'book', off('d', 'k')],
    [
      'one differs from the Georgian before the bracket',
      'არ ვხედამ მას',
      sentence,
      inWord(off('მ', 'ვ'), 'ვხედავ'),
    ],
    [
      'each wrong word is one letter off',
      'ლამაზი ექლესია ვნახე',
      'ლამაზი ეკლესია ვნახეთ.',
      inWord(off('ქ', 'კ', true), 'ეკლესია'),
    ],
    ['one word is one letter off and another one is wrong', 'დიდი ექლესია', 'ლამაზი ეკლესია', undefined],
    ['one word is one letter off, and a later one is wrong', 'ექლესია ძველი', 'ეკლესია ლამაზი', undefined],
    ['one word is one letter off, and there is one more', 'ექლესია ვნახე დიდი', 'ეკლესია ვნახე', undefined],
    ['the last word is missing', 'ლამაზი ექლესია', 'ლამაზი ეკლესია ვნახეთ', undefined],
    ['two differ', 'ხიგმი', 'წიგნი', undefined],
    ['one is missing and one differs', 'ხინი', 'წიგნი', undefined],
    ['two letters changed places', 'წგინი', 'წიგნი', off('გი', 'იგ')],
    ['two are missing', 'წიგ', 'წიგნი', undefined],
    ['two are missing before the same letter', 'განალიზა', 'გააანალიზა', undefined],
    ['two are superfluous', 'წიგნიიი', 'წიგნი', undefined],
    ['none differs', 'წიგნი', 'წიგნი', undefined],
    ['nothing is typed', '', 'ა', undefined],
    ['a space is missing', 'არვხედავ მას', sentence, off('', ' ')],
    ['a hyphen is missing', 'წითელთეთრი', 'წითელ-თეთრი', off('', '-')],
    ['a space is superfluous', 'წიგ ნი', 'წიგნი', off(' ', '')],
    ['a letter is typed for a space', 'არნვხედავ მას', sentence, undefined],
  ])('%s', (_, typed, expected, hint) => expect(letterHint(typed, expected)).toEqual(hint));

  it.each(ejectivePairs)('names the mix-up of %s and %s, both ways (D31)', (ejective, aspirate) => {
    expect(letterHint(`ა${ejective}ი`, `ა${aspirate}ი`)).toEqual(off(ejective, aspirate, true));
    expect(letterHint(`ა${aspirate}ი`, `ა${ejective}ი`)).toEqual(off(aspirate, ejective, true));
  });

  it('reports no mix-up for letters that are not a pair', () => {
    expect(letterHint('კ', 'თ')).toEqual(off('კ', 'თ'));
    expect(letterHint('ყ', 'ქ')).toEqual(off('ყ', 'ქ'));
    expect(letterHint('ქ', 'ყ')).toEqual(off('ქ', 'ყ'));
  });
});
