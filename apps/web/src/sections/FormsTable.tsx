import type { FormsSection } from '@ena/domain/lesson/kinds/forms';
import { SpeakButton } from '../sound/SpeakButton.tsx';
import { KaLatin, TextWithGeorgian } from '../ui/Georgian.tsx';
import { ScrollableTable } from '../ui/ScrollableTable.tsx';
import { GlossedText } from './GlossedText.tsx';

/** Above the play buttons of the cells that scroll past; when scrolled, a fade shows that there are some. */
const rowHeaderClass =
  'sticky left-0 z-1 border-r border-line bg-sunken px-2.5 sm:w-52 sm:px-4 after:pointer-events-none after:absolute after:inset-y-0 after:left-full after:ml-px after:w-4 after:fade-right after:opacity-0 after:transition-opacity group-data-scrolled/table:after:opacity-100';

/** A table of forms; on a phone it scrolls horizontally, with a sticky first column. */
export function FormsTable({ section }: { section: FormsSection }) {
  return (
    // Scroll padding: a button that gets the focus must not be scrolled to below the row headers.
    <ScrollableTable labelledBy={section.id} className="scroll-pl-32">
      {/* Borders that do not collapse move along with the sticky cells. */}
      <table className="w-full border-separate border-spacing-0 bg-surface text-left">
        <thead>
          <tr>
            <th scope="col" className={rowHeaderClass}>
              <span className="sr-only">Person or case</span>
            </th>
            {section.columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="bg-sunken px-2.5 py-2.5 font-semibold whitespace-nowrap sm:px-4"
              >
                <TextWithGeorgian>{column}</TextWithGeorgian>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {section.rows.map(({ label, cells }) => (
            <tr key={label}>
              <th
                scope="row"
                className={`${rowHeaderClass} border-t py-2.5 align-top font-normal text-muted max-sm:text-sm`}
              >
                <TextWithGeorgian>{label}</TextWithGeorgian>
              </th>
              {cells.map((cell, index) => (
                <td
                  key={section.columns[index]}
                  className="min-w-28 border-t border-line px-2.5 py-2.5 align-top sm:min-w-36 sm:px-4"
                >
                  <div className="flex items-center justify-between gap-2">
                    <GlossedText text={cell.form} isQuiet className="text-xl" />
                    <SpeakButton name={cell.form} hasMinHighlight small />
                  </div>
                  <span className="block text-sm text-muted">
                    <KaLatin>{`/${cell.romanization}/`}</KaLatin> {cell.gloss}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  );
}
