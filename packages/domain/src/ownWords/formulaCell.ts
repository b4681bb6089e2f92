/**
 * Cells of our CSV files that a spreadsheet would run as a formula (CSV injection, OWASP) get an apostrophe in front. It
 * is removed by an import. Apostrophes before such a cell get one more, so that each text survives both.
 */
const formula = /^'*[=+\-@\t\r]/u;
const escapedFormula = /^'(?='*[=+\-@\t\r])/u;

export const escapeFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);
export const unescapeFormula = (cell: string): string => cell.replace(escapedFormula, '');
