/** HTTP servers and clients on real sockets, for tests of what is between the socket and the application. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach } from 'vitest';

export function useHttpServers() {
  const close = new Set<() => void>();
  afterEach(() => {
    for (const each of close) each();
    close.clear();
  });

  /** Listens on a free port. */
  async function serve(server: Server) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    close.add(() => {
      server.closeAllConnections();
      server.close();
    });
    // as: a server that listens on a port has such an address.
    const { port } = server.address() as AddressInfo;
    /** Connects and sends a text; `received` resolves to all that was received, once the server has closed the connection. */
    const open = async (text: string) => {
      const socket: Socket = connect({ host: '127.0.0.1', port });
      close.add(() => socket.destroy());
      let output = '';
      socket.on('data', (chunk: Buffer) => (output += chunk.toString())).on('error', () => undefined);
      // Not by `once`, which rejects when the connection is reset.
      const received = new Promise<string>((resolve) => socket.once('close', () => resolve(output)));
      await once(socket, 'connect');
      socket.write(text);
      return { socket, received, output: () => output };
    };
    return { url: `http://127.0.0.1:${port}`, open };
  }
  return { serve };
}
