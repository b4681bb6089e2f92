/** `npm run news -- FILE [--send]`: shows news, or sends them to the learners who want news (README, News). */
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pluralize } from '@ena/domain/text/pluralize';
import { newsMail } from './learner/optionalMail/newsMail.ts';
import { type News, parseNews } from './learner/optionalMail/newsText.ts';
import { countSent, listRecipients, newsIntervalMs, sendNews } from './learner/optionalMail/sendNews.ts';
import { createUnsubscribeLinks } from './learner/optionalMail/unsubscribeLinks.ts';
import { type Config, readConfig } from './main/config.ts';
import { prepareDataDir, readAuthSecret } from './platform/dataDir.ts';
import { type Db, openEmbedded, openPostgres } from './platform/db/open.ts';
import { createMailbox, createMailQueue } from './platform/mail/queue.ts';
import { StartError } from './platform/startError.ts';

const usage = 'Specify the file with the news: npm run news -- FILE, and --send to send them.';

/** The options of the command, or a StartError. */
function optionsOf(args: readonly string[]): { readonly file: string; readonly send: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { send: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [file] = positionals;
    if (file !== undefined && positionals.length === 1) return { file: resolve(file), send: values.send };
  } catch {
    // An unknown option.
  }
  throw new StartError(usage);
}

function readNews(file: string): News {
  try {
    return parseNews(basename(file), readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw new StartError(`${file} cannot be read.`);
    throw error;
  }
}

const minutesFor = (count: number) => Math.ceil((count * newsIntervalMs) / 60_000);

async function preview(db: Db, news: News, { publicUrl }: Config): Promise<string> {
  const { subject, text } = newsMail('Nino', news, publicUrl, `${publicUrl}/unsubscribe`);
  const count = (await listRecipients(db, news.id)).length;
  return [
    `Subject: ${subject}\n\n${text}`,
    `News '${news.id}': ${pluralize(count, 'learner')} would get this mail, over about ${minutesFor(count)} min; ${pluralize(await countSent(db, news.id), 'learner')} have been sent it before.`,
    'Nothing was sent. To send it, add --send.',
  ].join('\n');
}

async function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { file, send } = optionsOf(args);
  const news = readNews(file);
  const config = readConfig(env);
  const { dataDir, databaseUrl, publicUrl, smtpUrl } = config;
  prepareDataDir(dataDir);
  // The links in the mails must work where Ena runs: another secret must not be created here.
  const links = createUnsubscribeLinks(config.authSecret ?? readAuthSecret(dataDir), publicUrl);
  const { db, close } =
    databaseUrl === null ? await openEmbedded(dataDir) : await openPostgres(databaseUrl, () => undefined);
  try {
    if (!send) return await preview(db, news, config);
    const now = () => new Date();
    const mailer = smtpUrl === null ? createMailbox(now) : { queue: createMailQueue(now) };
    const count = await sendNews({ db, mailer, links, publicUrl, now }, news);
    return smtpUrl === null
      ? `News '${news.id}': in the mailbox, for ${pluralize(count, 'learner')}.`
      : `News '${news.id}': queued for ${pluralize(count, 'learner')}. Ena sends one mail per second, over about ${minutesFor(count)} min.`;
  } finally {
    await close();
  }
}

try {
  process.stdout.write(`${await run(process.argv.slice(2), process.env)}\n`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
