/** Fake server of OpenAI's chat completions API, whose responses a test sets. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** The response to the next request. */
export type ModelBehavior =
  /** These pieces, and a regular end. */
  | { readonly kind: 'pieces'; readonly pieces: readonly string[]; readonly pauseMs?: number }
  /** This piece repeatedly, until the client disconnects. */
  | { readonly kind: 'endless'; readonly piece: string; readonly pauseMs: number }
  /** These pieces, then nothing more; the connection stays open. */
  | { readonly kind: 'stalls'; readonly pieces: readonly string[] }
  /** These pieces, then the connection breaks. */
  | { readonly kind: 'breaks'; readonly pieces: readonly string[] }
  | { readonly kind: 'status'; readonly status: number }
  /** A redirect to another path of this server, which answers as usual. */
  | { readonly kind: 'redirects' }
  /** Status 200 with a body that does not follow the protocol. */
  | { readonly kind: 'garbage'; readonly type: string; readonly body: string }
  /** One line that never ends, as fast as it is read. */
  | { readonly kind: 'floods' }
  /** Accepts the request and never responds. */
  | { readonly kind: 'silent' };

export interface ModelRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: string;
  /** Resolves once the client has disconnected (`left`), or the response has ended. */
  readonly closed: Promise<'left' | 'ended'>;
}

export interface ModelServer {
  readonly url: string;
  readonly requests: readonly ModelRequest[];
  readonly setBehavior: (next: ModelBehavior) => void;
  /** Closes every connection. */
  readonly closeConnections: () => void;
  readonly stop: () => Promise<void>;
}

const elsewhere = '/elsewhere';
const line = (value: object) => `data: ${JSON.stringify(value)}\n\n`;
const chunk = (delta: object, finish: string | null = null) =>
  line({
    id: 'chunk',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'test',
    choices: [{ index: 0, delta, finish_reason: finish }],
  });

async function answer(response: ServerResponse, behaviour: ModelBehavior, path: string): Promise<void> {
  switch (behaviour.kind) {
    case 'redirects':
      if (path === elsewhere) return answer(response, { kind: 'pieces', pieces: ['Redirected.'] }, path);
      // 307: the request is repeated with method and body.
      response.writeHead(307, { location: elsewhere }).end();
      return;
    case 'silent':
      return;
    case 'status':
      response.writeHead(behaviour.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: 'It says no.', type: 'test' } }));
      return;
    case 'floods': {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const flood = () => {
        while (!response.destroyed) if (!response.write('a'.repeat(256 * 1024))) break;
      };
      response.on('drain', flood);
      response.write('data: ');
      flood();
      return;
    }
    case 'garbage':
      response.writeHead(200, { 'content-type': behaviour.type });
      response.end(behaviour.body);
      return;
    case 'stalls':
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      // In one write: it must not stall between two pieces.
      response.write(behaviour.pieces.map((piece) => chunk({ role: 'assistant', content: piece })).join(''));
      return;
    case 'endless':
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      while (!response.destroyed) {
        response.write(chunk({ role: 'assistant', content: behaviour.piece }));
        await setTimeout(behaviour.pauseMs);
      }
      return;
    case 'pieces':
    case 'breaks': {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(chunk({ role: 'assistant', content: '' }));
      for (const piece of behaviour.pieces) {
        if (response.destroyed) return;
        response.write(chunk({ content: piece }));
        await setTimeout(behaviour.kind === 'pieces' ? (behaviour.pauseMs ?? 1) : 1);
      }
      if (behaviour.kind === 'breaks') {
        response.destroy();
        return;
      }
      response.write(chunk({}, 'stop'));
      response.end('data: [DONE]\n\n');
    }
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += String(part);
  return body;
}

export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let behaviour: ModelBehavior = { kind: 'pieces', pieces: ['Hello.'] };
  const server = createServer((request, response) => {
    const closed = new Promise<'left' | 'ended'>((resolve) =>
      response.once('close', () => resolve(response.writableFinished ? 'ended' : 'left')),
    );
    void bodyOf(request).then((body) => {
      requests.push({
        path: request.url ?? '',
        authorization: request.headers.authorization,
        body,
        closed,
      });
      return answer(response, behaviour, request.url ?? '');
    });
  });
  // An idle connection is never closed: on a busy machine its client may be about to use it.
  server.keepAliveTimeout = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    setBehavior: (next) => {
      behaviour = next;
    },
    closeConnections: () => server.closeAllConnections(),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
