import { type MailBlock, paragraph } from '../../platform/mail/blocks.ts';
import { StartError } from '../../platform/startError.ts';

/** News as an operator has written them. */
export interface News {
  /** Nobody gets news of the same id twice. */
  readonly id: string;
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
}

/** The blocks of lines without an empty one; indented or unmarked lines continue the line before. */
function blocksOf(lines: readonly string[]): MailBlock[] {
  const blocks: MailBlock[] = [];
  let items: string[] = [];
  let text: string[] = [];
  const endBlock = () => {
    if (items.length > 0) blocks.push({ kind: 'list', items });
    if (text.length > 0) blocks.push(paragraph(text.join(' ')));
    [items, text] = [[], []];
  };
  for (const line of lines) {
    const isIndented = /^\s/u.test(line);
    if (line.startsWith('## ')) {
      endBlock();
      blocks.push({ kind: 'heading', text: line.slice(3).trim() });
    } else if (line.startsWith('- ')) {
      if (text.length > 0) endBlock();
      items.push(line.slice(2).trim());
    } else if (isIndented && items.length > 0) {
      items.push(`${items.pop()} ${line.trim()}`);
    } else {
      if (items.length > 0) endBlock();
      text.push(line.trim());
    }
  }
  endBlock();
  return blocks;
}

/**
 * Parses a file of news, a small part of Markdown: `# ` and the subject in the first line, then paragraphs, headings
 * (`## `) and lists (`- `). The name of the file without its ending is the id. Throws StartError with what to change.
 */
export function parseNews(fileName: string, content: string): News {
  const id = fileName.replace(/\.\w+$/u, '');
  if (!/^[\w.-]{1,80}$/u.test(id))
    throw new StartError(
      `The name of the file is the id of the news: use letters, digits, dots and dashes, not '${id}'.`,
    );
  const [first = '', ...rest] = content
    .replace(/^\uFEFF/u, '')
    .trim()
    .split(/\r?\n/u);
  const subject = first.startsWith('# ') ? first.slice(2).trim() : '';
  if (subject === '') throw new StartError("The first line must be '# ' and the subject of the mail.");
  const blocks = rest
    .join('\n')
    .split(/\n\s*\n/u)
    .flatMap((part) => blocksOf(part.split('\n').filter((line) => line.trim() !== '')));
  if (blocks.length === 0) throw new StartError('There is no text after the subject.');
  return { id, subject, blocks };
}
