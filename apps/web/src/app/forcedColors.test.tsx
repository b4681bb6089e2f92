/** What is chosen, done or measured can be seen in a contrast theme of the operating system (forced colors). */
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { openApp } from '../../test/app.tsx';
import { find } from '../../test/dom.ts';
import { exerciseOf, openExercise } from '../../test/exercise.tsx';
import { render } from '../../test/react.ts';
import { gallerySamples } from '../features/gallery/samples.ts';
import { Button } from '../ui/Button.tsx';
import { ProgressBar, ProgressRing } from '../ui/Progress.tsx';
import { WeeklyBarChart } from '../ui/StudyCharts.tsx';
import { Switch } from '../ui/Switch.tsx';

beforeEach(async () => {
  const emulate = async (value: string) => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  };
  await emulate('active');
  onTestFinished(() => emulate('none'));
});

const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor;
const strokeOf = (selector: string) =>
  getComputedStyle(document.querySelector(selector) ?? document.body).stroke;

it('the filled part of a progress bar', async () => {
  await render(<ProgressBar percent={50} label="Progress" />);
  const bar = find('[role=progressbar]');
  expect(backgroundOf(find('div', bar))).not.toBe(backgroundOf(bar));
  expect(backgroundOf(find('div', bar))).not.toBe(backgroundOf(document.body));
});

it('that a progress bar is empty', async () => {
  await render(<ProgressBar percent={0} label="Progress" />);
  const bar = find('[role=progressbar]');
  expect(backgroundOf(bar)).toBe(backgroundOf(document.documentElement));
  expect(getComputedStyle(bar).outlineStyle).toBe('solid');
});

it('the knob of a switch', async () => {
  await render(
    <Switch isOn={false} onChange={() => undefined}>
      Romanization
    </Switch>,
  );
  const track = find('[role=switch] > span');
  expect(backgroundOf(find('span', track))).not.toBe(backgroundOf(track));
});

it('that Check cannot be pressed yet', async () => {
  await render(
    <>
      <Button aria-disabled>Check</Button>
      <Button>Next</Button>
    </>,
  );
  const [unavailable, available] = document.querySelectorAll('button');
  expect(unavailable && getComputedStyle(unavailable).color).not.toBe(
    available && getComputedStyle(available).color,
  );
});

it('the filled part of a progress ring', async () => {
  await render(<ProgressRing percent={50} label="Progress" />);
  expect(strokeOf('circle:last-child')).not.toBe(strokeOf('circle:first-child'));
});

it('the bars of a chart', async () => {
  const week = { monday: '2026-03-02', minutes: 13, studiedDays: 1, days: [] } as const;
  await render(<WeeklyBarChart weeks={[week]} />);
  expect(backgroundOf(find('li > span:last-child'))).not.toBe(backgroundOf(document.body));
});

it('the text of a primary button: its background is not Highlight, as the browser draws Canvas behind text', async () => {
  await render(
    <>
      <Button>Check</Button>
      <span>other</span>
    </>,
  );
  const highlighted = find('span');
  highlighted.style.backgroundColor = 'Highlight';
  expect(backgroundOf(find('button'))).not.toBe(backgroundOf(highlighted));
});

it('the chosen option', async () => {
  const items = gallerySamples.filter(({ kind }) => kind === 'choice');
  await openExercise(exerciseOf(items));
  const option = page.getByRole('group', { name: 'Options' }).getByRole('button').first();
  const ring = () => getComputedStyle(option.element()).outlineStyle;
  expect(ring()).toBe('none');
  await option.click();
  await expect.poll(ring).toBe('solid');
});

it('the open tab', async () => {
  await openApp('/quizzes');
  const tab = page.getByRole('tab');
  await expect.element(tab.first()).toBeVisible();
  const [open, other] = tab.elements().map((element) => getComputedStyle(element));
  expect(open?.outlineStyle).toBe('solid');
  expect(other?.outlineStyle).toBe('none');
  expect(other?.borderBottomColor).toBe(backgroundOf(document.documentElement));
});
