import { letterNames } from '@ena/domain/georgian/letterNames';
import type { LetterSource } from '@ena/domain/lesson/letter';

/** The five vowels: part of the alphabet lesson, and the taste on the home page that needs no account. */
export const vowels = {
  ani: {
    id: 'letter.ani',
    form: 'ა',
    name: letterNames.ა,
    sound: 'vowel',
    gloss: 'Like a in father, but short.',
    keyword: 'father',
    example: { form: 'ავტობუსი', gloss: 'bus' },
  },
  eni: {
    id: 'letter.eni',
    form: 'ე',
    name: letterNames.ე,
    sound: 'vowel',
    gloss: 'Like e in bed.',
    keyword: 'bed',
    lookAlikes: ['ქ', 'ვ'],
    example: { form: 'ეკლესია', gloss: 'church' },
  },
  ini: {
    id: 'letter.ini',
    form: 'ი',
    name: letterNames.ი,
    sound: 'vowel',
    gloss: 'Like ee in see, but short.',
    keyword: 'see',
    example: { form: 'იხვი', gloss: 'duck' },
  },
  oni: {
    id: 'letter.oni',
    form: 'ო',
    name: letterNames.ო,
    sound: 'vowel',
    gloss: 'Like o in more: one steady sound, not the gliding o of go.',
    keyword: 'more',
    lookAlikes: ['თ', 'რ', 'ღ'],
    example: { form: 'ოთახი', gloss: 'room' },
  },
  uni: {
    id: 'letter.uni',
    form: 'უ',
    name: letterNames.უ,
    sound: 'vowel',
    gloss: 'Like oo in moon, but short.',
    keyword: 'moon',
    lookAlikes: ['ჟ'],
    example: { form: 'უნივერსიტეტი', gloss: 'university' },
  },
} as const satisfies Record<string, LetterSource>;
