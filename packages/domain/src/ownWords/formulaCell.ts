/**
 * Cells of our CSV files that a spreadsheet would run as a formula (CSV injection, OWASP) get an apostrophe in front,
 * which is removed by an import. A spreadsheet of another country splits a cell at its own list separator, whatever
 * separates the cells of the file: so does what follows a separator or a line break within a cell. Apostrophes before
 * such a formula get one more, so that each text survives both.
 */
const separator = /[,;|\t\r\n]/u;
/** What can be before a formula; from its first character on, so that each text is read once. */
const beforeFormula = /(?<![,;|"'\s])[,;|"'\s]*(?=[=+\-@])/gu;

/** Replaces what is before each place at which a cell can begin with a formula. */
const replaceBefore = (text: string, change: (before: string) => string) =>
  text.replace(beforeFormula, (before, offset: number) =>
    offset === 0 || separator.test(before) ? change(before) : before,
  );

export const escapeFormula = (text: string): string => replaceBefore(text, (before) => `${before}'`);
export const unescapeFormula = (cell: string): string =>
  replaceBefore(cell, (before) => before.replace(/'$/u, ''));
