import { describe, expect, it } from 'vitest';
import { findArbitraryValues } from './arbitraryValues.ts';

const component = 'apps/web/src/ui/Card.tsx';

describe('arbitrary values in class names', () => {
  it.each([
    ['a length', '<p className="p-[3px]" />'],
    ['a length of one side, after a variant', '<p className="flex sm:border-b-[3px]" />'],
    ['a negative length', '<p className="-mt-[3px]" />'],
    ['a function', '<p className="text-[clamp(1rem,4vw,2rem)]" />'],
    ['a template of a grid', '<p className="grid-cols-[minmax(0,1fr)_22rem]" />'],
    ['a number without a unit', '<p className="leading-[1.8]" />'],
    ['a template literal', 'const base = `flex ${open} max-h-[75dvh]`;'],
  ])('are refused: %s', (_, code) => {
    expect(findArbitraryValues(component, code)).toHaveLength(1);
  });

  it('are reported with file and line', () => {
    expect(findArbitraryValues(component, '\n<p className="p-[3px] m-[2px]" />')).toEqual([
      expect.stringMatching(/^apps\/web\/src\/ui\/Card\.tsx:2: arbitrary value 'p-\[3px\]'/),
      expect.stringMatching(/^apps\/web\/src\/ui\/Card\.tsx:2: arbitrary value 'm-\[2px\]'/),
    ]);
  });

  it.each([
    ['a step of a scale', component, '<p className="p-3.5 border-1.5 max-w-6/7" />'],
    [
      'a variant',
      component,
      '<p className="aria-[level=2]:p-3 [&_[lang=ka]]:text-2xl data-[state=x]:p-2" />',
    ],
    ['a property to animate', component, '<p className="transition-[width]" />'],
    ['a value that one place needs', component, '<p className="sm:mt-[10dvh]" />'],
    ['a test', 'apps/web/src/ui/Card.test.tsx', 'expect(/[a-z-[0-9]/)'],
    ['another package', 'packages/domain/src/a.ts', 'const a = "p-[3px]";'],
  ])('are not reported: %s', (_, path, code) => {
    expect(findArbitraryValues(path, code)).toEqual([]);
  });
});
