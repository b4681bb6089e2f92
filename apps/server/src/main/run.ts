/** The server process: reads the settings, prints the startup message, handles signals, sets the exit code. */
import { type Config, readConfig } from './config.ts';
import { demoAccounts, demoPassword } from './demo/accounts.ts';
import { plainHttpWarning } from './plainHttp.ts';
import { createLog, describeError, type Log } from '../platform/log.ts';
import { findFreePort } from '../platform/http/listen.ts';
import { siteBuildDir, type Stop, start } from './start.ts';
import { StartError } from '../platform/startError.ts';

function paymentsOf({ stripe, stripeSandboxEnabled, publicUrl }: Config): string {
  if (stripe !== null) return 'Stripe';
  return stripeSandboxEnabled
    ? `Stripe sandbox, no real payments: ${publicUrl}/pricing`
    : 'none: Premium cannot be bought (STRIPE_SECRET_KEY)';
}

function startupMessage(config: Config): string {
  const lines = [`Ena is ready: ${config.publicUrl}`];
  lines.push(
    config.databaseUrl === null ? `  database  embedded, in ${config.dataDir}` : '  database  PostgreSQL',
  );
  lines.push(
    config.smtpUrl === null
      ? `  mail      not sent, shown at ${config.publicUrl}/dev/mailbox`
      : '  mail      sent by SMTP',
  );
  lines.push(`  files     ${config.s3 === null ? `in ${config.dataDir}` : `S3, bucket ${config.s3.bucket}`}`);
  lines.push(`  payments  ${paymentsOf(config)}`);
  lines.push(
    `  assistant ${config.chat.model === null ? 'course content only' : `language model ${config.chat.model.model}`}`,
  );
  const warning = plainHttpWarning(config.publicUrl);
  if (warning !== null) lines.push(`  warning   ${warning}`);
  if (config.demoMode) {
    lines.push(`  accounts  for the demo, password ${demoPassword}:`);
    for (const { email, what } of demoAccounts) lines.push(`            ${email} (${what})`);
  }
  return `${lines.join('\n')}\n`;
}

function handleSignals(stop: Stop, log: Log): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) process.exit(1);
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ error: describeError(error) }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** The settings with a free port in place of 0, also in the public URL. */
const withRealPort = async (config: Config, env: NodeJS.ProcessEnv): Promise<Config> =>
  config.port === 0 ? readConfig({ ...env, PORT: String(await findFreePort(config.host)) }) : config;

/** Runs Ena with these settings until SIGTERM or SIGINT; a second signal exits at once, without cleanup. */
export async function run(env: NodeJS.ProcessEnv, siteFolder = siteBuildDir): Promise<void> {
  try {
    const config = await withRealPort(readConfig(env), env);
    const log = createLog(config.logLevel);
    process.on('unhandledRejection', (error) => {
      log.fatal({ error: describeError(error) }, 'unhandled rejection');
      process.exit(1);
    });
    const stop = await start(config, log, siteFolder);
    handleSignals(stop, log);
    process.stdout.write(startupMessage(config));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`Ena can't start.\n${error.message}\n`);
    process.exit(1);
  }
}
