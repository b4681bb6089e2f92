/**
 * Finds the server tests that use SQL: those that import a database driver, directly or through other modules.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { findImports, type Import } from '../sourceRules/syntax.ts';
import { root } from '../lib/project.mjs';
import { listProjectFiles } from './command.ts';

const drivers: ReadonlySet<string> = new Set(['pg', '@electric-sql/pglite']);

/**
 * Whether a module imports a driver at run time, directly or transitively; `importsOf` returns the imports of a path.
 */
export function importsDatabaseDriver(path: string, importsOf: (path: string) => readonly Import[]): boolean {
  const seen = new Set<string>();
  const visit = (module: string): boolean => {
    if (seen.has(module)) return false;
    seen.add(module);
    return importsOf(module)
      .filter(({ typeOnly }) => !typeOnly)
      .some(({ specifier }) => {
        // A computed specifier could be a driver.
        if (specifier === null || drivers.has(specifier)) return true;
        const target = normalize(join(dirname(module), specifier));
        // Other packages of the project use no database.
        return specifier.startsWith('.') && target.endsWith('.ts') && visit(target);
      });
  };
  return visit(path);
}

/** The test files that have to pass on PGlite and on PostgreSQL. */
export async function findDatabaseTests(): Promise<string[]> {
  const files = await listProjectFiles('apps/server/*.test.ts');
  // Most tests import the same modules, and parsing them takes longest.
  const imports = new Map<string, readonly Import[]>();
  const importsOf = (path: string) => {
    const known = imports.get(path) ?? findImports(path, readFileSync(join(root, path), 'utf8'));
    imports.set(path, known);
    return known;
  };
  return files.filter((file) => existsSync(join(root, file)) && importsDatabaseDriver(file, importsOf));
}
