/** Stock Firefox, headless, by W3C WebDriver BiDi, which it serves itself: no geckodriver is needed. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine, Viewport } from './engine.ts';
import { findProgram, startProgram } from './program.ts';

/** The fields of responses and events of WebDriver BiDi that are used here. */
interface Message {
  readonly type: 'success' | 'error' | 'event';
  readonly id: number | null;
  readonly error?: string;
  readonly message?: string;
  readonly result?: unknown;
  readonly params?: { readonly level: string; readonly text: string };
}

/** Connects to a BiDi endpoint; returns a function that sends a command and resolves with its result. */
async function connect(url: string, onLogEntry: (entry: { level: string; text: string }) => void) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.type === 'event' && message.params) onLogEntry(message.params);
    else waiting.get(message.id ?? 0)?.(message);
  });
  socket.addEventListener('close', () => {
    for (const answer of waiting.values())
      answer({ type: 'error', id: null, error: 'the browser has closed the connection' });
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`no connection to ${url}`)));
  });
  let lastId = 0;
  return async (method: string, params: object): Promise<unknown> => {
    lastId += 1;
    const id = lastId;
    const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, error, message, result } = await answered;
    waiting.delete(id);
    if (type !== 'success') throw new Error(`${method}: ${error}: ${message}`);
    return result;
  };
}

/** What Firefox logs for a font (NS_BINDING_ABORTED) or a module whose download a navigation has canceled. */
const canceled = /status=2152398850|error loading dynamically imported module/u;

/** Without a pointing device, as in headless mode, Firefox says `hover: none`, as on a phone; 6: mouse. */
const preferences = ['primary', 'all']
  .map((pointers) => `user_pref("ui.${pointers}PointerCapabilities", 6);\n`)
  .join('');

export async function startFirefox(viewport: Viewport): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'ena-firefox-'));
  await writeFile(join(profile, 'user.js'), preferences);
  // Without a sound device Firefox ends each playback with an error, so it gets one that plays to nobody.
  const sound = join(profile, 'asound.conf');
  await writeFile(sound, 'pcm.!default { type null }\nctl.!default { type null }\n');
  const firefox = await startProgram(
    [
      findProgram('firefox'),
      '--headless',
      '--no-remote',
      '--profile',
      profile,
      '--remote-debugging-port',
      '0',
    ],
    { ALSA_CONFIG_PATH: sound },
    (output) => /WebDriver BiDi listening on (ws:\S+)/u.exec(output)?.[1],
  );
  const errors: string[] = [];
  const send = await connect(`${firefox.value}/session`, ({ level, text }) => {
    if (level === 'error' && !canceled.test(text)) errors.push(text);
  });
  const session = (await send('session.new', { capabilities: {} })) as {
    capabilities: { browserVersion: string };
  };
  const tree = (await send('browsingContext.getTree', {})) as { contexts: [{ context: string }] };
  const [{ context }] = tree.contexts;
  await send('session.subscribe', { events: ['log.entryAdded'] });
  await send('browsingContext.setViewport', { context, viewport });
  return {
    version: `Firefox ${session.capabilities.browserVersion}`,
    errors,
    open: async (address) => {
      await send('browsingContext.navigate', { context, url: address, wait: 'complete' });
    },
    callFunction: async (source, argument) => {
      const answer = (await send('script.callFunction', {
        target: { context },
        functionDeclaration: source,
        arguments: [{ type: 'string', value: argument }],
        awaitPromise: true,
      })) as { result: { value: string } } | { exceptionDetails: { text: string } };
      if ('exceptionDetails' in answer) throw new Error(answer.exceptionDetails.text);
      return answer.result.value;
    },
    performActions: async (actions) => {
      await send('input.performActions', { context, actions });
    },
    screenshot: async () => {
      const { data } = (await send('browsingContext.captureScreenshot', { context })) as { data: string };
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      await firefox.stop();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
