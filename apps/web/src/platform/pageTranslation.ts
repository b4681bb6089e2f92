/**
 * Lets page translators and React change the same page. A translator replaces each text node by a `font` element with
 * the translation. React still has the text node that it created: it would change what is no longer shown, and fail
 * with NotFoundError when it removes it or inserts before it. So a replaced text node is put back, empty, before its
 * translation, which goes as soon as React changes or removes the text (decision 0096).
 */

interface Replaced {
  readonly translation: Element;
  readonly original: string;
}

/** The app has no `font` elements of its own. */
const isTranslation = (node: Node | null): node is Element =>
  node instanceof Element && node.localName === 'font';

/** Keeps the text nodes below `root` in the document while a translator replaces them; returns a function that stops it. */
export function keepTextNodes(root: Node): () => void {
  const replaced = new WeakMap<Node, Replaced>();
  const textOf = new WeakMap<Node, Text>();
  /** Texts that were emptied here, which the observer is still to report. */
  const emptied = new WeakSet<Node>();

  function putBack(text: Text, translation: Element): void {
    replaced.set(text, { translation, original: text.data });
    textOf.set(translation, text);
    translation.before(text);
    observer.observe(text, { characterData: true });
    emptied.add(text);
    text.data = '';
  }

  function onTextRemoved(text: Text, candidates: readonly (Node | null)[]): void {
    const known = replaced.get(text);
    if (known && text.isConnected) {
      // React has moved it.
      if (text.nextSibling !== known.translation) text.after(known.translation);
    } else if (known) {
      replaced.delete(text);
      known.translation.remove();
    } else if (!text.isConnected) {
      const translation = candidates.filter(isTranslation).find((node) => !textOf.has(node));
      if (translation?.isConnected) putBack(text, translation);
    }
  }

  /** The translator shows the original again. */
  function onTranslationRemoved(translation: Node): void {
    const text = textOf.get(translation);
    const known = text && replaced.get(text);
    if (!text || known?.translation !== translation || translation.isConnected) return;
    replaced.delete(text);
    text.data = known.original;
  }

  function onTextChanged(text: Node): void {
    const known = replaced.get(text);
    if (emptied.delete(text) || !known) return;
    replaced.delete(text);
    // Inserts it anew, so that the translator sees it.
    known.translation.replaceWith(text);
  }

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') onTextChanged(target);
      for (const node of removedNodes) {
        // A translator that inserts first and removes then has left its element beside the text.
        if (node instanceof Text) onTextRemoved(node, [...addedNodes, previousSibling, nextSibling]);
        else onTranslationRemoved(node);
      }
    }
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
