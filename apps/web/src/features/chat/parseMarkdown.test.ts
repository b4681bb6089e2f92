import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './parseMarkdown.ts';

const kinds = (text: string) => parseMarkdown(text).map(({ type }) => type);

describe('parseMarkdown', () => {
  it.each([
    ['**წყალი**: water', ['paragraph']],
    ['- one\n  - two\n    - three', ['list']],
    ['> said\n\n| a |\n| - |\n| b |', ['blockquote', 'space', 'table']],
  ])('parses %j', (text, parts) => expect(kinds(text).filter((kind) => kind !== '')).toEqual(parts));

  it.each([
    '>'.repeat(8000),
    '> - '.repeat(2000),
    '1. '.repeat(2600),
    '>'.repeat(300),
    '- '.repeat(200) + 'a',
  ])('returns deeply nested Markdown as plain text: %.10s', (text) =>
    expect(parseMarkdown(text)).toMatchObject([{ type: 'paragraph', tokens: [{ type: 'text', text }] }]),
  );
});
