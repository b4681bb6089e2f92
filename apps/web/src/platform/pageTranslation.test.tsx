import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '../../test/react.ts';
import { shownText, translatePage } from '../../test/pageTranslator.ts';

/** Renders the first content, lets a translator replace its texts, then renders the second. */
async function changeTranslated(first: ReactNode, second: ReactNode): Promise<HTMLElement> {
  const { container, rerender } = await render(<div>{first}</div>);
  translatePage();
  await rerender(<div>{second}</div>);
  return container;
}

const list = (texts: readonly string[]) =>
  texts.map((text) => [<i key={`${text} icon`}>*</i>, text, <b key={`${text} end`}>.</b>]);
const Count = ({ of }: { of: number }) => (
  <>
    Question {of} of {5}
  </>
);

describe('a page whose texts a translator has replaced', () => {
  it.each<[string, ReactNode, ReactNode, string]>([
    [
      'text beside elements changes',
      <>
        One <b>bold</b>
      </>,
      <>
        Two <b>bold</b>
      </>,
      'Two bold',
    ],
    ['texts beside each other change', <Count key="" of={1} />, <Count key="" of={2} />, 'Question 2 of 5'],
    ['a text alone changes', 'one', 'two', 'two'],
    [
      'a text goes',
      <>
        {'one'} <b>two</b>
      </>,
      <>
        {null} <b>two</b>
      </>,
      'two',
    ],
    [
      'a text comes',
      <>
        {null}
        <b>two</b>
      </>,
      <>
        {'one '}
        <b>two</b>
      </>,
      'one two',
    ],
    [
      'a text becomes empty',
      <>
        {'one '}
        <b>two</b>
      </>,
      <>
        {''}
        <b>two</b>
      </>,
      'two',
    ],
    ['an element comes before a text', <>{null} text</>, <>{<b>new</b>} text</>, 'new text'],
    ['an element goes', <>{<b>old</b>} text</>, <>{null} text</>, 'text'],
    [
      'a text becomes an element',
      <>
        {'one'} <i>end</i>
      </>,
      <>
        {<b>two</b>} <i>end</i>
      </>,
      'two end',
    ],
    ['texts change places', list(['one', 'two']), list(['two', 'one']), '*two.*one.'],
  ])('%s', async (_, first, second, expected) => {
    expect(shownText(await changeTranslated(first, second))).toBe(expected);
  });

  it('is translated again where a text has changed', async () => {
    const container = await changeTranslated(
      <>
        One <b>bold</b>
      </>,
      <>
        Two <b>bold</b>
      </>,
    );
    await expect.poll(() => container.querySelectorAll('font font')).toHaveLength(2);
    expect(shownText(container)).toBe('Two bold');
  });

  it('keeps a text whose translation was inserted before it was removed', async () => {
    const { container, rerender } = await render(
      <p>
        <b>bold</b> one
      </p>,
    );
    translatePage((text, translation) => {
      text.before(translation);
      text.remove();
    });
    await rerender(<p>{<i key="new">new</i>} two</p>);
    expect(shownText(container)).toBe('new two');
  });

  it('can change many times', async () => {
    const count = (number: number) => (
      <p>
        Number {number} {number % 2 === 0 ? 'is even' : <i>is odd</i>}
      </p>
    );
    const { container, rerender } = await render(count(1));
    translatePage();
    for (const [number, expected] of [
      [2, 'Number 2 is even'],
      [3, 'Number 3 is odd'],
      [4, 'Number 4 is even'],
    ] as const) {
      await rerender(count(number));
      expect(shownText(container)).toBe(expected);
    }
  });

  it.each([
    ['puts the node back', (font: Element, text: Text) => font.replaceWith(text)],
    ['only removes its own', (font: Element) => font.remove()],
  ])('shows its own texts when the translator %s', async (_, undo) => {
    const { container, rerender } = await render(
      <p>
        One <b>bold</b>
      </p>,
    );
    const [text] = [...(container.querySelector('p')?.childNodes ?? [])];
    translatePage();
    const font = container.querySelector('p > font');
    if (!(text instanceof Text) || !font) throw new Error('not translated');
    await expect.poll(() => text.isConnected).toBe(true);
    undo(font, text);
    await expect.poll(() => shownText(container)).toBe('One bold');
    await rerender(
      <p>
        Two <b>bold</b>
      </p>,
    );
    expect(shownText(container)).toBe('Two bold');
  });
});
