/** UI primitives without a test file of their own: their accessibility and states. */
import { studyWeeks } from '@ena/domain/streak/calendar';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { setOffline } from '../../test/app.tsx';
import { render } from '../../test/react.ts';
import { CallError } from '../platform/client.ts';
import { Avatar } from './Avatar.tsx';
import { Button, ButtonLink, TextLink } from './Button.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { Banner } from './Feedback.tsx';
import { KaLatin, TextWithGeorgian } from './Georgian.tsx';
import { romanizationStyle } from '../platform/romanizationStyle.ts';
import { LoadErrorBanner } from './LoadErrorBanner.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { Picture } from './Picture.tsx';
import { ProgressBar, ProgressRing } from './Progress.tsx';
import { Seal } from './Seal.tsx';
import { StudyCalendar, WeeklyBarChart } from './StudyCharts.tsx';

/** Renders an element within a router, which links need. */
const renderRouted = (element: React.ReactElement) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);

describe('an avatar', () => {
  const avatar = () => document.querySelector('[data-avatar]');

  it.each([
    ['Nino', 'N'],
    ['  ნინო', 'ნ'],
    ['Élodie', 'É'],
    ['👩‍🏫 Ana', '👩‍🏫'],
    ['', ''],
  ])('of %o without a picture is %o, hidden from screen readers', async (name, letter) => {
    await render(<Avatar name={name} url={null} />);
    expect(avatar()?.textContent).toBe(letter);
    expect(avatar()?.getAttribute('aria-hidden')).toBe('true');
  });

  it('falls back to the letter if the picture cannot be loaded', async () => {
    await render(<Avatar name="Nino" url="data:image/png;base64,broken" size="large" />);
    await expect.poll(() => avatar()?.getAttribute('data-avatar')).toBe('letter');
    expect(avatar()?.textContent).toBe('N');
  });
});

it('a button does not submit a form by itself', async () => {
  const submit = vi.fn<() => void>();
  await render(
    <form onSubmit={submit}>
      <Button>Look</Button>
    </form>,
  );
  await page.getByRole('button', { name: 'Look' }).click();
  expect(submit).not.toHaveBeenCalled();
});

it('links that look like buttons or text are links', async () => {
  await renderRouted(
    <>
      <ButtonLink to="/signup">Sign Up</ButtonLink>
      <TextLink to="/faq">Questions</TextLink>
    </>,
  );
  await expect.element(page.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
  await expect.element(page.getByRole('link', { name: 'Questions' })).toHaveAttribute('href', '/faq');
});

it.each([
  ['info', 'status'],
  ['right', 'status'],
  ['wrong', 'alert'],
] as const)('a banner of tone %s is announced as %s, with its action', async (tone, role) => {
  await render(
    <Banner tone={tone} action={<Button>Retry</Button>}>
      Something happened.
    </Banner>,
  );
  await expect.element(page.getByRole(role).getByText('Something happened.')).toBeVisible();
  await expect.element(page.getByRole(role).getByRole('button', { name: 'Retry' })).toBeVisible();
});

it('the banner of a failed load has a retry button, retries when online, and stays after another failure', async () => {
  const again = vi.fn<() => Promise<unknown>>().mockRejectedValue(new CallError('NETWORK'));
  await render(<LoadErrorBanner retry={again}>No plans.</LoadErrorBanner>);
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(again).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('alert').getByText('No plans.')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(again).toHaveBeenCalledTimes(2);
});

it('a page skeleton has the status Loading', async () => {
  await render(<PageSkeleton />);
  await expect.element(page.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
});

it.each([
  ['Water is წყალი.', ['წყალი']],
  ['„გამარჯობა, ნინო!“ is a greeting', ['გამარჯობა, ნინო']],
  ['ა and ბ', ['ა', 'ბ']],
  ['No Georgian', []],
])('in %o only the Georgian parts are marked with their language', async (text, parts) => {
  const { container } = await render(
    <p>
      <TextWithGeorgian>{text}</TextWithGeorgian>
    </p>,
  );
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('[lang=ka]')].map((part) => part.textContent)).toEqual(parts);
});

it('an English text shows ejectives with their letter, and keeps its apostrophes', async () => {
  const { container } = await render(
    <p>
      <TextWithGeorgian>{"It's k', as in კარი /k'ari/."}</TextWithGeorgian>
    </p>,
  );
  expect(container.textContent).toBe("It's kʼ, as in კარი /kʼari/.");
});

it.each([0, 37, 100])('progress bar and ring show %i percent', async (percent) => {
  await render(
    <>
      <ProgressBar percent={percent} label="Bar" />
      <ProgressRing percent={percent} label="Ring" />
    </>,
  );
  for (const name of ['Bar', 'Ring']) {
    const bar = page.getByRole('progressbar', { name });
    await expect.element(bar).toHaveAttribute('aria-valuenow', String(percent));
    await expect.element(bar).toHaveAttribute('aria-valuemax', '100');
  }
  await expect.element(page.getByText(`${percent}%`, { exact: true })).toBeVisible();
});

it('a progress bar is as wide as its percent', async () => {
  await render(<ProgressBar percent={25} label="Bar" className="h-3" />);
  const bar = page.getByRole('progressbar').element();
  const fill = bar.firstElementChild;
  await expect.poll(() => Math.round((100 * (fill?.clientWidth ?? 0)) / bar.clientWidth)).toBe(25);
});

it('a seal is hidden from screen readers, and has a ring until it is earned', async () => {
  const { container, rerender } = await render(<Seal emblem="ა" percent={40} earned={false} />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelectorAll('circle')).toHaveLength(2);
  await rerender(<Seal emblem="ა" percent={100} earned />);
  expect(container.querySelectorAll('circle')).toHaveLength(0);
  expect(container.querySelectorAll('path')).toHaveLength(1);
});

it('a picture has its alt text unless it is decorative', async () => {
  const picture = { kind: 'shape', value: 'circle', alt: 'a circle' } as const;
  const { rerender } = await render(<Picture picture={picture} />);
  await expect.element(page.getByRole('img', { name: 'a circle' })).toBeVisible();
  await rerender(<Picture picture={picture} decorative />);
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});

describe('study charts', () => {
  const day = (date: string, minutes: number) => ({ day: date, minutes });
  const weeks = studyWeeks(
    [day('2026-03-02', 12), day('2026-03-03', 1), day('2026-03-10', 30)],
    '2026-03-11',
  );

  it('the calendar lists each week with study for screen readers, and can be scrolled by keyboard', async () => {
    await render(<StudyCalendar weeks={weeks} />);
    const items = page.getByRole('list', { name: 'Study days by week' }).getByRole('listitem').elements();
    expect(items.map((item) => item.textContent)).toEqual([
      'Week of March 2, 2026: 2 days, 13 minutes',
      'Week of March 9, 2026: 1 day, 30 minutes',
    ]);
    await expect.element(page.getByText('3 days of study in the last year')).toBeVisible();
    await expect
      .element(page.getByRole('group', { name: 'A year of study days' }))
      .toHaveAttribute('tabindex', '0');
    const titles = [...document.querySelectorAll('rect title')].map((title) => title.textContent);
    expect(titles).toEqual([
      'March 2, 2026: 12 minutes',
      'March 3, 2026: 1 minute',
      'March 10, 2026: 30 minutes',
    ]);
  });

  it('the bars show the minutes of each week, the current one last', async () => {
    await render(<WeeklyBarChart weeks={weeks.slice(-2)} />);
    const items = page.getByRole('list', { name: 'Minutes of study by week' }).getByRole('listitem');
    const texts = items.elements().map((item) => item.querySelector('.sr-only')?.textContent);
    expect(texts).toEqual(['Week of March 2, 2026: 13 minutes', 'This week: 30 minutes']);
    const heights = [...document.querySelectorAll('li > span:last-child')].map((bar) => bar.clientHeight);
    expect(heights[0]).toBeLessThan(heights[1] ?? 0);
  });
});

describe('the error page', () => {
  it.each([
    [new CallError('UNAVAILABLE'), /Ena cannot be reached right now\./u],
    [new CallError('NETWORK'), /internet connection/u],
    [new Error('secret detail'), /Something went wrong while your browser/u],
    ['thrown text', /Something went wrong while your browser/u],
  ])('explains %s, without the message of an unexpected error', async (error, text) => {
    vi.spyOn(console, 'error').mockReturnValue();
    await renderRouted(<ErrorPage error={error} />);
    await expect.element(page.getByRole('alert')).toMatchTextContent(text);
    await expect.element(page.getByRole('alert')).not.toMatchTextContent(/secret|thrown/u);
    await expect.element(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('says that the browser is offline, whatever failed', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    setOffline(true);
    await renderRouted(<ErrorPage error={new Error('bug')} />);
    await expect.element(page.getByRole('alert')).toMatchTextContent(/You are currently offline\./u);
  });
});

describe('romanization', () => {
  it('has marks of ejectives, which the simple style hides except where letters are told apart', async () => {
    await render(
      <p>
        <KaLatin>{"k'at'a"}</KaLatin> <KaLatin isAlwaysMarked>{"k'"}</KaLatin>
      </p>,
    );
    const shown = () => document.querySelector('p')?.innerText;
    expect(shown()).toBe('kʼatʼa kʼ');
    romanizationStyle.set('simple');
    expect(shown()).toBe('kata kʼ');
    expect(localStorage.getItem('romanization-style')).toBe('simple');
    romanizationStyle.set('marked');
    expect(shown()).toBe('kʼatʼa kʼ');
  });
});
