import { run } from './main/run.ts';

await run(process.env);
