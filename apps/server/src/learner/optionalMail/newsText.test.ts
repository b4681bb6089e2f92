import { expect, it } from 'vitest';
import type { MailBlock } from '../../platform/mail/blocks.ts';
import { newsMail } from './newsMail.ts';
import { parseNews } from './newsText.ts';

const text = (...lines: readonly string[]): MailBlock => ({ kind: 'paragraph', text: lines.join(' ') });
const list = (...items: readonly string[]): MailBlock => ({ kind: 'list', items });
const heading = (name: string): MailBlock => ({ kind: 'heading', text: name });

it.each<readonly [string, string, readonly MailBlock[]]>([
  ['a paragraph', 'One\nmore line.', [text('One', 'more line.')]],
  ['paragraphs', 'One.\n\nTwo.\n \nThree.', [text('One.'), text('Two.'), text('Three.')]],
  ['a heading', '## New\nOne.', [heading('New'), text('One.')]],
  ['a list', '- a\n- b', [list('a', 'b')]],
  ['a list after a paragraph', 'New:\n- a\n- b\nEnd.', [text('New:'), list('a', 'b'), text('End.')]],
  ['an item of two lines', '- a\n  more\n- b', [list('a more', 'b')]],
  ['what only looks like a list', '-a', [text('-a')]],
  ['lines that end as on Windows', 'One.\r\n\r\n- a\r\n', [text('One.'), list('a')]],
])('%s', (_, content, blocks) => {
  expect(parseNews('spring.md', `# New words\n\n${content}`)).toEqual({
    id: 'spring',
    subject: 'New words',
    blocks,
  });
});

it.each([
  ['spring 2027.md', '# New\n\nText', /name of the file/],
  ['.md', '# New\n\nText', /name of the file/],
  ['spring.md', 'Text', /first line/],
  ['spring.md', '#\n\nText', /first line/],
  ['spring.md', '# New\n\n', /no text/],
])('%s with %o is refused', (name, content, message) => {
  expect(() => parseNews(name, content)).toThrow(message);
});

it('https addresses become links in the HTML, without the punctuation around them, and all else is escaped', () => {
  const news = parseNews('a.md', '# A & B\n\nSee (https://ena.example/words?a=1&b=2), <b>now</b>.');
  const { subject, html, text: plain } = newsMail('Nino', news, 'https://ena.example', 'https://x/stop');
  expect(subject).toBe('A & B');
  expect(plain).toContain('See (https://ena.example/words?a=1&b=2), <b>now</b>.');
  expect(html).toContain('<a href="https://ena.example/words?a=1&amp;b=2"');
  expect(html).toContain('</a>), &lt;b&gt;now&lt;/b&gt;.');
});
