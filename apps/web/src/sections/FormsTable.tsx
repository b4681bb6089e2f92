import type { FormsSection } from '@ena/domain/lesson/kinds/forms';
import { SpeakButton } from '../sound/SpeakButton.tsx';
import { Ka } from '../ui/Georgian.tsx';

/** A table of forms; on a phone it scrolls horizontally, with a sticky first column. */
export function FormsTable({ section }: { section: FormsSection }) {
  return (
    <div
      className="overflow-x-auto rounded-xl border border-line"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys (WCAG 2.1.1)
      tabIndex={0}
      role="group"
      aria-label={section.title}
    >
      <table className="w-full border-collapse bg-surface text-left">
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 border-r border-line bg-sunken px-4">
              <span className="sr-only">Person or case</span>
            </th>
            {section.columns.map((column) => (
              <th key={column} scope="col" className="bg-sunken px-4 py-2.5 font-semibold whitespace-nowrap">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {section.rows.map(({ label, cells }) => (
            <tr key={label} className="border-t border-line">
              <th
                scope="row"
                className="sticky left-0 border-r border-line bg-sunken px-4 py-2.5 font-normal text-muted"
              >
                {label}
              </th>
              {cells.map((cell, place) => (
                <td key={section.columns[place]} className="min-w-36 px-4 py-2.5 align-top">
                  <div className="flex items-start justify-between gap-2">
                    <span>
                      <Ka className="block text-xl">{cell.form}</Ka>
                      <span className="block text-sm text-muted">
                        /{cell.romanization}/ {cell.gloss}
                      </span>
                    </span>
                    <SpeakButton name={cell.form} hasMinHighlight small />
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
