import { verbList, verbPage } from '@ena/course/verbs/verbPages';
import { analyzeVerb } from '@ena/grammar/verb/analysis';
import { findVerb } from '@ena/grammar/verb/lexicon';
import { describeVerbForm, summarizeVerb } from '@ena/grammar/verb/summary';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, openPage, phone, setOffline } from '../../../test/app.tsx';
import { horizontalOverflow, violations } from '../../../test/axe.ts';
import { css } from '../../../test/locators.ts';
import { failure, holdRequests, mockEndpoint, requests } from '../../../test/mockApi.ts';

const { verbs } = verbList();
const readingsOf = (form: string) =>
  analyzeVerb(form).flatMap((reading) =>
    'form' in reading
      ? [
          {
            ...summarizeVerb(reading.verb),
            objectKind: reading.verb.object,
            screeve: reading.form.screeve,
            ...describeVerbForm(reading.form),
          },
        ]
      : [],
  );

beforeEach(() => {
  mockEndpoint('grammar.verbs', () => ({ verbs }));
  mockEndpoint('grammar.verb', ({ id }) => {
    const verb = findVerb(id);
    return verb ? verbPage(verb) : failure('NOT_FOUND');
  });
  mockEndpoint('grammar.verbForms', ({ form }) => ({ readings: readingsOf(form), near: [] }));
});

const main = () => page.getByRole('main');
const field = () => page.getByRole('searchbox', { name: 'Search verbs' });

describe('the list of verbs', () => {
  it('is open to visitors, has all verbs, and no accessibility violations', async () => {
    await openPage('/verbs', { learner: null, viewport: phone });
    await expect.element(main().getByRole('listitem')).toHaveLength(verbs.length);
    expect(await violations()).toEqual([]);
    expect(horizontalOverflow()).toBe(0);
  });

  it.each(['to write', 'write', 'წერა', 'ვწერ', 'tsera', 'davtsere'])('finds a verb by %s', async (text) => {
    await openPage('/verbs', { learner: null });
    await field().fill(text);
    await expect
      .element(
        main()
          .getByRole('link', { name: /to write/u })
          .first(),
      )
      .toBeVisible();
    await expect.element(main().getByRole('link', { name: /to dance/u })).not.toBeInTheDocument();
  });

  it('explains any form, and leads to its verb', async () => {
    await openPage('/verbs', { learner: null });
    await field().fill('დამიწერია');
    const found = main().getByRole('region', { name: /^This form/u });
    await expect.element(found.getByText('I have apparently written it')).toBeVisible();
    await found
      .getByRole('link', { name: /All forms of/u })
      .first()
      .click();
    await expect.element(main().getByRole('heading', { level: 1 })).toHaveTextContent('წერა to write');
  });

  it('shows the nearest forms of a form that no verb has, and says so where there is nothing', async () => {
    mockEndpoint('grammar.verbForms', ({ form }) => ({
      readings: [],
      near:
        form === 'დავწერა'
          ? readingsOf('დავწერე').map((reading) => ({ ...reading, differences: ['ა instead of ე'] }))
          : [],
    }));
    await openPage('/verbs', { learner: null });
    await field().fill('დავწერა');
    await expect.element(main().getByRole('heading', { name: 'Did you mean …?' })).toBeVisible();
    await expect
      .element(
        main()
          .getByText(/How it differs/u)
          .first(),
      )
      .toBeVisible();
    await field().fill('ჟჟჟ');
    await expect.element(main().getByText(/No verb here has this form/u)).toBeVisible();
    await main().getByRole('button', { name: 'Clear search' }).click();
    await expect.element(main().getByRole('listitem')).toHaveLength(verbs.length);
  });

  it('keeps finding verbs while forms cannot be looked up', async () => {
    await openPage('/verbs', { learner: null });
    setOffline(true);
    await field().fill('ვწერ');
    await expect.element(main().getByText(/Forms could not be looked up/u)).toBeVisible();
    await expect
      .element(
        main()
          .getByRole('link', { name: /to write/u })
          .first(),
      )
      .toBeVisible();
  });
});

describe('the page of a verb', () => {
  it('has the usual forms and sentences, then everything, without accessibility violations', async () => {
    await openPage('/verbs/write', { learner: null, viewport: phone });
    await expect.element(main().getByRole('heading', { name: 'All its forms' })).toBeVisible();
    await expect
      .element(
        main()
          .getByRole('row', { name: /დავწერე.*I wrote it/u })
          .first(),
      )
      .toBeVisible();
    await expect.element(main().getByText(/I am writing a letter\./u)).toBeVisible();
    expect(await violations()).toEqual([]);
    expect(horizontalOverflow()).toBe(0);
    expect(document.title).toBe('Georgian verb წერა (to write): I write, wrote, will write · Ena');
  });

  it('shows what changes in a form with one feature', async () => {
    await openPage('/verbs/write', { learner: null });
    const bench = main().getByRole('region', { name: 'Take it apart' });
    await expect.element(bench.getByText('I write it')).toBeVisible();
    await bench.getByRole('radio', { name: 'Did', exact: true }).click({ force: true });
    await expect.element(bench.getByText('I wrote it')).toBeVisible();
    await expect.element(bench.getByText(/^new: და/u)).toBeVisible();
    await bench.getByRole('radio', { name: /^არ/u }).click({ force: true });
    await expect.element(bench.getByText('I did not write it')).toBeVisible();
    await expect.element(bench.getByRole('radio', { name: 'me', exact: true })).toBeDisabled();
  });

  it('opens a form of a table, and moves the focus to it', async () => {
    await openPage('/verbs/write', { learner: null });
    const series = main().getByRole('region', { name: /As it turns out/u });
    await series.getByRole('button', { name: 'დაუწერია', exact: true }).first().click();
    await expect.element(main().getByText('he/she/it has apparently written it').first()).toBeVisible();
    await expect.element(main().getByRole('heading', { name: 'Take it apart' })).toHaveFocus();
  });

  it('highlights a part in all forms while it has the focus', async () => {
    await openPage('/verbs/write', { learner: null });
    const bench = main().getByRole('region', { name: 'Take it apart' });
    const part = bench.getByRole('button', { name: 'ვ', exact: true });
    await expect.element(part).toBeVisible();
    (await part.findElement()).focus();
    await expect.element(css('main [data-lit]').first()).toBeInTheDocument();
    await expect
      .element(
        main()
          .getByRole('status')
          .getByText(/who, or whom/u),
      )
      .toBeVisible();
    await userEvent.tab();
    await expect.element(css('main [data-lit][data-part="person ვ"]')).not.toBeInTheDocument();
  });

  it('compares verbs that differ by their preverb', async () => {
    await openPage('/verbs/come', { learner: null });
    const bench = main().getByRole('region', { name: 'Take it apart' });
    await bench.getByRole('radio', { name: /^წა- go/u }).click({ force: true });
    await expect.element(bench.getByText('I go', { exact: true })).toBeVisible();
    expect(requests('grammar.verb').map(({ id }) => id)).toEqual(['come', 'go']);
  });

  it('leads to the 404 page where there is no such verb', async () => {
    await openApp('/verbs/nothing', { learner: null });
    await expect.element(main().getByRole('heading', { name: /404/u })).toBeVisible();
  });

  it('has a skeleton while it loads', async () => {
    const release = holdRequests('grammar.verb');
    await openApp('/verbs/write', { learner: null });
    await expect.element(css('main .skeleton').first()).toBeInTheDocument();
    release();
    await expect.element(main().getByRole('heading', { level: 1 })).toHaveTextContent('წერა to write');
  });
});
