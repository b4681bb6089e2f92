/** Why no words can be read from a file. */
const texts = {
  damaged: 'is damaged or incomplete. Download or export it again.',
  tooLarge: 'is too large when it is unpacked. Split it into smaller files.',
  otherArchive:
    'is neither an Excel workbook (.xlsx) nor an Anki package (.apkg, .colpkg). Open it in the program that made it, and save it as one of these or as CSV.',
  oldExcel:
    'is in the old format of Excel, or has a password. Open it in Excel, and save it as “Excel Workbook (.xlsx)” without a password.',
  newerAnki:
    'is of a version of Anki that is newer than what Ena can read. Export it from Anki again with “Support older Anki versions” switched on.',
} as const;

export type ImportProblem = keyof typeof texts;

/** The problem of a file as a text for the learner. */
export const importProblemText = (problem: ImportProblem, fileName: string): string =>
  `“${fileName}” ${texts[problem]} Nothing was imported.`;

/** Thrown inside the readers of files; `readImportFile` returns its problem as a value. */
export class ImportFailure extends Error {
  readonly problem: ImportProblem;
  constructor(problem: ImportProblem) {
    super(`The file cannot be imported: ${problem}.`);
    this.problem = problem;
  }
}
