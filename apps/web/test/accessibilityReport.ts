/** Tables of docs/accessibility: what a screen reader gets at each step of an activity. */
import { expect, vi } from 'vitest';
import {
  accessibilityTree,
  focusedElement,
  georgianWithoutLanguage,
  recordAnnouncements,
} from './screenReader.ts';

const depthOf = (line: string) => line.length - line.trimStart().length;
const roleOf = (line = '') => /^\s*- (\w+)/u.exec(line)?.[1];

/** How many siblings of one role in succession are shown. */
const maxSiblings = (role: string | undefined) => (role === 'listitem' || role === 'heading' ? 2 : 6);

/** A tree without addresses, placeholders and the keys of the Georgian keyboard, and with long runs of equal roles, such as 33 letters, shortened. */
function compact(tree: readonly string[]): string[] {
  let keyboard = Number.POSITIVE_INFINITY;
  const lines = tree.filter((line) => {
    if (depthOf(line) > keyboard) return false;
    keyboard = line.includes('group "Georgian letters"') ? depthOf(line) : Number.POSITIVE_INFINITY;
    return !/^\s*- \/(?:url|placeholder):/u.test(line);
  });
  const shown: string[] = [];
  /** How many siblings of one role follow each other, by their depth. */
  let runs: { depth: number; role: string | undefined; count: number }[] = [];
  for (const line of lines) {
    const [depth, role] = [depthOf(line), roleOf(line)];
    runs = runs.filter((run) => run.depth <= depth);
    const run = runs.find((one) => one.depth === depth);
    if (run && run.role === role) run.count += 1;
    else runs = [...runs.filter((one) => one !== run), { depth, role, count: 1 }];
    const hidden = runs.find((one) => one.count > maxSiblings(one.role));
    if (!hidden) shown.push(line);
    else if (hidden.count === maxSiblings(hidden.role) + 1 && hidden.depth === depth)
      shown.push(`${' '.repeat(depth)}- …`);
  }
  return shown;
}

/** The lines of a tree that an earlier one does not have at the same place, below their ancestors except the first. */
function newLines(tree: readonly string[], known: readonly string[]): string[] {
  const withPath = (lines: readonly string[]) => {
    let ancestors: string[] = [];
    return lines.map((line) => {
      ancestors = [...ancestors.filter((one) => depthOf(one) < depthOf(line)), line];
      return { line, ancestors, key: ancestors.join('\n') };
    });
  };
  const left = withPath(known).map(({ key }) => key);
  const fresh = withPath(tree).filter(({ key }) => {
    const index = left.indexOf(key);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
  const shown = new Set(fresh.flatMap(({ ancestors }) => ancestors));
  return fresh.length === 0
    ? []
    : tree.filter((line, index) => (index > 0 || known.length === 0) && shown.has(line));
}

const cell = (lines: readonly string[]) => lines.join('<br>').replaceAll('|', '\\|') || '–';
const code = (line: string) => `\`${line}\``;

/** A node of a tree as a line of a cell: the dash of the tree is replaced by an indent. */
function nodeText(line: string, least: number): string {
  const indent = '&emsp;'.repeat((depthOf(line) - least) / 2);
  return `${indent}${code(line.trim().replace(/^- /u, '').replace(/:$/u, ''))}`;
}

const withoutSound = (line: string) =>
  line.replace('button "Stop"', 'button "Listen"').replace(/(button "Listen to .*") \[pressed\]/u, '$1');

interface Report {
  /** Adds what has changed since the last step as a row. `lostFocus`: nothing has the focus, as on a new page. */
  readonly step: (name: string, options?: { readonly lostFocus?: boolean }) => void;
  /** Drops what was announced since the last step. */
  readonly skip: () => void;
  /** The table. */
  readonly table: () => string;
}

interface ReportOptions {
  /** Selector of the part of the page whose accessibility tree is reported. */
  readonly root?: string;
  /** Lines of the tree that are left out, as another table has them. */
  readonly omitted?: RegExp;
  /** Whether it is reported that a clip plays, which elsewhere begins and ends by itself. */
  readonly hasSound?: boolean;
}

/** Starts a table; it ends with the test. */
export function startReport(
  title: string,
  { root = 'main', omitted, hasSound = false }: ReportOptions = {},
): Report {
  const takeAnnouncements = recordAnnouncements();
  const rows: string[] = [];
  let knownTree: readonly string[] = [];
  let knownFocus = '';
  const readTree = () => {
    const element = document.querySelector(root);
    const tree = element ? compact(accessibilityTree(element)) : [];
    const kept = omitted ? tree.filter((line) => !omitted.test(line)) : tree;
    return hasSound ? kept : kept.map(withoutSound);
  };
  return {
    step: (name, { lostFocus = false } = {}) => {
      expect(georgianWithoutLanguage(), `Georgian without a language: ${name}`).toEqual([]);
      const focus = focusedElement();
      expect(focus === 'lost', `the focus is lost: ${name}`).toBe(lostFocus);
      const tree = readTree();
      const fresh = newLines(tree, knownTree);
      const least = Math.min(...fresh.map(depthOf));
      const focusText = lostFocus ? 'start of the page' : focus === knownFocus ? 'stays' : code(focus);
      const treeText = cell(fresh.map((line) => nodeText(line, least)));
      rows.push(
        `| ${name} | ${focusText.replaceAll('|', '\\|')} | ${treeText} | ${cell(takeAnnouncements())} |`,
      );
      knownTree = tree;
      knownFocus = focus;
    },
    skip: () => void takeAnnouncements(),
    table: () =>
      `## ${title}\n\n| step | focus | new in the accessibility tree | announced |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`,
  };
}

/** The text of a generated file of docs/accessibility, which `toMatchFileSnapshot` compares. */
export const reportFile = (title: string, tables: readonly string[]): string =>
  `<!-- Written by a component test; see docs/accessibility.md. -->\n\n# ${title}\n\n${tables.join('\n')}`;

/** The same order of options in each run. */
export function fixSeeds(): void {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((values) => values);
}
