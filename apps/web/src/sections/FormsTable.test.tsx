import { lessonBodies } from '@ena/course/bodies';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { phone } from '../../test/app.tsx';
import { find, findAll } from '../../test/dom.ts';
import { css } from '../../test/locators.ts';
import { render } from '../../test/react.ts';
import { FormsTable } from './FormsTable.tsx';

const tables = ['grammar', 'advanced-grammar'].flatMap((lesson) =>
  (lessonBodies.get(lesson)?.sections ?? []).flatMap((section) =>
    section.kind === 'forms' ? [section] : [],
  ),
);
const [pronouns] = tables;
if (!pronouns) throw new Error('the grammar lesson has no tables');

const scroller = () => page.getByRole('group', { name: pronouns.title });
const scrollTo = (left: number) => scroller().element().scrollTo({ left, behavior: 'instant' });
const hint = () => css('[data-has-more]');
const rowHeader = () => find('tbody th');

describe.each([phone, { width: 320, height: 640 }])('a table of forms at $width px', ({ width, height }) => {
  beforeEach(async () => {
    await page.viewport(width, height);
    await render(
      <main className="px-5">
        <h2 id={pronouns.id}>{pronouns.title}</h2>
        <FormsTable section={pronouns} />
      </main>,
    );
  });

  it('shows that it scrolls, to the right until the last column is in view, to the left as soon as it is scrolled', async () => {
    await expect.element(hint()).toHaveStyle({ opacity: '1', pointerEvents: 'none' });
    await expect.element(scroller()).not.toHaveAttribute('data-scrolled');
    scrollTo(60);
    await expect.element(scroller()).toHaveAttribute('data-scrolled');
    await expect.element(hint()).toHaveStyle({ opacity: '1' });
    scrollTo(10_000);
    await expect.element(hint()).toHaveStyle({ opacity: '0' });
    await expect.element(scroller()).toHaveAttribute('data-scrolled');
    scrollTo(0);
    await expect.element(hint()).toHaveStyle({ opacity: '1' });
    await expect.element(scroller()).not.toHaveAttribute('data-scrolled');
  });

  it('scrolls by keyboard', async () => {
    await expect.element(scroller()).toHaveAttribute('tabindex', '0');
    await userEvent.keyboard('{Tab}');
    await expect.element(scroller()).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(scroller()).toHaveAttribute('data-scrolled');
  });

  it('keeps its row headers narrow and in view', async () => {
    const { left } = rowHeader().getBoundingClientRect();
    expect(rowHeader().offsetWidth).toBeLessThan(scroller().element().clientWidth / 3);
    scrollTo(10_000);
    await expect.element(scroller()).toHaveAttribute('data-scrolled');
    expect(rowHeader().getBoundingClientRect().left).toBe(left);
    // Not covered by what scrolls past.
    for (const header of findAll('tbody th')) {
      header.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { right, top } = header.getBoundingClientRect();
      for (let x = left + 4; x < right; x += 8) expect(document.elementFromPoint(x, top + 20)).toBe(header);
    }
  });

  it('scrolls a focused button out from below the row headers', async () => {
    await expect.element(hint()).toHaveStyle({ opacity: '1' });
    scrollTo(10_000);
    const button = find('tbody td button');
    button.focus();
    await expect
      .poll(() => button.getBoundingClientRect().left - rowHeader().getBoundingClientRect().right)
      .toBeGreaterThan(0);
  });
});

it.each(tables.map((section) => [section.title, section] as const))(
  'where it fits, the table %s has no hint and is no tab stop',
  async (title, section) => {
    await render(
      <>
        <h2 id={section.id}>{section.title}</h2>
        <FormsTable section={section} />
      </>,
    );
    await expect.element(page.getByRole('group', { name: title })).not.toHaveAttribute('tabindex');
    await expect.element(hint()).toHaveStyle({ opacity: '0' });
  },
);

it('shows the hint when the page becomes narrower than the table', async () => {
  await render(<FormsTable section={pronouns} />);
  await expect.element(hint()).toHaveStyle({ opacity: '0' });
  await page.viewport(phone.width, phone.height);
  await expect.element(hint()).toHaveStyle({ opacity: '1' });
});
