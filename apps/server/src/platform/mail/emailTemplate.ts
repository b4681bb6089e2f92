import { escapeHtml } from '../escapeHtml.ts';
import { blocksToHtml, blocksToText, cell, type MailBlock, paragraph } from './blocks.ts';

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The texts of a mail; its text part and its HTML part have the same content. */
export interface EmailTemplate {
  readonly subject: string;
  readonly greeting: string;
  /** A string is one paragraph. */
  readonly message: string | readonly MailBlock[];
  readonly button: string;
  readonly link: string;
  readonly note: string;
  /** URL of the page that ends mails of this kind, for optional mails. */
  readonly unsubscribeUrl?: string;
}

/**
 * The greeting of a mail. Against abuse for phishing: anyone can sign up with another person's e-mail and any
 * name, and mail programs turn a name that looks like an address into a link. Such a name is left out.
 */
export const renderGreeting = (name: string): string =>
  /[/:@\\]|[.。．｡]\S/u.test(name) ? 'Hello' : `Hello ${name}`;

/**
 * Renders a mail as text and as HTML, in the colors of the app. Mail programs do not support style sheets. The
 * fixed layout lets the inner table shrink to narrow screens.
 */
export function renderEmail({
  subject,
  greeting,
  message,
  button,
  link,
  note,
  unsubscribeUrl,
}: EmailTemplate): MailContent {
  const blocks = typeof message === 'string' ? [paragraph(message)] : message;
  const textFooter = unsubscribeUrl === undefined ? '' : `\n\nStop these mails: ${unsubscribeUrl}`;
  const text = `${greeting}\n\n${blocksToText(blocks)}\n\n${link}\n\n${note}${textFooter}\n\nEna\n`;
  const htmlFooter =
    unsubscribeUrl === undefined
      ? ''
      : ` <a href="${escapeHtml(unsubscribeUrl)}" style="color:#7B1E3B">Stop these mails</a>`;
  const [safeLink, small] = [escapeHtml(link), 'font-size:13px;line-height:1.6;color:#6B5A50'];
  const html = `<!doctype html>
<html lang="en"><body style="margin:0;padding:32px 16px;background:#FBF7F0;font-family:Georgia,'Times New Roman',serif;color:#1E1A17">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="table-layout:fixed"><tr><td align="center">
<table role="presentation" width="480" cellspacing="0" cellpadding="0" style="max-width:100%;background:#FFFFFF;border:1px solid #E2D8C8;border-radius:12px">
${cell('padding-top:32px', '<span lang="ka" style="font-size:40px;line-height:1;color:#7B1E3B">ენა</span>')}
${cell('padding-top:20px;font-size:22px;line-height:1.35', escapeHtml(greeting))}
${blocksToHtml(blocks)}
${cell('padding-top:24px', `<a href="${safeLink}" style="display:inline-block;padding:14px 28px;background:#7B1E3B;border-radius:8px;color:#FBF7F0;font-size:16px;text-decoration:none">${escapeHtml(button)}</a>`)}
${cell(`padding-top:24px;${small}`, `If the button does not work, open this link:<br><span style="word-break:break-all">${safeLink}</span>`)}
${cell(`padding-top:16px;padding-bottom:32px;${small}`, escapeHtml(note) + htmlFooter)}
</table></td></tr></table></body></html>
`;
  return { subject, text, html };
}
