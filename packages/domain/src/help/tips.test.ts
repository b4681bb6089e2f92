import { describe, expect, it } from 'vitest';
import { findTips, type Tip, type TipLevel } from './tips.ts';

const tip = (id: string, level: TipLevel, more: Partial<Tip> = {}): Tip => ({
  id,
  category: 'general',
  level,
  title: `Title of ${id}`,
  content: `What ${id} says.`,
  ...more,
});
const tips = [
  tip('everyone', 'all'),
  tip('first', 'beginner', {
    examples: [{ form: 'გამარჯობა', gloss: 'hello', romanization: 'gamarjoba' }],
  }),
  tip('second', 'intermediate', { content: 'Postpositions follow.' }),
  tip('third', 'advanced'),
];
const found = (level: TipLevel, wanted = '') => findTips(tips, { level, query: wanted }).map(({ id }) => id);

describe('tips', () => {
  it.each([
    ['all', ['everyone', 'first', 'second', 'third']],
    ['beginner', ['everyone', 'first']],
    ['intermediate', ['everyone', 'second']],
    ['advanced', ['everyone', 'third']],
  ] as const)('[TIPS-02] of the level %s are %o', (level, ids) => expect(found(level)).toEqual(ids));

  it.each([
    ['title of', ['everyone', 'first', 'second', 'third']],
    ['POSTPOSITIONS', ['second']],
    ['გამარჯობა', ['first']],
    ['gamarjoba', ['first']],
    ['Hello', ['first']],
    ['nothing of this', []],
  ])('[TIPS-03] that contain %o are %o', (wanted, ids) => expect(found('all', wanted)).toEqual(ids));

  it('[TIPS-02] level and search combine (O24)', () => {
    expect(found('beginner', 'title')).toEqual(['everyone', 'first']);
    expect(found('advanced', 'gamarjoba')).toEqual([]);
  });
});
