import { describe, expect, it } from 'vitest';
import { emailProblem, maxEmailLength } from './emailAddress.ts';

describe('an email address', () => {
  it.each([
    'nino@example.com',
    ' nino@example.com ',
    "o'brien+ena@mail.example.co",
    'nino@bücher.example',
    'nino@ქართული.გე',
    'nino@xn--80a.xn--node',
  ])('%o is accepted', (typed) => expect(emailProblem(typed)).toBeUndefined());

  it.each([
    ['nino@gmail', 'The address needs an ending, such as gmail.com.'],
    ['a..b@x.example', 'An email address cannot have two dots in a row.'],
    ['a@x..example', 'An email address cannot have two dots in a row.'],
    ['ნინო@x.example', 'Before the @, an email address can only have Latin letters.'],
    ...[
      '',
      'nobody',
      '@x.example',
      'nino@',
      'a@b@x.example',
      '.a@x.example',
      'a.@x.example',
      'a b@x.example',
      'a@x.example\nBcc: b@x.example',
      'a@x.e',
      'a@127.0.0.1',
      'a@-x.example',
      `${'a'.repeat(65)}@x.example`,
      `a@${'x.'.repeat(maxEmailLength / 2)}example`,
    ].map((typed) => [typed, 'Please enter an email address, such as nino@example.com.']),
  ])('%o is refused: %s', (typed, sentence) => expect(emailProblem(typed)).toBe(sentence));
});
