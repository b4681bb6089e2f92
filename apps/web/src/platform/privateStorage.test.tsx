import { beforeEach, expect, it } from 'vitest';
import { removeWork, removeWorkOfOthers } from './privateStorage.ts';

const texts = () => Object.values(localStorage).join(' ');
beforeEach(() => {
  localStorage.clear();
  for (const [learnerId, text] of [
    ['a', 'of Ana'],
    ['b', 'of Beka'],
  ] as const) {
    for (const key of ['outbox', 'in-progress']) {
      const before: unknown[] = JSON.parse(localStorage.getItem(key) ?? '[]');
      localStorage.setItem(key, JSON.stringify([...before, { learnerId, text }]));
    }
    localStorage.setItem(`chat-draft:${learnerId}`, text);
    localStorage.setItem(`recent-searches:${learnerId}`, JSON.stringify([text]));
    localStorage.setItem('today-session', JSON.stringify({ learnerId, text }));
  }
  localStorage.setItem('theme', 'dark');
});

it('when a learner signs in, the work of those before is deleted, and the own one kept', () => {
  removeWorkOfOthers('b');
  expect(texts()).not.toContain('of Ana');
  expect(texts().match(/of Beka/gu)).toHaveLength(5);
  removeWorkOfOthers('a');
  expect(texts()).toBe('dark');
});

it.each(['{', 'null', '"text of Ana"', '[null,3]'])('damaged entries are deleted: %s', (damaged) => {
  localStorage.setItem('outbox', damaged);
  removeWorkOfOthers('b');
  expect(localStorage.getItem('outbox')).toBeNull();
});

it('when a learner signs out, the work of all is deleted', () => {
  sessionStorage.setItem('unsent-message', '{"by":"a","typed":{"message":"of Ana"}}');
  removeWork('a');
  expect([texts(), sessionStorage.getItem('unsent-message')]).toEqual(['dark', null]);
});
