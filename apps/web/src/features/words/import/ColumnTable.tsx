import { type ColumnMapping, columnRoles } from '@ena/domain/ownWords/importColumns';
import { Checkbox } from '../../../ui/Field.tsx';
import { TextWithGeorgian } from '../../../ui/Georgian.tsx';
import { ScrollableTable } from '../../../ui/ScrollableTable.tsx';
import { roleTitles, withRole } from './columnRoles.ts';
import type { TablePreview } from './importMessages.ts';

const shownRows = 4;

/** How a column is called: by its name in the file, or by its number. */
const columnTitle = (name: string, index: number) => (name === '' ? `Column ${index + 1}` : name);

interface ColumnTableProps {
  readonly table: TablePreview;
  readonly mapping: ColumnMapping;
  readonly setMapping: (mapping: ColumnMapping) => void;
}

/** The first rows of a table, with a choice of what each column is. */
export function ColumnTable({ table, mapping, setMapping }: ColumnTableProps) {
  const { roles, names, headerRows } = mapping;
  const guessed = table.mapping.headerRows;
  const hasNames = headerRows > 0 || guessed === 0;
  const rows = table.rows.slice(headerRows, headerRows + shownRows);
  return (
    <div className="grid grid-cols-1 gap-3">
      <ScrollableTable
        label={`Columns${table.name === '' ? '' : ` of ${table.name}`}`}
        className="bg-surface"
      >
        <table className="w-full text-left">
          <thead>
            <tr>
              {roles.map((role, index) => {
                const title = columnTitle(hasNames ? (names[index] ?? '') : '', index);
                return (
                  <th
                    // oxlint-disable-next-line react/no-array-index-key -- columns have no other identity
                    key={index}
                    scope="col"
                    aria-label={title}
                    className="min-w-44 p-3 align-bottom font-normal"
                  >
                    <span className="mb-1 block max-w-52 truncate text-sm text-muted">
                      <TextWithGeorgian>{title}</TextWithGeorgian>
                    </span>
                    <select
                      aria-label={title}
                      value={role}
                      onChange={({ target }) => {
                        const chosen = columnRoles.find((one) => one === target.value);
                        if (chosen) setMapping(withRole(mapping, index, chosen));
                      }}
                      className="min-h-12 w-full rounded-md border-1.5 border-control bg-sunken px-3 text-ink"
                    >
                      {columnRoles.map((one) => (
                        <option key={one} value={one}>
                          {roleTitles[one]}
                        </option>
                      ))}
                    </select>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows of a fixed table
              <tr key={row} className="border-t border-line">
                {roles.map((role, index) => (
                  <td
                    // oxlint-disable-next-line react/no-array-index-key -- columns have no other identity
                    key={index}
                    className={`max-w-64 p-3 align-top break-words ${role === 'ignore' || role === 'romanization' ? 'text-muted' : ''}`}
                  >
                    <TextWithGeorgian>{cells[index] ?? ''}</TextWithGeorgian>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollableTable>
      {guessed === 0 ? null : (
        <Checkbox
          checked={headerRows > 0}
          onChange={({ target }) => setMapping({ ...mapping, headerRows: target.checked ? guessed : 0 })}
        >
          {guessed === 1
            ? 'The first line has the names of the columns'
            : `The first ${guessed} lines are a title and the names of the columns`}
        </Checkbox>
      )}
    </div>
  );
}
