import { findPostgres, startPostgres } from '../../scripts/checks/postgres.ts';
import { ensureBuilt, ensureInstalled } from '../../scripts/lib/setUp.mjs';

/**
 * Calls `measure` for the embedded database (URL null), then for a PostgreSQL that is started for it. Says so if that
 * is not installed.
 */
export async function onBothDatabases(
  measure: (database: string, databaseUrl: string | null) => Promise<void>,
): Promise<void> {
  await ensureInstalled();
  await ensureBuilt();
  await measure('embedded', null);
  const binaries = findPostgres();
  if (binaries === undefined) {
    console.log('PostgreSQL was not found: not measured.');
    return;
  }
  const postgres = await startPostgres(binaries);
  await measure('PostgreSQL', postgres.url).finally(() => postgres.stop());
}
