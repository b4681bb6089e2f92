/** The forms of a verb: a table of the course, an explanation of the verb, or forms from anywhere in it. */
import { senseKey } from './english.ts';
import type { CanOpenPage } from './englishToGeorgian.ts';
import type { Knowledge, Passage, Table } from './model.ts';
import {
  createAnswer,
  createLockedReply,
  joinParagraphs,
  renderFormsTable,
  renderPassage,
  renderWordTable,
  type Reply,
  uniquePages,
} from './render.ts';

/** The verb of a table's title: 'write' of 'Present of წერა (to write)'. */
export const verbOfTitle = (title: string): string | undefined => /\(to ([^()]+)\)/u.exec(title)?.[1];

/** The tables of a verb, by its English or its Georgian name or any of its forms. */
const tablesOf = ({ tables }: Knowledge, verb: string): Table[] =>
  tables.filter(
    ({ title, rows }) =>
      senseKey(verbOfTitle(title) ?? '') === senseKey(verb) ||
      /\p{Script=Georgian}+/u.exec(title)?.[0] === verb ||
      rows.some(({ cells }) => cells.some(({ form }) => form === verb)),
  );

/** Passages whose title is the verb, such as 'To have'. */
const passagesOf = ({ passages }: Knowledge, verb: string): Passage[] =>
  passages.filter(({ title }) => /^to /iu.test(title) && senseKey(title) === senseKey(verb));

const persons = ['i', 'you', 'he or she', 'we', 'they'] as const;

/** Present forms from anywhere in the course, such as მინდა (I want); null if there are fewer than two. */
function formsByPerson({ byPerson }: Knowledge, verb: string, canOpen: CanOpenPage): Reply | null {
  const found = persons.flatMap(
    (person) => byPerson.get(`${person} ${senseKey(verb)}`)?.find(({ page }) => canOpen(page)) ?? [],
  );
  return found.length < 2
    ? null
    : createAnswer(
        joinParagraphs(
          'The course has no table of this verb. These forms occur in it:',
          renderWordTable(found),
        ),
        uniquePages(found),
      );
}

/** The forms of a verb in a tense, or in the present; null if the course has none. */
export function answerConjugation(
  knowledge: Knowledge,
  verb: string,
  tense: string | null,
  canOpen: CanOpenPage,
): Reply | null {
  const all: readonly (Table | Passage)[] = [...tablesOf(knowledge, verb), ...passagesOf(knowledge, verb)];
  const open = all.filter(({ page }) => canOpen(page));
  const [first] = open;
  const isPresent = tense === null || tense === 'present';
  if (!first)
    return (
      (isPresent ? formsByPerson(knowledge, verb, canOpen) : null) ??
      (all.length > 0 ? createLockedReply(uniquePages(all)) : null)
    );
  // The past tense is the aorist: a finished action.
  const names = tense === 'past' ? ['past', 'aorist'] : [tense ?? 'present'];
  const tables = open.filter((one) => 'rows' in one);
  const titled = tables.find(({ title }) =>
    names.some((name) => title.toLowerCase().startsWith(`${name} of`)),
  );
  if (titled)
    return createAnswer(joinParagraphs(`**${titled.title}**`, renderFormsTable(titled), titled.description), [
      titled.page,
    ]);
  for (const table of tables) {
    const row = table.rows.find(({ label }) => names.includes(label.toLowerCase()));
    if (row)
      return createAnswer(
        joinParagraphs(
          `**${table.title}**, ${row.label.toLowerCase()}`,
          renderFormsTable({ ...table, rows: [row] }),
        ),
        [table.page],
      );
  }
  return createAnswer(
    joinParagraphs(
      isPresent ? '' : `The lessons that you can open have no ${tense} table of this verb. They have:`,
      'rows' in first ? joinParagraphs(`**${first.title}**`, renderFormsTable(first)) : renderPassage(first),
    ),
    [first.page],
  );
}
