import type { PGlite } from '@electric-sql/pglite';

type Protocol = Pick<PGlite, 'execProtocol' | 'execProtocolStream'>;

const isPanic = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && error.severity === 'PANIC';

/**
 * Calls `onPanic` as soon as a statement ends with a PANIC, such as on a full disk. Afterwards the embedded database
 * must not be called any more: it would block this thread forever, without an error. Opened again, it recovers.
 */
export function watchForPanic(client: Protocol, onPanic: (error: unknown) => void): void {
  const execProtocol = client.execProtocol.bind(client);
  const execProtocolStream = client.execProtocolStream.bind(client);
  const watched = async <T>(result: Promise<T>): Promise<T> => {
    try {
      return await result;
    } catch (error) {
      if (isPanic(error)) onPanic(error);
      throw error;
    }
  };
  client.execProtocol = (message, options) => watched(execProtocol(message, options));
  client.execProtocolStream = (message, options) => watched(execProtocolStream(message, options));
}
