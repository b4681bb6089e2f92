/** The real process, on a web app of the fixtures: the build need not exist where the server is tested. */
import { run } from '../src/run.ts';

const { SITE, ...settings } = process.env;
await run(settings, SITE);
