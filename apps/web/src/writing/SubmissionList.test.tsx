import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  button,
  card,
  cardOf,
  expectText,
  field,
  first,
  letters,
  openCategory,
  openFirst,
  reload,
  second,
  start,
  submit,
  submitted,
  texts,
} from '../../test/essaysPage.ts';
import { mockEndpoint, failure, holdRequests, networkError, requests } from '../../test/mockApi.ts';
import { mockWritings } from '../../test/mockWritings.ts';

let server = mockWritings();
beforeEach(() => {
  server = mockWritings();
});
const storedTexts = () => server.drafts.map(({ text }) => text).filter((text) => text !== '');

describe('a submission', () => {
  it('[ADV-25] can be read after a reload, copied into a new draft, and removed after a confirmation', async () => {
    const text = `ერთი დღე.\n\n${letters(60)}`;
    await openCategory();
    await expect.element(texts()).toMatchTextContent(/Nothing yet\./u);
    await submit(text);
    await reload();
    await texts().getByRole('button', { expanded: false }).click();
    await expect.element(texts().getByText(letters(60), { exact: false }).last()).toBeVisible();
    const copy = () => texts().getByRole('button', { name: 'Copy into a New Draft' });
    await copy().click();
    await expect.element(field()).toHaveValue(text);

    await field().fill('სხვა');
    await expectText('Saved');
    await copy().click();
    const replace = texts().getByRole('group', { name: 'Replace your current draft?' });
    await expect.element(replace.getByRole('button', { name: 'Keep It' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(replace).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue('სხვა');
    await copy().click();
    await replace.getByRole('button', { name: 'Replace It' }).click();
    await expect.element(field()).toHaveValue(text);
    await field().fill('სხვა');
    await expectText('Saved');

    const remove = () => texts().getByRole('button', { name: 'Remove', exact: true });
    await remove().click();
    await texts().getByRole('button', { name: 'Keep It' }).click();
    expect(server.submissions).toHaveLength(1);
    await remove().click();
    await texts().getByRole('button', { name: 'Remove It' }).click();
    await expect.element(texts().getByText(/^The text was removed\./u)).toBeVisible();
    expect(server.submissions).toEqual([]);
    await expect.element(texts().getByRole('heading', { name: 'Your texts' })).toHaveFocus();
    await reload();
    await expect.element(texts().getByText(/^Nothing yet\./u)).toBeVisible();
    expect(storedTexts()).toEqual(['სხვა']);
  });

  it('that could not be removed stays in the list, with the error', async () => {
    server.submissions = [
      {
        id: crypto.randomUUID(),
        essayId: first.id,
        text: letters(50),
        submittedAt: '2026-01-01T10:00:00.000Z',
      },
    ];
    mockEndpoint('writings.remove', networkError);
    await openCategory();
    await texts().getByRole('button', { expanded: false }).click();
    await texts().getByRole('button', { name: 'Remove', exact: true }).click();
    await texts().getByRole('button', { name: 'Remove It' }).click();
    await expect.element(texts().getByText(/^The text was not removed\./u)).toBeVisible();
    await expect.element(texts().getByRole('button', { expanded: true })).toHaveFocus();
    await expect.element(texts().getByRole('listitem')).toHaveLength(1);
  });

  it('whose response was lost is sent again with the same id (idempotent)', async () => {
    await openFirst();
    await field().fill(letters(50));
    await expectText('Saved');
    mockEndpoint('writings.submit', networkError);
    await button('Submit').click();
    await expect
      .element(card().getByText(/^Your text was not submitted; it is kept as a draft\./u))
      .toBeVisible();
    server = mockWritings();
    await button('Submit').click();
    await expectText(submitted);
    const [one, other] = requests('writings.submit').map(({ id }) => id);
    expect(other).toBe(one);
    await expect.element(texts().getByRole('listitem')).toHaveLength(1);
  });

  it('in flight makes the text read-only; if it is canceled meanwhile, it does not close another editor', async () => {
    await openFirst();
    await field().fill(letters(50));
    await expectText('Saved');
    const release = holdRequests('writings.submit');
    await button('Submit').click();
    await expect.element(button('Submitting…')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(field()).toHaveAttribute('readonly');
    await button('Cancel').click();
    await start(second.title).click();
    const other = cardOf(second.title).getByRole('textbox', { name: second.title });
    await expect.element(other).toBeVisible();
    release();
    await expectText(submitted);
    await expect.element(other).toBeVisible();
  });

  it('beyond the maximum number is rejected with an instruction, and the draft is kept', async () => {
    mockEndpoint('writings.submit', () => failure('TOO_MANY_TEXTS'));
    await openFirst();
    await field().fill(letters(50));
    await button('Submit').click();
    await expect.element(card().getByText(/Remove one that you no longer need/u)).toBeVisible();
    await expect.element(field()).toHaveValue(letters(50));
    await field().fill(letters(51));
    await expect.element(card().getByText(/Remove one that you no longer need/u)).not.toBeInTheDocument();
  });
});
