import { send } from '@emailjs/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendingProblem, sendMessage, unknownProblem } from './sendMessage.ts';

const fields = { from_name: 'Nino', from_email: 'nino@example.com', subject: 'Hello', message: 'გამარჯობა' };
const service = {
  origin: 'https://mail.example',
  publicKey: 'key_1',
  serviceId: 'service_2',
  templateId: 'template_3',
};
const fetchMock = vi.fn<typeof fetch>();
const stubBrowser = (webdriver: boolean) => vi.stubGlobal('navigator', { webdriver, languages: ['en'] });

beforeEach(() => {
  fetchMock.mockReset();
  fetchMock.mockImplementation(async () => new Response('OK'));
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('location', { origin: 'https://ena.example', pathname: '/contact' });
  vi.stubGlobal('window', { location });
  stubBrowser(false);
});

// Other files run in the same process.
afterEach(() => vi.unstubAllGlobals());

/** URL and body of the last request. */
const lastRequest = () => {
  const [url, init] = fetchMock.mock.lastCall ?? [];
  return { url, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined };
};
/** The error text to show, or 'sent'. */
const outcomeOf = (sent: Promise<unknown>) => sent.then(() => 'sent', sendingProblem);

describe('a message', () => {
  it('is sent to our own server in the format of the mail service', async () => {
    await sendMessage(fields, '', null);
    expect(lastRequest()).toEqual({
      url: 'https://ena.example/api/v1.0/email/send',
      body: {
        lib_version: '4.4.1',
        user_id: 'ena',
        service_id: 'ena',
        template_id: 'contact',
        template_params: fields,
      },
    });
  });

  it('is sent to the configured mail service with its keys', async () => {
    await sendMessage(fields, '', service);
    expect(lastRequest()).toMatchObject({
      url: 'https://mail.example/api/v1.0/email/send',
      body: {
        user_id: 'key_1',
        service_id: 'service_2',
        template_id: 'template_3',
        template_params: fields,
      },
    });
  });

  it('from a bot is marked for our server, and not sent to the mail service', async () => {
    await sendMessage(fields, 'pills', null);
    expect(lastRequest().body.template_params).toEqual({ ...fields, confirm_subject: 'pills' });
    fetchMock.mockReset();
    await sendMessage(fields, 'pills', service);
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

describe('the error text', () => {
  it.each([
    ['publicKey', /^The public key is required\./],
    ['serviceId', /^The service ID is required\./],
    ['templateId', /^The template ID is required\./],
  ])('[SUP-13] without a %s matches %s, and nothing is sent', async (name, text) => {
    expect(await outcomeOf(sendMessage(fields, '', { ...service, [name]: '' }))).toMatch(text);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it.each([['a text'], [7], [['a', 'list']]])(
    '[SUP-14] for the params %o says that they have to be an object',
    async (params) => {
      // as: what the types forbid is what is tested.
      const sent = send('s', 't', params as unknown as Record<string, unknown>, { publicKey: 'k' });
      expect(await outcomeOf(sent)).toMatch(/^The template params have to be the object\./);
      expect(fetchMock).not.toHaveBeenCalled();
    },
  );

  it('[SUP-15] in a headless browser (451) says so, for the mail service only', async () => {
    stubBrowser(true);
    expect(await outcomeOf(sendMessage(fields, '', service))).toBe(
      'Messages cannot be sent from an automated browser.',
    );
    expect(fetchMock).not.toHaveBeenCalled();
    expect(await outcomeOf(sendMessage(fields, '', null))).toBe('sent');
  });

  it('[SUP-15] for a value on the block list (403) says that it was refused', async () => {
    const blockList = { list: [fields.from_email], watchVariable: 'from_email' };
    expect(await outcomeOf(send('s', 't', fields, { publicKey: 'k', blockList }))).toBe(
      'The message was refused.',
    );
  });

  it.each([
    [
      'no answer (0)',
      () => Promise.reject(new TypeError('Failed to fetch')),
      /^The network connection failed/,
    ],
    ['429', async () => new Response('Too many', { status: 429 }), /^You have sent several messages/],
    ['403', async () => new Response('no', { status: 403 }), /^The message was refused\.$/],
    [
      'a sentence',
      async () => new Response('Please enter your name.', { status: 400 }),
      /^Please enter your name\.$/,
    ],
    [
      'a page',
      async () => new Response('<h1>Bad Gateway</h1>', { status: 502 }),
      /^An unknown error occurred$/,
    ],
    ['data', async () => new Response('{"code":1}', { status: 500 }), /^An unknown error occurred$/],
    ['nothing', async () => new Response('', { status: 500 }), /^An unknown error occurred$/],
  ])('[SUP-15] fits the response: %s', async (_what, answer, text) => {
    fetchMock.mockImplementation(answer);
    expect(await outcomeOf(sendMessage(fields, '', null))).toMatch(text);
  });

  it.each([[undefined], [null], [{}], [{ status: 500 }], [{ status: 'x', text: 7 }], ['']])(
    'for %o says that the error is unknown',
    (error) => expect(sendingProblem(error)).toBe(unknownProblem),
  );

  it('after a timeout says that the server took too long', async () => {
    vi.useFakeTimers();
    fetchMock.mockImplementation(() => new Promise(() => undefined));
    const outcome = outcomeOf(sendMessage(fields, '', null));
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(20_001);
    expect(await outcome).toBe('The server took too long to answer.');
    vi.useRealTimers();
  });
});
