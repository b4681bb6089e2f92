import { messageLimits } from '@ena/domain/contact/message';
import { maxEmailLength } from '@ena/domain/validation/emailAddress';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, phone, setOffline } from '../../../test/app.tsx';
import { ana } from '../../../test/learner.ts';
import { mockEndpoint, serverState } from '../../../test/mockApi.ts';

const thanks = "Thank you for your message! We'll get back to you within 24 hours.";
const sorry = 'There was an error sending your message.';
const texts = {
  Name: 'Nino',
  Email: 'nino@example.com',
  Subject: 'A question',
  Message: 'How do I type ქ?\n\nNino',
};
type Label = keyof typeof texts;
const labels: readonly Label[] = ['Name', 'Email', 'Subject', 'Message'];
const empty = { Name: '', Email: '', Subject: '', Message: '' };

const main = () => page.getByRole('main');
const field = (label: Label) => main().getByLabelText(label, { exact: true });
const control = (label: Label) => field(label).element() as HTMLInputElement | HTMLTextAreaElement; // as: a text field
const sendButton = () => main().getByRole('button', { name: 'Send Message' });
const values = () => Object.fromEntries(labels.map((label) => [label, control(label).value]));
const fill = async (other: Partial<Record<Label, string>> = {}) => {
  for (const label of labels) await field(label).fill(other[label] ?? texts[label]);
};
const open = async (path: string, learner: typeof ana | null = null) => {
  await openApp(path, { learner });
  await expect.element(sendButton()).toBeEnabled();
};

let sent: unknown[] = [];
/** Sets the mail service's response to all following messages. */
const answerMessages = (respond: () => Response | Promise<Response>) =>
  mockEndpoint('contact.send', (message) => {
    sent.push(message);
    return respond();
  });
beforeEach(() => {
  sent = [];
  answerMessages(() => new HttpResponse('OK'));
});

/** Waits for the complete error text after a failed message. */
const expectFailure = (reason: string) =>
  expect
    .element(main().getByRole('alert'))
    .toHaveTextContent(`${sorry} ${reason} Please try again or email us directly.`);

describe.each(['/support', '/contact'])('%s', (path) => {
  it('[SUP-05] sends nothing while a field is empty or the e-mail address is invalid', async () => {
    await open(path);
    for (const label of labels) {
      await fill({ [label]: '' });
      await sendButton().click();
      expect(control(label).validity.valueMissing).toBe(true);
      await expect.element(field(label)).toHaveFocus();
    }
    for (const [typed, problem] of [
      ['nino', /such as nino@example\.com/u],
      ['a@b', /needs an ending/u],
    ] as const) {
      await fill({ Email: typed });
      await sendButton().click();
      await expect.element(field('Email')).toHaveAccessibleDescription(problem);
      await expect.element(field('Email')).toHaveFocus();
    }
    await fill();
    await sendButton().click();
    await expect.element(main().getByText(thanks)).toBeVisible();
    // Only the complete message was sent.
    expect(sent).toHaveLength(1);
  });

  it('[SUP-05] sends nothing while a field has spaces only, and says which', async () => {
    await open('/contact');
    await fill({ Name: '   ', Message: ' \n ' });
    await sendButton().click();
    await expect.element(field('Name')).toHaveAccessibleDescription('Please enter your name.');
    await expect.element(field('Name')).toHaveFocus();
    await expect.element(field('Message')).toHaveAccessibleDescription('Please enter your message.');
    expect(sent).toEqual([]);
    await fill();
    await sendButton().click();
    await expect.element(page.getByText(thanks)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('[SUP-06] [SUP-07] [SUP-09] [SUP-10] shows a sending state, then a confirmation, and clears the form', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answerMessages(() => promise);
    await open(path);
    await fill();
    await sendButton().click();
    await expect.element(main().getByRole('button', { name: 'Sending…' })).toBeDisabled();
    await expect.element(main().getByText('Sending your message…')).toBeInTheDocument();
    for (const label of labels) expect(control(label).readOnly).toBe(true);
    await expect
      .poll(() => sent)
      .toEqual([
        {
          lib_version: expect.any(String),
          user_id: expect.any(String),
          service_id: expect.any(String),
          template_id: expect.any(String),
          template_params: {
            from_name: texts.Name,
            from_email: texts.Email,
            subject: texts.Subject,
            message: texts.Message,
          },
        },
      ]);
    resolve(new HttpResponse('OK'));
    await expect.element(main().getByRole('status').filter({ hasText: thanks })).toBeVisible();
    expect(values()).toEqual(empty);
  });

  it('[SUP-08] keeps the text when sending fails, and says why', async () => {
    await open(path);
    await fill();
    for (const [response, reason] of [
      [() => new HttpResponse('The mail room is on fire', { status: 500 }), 'The mail room is on fire.'],
      [() => new HttpResponse('', { status: 500 }), 'An unknown error occurred.'],
      [() => HttpResponse.error(), 'The network connection failed: please check your internet connection.'],
      [
        () => new HttpResponse('Too many requests.', { status: 429 }),
        'You have sent several messages in a short time: please wait a few minutes.',
      ],
    ] as const) {
      answerMessages(response);
      await sendButton().click();
      await expectFailure(reason);
      expect(values()).toEqual(texts);
    }
    await expect
      .element(main().getByRole('link', { name: 'email us directly' }))
      .toHaveAttribute('href', 'mailto:support@ena.example');
  });

  it('removes an error once it is about an older text', async () => {
    answerMessages(() => new HttpResponse('', { status: 500 }));
    await open(path);
    await fill();
    await sendButton().click();
    await expectFailure('An unknown error occurred.');
    await fill({ Email: 'a@b', Name: ' ' });
    await sendButton().click();
    await expect.element(field('Name')).toHaveAccessibleDescription('Please enter your name.');
    expect(
      main()
        .getByText(/There was an error sending your message/u)
        .elements(),
    ).toEqual([]);
    await field('Name').fill('Nino');
    await expect.element(field('Name')).not.toHaveAttribute('aria-invalid');
    await expect.element(field('Email')).toHaveAccessibleDescription(/needs an ending/u);
  });

  it('accepts no more characters than the server does', async () => {
    await open(path);
    expect(labels.map((label) => control(label).maxLength)).toEqual([
      messageLimits.name,
      maxEmailLength,
      messageLimits.subject,
      messageLimits.message,
    ]);
  });
});

describe('a message', () => {
  it('is sent with its texts trimmed', async () => {
    await open('/contact');
    await fill({ Name: '  Nino ', Message: '\n\nHello\n' });
    await sendButton().click();
    await expect
      .poll(() => sent)
      .toMatchObject([{ template_params: { from_name: 'Nino', message: 'Hello' } }]);
  });

  it('is stored as a draft, shown in the other form too, and deleted once it is sent', async () => {
    await open('/support');
    await fill();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect.element(main().getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    await expect.poll(values).toEqual(texts);
    expect(sessionStorage.getItem('unsent-message')).toContain(texts.Subject);
    await sendButton().click();
    await expect.element(main().getByText(thanks)).toBeVisible();
    expect(sessionStorage.getItem('unsent-message')).toBeNull();
  });

  it('that was typed before a reload is restored from the draft', async () => {
    const typed = { from_name: 'Nino', message: 'Half a sent' };
    sessionStorage.setItem('unsent-message', JSON.stringify({ by: null, typed }));
    await open('/contact');
    await expect.poll(values).toEqual({ ...empty, Name: 'Nino', Message: 'Half a sent' });
  });

  it.each([
    'nonsense',
    'null',
    '7',
    '{"by":null}',
    '{"by":null,"typed":[1]}',
    '{"by":null,"typed":{"subject":7}}',
  ])('with an invalid stored draft is empty: %s', async (storedDraft) => {
    sessionStorage.setItem('unsent-message', storedDraft);
    await open('/contact', ana);
    await expect.element(field('Email')).toHaveValue(ana.email);
    expect(values()).toMatchObject({ Subject: '', Message: '' });
  });

  it('that is written offline is kept, and can be sent when the network is back', async () => {
    await open('/contact');
    await fill();
    setOffline(true);
    await expect.element(main().getByText(/You are currently offline\. You can write on/u)).toBeVisible();
    await sendButton().click();
    await expectFailure('You are currently offline.');
    expect(values()).toEqual(texts);
    expect(sent).toEqual([]);
    setOffline(false);
    await sendButton().click();
    await expect.element(main().getByText(thanks)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('from a bot is marked by the hidden honeypot field', async () => {
    await open('/contact');
    await fill({ Subject: 'Pills' });
    const honeypot = document.querySelector<HTMLInputElement>('input[name="confirm_subject"]');
    expect(honeypot?.closest('[aria-hidden=true]')?.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    Object.assign(honeypot ?? {}, { value: 'pills' });
    await sendButton().click();
    await expect.element(main().getByText(thanks)).toBeVisible();
    // The server drops it.
    expect(sent).toMatchObject([{ template_params: { confirm_subject: 'pills' } }]);
    expect(honeypot?.value).toBe('');
  });

  it('from a learner has name and e-mail prefilled, which can be changed', async () => {
    await open('/contact', ana);
    await expect.poll(values).toEqual({ ...empty, Name: ana.displayName, Email: ana.email });
    await fill();
    await sendButton().click();
    await expect.element(main().getByText(thanks)).toBeVisible();
    expect(sent).toMatchObject([{ template_params: { from_email: texts.Email } }]);
  });

  it('from a learner is not shown to the next person who uses the browser', async () => {
    await open('/contact', ana);
    await expect.element(field('Email')).toHaveValue(ana.email);
    await field('Message').fill('A secret');
    await page.getByRole('banner').getByRole('button', { name: 'Ana' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect.element(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect.element(sendButton()).toBeEnabled();
    expect(values()).toEqual(empty);
  });

  it('from a visitor is kept when they log in', async () => {
    const typed = { subject: 'Before the login' };
    sessionStorage.setItem('unsent-message', JSON.stringify({ by: null, typed }));
    serverState().learner = ana;
    await open('/contact', ana);
    await expect
      .poll(values)
      .toEqual({ Name: ana.displayName, Email: ana.email, Subject: 'Before the login', Message: '' });
  });

  it('can be written and sent by keyboard alone, on a phone too', async () => {
    await openApp('/contact', { learner: null, viewport: phone });
    await expect.element(sendButton()).toBeEnabled();
    control('Name').focus();
    for (const text of [texts.Name, texts.Email, 'By keyboard', 'Hello'])
      await userEvent.keyboard(`${text}{Tab}`);
    // The honeypot field is not in the tab order.
    await expect.element(sendButton()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const confirmation = main().getByRole('status').filter({ hasText: thanks });
    await expect.element(confirmation).toBeVisible();
    await expect.element(confirmation).toBeInViewport({ ratio: 1 });
    expect(sent).toMatchObject([{ template_params: { from_name: texts.Name, subject: 'By keyboard' } }]);
  });
});

describe('the pages /support and /contact', () => {
  const hrefOf = (name: string) => main().getByRole('link', { name }).first().element().getAttribute('href');

  it('[SUP-01] [SUP-02] [SUP-04] /support has a form, contact info, five questions, quick links and the reply time', async () => {
    await open('/support');
    await expect.element(main().getByRole('heading', { level: 1, name: 'Support Center' })).toBeVisible();
    for (const label of labels) await expect.element(field(label)).toBeVisible();
    const info = main().getByRole('region', { name: 'Contact info' });
    await expect
      .element(info.getByRole('link', { name: 'support@ena.example' }))
      .toHaveAttribute('href', 'mailto:support@ena.example');
    await expect.element(info.getByRole('link', { name: 'privacy@ena.example' })).toBeVisible();
    const questions = main().getByRole('region', { name: 'Frequently asked questions' });
    await expect.element(questions.getByRole('term')).toHaveLength(5);
    const links = main().getByRole('region', { name: 'Quick links' }).getByRole('link').elements();
    expect(
      links.map((link) => [link.querySelector('.font-semibold')?.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Settings', '/settings'],
      ['Learning Resources', '/beginner'],
      ['AI Chat Assistant', '/chat'],
    ]);
    await expect.element(main().getByText(/a reply within 24 hours/u)).toBeVisible();
    expect(hrefOf('More questions and answers')).toBe('/faq');
  });

  it('[SUP-03] /contact has contact info, quick links and the form', async () => {
    await open('/contact');
    await expect.element(main().getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    await expect.element(main().getByRole('region', { name: 'Contact info' })).toBeVisible();
    const form = main().getByRole('region', { name: 'Send us a Message' });
    await expect.element(form.getByLabelText('Message', { exact: true })).toBeVisible();
    for (const path of ['/support', '/beginner', '/chat'])
      expect(document.querySelectorAll(`main a[href="${path}"]`)).toHaveLength(1);
    await main()
      .getByRole('link', { name: /Support Center/u })
      .click();
    await expect.element(main().getByRole('heading', { level: 1, name: 'Support Center' })).toBeVisible();
    expect(location.pathname).toBe('/support');
  });
});
