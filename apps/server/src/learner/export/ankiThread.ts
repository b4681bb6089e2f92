/** Entry point of the thread that builds an Anki package (download.ts). */
import { parentPort, workerData } from 'node:worker_threads';
import { buildAnkiPackage, type PackageInput } from './ankiPackage.ts';

// as: what download.ts passes.
const bytes = buildAnkiPackage(workerData as PackageInput);
parentPort?.postMessage(bytes);
