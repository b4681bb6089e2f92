/** Disabled lint rules and type assertions need a reason in a comment beside them. */
import { findAssertionLines } from './syntax.ts';

const suppressionComment =
  /\b(?:ox|es)lint-disable(?:-next)?(?:-line)?\b(?<rest>.*)|\bbiome-ignore\b[^:]*(?<end>.*)/;
/** ` -- why` for the linter, `: why` for the formatter. */
const reason = /\s--\s+\S|^:\s*\w/;
/** `// as: why` on the line of an assertion or on the line above. */
const assertionReason = /\/\/ as: \S/;
const testPaths = /\.test\.tsx?$|\/test\/|^e2e\/|^bench\//;

/** Returns a line `path:line: problem` for each missing reason. Tests may use type assertions without one. */
export function findMissingReasons(path: string, code: string): string[] {
  const lines = code.split('\n');
  const rules = lines.flatMap((line, index) => {
    const groups = suppressionComment.exec(line)?.groups;
    if (groups === undefined || reason.test(groups['rest'] ?? groups['end'] ?? '')) return [];
    return [`${path}:${index + 1}: lint rule disabled without a reason (write '-- why' after it)`];
  });
  const assertions = testPaths.test(path) || !/\.tsx?$/.test(path) ? [] : findAssertionLines(path, code);
  const unexplained = assertions.filter(
    (line) => !assertionReason.test(lines[line - 1] ?? '') && !assertionReason.test(lines[line - 2] ?? ''),
  );
  return [
    ...rules,
    ...unexplained.map(
      (line) => `${path}:${line}: 'as' without a reason (write '// as: why' on the line above)`,
    ),
  ];
}
