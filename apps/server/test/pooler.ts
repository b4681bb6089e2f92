import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Message Terminate of PostgreSQL's protocol. */
const terminate = Buffer.from('X\0\0\0\x04', 'latin1');
/** Type and length of the message BackendKeyData, after which a process id follows. */
const backendKeyData = Buffer.from('K\0\0\0\x0c', 'latin1');

/**
 * What a connection pooler does to its clients, in front of the PostgreSQL at `url`: it gives them process ids of its own,
 * refuses the setting statement_timeout, and does not end the session at the database when a client leaves.
 */
export async function startPooler(url: string) {
  const sessions: Socket[] = [];
  const server = createServer((client) => {
    const session = connect(Number(new URL(url).port), new URL(url).hostname);
    sessions.push(session);
    client.on('data', (chunk) => {
      if (chunk.includes('statement_timeout\0')) client.destroy();
      else session.write(chunk.subarray(-terminate.length).equals(terminate) ? chunk.subarray(0, -5) : chunk);
    });
    session.on('data', (chunk) => {
      const at = chunk.indexOf(backendKeyData);
      if (at >= 0) chunk.writeInt32BE(-1, at + backendKeyData.length);
      client.write(chunk);
    });
    for (const socket of [client, session]) socket.on('error', () => undefined);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // as: a server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  const pooled = new URL(url);
  pooled.host = `127.0.0.1:${port}`;
  return {
    url: pooled.href,
    close: () => {
      server.close();
      for (const session of sessions) session.destroy();
    },
  };
}
