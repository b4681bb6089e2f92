import { createServer } from 'node:net';

/**
 * Below the ephemeral ports (Linux: from 32768), which the kernel gives to outgoing connections and to servers on port 0
 * at any time; and above the ports that browsers refuse.
 */
const firstPort = 16_000;
const portsPerProcess = 32;
const processes = 500;

let next = 0;

/**
 * A port on 127.0.0.1 on which no process listens at the moment. Each process has its own range by its id, so that test
 * workers running in parallel never get the same one. Throws if all of them are in use.
 */
export async function findFreePort() {
  const first = firstPort + (process.pid % processes) * portsPerProcess;
  for (let tries = 0; tries < portsPerProcess; tries++) {
    const port = first + (next++ % portsPerProcess);
    if (await isFree(port)) return port;
  }
  throw new Error(`Ports ${first} to ${first + portsPerProcess - 1} are in use.`);
}

/** @param {number} port */
const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
