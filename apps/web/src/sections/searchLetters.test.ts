import { lessonBodies } from '@ena/course/bodies';
import { describe, expect, it } from 'vitest';
import { searchLetters } from './searchLetters.ts';

const letters = (lessonBodies.get('alphabet')?.sections ?? []).flatMap((section) =>
  section.kind === 'letters' ? section.letters : [],
);
const find = (text: string) =>
  searchLetters(letters, text)
    .map(({ form }) => form)
    .join('');
const all = letters.map(({ form }) => form).join('');
const toMtavruli = (text: string) => text.toUpperCase();

describe('[BEG-19] the search for letters', () => {
  it.each([
    // Everything.
    ['', all],
    ['  ', all],
    // A name or a part of it, in either script; then sound descriptions.
    ['კანი', 'კ'],
    ['shini', 'შ'],
    ['GHANI', 'ღ'],
    ['ჰაე', 'ჰ'],
    // With an apostrophe of any kind only ejectives; without one, ejectives come after their partners.
    ["K'", 'კე'],
    ['kʼani', 'კ'],
    ['k’ani', 'კ'],
    ['kani', 'ქკ'],
    // The sound description.
    ['SHIP', 'შ'],
    ['  like  L in Leaf ', 'ლ'],
    ['tight THROAT', 'კპტყწჭ'],
    // The example word, in either script, with or without its apostrophes, and its meaning.
    ['დედა', 'დ'],
    ['deda', 'დ'],
    ['mother', 'დ'],
    ['Ice Cream', 'ნ'],
    ["ts'q'ali", 'წ'],
    ['tsqali', 'წ'],
    ['tsʼqali', 'წ'],
    ['ts’q’ali', 'წ'],
    // Spelled in another scheme than the national one.
    ['xani', 'ხ'],
    ['yari', 'ყ'],
    ['wyali', 'წ'],
    ['cqali', 'წ'],
    // Nothing.
    ['zzz', ''],
  ])('%o finds %s', (text, found) => {
    expect(find(text)).toBe(found);
  });

  it.each(letters.map((letter) => [letter.form, letter] as const))(
    'shows %s first, also in Mtavruli, then what looks alike, then others that contain it',
    (form, { lookAlikes = [] }) => {
      const found = find(form);
      expect(found[0]).toBe(form);
      expect(find(` ${toMtavruli(form)} `)).toBe(found);
      expect(
        Array.from(found)
          .slice(1, 1 + lookAlikes.length)
          .toSorted(),
      ).toEqual(lookAlikes.toSorted());
      for (const letter of letters)
        if (letter.name.form.includes(form) || letter.example.form.includes(form))
          expect(found).toContain(letter.form);
    },
  );

  it.each([
    // Romanization, beginning of one, part of a name, sound description, example word.
    ['k', /^ქ.*კ.*ხ/u],
    ['sh', /^შ/u],
    ['t', /^თ.*ტ/u],
    ['ts', /^ც.*წ/u],
    ['ani', /^ა.*ბ/u],
    ['ანი', /^ა.*ბ/u],
    ['sun', /^ს.*მ$/u],
    ['cat', /^ც.*კ$/u],
    // As another scheme romanizes it.
    ['x', /^ხ/u],
    ['w', /^ვ?წ/u],
    ['y', /^ყ/u],
  ])('of %o ranks the best match first', (text, order) => {
    expect(find(text)).toMatch(order);
  });
});
