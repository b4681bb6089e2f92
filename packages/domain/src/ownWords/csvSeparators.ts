/** What separates the cells of a CSV file: Excel expects a semicolon where the decimal mark is a comma. */
export const csvSeparators = ['comma', 'semicolon', 'tab'] as const;
export type CsvSeparator = (typeof csvSeparators)[number];
