import { hasGeorgian } from '@ena/domain/georgian/letters';
import { onTestFinished } from 'vitest';
import { keepTextNodes } from '../src/platform/pageTranslation.ts';

const isLeftAlone = (text: Text): boolean =>
  text.data.trim() === '' || text.parentElement?.closest('script, style, textarea, svg, font') != null;

type Replace = (text: Text, translation: Element) => void;

/** The "translation" is the text itself, by which tests find it. */
function translate(text: Text, replace: Replace): void {
  if (isLeftAlone(text) || !text.isConnected) return;
  const outer = document.createElement('font');
  outer.append(document.createElement('font'));
  outer.firstElementChild?.append(text.data);
  replace(text, outer);
}

function translateAll(root: Node, replace: Replace): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = root instanceof Text ? root : walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) texts.push(node);
  for (const text of texts) translate(text, replace);
}

/**
 * Replaces each text node of the page, and each that is added later, by nested `font` elements, as page translators do,
 * until the test ends. Those of browsers leave `translate="no"` alone; this one does not, as not all extensions do.
 */
export function translatePage(replace: Replace = (text, translation) => text.replaceWith(translation)): void {
  const translator = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) translateAll(node, replace);
  });
  const stop = keepTextNodes(document.body);
  translateAll(document.body, replace);
  translator.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => {
    translator.disconnect();
    stop();
  });
}

/** The text that is shown, with single spaces. */
export const shownText = (element: HTMLElement): string => element.innerText.replace(/\s+/gu, ' ').trim();

/** Georgian texts below `root` that translators of browsers would replace. */
export function georgianToBeTranslated(root: Element): readonly string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (hasGeorgian(node.nodeValue ?? '') && !node.parentElement?.closest('[translate=no], textarea'))
      texts.push(node.nodeValue ?? '');
  return texts;
}
