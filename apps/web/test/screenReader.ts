/**
 * What a screen reader gets from a page: changes of live regions, the element with the focus, and the accessibility
 * tree. No screen reader runs: announcements are derived from the page by the rules of ARIA.
 */
import { hasGeorgian } from '@ena/domain/georgian/letters';
import { onTestFinished } from 'vitest';
import { utils } from 'vitest/browser';

const liveRegion = '[role=status], [role=alert], [role=log], output, [aria-live]:not([aria-live=off])';
const isHidden = (element: Element) => element.closest('[aria-hidden=true], [hidden]') !== null;
const isBlock = (element: Element) => !getComputedStyle(element).display.startsWith('inline');

/** The text of a node as it is read: without what is hidden from screen readers, with the names of pictures. */
function readText(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || isHidden(node)) return '';
  const label = node.getAttribute('aria-label');
  const isNamed = label !== null && node.matches('svg, img, [role=img], button, a');
  const text = isNamed ? label : [...node.childNodes].map(readText).join('');
  return isBlock(node) ? ` ${text} ` : text;
}
const clean = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

interface Announcement {
  /** `inserted`: the region came with its text, so that many screen readers say nothing. */
  readonly how: 'polite' | 'assertive' | 'inserted';
  readonly text: string;
}

const regionOf = (node: Node): Element | null =>
  (node instanceof Element ? node : node.parentElement)?.closest(liveRegion) ?? null;
const isAssertive = (region: Element) =>
  region.getAttribute('role') === 'alert' || region.getAttribute('aria-live') === 'assertive';

/** What one batch of changes announces: regions whose text was added to or changed; removals are silent. */
function announcementsOf(records: readonly MutationRecord[]): Announcement[] {
  const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
  const changed = records.flatMap(({ type, target }) => (type === 'characterData' ? [target] : []));
  const isNew = (region: Element) => added.some((node) => node.contains(region));
  const inserted = added.flatMap((node) =>
    node instanceof Element
      ? [node, ...node.querySelectorAll('*')].filter((one) => one.matches(liveRegion))
      : [],
  );
  const regions = new Set([...[...added, ...changed].flatMap((node) => regionOf(node) ?? []), ...inserted]);
  return [...regions].flatMap((region) => {
    const text = region.isConnected ? clean(readText(region)) : '';
    const isSilent =
      text === '' || [...added, ...changed].every((node) => clean(readText(node)) === '' && !isNew(region));
    if (isSilent) return [];
    // Screen readers announce an alert also when it is inserted.
    const how = isAssertive(region) ? 'assertive' : isNew(region) ? 'inserted' : 'polite';
    return [{ how, text } as const];
  });
}

/** Records announcements until the test ends. Returns a function that returns those since its last call. */
export function recordAnnouncements(): () => readonly string[] {
  let recorded: string[] = [];
  const record = (records: readonly MutationRecord[]) => {
    recorded.push(...announcementsOf(records).map(({ how, text }) => `${how}: ${text}`));
  };
  const observer = new MutationObserver(record);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return () => {
    record(observer.takeRecords());
    const announced = recorded;
    recorded = [];
    return announced;
  };
}

/** The accessibility tree below an element, as Playwright's aria snapshots print it, a line per node. */
export const accessibilityTree = (root: Element): readonly string[] =>
  utils.aria.renderAriaTree(utils.aria.generateAriaTree(root)).split('\n').filter(Boolean);

const descriptionOf = (element: Element) =>
  clean(
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => readText(document.getElementById(id) ?? document.createTextNode('')))
      .join(' '),
  );

/** Role, name and description of the element with the focus, as read when it gets it; `lost` if there is none. */
export function focusedElement(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'lost';
  const [line = ''] = accessibilityTree(focused);
  const description = descriptionOf(focused);
  return `${line.replace(/^- /u, '').replace(/:$/u, '')}${description ? `, described by "${description}"` : ''}`;
}

/** Georgian that an English voice would read: text without `lang`, and names, which cannot have one of their own. */
export function georgianWithoutLanguage(root: Element = document.body): readonly string[] {
  const languageOf = (node: Element | null) => node?.closest('[lang]')?.getAttribute('lang');
  const named = [root, ...root.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'alt', 'title', 'placeholder'].flatMap((name) => {
      const value = element.getAttribute(name) ?? '';
      return hasGeorgian(value) && languageOf(element) !== 'ka' ? [`${name}: ${value}`] : [];
    }),
  );
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (hasGeorgian(node.nodeValue ?? '') && languageOf(node.parentElement) !== 'ka')
      texts.push(`text: ${node.nodeValue}`);
  return [...named, ...texts];
}
