/** The popover of a word: what the course says of it first, then what the grammar engine says. */
import type { GlossaryEntry } from '@ena/domain/lesson/model';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setOffline } from '../../test/app.tsx';
import { violations } from '../../test/axe.ts';
import { holdRequests, requests } from '../../test/mockApi.ts';
import { render } from '../../test/react.ts';
import { GlossedText } from './GlossedText.tsx';

const show = (text: string, glossary: Readonly<Record<string, GlossaryEntry>> = {}, translation?: string) =>
  render(
    <MemoryRouter>
      <main>
        <h1>Text</h1>
        <GlossedText text={text} glossary={glossary} translation={translation} />
      </main>
    </MemoryRouter>,
  );
const word = (form: string) => page.getByRole('button', { name: form, exact: true });
const popover = () => page.getByRole('dialog', { name: 'Meaning' });
const parts = () => popover().getByRole('list', { name: 'Parts of the word' }).getByRole('listitem');

describe('a word that is tapped', () => {
  it('without a note of the course has meaning, form, parts and a link to all forms', async () => {
    await show('ჭიქა წყლის გარეშე');
    await word('წყლის').click();
    await expect.element(popover().getByText('of water')).toBeVisible();
    await expect.element(popover()).toMatchTextContent(/genitive of წყალი/u);
    await expect.element(parts()).toHaveLength(2);
    await expect.element(parts().nth(0)).toHaveTextContent('წყლstem');
    await expect.element(parts().nth(1)).toHaveTextContent('ისgenitive');
    await expect
      .element(popover().getByRole('link', { name: 'All forms of წყალი' }))
      .toHaveAttribute('href', `/nouns/${encodeURIComponent('წყალი')}`);
    expect(await violations()).toEqual([]);
  });

  it('that is a form of a verb links to the verb', async () => {
    await show('დავწერე.');
    await word('დავწერე').click();
    await expect.element(popover().getByRole('link').first()).toHaveAttribute('href', '/verbs/write');
  });

  it('of several words has that of the translation first', async () => {
    await show('გაღვიძება', {}, 'to wake up');
    await word('გაღვიძება').click();
    await expect.element(popover().getByRole('listitem').first()).toMatchTextContent(/^to wake up/u);
  });

  it('has first what the course says here, and the reading that agrees with it', async () => {
    await show('ჩემი და', { და: { lemma: 'და', gloss: 'sister', note: 'nominative' } });
    await word('და').click();
    await expect.element(popover().getByText('sister')).toBeVisible();
    await expect.element(popover().getByRole('link', { name: 'All forms of და' })).toBeVisible();
    await expect.element(popover()).not.toMatchTextContent(/conjunction/u);
  });

  it('of which the engine knows nothing that agrees has only what the course says', async () => {
    await show('კაცის', { კაცის: { lemma: 'სხვა', gloss: 'something else' } });
    await word('კაცის').click();
    await expect.element(popover().getByText('something else')).toBeVisible();
    await expect.poll(() => requests('grammar.analyze').length).toBe(1);
    await expect.element(popover().getByRole('status')).not.toBeInTheDocument();
    await expect.element(popover().getByRole('link', { name: /forms|Taught/u })).not.toBeInTheDocument();
  });

  it('with many uses is summed up', async () => {
    await show('ჩვენ');
    await word('ჩვენ').click();
    await expect.element(popover()).toMatchTextContent(/^.*dictionary form; or ergative.*; and other uses/u);
  });

  it('that no lexicon has says so', async () => {
    await show('ჟჟჟუ');
    await word('ჟჟჟუ').click();
    await expect.element(popover().getByText(/Ena does not know this word yet/u)).toBeVisible();
  });

  it('shows the note of the course while the rest is loading, and asks once for a form', async () => {
    const release = holdRequests('grammar.analyze');
    await show('სახლს და სახლს', { სახლს: { lemma: 'სახლი', gloss: 'house', note: 'dative' } });
    const first = word('სახლს').first();
    await first.click();
    await expect.element(popover().getByText('house')).toBeVisible();
    await expect.element(popover().getByRole('status', { name: 'Loading' })).toBeInTheDocument();
    release();
    await expect.element(parts()).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await expect.element(first).toHaveFocus();
    await word('სახლს').nth(1).click();
    await expect.element(parts()).toHaveLength(2);
    expect(requests('grammar.analyze')).toHaveLength(1);
  });

  it('offline has what the course knows, and says what needs a connection', async () => {
    await show('ბავშვს და ბიჭს', { ბავშვს: { lemma: 'ბავშვი', gloss: 'child', note: 'dative' } });
    setOffline(true);
    await word('ბავშვს').click();
    await expect.element(popover().getByText('child')).toBeVisible();
    await expect.element(popover().getByText('Its parts and other forms need a connection.')).toBeVisible();
    await word('ბიჭს').click();
    await expect.element(popover().getByText(/^What this word means needs a connection/u)).toBeVisible();
  });
});

it('a text is one tab stop, and arrow keys lead from word to word', async () => {
  await show('კაცი წიგნს კითხულობს');
  await userEvent.keyboard('{Tab}');
  await expect.element(word('კაცი')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(word('წიგნს')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(word('კითხულობს')).toHaveFocus();
  await userEvent.keyboard('{Home}{Enter}');
  await expect.element(popover().getByText('man')).toBeVisible();
});
