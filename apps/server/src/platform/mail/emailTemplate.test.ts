import { expect, it } from 'vitest';
import { renderGreeting } from './emailTemplate.ts';

it.each([
  ['Nino', 'Hello Nino'],
  ['ნინო ბერიძე', 'Hello ნინო ბერიძე'],
  ['J. R. Smith', 'Hello J. R. Smith'],
  ['<b>', 'Hello <b>'],
  ['You won: https://evil.example/prize', 'Hello'],
  ['visit evil.example', 'Hello'],
  ['evil。example', 'Hello'],
  ['ask me@evil.example', 'Hello'],
])('a mail to %o begins with %o, so that no name becomes a link', (name, greeting) => {
  expect(renderGreeting(name)).toBe(greeting);
});
