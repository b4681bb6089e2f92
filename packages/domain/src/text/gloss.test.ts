import { expect, it } from 'vitest';
import { splitGloss } from './gloss.ts';

it.each([
  ['bread', ['bread']],
  ['Coach; a bus (vehicle), the van / an omnibus', ['coach', 'bus', 'van', 'omnibus']],
  ['to go to bed', ['go to bed']],
  ['How are you?; hello!', ['how are you', 'hello']],
  ['Mr. Smith', ['mr. smith']],
  ['(polite)', []],
])('the meanings of %j are %j', (gloss, meanings) => expect(splitGloss(gloss)).toEqual(meanings));
