/** Reads Excel workbooks and Anki packages, which are recognized by their content, not by the name of the file. */
import type { ImportTable } from '@ena/domain/ownWords/importTable';
import { isAnkiPackage, readAnkiPackage, readCollection } from './ankiCollection.ts';
import { isWorkbook, readWorkbook } from './excelWorkbook.ts';
import { ImportFailure, type ImportProblem } from './importProblem.ts';
import { maxUnpackedBytes, openZip } from './zipArchive.ts';

export type ImportFileContent =
  | { readonly kind: 'tables'; readonly tables: readonly ImportTable[] }
  /** None of the formats that are read here. */
  | { readonly kind: 'text' }
  | { readonly kind: 'problem'; readonly problem: ImportProblem };

async function readArchive(file: Blob): Promise<ImportTable[]> {
  const archive = await openZip(file);
  if (isAnkiPackage(archive)) return await readAnkiPackage(archive);
  if (isWorkbook(archive)) return await readWorkbook(archive);
  throw new ImportFailure('otherArchive');
}

/** Formats with their first bytes. */
const formats: readonly (readonly [readonly number[], (file: Blob) => Promise<ImportTable[]>])[] = [
  [[0x50, 0x4b, 0x03, 0x04], readArchive],
  // An archive without files.
  [[0x50, 0x4b, 0x05, 0x06], readArchive],
  // Compound File Binary: `.xls`, and workbooks with a password.
  [[0xd0, 0xcf, 0x11, 0xe0], () => Promise.reject(new ImportFailure('oldExcel'))],
  // `SQLi`: a collection of Anki without its package.
  [
    [0x53, 0x51, 0x4c, 0x69],
    async (file) => {
      if (file.size > maxUnpackedBytes) throw new ImportFailure('tooLarge');
      return readCollection(new Uint8Array(await file.arrayBuffer()));
    },
  ],
];

/** Reads a file. It can take seconds: call it in a Web Worker. */
export async function readImportFile(file: Blob): Promise<ImportFileContent> {
  try {
    const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
    const [, readTables] = formats.find(([bytes]) => bytes.every((byte, at) => start[at] === byte)) ?? [];
    return readTables ? { kind: 'tables', tables: await readTables(file) } : { kind: 'text' };
  } catch (error) {
    // Reading beyond the end, invalid JSON or UTF-8, recursion without end: none of them is in a valid file.
    return { kind: 'problem', problem: error instanceof ImportFailure ? error.problem : 'damaged' };
  }
}
