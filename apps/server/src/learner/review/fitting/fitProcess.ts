/**
 * Child process that fits parameters: reads a FitInput from standard input and writes a FitResult to standard output, both
 * as JSON. Separate from the server, so that neither the computation nor an error in native code affects requests.
 * Started by runFit.ts.
 */
import { json } from 'node:stream/consumers';
import { fitParameters } from './fit.ts';
import { exitCodes, type FitInput } from './runFit.ts';

const training = await import('./fitTraining.ts').catch(() => null);
if (training === null) process.exit(exitCodes.UNAVAILABLE);
// as: written by runFit.ts
const { cards, current } = (await json(process.stdin)) as FitInput;
process.stdout.write(JSON.stringify(await fitParameters(cards, current, training.train)));
