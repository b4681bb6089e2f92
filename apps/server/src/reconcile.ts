/** `npm run billing:reconcile`: repairs subscriptions that differ between payment provider and database. */
import { createProvider } from './billing/provider.ts';
import { reconcile } from './billing/reconcile.ts';
import { type Config, readConfig } from './main/config.ts';
import { prepareDataDir } from './platform/dataDir.ts';
import { openEmbedded, openPostgres } from './platform/db/open.ts';
import { Failure } from './platform/failure.ts';
import { createLog, type Log } from './platform/log.ts';
import { StartError } from './platform/startError.ts';

async function run(config: Config, log: Log): Promise<number> {
  if (config.stripe === null) {
    throw new StartError(
      'No payment provider is connected. Set STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID.',
    );
  }
  prepareDataDir(config.dataDir);
  const { db, close } =
    config.databaseUrl === null
      ? await openEmbedded(config.dataDir)
      : await openPostgres(config.databaseUrl, () => undefined);
  try {
    const provider = createProvider(config.stripe);
    const { checked, repaired, failed } = await reconcile({
      db,
      log,
      provider,
      now: () => new Date(),
      mail: null,
    });
    process.stdout.write(`${checked} customers checked, ${repaired} repaired, ${failed} failed\n`);
    return failed === 0 ? 0 : 1;
  } finally {
    await close();
  }
}

try {
  const config = readConfig(process.env);
  process.exitCode = await run(config, createLog(config.logLevel));
} catch (error) {
  if (!(error instanceof StartError || error instanceof Failure)) throw error;
  process.stderr.write(`Subscriptions could not be reconciled.\n${error.message}\n`);
  process.exitCode = 1;
}
