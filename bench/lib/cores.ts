/** Cores of the processor: the clients of a benchmark must not take the server's cores. */
import { execFileSync } from 'node:child_process';

const setAffinity = (core: number) =>
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(core), String(process.pid)]);
const [serverCore, clientCore] = [0, 1];

/** Keeps this process and the ones that it starts on one core. Throws without `taskset` (Linux) or a second core. */
export const pinToServerCore = (): void => void setAffinity(serverCore);

/** Calls `load` while this process, but not those that it has started, is on another core. */
export async function onClientCore<T>(load: () => Promise<T>): Promise<T> {
  setAffinity(clientCore);
  try {
    return await load();
  } finally {
    setAffinity(serverCore);
  }
}
