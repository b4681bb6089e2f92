import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../test/react.ts';
import { recordAnnouncements } from '../../test/screenReader.ts';
import { Checkbox, Field, PasswordField, TextArea } from './Field.tsx';

const field = (label = 'Email') => page.getByLabelText(label, { exact: true });

describe('a field', () => {
  it('is described by its note', async () => {
    await render(<Field label="Email" note="We never share it." />);
    await expect.element(field()).toHaveAccessibleDescription('We never share it.');
    await expect.element(field()).not.toHaveAttribute('aria-invalid');
  });

  it('is described by its error instead, and marked as invalid', async () => {
    await render(<Field label="Email" note="We never share it." error="Please enter it." />);
    await expect.element(field()).toHaveAccessibleDescription('Please enter it.');
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  });

  it('without note and error has no description', async () => {
    await render(<Field label="Email" />);
    await expect.element(field()).not.toHaveAttribute('aria-describedby');
  });
});

describe('an error that appears', () => {
  const fields = [
    ['a field', 'Name', (error?: string) => <Field label="Name" note="A note" error={error} />],
    ['a text area', 'Name', (error?: string) => <TextArea label="Name" error={error} />],
    ['a checkbox', 'Name', (error?: string) => <Checkbox error={error}>Name</Checkbox>],
  ] as const;

  it.each(fields)('in %s with the focus is announced, each time', async (_, label, element) => {
    const { rerender } = await render(element());
    field(label).element().focus();
    const takeAnnouncements = recordAnnouncements();
    for (let round = 1; round <= 2; round += 1) {
      await rerender(element('Wrong.'));
      expect(takeAnnouncements()).toEqual(['assertive: Wrong.']);
      await rerender(element());
      expect(takeAnnouncements()).toEqual([]);
    }
  });

  it.each(fields)('in %s without the focus is only its description', async (_, label, element) => {
    const { rerender } = await render(element());
    const takeAnnouncements = recordAnnouncements();
    await rerender(element('Wrong.'));
    expect(takeAnnouncements()).toEqual([]);
    await expect.element(field(label)).toHaveAccessibleDescription('Wrong.');
  });
});

it('a text area has a label', async () => {
  await render(<TextArea label="Message" maxLength={5} />);
  await field('Message').fill('Hello');
  await expect.element(field('Message')).toHaveValue('Hello');
});

it('a password is hidden until Show password is clicked', async () => {
  await render(<PasswordField label="Password" defaultValue="secret" />);
  await expect.element(field('Password')).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.element(field('Password')).toHaveAttribute('type', 'text');
  const hide = page.getByRole('button', { name: 'Hide password' });
  await expect.element(hide).toHaveAttribute('aria-pressed', 'true');
  await hide.click();
  await expect.element(field('Password')).toHaveAttribute('type', 'password');
  await expect.element(field('Password')).toHaveValue('secret');
});

describe('a checkbox', () => {
  it('is checked by a click on its label', async () => {
    await render(<Checkbox>Remember me</Checkbox>);
    await page.getByText('Remember me').click();
    await expect.element(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  });

  it('is described by its error', async () => {
    await render(<Checkbox error="You must agree">I agree</Checkbox>);
    const box = page.getByRole('checkbox', { name: 'I agree' });
    await expect.element(box).toHaveAccessibleDescription('You must agree');
    await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('what is typed into a prerendered page before it is hydrated', () => {
  function Form() {
    const [email, setEmail] = useState('');
    const [message, setMessage] = useState('');
    return (
      <>
        <Field label="Email" value={email} onChange={({ target }) => setEmail(target.value)} />
        <TextArea label="Message" value={message} onChange={({ target }) => setMessage(target.value)} />
        <output>{`${email}|${message}`}</output>
      </>
    );
  }

  it('stays in its field, and is passed to onChange', async () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Form />);
    document.body.append(container);
    await field().fill('ana@ena.example');
    await field('Message').fill('Hello');
    const errors: unknown[] = [];
    const root = hydrateRoot(container, <Form />, { onRecoverableError: (error) => errors.push(error) });
    onTestFinished(() => {
      root.unmount();
      container.remove();
    });
    await expect.element(page.getByText('ana@ena.example|Hello')).toBeVisible();
    await expect.element(field()).toHaveValue('ana@ena.example');
    expect(errors).toEqual([]);
  });
});
