/** The message of a mail as blocks, rendered as text and as rows of the HTML table of `emailTemplate.ts`. */
import { escapeHtml } from '../escapeHtml.ts';

export type MailBlock =
  | { readonly kind: 'paragraph' | 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Numbers with what they count. */
  | { readonly kind: 'figures'; readonly figures: readonly (readonly [number: number, noun: string])[] };

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });

/** A row of the table of a mail. */
export const cell = (style: string, content: string): string =>
  `<tr><td style="padding:0 32px;${style}">${content}</td></tr>`;

/** A URL without the punctuation that ends its sentence. */
const urlPattern = /(https:\/\/[^\s<>]*[^\s<>.,;:!?)])/u;
const wine = 'color:#7B1E3B';

/** Text with its https URLs as links. */
const linkedHtml = (text: string): string =>
  text
    .split(urlPattern)
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escapeHtml(part)}" style="${wine};word-break:break-word">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('');

const bodyFont = 'font-size:16px;line-height:1.6';

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return cell(`padding-top:12px;${bodyFont}`, linkedHtml(block.text));
    case 'heading':
      return cell(
        'padding-top:24px;font-size:18px;line-height:1.35;font-weight:bold',
        escapeHtml(block.text),
      );
    case 'list': {
      const items = block.items.map((item) => `<li style="padding-top:4px">${linkedHtml(item)}</li>`);
      return cell(
        `padding-top:8px;${bodyFont}`,
        `<ul style="margin:0;padding-left:20px">${items.join('')}</ul>`,
      );
    }
    case 'figures': {
      const number = `padding:4px 16px 4px 0;font-size:28px;line-height:1.2;text-align:right;${wine}`;
      const rows = block.figures.map(
        ([count, noun]) =>
          `<tr><td style="${number}">${count}</td><td style="${bodyFont}">${escapeHtml(noun)}</td></tr>`,
      );
      const table = `<table role="presentation" cellspacing="0" cellpadding="0">${rows.join('')}</table>`;
      return cell('padding-top:16px', table);
    }
  }
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return block.text;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'figures':
      return block.figures.map(([count, noun]) => `- ${count} ${noun}`).join('\n');
  }
}

export const blocksToText = (blocks: readonly MailBlock[]): string => blocks.map(blockText).join('\n\n');
export const blocksToHtml = (blocks: readonly MailBlock[]): string => blocks.map(blockHtml).join('\n');
