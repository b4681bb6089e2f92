/** Keeps sizes in the design tokens: class names of the web app have no arbitrary values of Tailwind. */

const classNamePaths = /^apps\/web\/src\/(?!.*\.test\.tsx?$).*\.tsx?$/;
/** A utility with a number in brackets, such as `p-[3px]`. What ends with a colon is a variant, not a size. */
const arbitraryValue = /[a-z][a-z-]*-\[[^\]\s]*\d[^\]\s]*\](?!:)/g;
/** Values that one place alone needs and that are fractions of it. */
const allowedValues: ReadonlySet<string> = new Set([
  // The columns of the footer, and of the first section of the home page.
  'grid-cols-[2fr_1fr_1fr]',
  'grid-cols-[2fr_1fr_1fr_1fr]',
  'grid-cols-[1.05fr_0.95fr]',
  // The space above the search dialog.
  'mt-[10dvh]',
]);

/** Returns a line `path:line: problem` for each arbitrary value that is not allowed. */
export function findArbitraryValues(path: string, code: string): string[] {
  if (!classNamePaths.test(path)) return [];
  return code
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(arbitraryValue)].flatMap(([value]) =>
        allowedValues.has(value)
          ? []
          : [
              `${path}:${index + 1}: arbitrary value '${value}': use a step of Tailwind's scale, ui/tokens.css or ui/utilities.css`,
            ],
      ),
    );
}
