/** Pages of words that are not prerendered: one frame for all, with title, description and address of the word. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frameFile, wordHeadsFile, type WordHeads, wordPages } from '@ena/contract/wordPages';
import { escapeHtml } from '../platform/escapeHtml.ts';
import { type EncodedBytes, encodedBytes, joinedBytes } from '../platform/http/encoded.ts';

function readHeads(folder: string): WordHeads {
  try {
    // as: written by the build of the web app, of the same version.
    return JSON.parse(readFileSync(join(folder, wordHeadsFile), 'utf8')) as WordHeads;
  } catch {
    return {};
  }
}

/** The page of a word by its path before percent-encoding, from the built files; undefined for other paths. */
export function createWordFrames<File extends EncodedBytes>(
  folder: string,
  files: ReadonlyMap<string, File>,
): (path: string) => File | undefined {
  const heads = readHeads(folder);
  const frames = wordPages.flatMap((page) => {
    const file = files.get(frameFile(page));
    return file ? [{ page, file, text: Buffer.from(joinedBytes(file)).toString() }] : [];
  });
  return (path) => {
    const head = Object.hasOwn(heads, path) ? heads[path] : undefined;
    const frame = frames.find(({ page }) => path.startsWith(page.path.replace(':id', '')));
    if (!head || !frame) return undefined;
    const { page, file, text } = frame;
    const id = encodeURIComponent(path.slice(page.path.length - ':id'.length));
    const html = text
      .replaceAll('{{title}}', () => escapeHtml(head.title))
      .replaceAll('{{description}}', () => escapeHtml(head.description))
      .replaceAll(/(?<=\/):id(?=")/g, () => id);
    return { ...file, ...encodedBytes(Buffer.from(html), file.type) };
  };
}
