/** Runs the real server with the small web app of the fixtures, so that tests need no build. */
import { run } from '../src/main/run.ts';

const { SITE, ...settings } = process.env;
await run(settings, SITE);
