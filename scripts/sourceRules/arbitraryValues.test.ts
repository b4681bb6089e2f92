import { expect, it } from 'vitest';
import { findArbitraryValues } from './arbitraryValues.ts';

it.each([
  ['a length', '<p className="p-[3px]" />'],
  ['a length after a variant', '<p className="flex sm:border-b-[3px]" />'],
  ['a negative length', '<p className="-mt-[3px]" />'],
  ['a function', '<p className="text-[clamp(1rem,4vw,2rem)]" />'],
  ['a template of a grid', '<p className="grid-cols-[minmax(0,1fr)_22rem]" />'],
  ['a template literal', 'const base = `flex ${open} max-h-[75dvh]`;'],
])('an arbitrary value in a class name is refused: %s', (_, code) => {
  expect(findArbitraryValues('apps/web/src/ui/Card.tsx', `\n${code}`)).toEqual([
    expect.stringMatching(/^apps\/web\/src\/ui\/Card\.tsx:2: arbitrary value/),
  ]);
});
