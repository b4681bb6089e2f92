/// <reference types="node" />
/** The external reference, which is no part of the repository: `ENA_REFERENCE` names its folder. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folder = process.env['ENA_REFERENCE'] ?? here('../../../../shared/reference');

const readRows = (path: string): string[][] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));

/** Path of a file of the reference; null if this machine does not have it. */
export const findReferenceFile = (name: string): string | null =>
  existsSync(`${folder}/${name}`) ? `${folder}/${name}` : null;

/** Rows of a tab-separated file of the reference, without its header; null, with a warning, if this machine does not have it. */
export function readReference(name: string): string[][] | null {
  const path = findReferenceFile(name);
  if (path !== null) return readRows(path);
  console.warn(`No reference folder (ENA_REFERENCE): forms are not compared with ${name}.`);
  return null;
}

/** Rows of a list of differences from the reference, a file of this folder. */
export const readDifferences = (name: string): string[][] => readRows(here(name));
