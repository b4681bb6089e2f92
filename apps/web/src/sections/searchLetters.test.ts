import type { Letter } from '@ena/domain/lesson/kinds/letters';
import { describe, expect, it } from 'vitest';
import { searchLetters } from './searchLetters.ts';

const letter = (
  form: string,
  name: string,
  nameLatin: string,
  romanization: string,
  gloss: string,
): Letter => ({
  id: nameLatin,
  form,
  romanization,
  sound: 'plain',
  gloss,
  keyword: '',
  name: { form: name, romanization: nameLatin },
  example: { form: '', romanization: '', gloss: '' },
});
const letters = [
  letter('ა', 'ანი', 'ani', 'a', 'As in father.'),
  letter('კ', 'კანი', "k'ani", "k'", 'A k with a tight throat.'),
  letter('შ', 'შინი', 'shini', 'sh', 'As in ship.'),
];

describe('[BEG-19] the search for letters', () => {
  it.each([
    ['', 'აკშ'],
    ['  ', 'აკშ'],
    ['კ', 'კ'],
    ['კანი', 'კ'],
    ["K'", 'კ'],
    ['kʼani', 'კ'],
    ['k’ani', 'კ'],
    ['SHIP', 'შ'],
    ['ani', 'აკ'],
    ['tight THROAT', 'კ'],
    ['zzz', ''],
  ])('%o finds %s', (text, found) => {
    expect(
      searchLetters(letters, text)
        .map(({ form }) => form)
        .join(''),
    ).toBe(found);
  });
});
