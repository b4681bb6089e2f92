/** Pages of words that are not prerendered: one frame for all, filled with the word, its meaning and address. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frameFile, wordPages, type WordTexts, wordTextsFile } from '@ena/contract/wordPages';
import { escapeHtml } from '../platform/escapeHtml.ts';
import { type EncodedBytes, encodedBytes, joinedBytes } from '../platform/http/encoded.ts';

function readTexts(folder: string): WordTexts {
  try {
    // as: written by the build of the web app, of the same version.
    return JSON.parse(readFileSync(join(folder, wordTextsFile), 'utf8')) as WordTexts;
  } catch {
    return {};
  }
}

/** The page of a word by its path before percent-encoding, from the built files; undefined for other paths. */
export function createWordFrames<File extends EncodedBytes>(
  folder: string,
  files: ReadonlyMap<string, File>,
): (path: string) => File | undefined {
  const textsByPath = readTexts(folder);
  const frames = wordPages.flatMap((page) => {
    const file = files.get(frameFile(page));
    return file ? [{ page, file, html: Buffer.from(joinedBytes(file)).toString() }] : [];
  });
  return (path) => {
    const texts = Object.hasOwn(textsByPath, path) ? textsByPath[path] : undefined;
    const frame = frames.find(({ page }) => path.startsWith(page.path.replace(':id', '')));
    if (!texts || !frame) return undefined;
    const { page, file } = frame;
    const id = encodeURIComponent(path.slice(page.path.length - ':id'.length));
    const html = frame.html
      .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => escapeHtml(texts[name] ?? ''))
      .replaceAll(/(?<=\/):id(?=")/g, () => id);
    return { ...file, ...encodedBytes(Buffer.from(html), file.type), isSentOnce: true };
  };
}
