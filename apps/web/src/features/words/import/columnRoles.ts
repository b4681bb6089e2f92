import type { ColumnMapping, ColumnRole } from '@ena/domain/ownWords/importColumns';
import { singleRoles } from '@ena/domain/ownWords/importColumns';

/** The roles of columns as the page calls them. */
export const roleTitles: Readonly<Record<ColumnRole, string>> = {
  form: 'Georgian',
  gloss: 'Meaning',
  sentence: 'Example sentence',
  translation: 'Translation of the example',
  romanization: 'Romanization (left out)',
  note: 'Note',
  groups: 'Groups (tags)',
  ignore: 'Do not import',
};

/** Gives a column a role; of some roles there is one column. */
export const withRole = (mapping: ColumnMapping, index: number, role: ColumnRole): ColumnMapping => ({
  ...mapping,
  roles: mapping.roles.map((other, at) =>
    at === index ? role : other === role && singleRoles.includes(role) ? 'ignore' : other,
  ),
});
