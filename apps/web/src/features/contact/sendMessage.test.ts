import { send } from '@emailjs/browser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendingProblem, sendMessage, unknownProblem } from './sendMessage.ts';

const fields = { from_name: 'Nino', from_email: 'nino@example.com', subject: 'Hello', message: 'გამარჯობა' };
const service = {
  origin: 'https://mail.example',
  publicKey: 'key_1',
  serviceId: 'service_2',
  templateId: 'template_3',
};
const fetched = vi.fn<typeof fetch>();
const browser = (webdriver: boolean) => vi.stubGlobal('navigator', { webdriver, languages: ['en'] });

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () => new Response('OK'));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { origin: 'https://ena.example', pathname: '/contact' });
  vi.stubGlobal('window', { location });
  browser(false);
});

/** What was asked of the network: address and body. */
const asked = () => {
  const [url, init] = fetched.mock.lastCall ?? [];
  return { url, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined };
};
/** What a person reads when sending fails. */
const problem = (sent: Promise<unknown>) => sent.then(() => 'sent', sendingProblem);

describe('a message', () => {
  it('goes to our own server, as the mail service wants it', async () => {
    await sendMessage(fields, '', null);
    expect(asked()).toEqual({
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

  it('goes to the service that is set, by its keys', async () => {
    await sendMessage(fields, '', service);
    expect(asked()).toMatchObject({
      url: 'https://mail.example/api/v1.0/email/send',
      body: {
        user_id: 'key_1',
        service_id: 'service_2',
        template_id: 'template_3',
        template_params: fields,
      },
    });
  });

  it('of a robot is marked for our server, and the service never hears of it', async () => {
    await sendMessage(fields, 'pills', null);
    expect(asked().body.template_params).toEqual({ ...fields, confirm_subject: 'pills' });
    fetched.mockReset();
    await sendMessage(fields, 'pills', service);
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('what a person reads', () => {
  it.each([
    ['publicKey', /^The public key is required\./],
    ['serviceId', /^The service ID is required\./],
    ['templateId', /^The template ID is required\./],
  ])('[SUP-13] without a %s: %s, and nothing is sent', async (name, text) => {
    expect(await problem(sendMessage(fields, '', { ...service, [name]: '' }))).toMatch(text);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([['a text'], [7], [['a', 'list']]])(
    '[SUP-14] with %o for params: that they have to be an object',
    async (params) => {
      // as: what the types forbid is what is tested.
      const sent = send('s', 't', params as unknown as Record<string, unknown>, { publicKey: 'k' });
      expect(await problem(sent)).toMatch(/^The template params have to be the object\./);
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it('[SUP-15] in a headless browser (451), where the service is to be protected', async () => {
    browser(true);
    expect(await problem(sendMessage(fields, '', service))).toBe(
      'Messages cannot be sent from an automated browser.',
    );
    expect(fetched).not.toHaveBeenCalled();
    expect(await problem(sendMessage(fields, '', null))).toBe('sent');
  });

  it('[SUP-15] of a value on the block list (403)', async () => {
    const blockList = { list: [fields.from_email], watchVariable: 'from_email' };
    expect(await problem(send('s', 't', fields, { publicKey: 'k', blockList }))).toBe(
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
  ])('[SUP-15] of %s', async (_what, answer, text) => {
    fetched.mockImplementation(answer);
    expect(await problem(sendMessage(fields, '', null))).toMatch(text);
  });

  it.each([[undefined], [null], [{}], [{ status: 500 }], [{ status: 'x', text: 7 }], ['']])(
    'of %o: that it is unknown',
    (error) => expect(sendingProblem(error)).toBe(unknownProblem),
  );

  it('of a server that does not answer', async () => {
    vi.useFakeTimers();
    fetched.mockImplementation(() => new Promise(() => undefined));
    const said = problem(sendMessage(fields, '', null));
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(20_001);
    expect(await said).toBe('The server took too long to answer.');
    vi.useRealTimers();
  });
});
