export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => escaped[char] ?? char);

/** The mail that a new learner gets (AUTH-30). `link` leads to /confirmation and works for 24 hours. */
export function confirmationMail(name: string, link: string): MailContent {
  const text = `Hello ${name}, and გამარჯობა! (gamarjoba: hello)

Welcome to Ena. Please confirm your e-mail by opening this link:

${link}

It works once, for 24 hours. If you did not sign up for Ena, you can ignore this mail.

Ena
`;
  const html = `<!doctype html>
<html lang="en"><body style="margin:0;padding:32px 16px;background:#FBF7F0;font-family:Georgia,'Times New Roman',serif;color:#2B1B17">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center">
<table role="presentation" width="480" cellspacing="0" cellpadding="0" style="max-width:100%;background:#FFFFFF;border:1px solid #E8DCCB;border-radius:12px">
<tr><td style="padding:32px 32px 0"><span lang="ka" style="font-size:40px;line-height:1;color:#7B1E3B">ენა</span></td></tr>
<tr><td style="padding:20px 32px 0;font-size:22px;line-height:1.35">Hello ${escapeHtml(name)}, welcome to Ena.</td></tr>
<tr><td style="padding:12px 32px 0;font-size:16px;line-height:1.6">One step is left before your first letter: confirm that this e-mail is yours.</td></tr>
<tr><td style="padding:24px 32px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 28px;background:#7B1E3B;border-radius:8px;color:#FBF7F0;font-size:16px;text-decoration:none">Confirm my e-mail</a></td></tr>
<tr><td style="padding:24px 32px 0;font-size:13px;line-height:1.6;color:#6B5A50">If the button does nothing, open this address:<br><span style="word-break:break-all">${escapeHtml(link)}</span></td></tr>
<tr><td style="padding:16px 32px 32px;font-size:13px;line-height:1.6;color:#6B5A50">The link works once, for 24 hours. If you did not sign up for Ena, you can ignore this mail.</td></tr>
</table></td></tr></table></body></html>
`;
  return { subject: 'Confirm your e-mail for Ena', text, html };
}
