import { describe, expect, it } from 'vitest';
import { parsePictureTable } from './pictures.ts';

const header = 'id\tpicture';

describe('the table of pictures', () => {
  it('has a word and the source and name of its picture', () =>
    expect(
      parsePictureTable(`${header}\nword.apple\temoji:red-apple\nword.khinkali\town:khinkali\n`),
    ).toEqual([
      { line: 2, id: 'word.apple', source: 'emoji', name: 'red-apple' },
      { line: 3, id: 'word.khinkali', source: 'own', name: 'khinkali' },
    ]));

  it.each([
    ['another header', 'id\tname', 'pictures.tsv:1: '],
    ['no source', `${header}\nword.apple\tred-apple`, 'pictures.tsv:2: '],
    ['another source', `${header}\nword.apple\temoji:apple\nword.pear\tphoto:pear`, 'pictures.tsv:3: '],
    ['a third column', `${header}\nword.apple\temoji:apple\tapple`, 'pictures.tsv:2: '],
  ])('is refused with %s', (_, content, message) =>
    expect(() => parsePictureTable(content)).toThrow(message),
  );
});
