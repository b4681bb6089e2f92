/** Which test files of the server touch SQL: those whose imports lead to a database driver. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { importsOf } from '../arrows/syntax.ts';
import { root } from '../lib/project.mjs';
import { projectFiles } from './command.ts';

const drivers: ReadonlySet<string> = new Set(['pg', '@electric-sql/pglite']);

/** Whether a module, or what it imports at run time, imports a driver; `read` returns the code of a path. */
export function leadsToDriver(path: string, read: (path: string) => string): boolean {
  const seen = new Set<string>();
  const visit = (module: string): boolean => {
    if (seen.has(module)) return false;
    seen.add(module);
    return importsOf(module, read(module))
      .filter(({ typeOnly }) => !typeOnly)
      .some(({ specifier }) => {
        // Computed: it could be anything.
        if (specifier === null || drivers.has(specifier)) return true;
        const target = normalize(join(dirname(module), specifier));
        // Other packages of the project know no database.
        return specifier.startsWith('.') && target.endsWith('.ts') && visit(target);
      });
  };
  return visit(path);
}

/** The test files that have to pass on every database. */
export async function databaseTests(): Promise<string[]> {
  const files = await projectFiles('apps/server/*.test.ts');
  return files.filter(
    (file) =>
      existsSync(join(root, file)) && leadsToDriver(file, (path) => readFileSync(join(root, path), 'utf8')),
  );
}
