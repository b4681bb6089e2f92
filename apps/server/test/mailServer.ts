import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** An SMTP server for tests; `received` contains the raw mails. */
export async function startMailServer(port = 0) {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  // A client that is killed resets its connection, which must not end the test.
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { received, port: address.port, url: `smtp://127.0.0.1:${address.port}`, close };
}
