/** Typing Georgian with a Latin keyboard and with the on-screen keyboard. */
import type { TypeAnswerItem } from '@ena/domain/exercise/kinds/typeAnswer';
import { latinKeyOf } from '@ena/domain/georgian/keyboardLayout';
import { letterNames } from '@ena/domain/georgian/letterNames';
import { mkhedruli, typesetLatin } from '@ena/domain/georgian/letters';
import { romanize } from '@ena/domain/georgian/romanize';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { openApp, phone, subscriber } from '../../test/app.tsx';
import { announced, exerciseOf, openExercise } from '../../test/exercise.tsx';

const letters = mkhedruli.map(([letter]) => letter);
const alphabet = letters.join('');
const typed = (id: string): TypeAnswerItem => ({
  kind: 'type-answer',
  id,
  teaches: [],
  prompt: 'Write.',
  answers: [alphabet],
});
const exercise = exerciseOf([typed('one'), typed('two')]);

const field = () => page.getByLabelText('Your answer');
const input = (): HTMLInputElement => {
  const found = field().element();
  if (found instanceof HTMLInputElement) return found;
  throw new Error('the answer is no input');
};
const latinKeys = () => page.getByRole('switch', { name: /Latin keys type Georgian/u });
const screenKeys = () => page.getByRole('group', { name: 'Georgian letters' });
const screenKey = (letter: string) =>
  screenKeys()
    .getByRole('button')
    .filter({ has: page.getByText(letter, { exact: true }) });

/** Presses the keys of a Latin keyboard that type a Georgian text. */
async function pressKeysOf(georgian: string): Promise<void> {
  const keys = [...georgian].map((letter) => {
    const by = latinKeyOf(letter);
    if (!by) return letter;
    return by.shift ? `{Shift>}${by.key.toUpperCase()}{/Shift}` : by.key;
  });
  await userEvent.keyboard(keys.join(''));
}
/** Presses a key as on any layout, or with Caps Lock: `text` is what it types. */
async function pressRaw(code: string, text: string, shift = false): Promise<void> {
  const key = { code, key: text, modifiers: shift ? 8 : 0 };
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', text, ...key });
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}
/** Fills the field up to its maxlength. */
async function fillToMaxLength(): Promise<void> {
  await field().fill('ენა');
  input().maxLength = 3;
}

describe('a Latin keyboard', () => {
  beforeEach(async () => {
    await openExercise(exercise);
    await page.getByRole('button', { name: 'Georgian keyboard' }).click();
    await expect.element(field()).toHaveFocus();
  });

  it('types 33 of 33 letters into a field, and shows its keys', async () => {
    await expect.element(latinKeys()).toBeChecked();
    await pressKeysOf(alphabet);
    await expect.element(field()).toHaveValue(alphabet);
    await expect.poll(() => screenKey('ტ').element().textContent).toMatch(/t$/u);
    await expect.poll(() => screenKey('თ').element().textContent).toMatch(/T$/u);
    await expect.element(screenKey('თ')).toHaveAttribute('aria-keyshortcuts', 'Shift+T');
    await userEvent.keyboard('{Enter}');
    await expect.poll(announced).toContain('Correct! Well done.');
  });

  it('inserts letters at the caret, and replaces the selection', async () => {
    await pressKeysOf('გამარჯობა');
    await userEvent.keyboard('{Home}{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
    await pressKeysOf('ჩშ');
    await expect.element(field()).toHaveValue('ჩშრჯობა');
  });

  it('supports Undo and Redo, in the same steps as Latin letters', async () => {
    const undo = async (text: string): Promise<string[]> => {
      await pressKeysOf('დე');
      await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
      await pressKeysOf('და');
      await expect.element(field()).toHaveValue(text);
      const steps: string[] = [];
      for (let step = 0; step < 4; step++) {
        await userEvent.keyboard('{Control>}z{/Control}');
        steps.push(input().value);
      }
      for (let step = 0; step < 4; step++) await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
      await expect.element(field()).toHaveValue(text);
      return steps;
    };
    const georgian = await undo('დედა');
    expect(new Set(georgian)).toEqual(new Set(['დე', '']));
    // A new field, without the undo history of the first one.
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(field()).toHaveValue('');
    await latinKeys().click();
    const latin = await undo('deda');
    expect(georgian).toEqual(latin.map((text) => text.replace('de', 'დე')));
  });

  it('types the same letters with Caps Lock on, so that only Shift selects the other letter', async () => {
    await pressRaw('KeyT', 'T');
    await pressRaw('KeyT', 't', true);
    await expect.element(field()).toHaveValue('ტთ');
  });

  it('does not change text composed by an input method (IME), nor Georgian letters', async () => {
    await cdp().send('Input.imeSetComposition', { text: 'k', selectionStart: 1, selectionEnd: 1 });
    await expect.element(field()).toHaveValue('k');
    await cdp().send('Input.imeSetComposition', { text: 'kh', selectionStart: 2, selectionEnd: 2 });
    await cdp().send('Input.insertText', { text: 'kh' });
    await expect.element(field()).toHaveValue('kh');
    await pressRaw('KeyX', 'ხ');
    await userEvent.keyboard('7');
    await expect.element(field()).toHaveValue('khხ7');
  });

  it('shares caret, focus and Undo with the on-screen keyboard', async () => {
    await field().fill('აა');
    await userEvent.keyboard('{ArrowLeft}');
    for (const letter of ['ჰ', 'ჟ']) await screenKey(letter).click();
    await expect.element(field()).toHaveValue('აჰჟა');
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(field()).toHaveValue('აა');
  });

  it('has on-screen keys for space, punctuation and delete', async () => {
    await screenKey('ა').click();
    for (const mark of ['Space', 'Full stop', 'Comma', 'Question mark', 'Exclamation mark'])
      await screenKeys().getByRole('button', { name: mark }).click();
    await expect.element(field()).toHaveValue('ა .,?!');
    await screenKeys().getByRole('button', { name: 'Delete' }).click();
    await expect.element(field()).toHaveValue('ა .,?');
  });

  it('stops where the field is full', async () => {
    await fillToMaxLength();
    await userEvent.keyboard('{End}');
    await pressKeysOf('ბ');
    await screenKey('ბ').click();
    await expect.element(field()).toHaveValue('ენა');
    await userEvent.keyboard('{Backspace}');
    await pressKeysOf('ი');
    await expect.element(field()).toHaveValue('ენი');
  });

  it('types Latin once switched off, with Alt+K or with the switch, and announces it to screen readers', async () => {
    await userEvent.keyboard('{Alt>}k{/Alt}');
    await expect.element(latinKeys()).not.toBeChecked();
    expect(announced()).toBe('Latin keys type Latin');
    await userEvent.keyboard('t');
    await expect.element(field()).toHaveValue('t');
    await expect.poll(() => screenKey('ტ').element().textContent).not.toMatch(/t$/u);
    expect(localStorage.getItem('latin-keys')).toBe('off');
    await latinKeys().click();
    await expect.element(latinKeys()).toBeChecked();
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('t');
    await expect.element(field()).toHaveValue('tტ');
    expect(localStorage.getItem('latin-keys')).toBe('on');
  });

  it('explains where its keys are not the romanization, without taking the focus, and only while they type Georgian', async () => {
    const explanation = page.getByText('How do the keys work?');
    await pressKeysOf('წყ');
    await explanation.click();
    await expect.element(field()).toHaveFocus();
    await pressKeysOf('ალი');
    await expect.element(field()).toHaveValue('წყალი');
    const rows = page.getByRole('listitem').filter({ hasText: 'types' });
    const texts = () => rows.elements().map(({ textContent }) => textContent);
    await expect.poll(texts).toContain('wtypesწ, writtentsʼ');
    expect(texts()).toContain('Shift+Rtypesღ, writtengh');
    expect(texts().join('')).not.toContain('ბ');
    await latinKeys().click();
    await expect.element(explanation).not.toBeInTheDocument();
  });

  it('has Alt+K in a Georgian layout, too, but not where another letter is at its place', async () => {
    const press = (key: string, code: string) =>
      field()
        .element()
        .dispatchEvent(
          new KeyboardEvent('keydown', { key, code, altKey: true, bubbles: true, cancelable: true }),
        );
    await expect.element(latinKeys()).toBeChecked();
    for (const key of ['კ', '˚']) {
      press(key, 'KeyK');
      await expect.element(latinKeys()).not.toBeChecked();
      press(key, 'KeyK');
      await expect.element(latinKeys()).toBeChecked();
    }
    // Dvorak.
    press('t', 'KeyK');
    press('k', 'KeyV');
    await expect.element(latinKeys()).not.toBeChecked();
  });

  it('does not intercept keyboard shortcuts', async () => {
    await field().fill('ენა');
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    await expect.element(field()).toHaveValue('');
  });
});

it('types Latin from the first key if Georgian typing was switched off before', async () => {
  localStorage.setItem('latin-keys', 'off');
  await openExercise(exercise);
  await expect.element(latinKeys()).not.toBeChecked();
  await userEvent.keyboard('t');
  await expect.element(field()).toHaveValue('t');
});

it('types 33 of 33 letters into a textarea', async () => {
  await openApp('/intermediate/writing', { learner: subscriber });
  const text = page.getByRole('main').getByRole('textbox').first();
  await text.click();
  await pressKeysOf(alphabet);
  await userEvent.keyboard('{Enter}');
  await pressKeysOf('ენა, ენა.');
  await expect.element(text).toHaveValue(`${alphabet}\nენა, ენა.`);
});

it('does not change Latin letters in a search field', async () => {
  await openApp('/beginner/alphabet');
  const search = page.getByRole('main').getByRole('searchbox');
  await search.click();
  await userEvent.keyboard('s');
  await expect.element(search).toHaveValue('s');
});

describe('a device without hover, such as a phone', () => {
  beforeEach(async () => {
    const real = window.matchMedia.bind(window);
    const media = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      if (query === '(hover: hover)') return real('not all');
      return query === '(hover: none)' ? real('all') : real(query);
    });
    onTestFinished(() => media.mockRestore());
    await page.viewport(phone.width, phone.height);
    await openExercise(exercise);
  });

  it('puts in 33 of 33 letters by taps alone; each key is labelled with letter and letter name, and no keyboard opens', async () => {
    await expect.element(latinKeys()).not.toBeInTheDocument();
    for (const letter of letters) {
      const name = typesetLatin(romanize(letterNames[letter], 'marked'));
      await screenKeys()
        .getByRole('button', { name: `${letter} ${name}`, exact: true })
        .click();
    }
    await expect.element(field()).toHaveValue(alphabet);
    await expect.element(field()).not.toHaveFocus();
  });

  it('replaces the selection, and stops where the field is full', async () => {
    await field().fill(alphabet);
    input().setSelectionRange(1, 33);
    await screenKey('ჭ').click();
    await expect.element(field()).toHaveValue('აჭ');
    await fillToMaxLength();
    await screenKey('ბ').click();
    await expect.element(field()).toHaveValue('ენა');
    await screenKeys().getByRole('button', { name: 'Delete' }).click();
    await screenKey('ი').click();
    await expect.element(field()).toHaveValue('ენი');
  });

  it('deletes a whole character that is a surrogate pair', async () => {
    await field().fill('ა😀');
    await screenKeys().getByRole('button', { name: 'Delete' }).click();
    await expect.element(field()).toHaveValue('ა');
  });

  it('with a hardware keyboard types Georgian from the first key', async () => {
    await field().click();
    await pressKeysOf('ღვინო');
    await expect.element(field()).toHaveValue('ღვინო');
    await expect.element(latinKeys()).toBeChecked();
  });
});
