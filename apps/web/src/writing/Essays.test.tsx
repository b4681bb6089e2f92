import { typesetLatin } from '@ena/domain/georgian/letters';
import { maxEssayLength } from '@ena/domain/lesson/draft';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { openApp, reopenApp, setOffline, subscriber } from '../../test/app.tsx';
import {
  button,
  card,
  cardOf,
  category,
  expectText,
  field,
  first,
  keptHere,
  letters,
  openEditor,
  openFirst,
  reload,
  second,
  sections,
  start,
  submitted,
} from '../../test/essaysPage.ts';
import { waitForCondition } from '../../test/waitForCondition.ts';
import { expandSection } from '../../test/locators.ts';
import {
  mockEndpoint,
  failure,
  holdRequests,
  networkError,
  requests,
  serverState,
  settleRequests,
} from '../../test/mockApi.ts';
import { mockWritings } from '../../test/mockWritings.ts';
import { session, handleSessionChange } from '../platform/session.ts';

let server = mockWritings();
beforeEach(() => {
  server = mockWritings();
});
const storedTexts = () => server.drafts.map(({ text }) => text).filter((text) => text !== '');

describe('the page of essays', () => {
  it('[ADV-21] has four categories of two prompts, each with example, translation on demand, tips and key words', async () => {
    await openApp('/advanced/writing', { learner: subscriber });
    expect(sections.map(({ id }) => id)).toEqual(['academic', 'creative', 'professional', 'journalistic']);
    for (const { title: categoryTitle, essays } of sections) {
      await expandSection(categoryTitle);
      expect(essays).toHaveLength(2);
      for (const { title, description, example, tips, keywords } of essays) {
        const prompt = cardOf(title);
        await expect.element(prompt.getByText(example.form)).toBeVisible();
        const shown = prompt.element().textContent;
        for (const text of [description, ...tips]) expect(shown).toContain(text);
        for (const { form, romanization, gloss } of keywords)
          for (const text of [form, `/${typesetLatin(romanization)}/`, gloss]) expect(shown).toContain(text);
        expect(shown).not.toContain(example.gloss);
        await prompt.getByRole('button', { name: 'Show Translation' }).click();
        await expect.element(prompt.getByText(example.gloss)).toBeVisible();
      }
    }
    for (const name of ['Writing Guidelines', 'Common Mistakes to Avoid'])
      await expect.element(page.getByRole('region', { name })).toBeVisible();
  });

  it('[ADV-22] Start Writing opens one editor with the focus; Cancel closes it, and the draft stays', async () => {
    await openFirst();
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveAttribute('lang', 'ka');
    await field().fill('მე');
    await expect.element(button('Submit')).toBeVisible();
    await start(second.title).click();
    await expect.element(cardOf(second.title).getByRole('textbox')).toBeVisible();
    await expect.element(page.getByRole('main').getByRole('textbox')).toHaveLength(1);
    await openEditor();
    await expect.element(field()).toHaveValue('მე');
    await button('Cancel').click();
    await expect.element(field()).not.toBeInTheDocument();
    await expect.element(card().getByRole('button', { name: /^Continue: / })).toHaveFocus();
    await expectText('Your draft has 2 characters.');
  });

  it('[ADV-23] [ADV-24] Submit is disabled with 49 characters, and says why, and enabled with 50', async () => {
    const tooShort = 'Please write a longer response to receive meaningful feedback.';
    await openFirst();
    for (const [text, length] of [
      ['', '0 characters, 50 more to submit'],
      [letters(49), '49 characters, 1 more to submit'],
      [` ${letters(49)}\n`, '49 characters, 1 more to submit'],
    ] as const) {
      await field().fill(text);
      await expectText(length);
      await expectText(tooShort);
      await expect.element(button('Submit')).toHaveAttribute('aria-disabled', 'true');
      await expect.element(button('Submit')).toHaveAccessibleDescription(tooShort);
    }
    button('Submit').element().focus();
    await userEvent.keyboard('{Enter}');
    await field().fill(letters(50));
    await expectText('50 characters: ready to submit, 51 more to complete the lesson');
    await expect.element(card().getByText(tooShort)).not.toBeInTheDocument();
    expect(requests('writings.submit')).toEqual([]);
    await button('Submit').click();
    await expectText(submitted);
    expect(server.submissions).toMatchObject([{ text: letters(50) }]);
    await expect.element(card().getByText('Submitted', { exact: true })).toBeVisible();
    expect(storedTexts()).toEqual([]);
    await expect.element(field()).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.textContent).toBe(submitted);
  });

  it('letters can be entered by the keys on the screen', async () => {
    await openFirst();
    await button('Georgian Letters').click();
    const keys = card().getByRole('group', { name: 'Georgian letters' });
    for (const letter of ['მ', 'ე'])
      await keys.getByRole('button').filter({ hasText: letter }).first().click();
    await expect.element(field()).toHaveValue('მე');
    await expectText('Saved');
    expect(storedTexts()).toEqual(['მე']);
    await button('Hide Letters').click();
    await expect.element(keys).not.toBeInTheDocument();
  });

  it('limits a text to the maximum length', async () => {
    await openFirst();
    await expect.element(field()).toHaveAttribute('maxlength', String(maxEssayLength));
    await field().fill(letters(maxEssayLength));
    await expectText('10,000 characters: the maximum length');
  });
});

describe('a draft', () => {
  it('is saved once typing pauses, not with each letter', async () => {
    await openFirst();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await userEvent.keyboard('a');
    await userEvent.keyboard('b');
    await userEvent.keyboard('g');
    expect(requests('writings.saveDraft')).toEqual([]);
    vi.advanceTimersByTime(1000);
    await expectText('Saved');
    expect(requests('writings.saveDraft').map(({ text }) => text)).toEqual(['აბგ']);
  });

  it('[ADV-26] is restored after a reload, and replaced by a newer one of another device when the tab becomes visible', async () => {
    await openFirst();
    await field().fill('მე ვწერ');
    await expectText('Saved');
    await reload();
    await openEditor();
    await expect.element(field()).toHaveValue('მე ვწერ');
    const savedAt = new Date(Date.now() + 1000).toISOString();
    server.drafts = [{ essayId: first.id, text: 'მე ვწერ აქ', savedAt }];
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(field()).toHaveValue('მე ვწერ აქ');
  });

  it('that is newer than the one on the server is kept', async () => {
    server.drafts = [{ essayId: first.id, text: 'ძველი', savedAt: '2020-01-01T00:00:00.000Z' }];
    await openFirst();
    await expect.element(field()).toHaveValue('ძველი');
    const release = holdRequests('writings.saveDraft');
    await field().fill('ახალი');
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => requests('writings.list').length).toBeGreaterThan(1);
    await expect.element(field()).toHaveValue('ახალი');
    release();
    await expectText('Saved');
    expect(storedTexts()).toEqual(['ახალი']);
  });

  it('is sent without the debounce delay when the page is hidden, which happens before it closes', async () => {
    await openFirst();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await userEvent.keyboard('s');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    vi.restoreAllMocks();
    await waitForCondition('the draft is sent', () => requests('writings.saveDraft').length > 0);
    await waitForCondition('the draft is stored', () => storedTexts().length > 0);
    expect(storedTexts()).toEqual(['ს']);
  });

  it('is kept on this device while offline, and saved once online, also from another page', async () => {
    await openFirst();
    setOffline(true);
    await field().fill(letters(60));
    await expectText(keptHere);
    await button('Submit').click();
    await expect
      .element(card().getByText(/^Your text was not submitted; it is kept as a draft\./u))
      .toBeVisible();
    await expect.element(field()).toHaveValue(letters(60));
    setOffline(false);
    await expectText('Saved');
    expect(storedTexts()).toEqual([letters(60)]);

    setOffline(true);
    await field().fill('სხვა');
    await expectText(keptHere);
    await cleanup();
    setOffline(false);
    await reopenApp('/privacy-policy');
    await expect.poll(storedTexts).toEqual(['სხვა']);
  });

  it('that was also edited on another device is shown together with that text, and saved', async () => {
    await openFirst();
    setOffline(true);
    await field().fill('on the phone');
    await expectText(keptHere);
    const savedAt = new Date(Date.now() + 60_000).toISOString();
    server.drafts = [{ essayId: first.id, text: 'on the laptop', savedAt }];
    const essay = {
      id: crypto.randomUUID(),
      essayId: first.id,
      text: 'an earlier essay',
      submittedAt: savedAt,
    };
    server.submissions = [essay];
    const release = holdRequests('writings.saveDraft');
    setOffline(false);
    await expect.element(card().getByText(essay.text).first()).toBeVisible();
    // The texts of the server are loaded. Its draft does not replace one before that is sent: typing on would overwrite it.
    await expect.element(field()).toHaveValue('on the phone');
    release();
    await expect.element(field()).toHaveValue('on the laptop\n\non the phone');
    await expectText('Saved');
    expect(storedTexts()).toEqual(['on the laptop\n\non the phone']);
  });

  it('that could not be saved is sent again every 15 s while the editor is open', async () => {
    mockEndpoint('writings.saveDraft', () => failure('INTERNAL'));
    // The interval begins with the app.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await openFirst();
    await userEvent.keyboard('s');
    await waitForCondition('the failure is shown', () =>
      card().element().textContent.includes('Saved on this device.'),
    );
    await settleRequests();
    const before = requests('writings.saveDraft').length;
    vi.advanceTimersByTime(15_000);
    await waitForCondition('the draft is sent again', () => requests('writings.saveDraft').length > before);
    expect(requests('writings.saveDraft').at(-1)?.text).toBe('ს');
  });

  it('is updated when another tab edits it, also offline, and drops characters that cannot be stored', async () => {
    await openFirst();
    setOffline(true);
    const draft = { essayId: first.id, text: 'აქ', savedAt: new Date(Date.now() + 1000).toISOString() };
    localStorage.setItem('outbox', JSON.stringify([{ kind: 'draft', learnerId: subscriber.id, draft }]));
    window.dispatchEvent(new StorageEvent('storage', { key: 'outbox' }));
    await expect.element(field()).toHaveValue('აქ');
    await field().fill('ა\0ქი');
    await expect.element(field()).toHaveValue('აქი');
    setOffline(false);
    await expect.poll(storedTexts).toEqual(['აქი']);
  });

  it('is kept when the session ends, asks to log in again, and is saved after the login', async () => {
    await openFirst();
    mockEndpoint('writings.saveDraft', () => failure('UNAUTHENTICATED'));
    await field().fill('გრძელი დღე');
    await expect.element(card().getByText(/Your session has ended\./u)).toBeVisible();
    await expect
      .element(card().getByRole('link', { name: 'Log in again' }))
      .toHaveAttribute('href', '/login?from=%2Fadvanced%2Fwriting');
    server = mockWritings();
    await reload();
    await expect.poll(storedTexts).toEqual(['გრძელი დღე']);
    await openEditor();
    await expect.element(field()).toHaveValue('გრძელი დღე');
  });

  it('is neither shown to the next learner at this browser nor sent in their session', async () => {
    await openFirst();
    mockEndpoint('writings.saveDraft', networkError);
    await field().fill('ჩემი საიდუმლო');
    await expectText(keptHere);
    server = mockWritings();
    serverState().learner = { ...subscriber, id: 'other' };
    await handleSessionChange();
    await expect.poll(() => session.peek()).toMatchObject({ value: { id: 'other' } });
    await openEditor();
    await expect.element(field()).toHaveValue('');
    await field().fill('მე');
    await expectText('Saved');
    expect(storedTexts()).toEqual(['მე']);
    expect(requests('writings.saveDraft').at(-1)?.text).toBe('მე');
  });

  it('cannot be started while the stored drafts could not be loaded', async () => {
    mockEndpoint('writings.list', () => failure('INTERNAL'));
    await openApp('/advanced/writing', { learner: subscriber });
    await expandSection(category.title);
    await expect.element(page.getByText(/^Your texts could not be loaded\./u)).toBeVisible();
    await expect.element(start()).toBeDisabled();
    server = mockWritings();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await openEditor();
  });

  it('is kept and sent when local storage is full', async () => {
    await openFirst();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await field().fill('სიტყვა');
    await expectText('Saved');
    expect(storedTexts()).toEqual(['სიტყვა']);
    vi.restoreAllMocks();
  });
});

describe('the writing lesson', () => {
  it.each([
    [100, false],
    [101, true],
  ])(
    '[ADV-37] with a draft of %d characters, also from another day, is reported as completed: %s',
    async (length, completed) => {
      const savedAt = '2026-01-01T10:00:00.000Z';
      server.drafts = [{ essayId: first.id, text: letters(length), savedAt }];
      vi.useFakeTimers({
        toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
      });
      await openFirst();
      await expect.element(field()).toHaveValue(letters(length));
      await settleRequests();
      vi.advanceTimersByTime(61_000);
      await page.getByRole('link', { name: 'Back to Advanced Level' }).click();
      await expect
        .poll(
          () =>
            new Set(
              requests('progress.report').flatMap((report) =>
                report.lessonId === 'advanced-writing' ? (report.completed ?? []) : [],
              ),
            ),
        )
        .toEqual(new Set([completed]));
    },
  );
});
