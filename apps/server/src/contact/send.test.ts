import { defaultOperator } from '@ena/contract/operator';
import { messageLimits } from '@ena/domain/contact/message';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../test/app.ts';
import { startMailServer } from '../../test/mailServer.ts';
import { mailQueue } from '../platform/mail/tables.ts';
import { maxBodyBytes } from '../platform/http/body.ts';
import { createLimiter } from '../platform/http/limits.ts';
import { listMail } from '../platform/mail/mailbox.ts';
import { startMailWorker } from '../platform/mail/queue.ts';
import { createSmtpDelivery } from '../platform/mail/smtp.ts';
import { firstTotalLimit } from './send.ts';

const { world, time, logged, call, callWith, signedIn } = useApp({ limits: true });
const [json, form] = ['/api/v1.0/email/send', '/api/v1.0/email/send-form'];
const message = {
  from_name: 'Nino',
  from_email: 'nino@example.com',
  subject: 'A question',
  message: 'How do I type ქ?\n\nთქვენი ნინო',
};
const sender = { lib_version: '4.4.1', user_id: 'ena', service_id: 'ena', template_id: 'contact' };
const body = (params: object = message) => ({ ...sender, template_params: params });

/** A form as a browser writes it. */
async function formData(fields: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  const sent = new Response(data);
  return {
    bytes: new Uint8Array(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  };
}
const sendForm = async (fields: Record<string, string>) => {
  const { bytes, headers } = await formData(fields);
  return call('POST', form, bytes, { headers });
};

/** Both ways to send a message, which must have the same responses (O25). */
const ways = [
  { way: 'as JSON', send: (params: object) => call('POST', json, body(params)) },
  { way: 'as form data', send: (params: object) => sendForm({ ...sender, ...params }) },
] as const;
const queued = () => world.services.db.select().from(mailQueue);

beforeEach(async () => {
  await world.services.db.delete(mailQueue);
  time.now = new Date(time.now.getTime() + 2 * 3_600_000);
});

describe.each(ways)('a message sent $way', ({ send }) => {
  it('[SUP-12] is queued to the support address with Reply-To the sender, and the response is OK', async () => {
    const reply = await send(message);
    expect([reply.status, reply.text, reply.headers.get('content-type')]).toEqual([
      200,
      'OK',
      'text/plain; charset=UTF-8',
    ]);
    const [mail, ...others] = await listMail(world.services.db);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: defaultOperator.supportEmail,
      replyTo: 'nino@example.com',
      subject: 'Message to Ena: A question',
    });
    expect(mail?.text).toContain('How do I type ქ?\n\nთქვენი ნინო\n\n--\nNino <nino@example.com>');
  });

  it.each([
    [{ from_name: undefined }, 'Please enter your name.'],
    [{ from_name: ' ' }, 'Please enter your name.'],
    [{ from_name: '\u200b' }, 'Please enter your name.'],
    [{ from_name: 'x'.repeat(messageLimits.name + 1) }, 'Please shorten your name: 80 characters at most.'],
    [{ from_email: '' }, 'Please enter an email address, such as nino@example.com.'],
    [{ from_email: 'nino' }, 'Please enter an email address, such as nino@example.com.'],
    [
      { from_email: 'a@example.com, b@example.com' },
      'Please enter an email address, such as nino@example.com.',
    ],
    [
      { from_email: `${'x'.repeat(250)}@a.example` },
      'Please enter an email address, such as nino@example.com.',
    ],
    [{ subject: '' }, 'Please enter your subject.'],
    [
      { subject: 'x'.repeat(messageLimits.subject + 1) },
      'Please shorten your subject: 150 characters at most.',
    ],
    [{ message: '\n' }, 'Please enter your message.'],
    [{ message: 'a\u0000b' }, 'The request holds text or nesting that cannot be stored.'],
    [
      { message: 'x'.repeat(messageLimits.message + 1) },
      'Please shorten your message: 5000 characters at most.',
    ],
  ])('is refused with %o: %s', async (wrong, sentence) => {
    const params = Object.fromEntries(
      Object.entries({ ...message, ...wrong }).filter(([, value]) => value !== undefined),
    );
    const reply = await send(params);
    expect([reply.status, reply.text]).toEqual([400, sentence]);
    expect(await queued()).toEqual([]);
  });

  it('is dropped, with the response OK, if a bot filled in the hidden honeypot field', async () => {
    const reply = await send({ ...message, confirm_subject: 'https://pills.example' });
    expect([reply.status, reply.text, await queued()]).toEqual([200, 'OK', []]);
  });

  it('is escaped in the HTML of the mail, and not logged', async () => {
    await send({ ...message, from_name: '<b>Nino', message: '<img src=x onerror="x">' });
    expect((await queued())[0]?.html).toContain('&lt;img src=x onerror=&quot;x&quot;&gt;');
    expect((await queued())[0]?.html).not.toMatch(/<(?:img|b)\b/);
    expect(logged.join('')).not.toMatch(/nino@example|A question|onerror/);
  });
});

describe('the contact protocol', () => {
  it.each([
    ['user_id', 'The public key is required.'],
    ['service_id', 'The service ID is required.'],
    ['template_id', 'The template ID is required.'],
  ])('requires %s', async (name, sentence) => {
    for (const missing of [undefined, '', 7]) {
      const reply = await call('POST', json, { ...body(), [name]: missing });
      expect([reply.status, reply.text]).toEqual([400, sentence]);
    }
    const reply = await sendForm({ ...sender, ...message, [name]: '' });
    expect([reply.status, reply.text]).toEqual([400, sentence]);
  });

  it.each([undefined, null, 'text', 7, [message]])('refuses %o as template_params', async (params) => {
    const reply = await call('POST', json, { ...body(), template_params: params });
    expect([reply.status, reply.text]).toEqual([400, 'The template params must be an object.']);
  });

  it.each([json, form])('%s has plain-text errors for origin, method, size and content type', async (url) => {
    const statusOf = async (method: string, sent?: string, headers: Record<string, string> = {}) => {
      const { status, text, headers: answered } = await call(method, url, sent, { headers });
      expect(answered.get('content-type')).toMatch(/^text\/plain/);
      expect(text).toMatch(/^[A-Z][^{}<>]+\.$/);
      return status;
    };
    const type = url === json ? 'application/json' : 'application/x-www-form-urlencoded';
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'content-type': 'text/plain', cookie: 'ena.session=x' },
    ])
      expect(await statusOf('POST', '{}', headers)).toBe(403);
    expect(await statusOf('GET')).toBe(405);
    expect(await statusOf('POST', 'x'.repeat(maxBodyBytes + 1), { 'content-type': type })).toBe(413);
    expect(await statusOf('POST', 'x', { 'content-type': 'text/plain' })).toBe(415);
    expect(await statusOf('POST', '{', { 'content-type': type })).toBe(400);
    expect(await queued()).toEqual([]);
  });

  it.each([
    ['a broken multipart body', 'multipart/form-data; boundary=x', '--x\r\nnonsense'],
    ['one without a boundary', 'multipart/form-data', 'a=b'],
  ])('refuses form data with %s', async (_what, type, sent) => {
    const reply = await call('POST', form, sent, { headers: { 'content-type': type } });
    expect(reply.status).toBe(400);
  });
});

describe('rate limits of contact messages', () => {
  it('are ten in ten minutes per IP address, also after a restart, with Retry-After', async () => {
    const statuses: number[] = [];
    for (let count = 1; count <= 11; count++) statuses.push((await call('POST', json, body())).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    const { db, now } = world.services;
    const limiter = createLimiter(db, 'a secret of the tests, long enough for all', now);
    const reply = await callWith({ limiter }, 'POST', json, body());
    expect([reply.status, reply.text, Number(reply.headers.get('retry-after')) > 500]).toEqual([
      429,
      'Too many requests.',
      true,
    ]);
    expect((await call('POST', json, body(), { address: '10.9.9.9' })).status).toBe(200);
    expect(await queued()).toHaveLength(11);
    time.now = new Date(time.now.getTime() + 601_000);
    expect((await call('POST', json, body())).status).toBe(200);
  });

  it('leave the form open to others while twenty networks send all they can', async () => {
    const from = async (network: number, params = {}) =>
      (await call('POST', json, body({ ...message, ...params }), { address: `10.2.${network}.1` })).status;
    for (let bot = 0; bot < 20; bot++) await from(200, { confirm_subject: 'x' });
    const accepted = [];
    for (let network = 0; network < 20; network++)
      for (let turn = 0; turn < 10; turn++) accepted.push(await from(network));
    // The first three of each network, and a hundred further ones of all together.
    expect(accepted.filter((status) => status === 200)).toHaveLength(20 * 3 + 100);
    const [person, another, third] = [await from(100), await from(100), await from(100)];
    expect([person, another, third, await from(100), await from(101)]).toEqual([200, 200, 200, 429, 200]);
    expect(await queued()).toHaveLength(20 * 3 + 100 + 4);
  });

  it('are not extended by more addresses of one network', async () => {
    const statuses = [];
    const limiter = createLimiter(
      world.services.db,
      'yet another secret, long enough for all',
      world.services.now,
      new Map([['contact.total', 1]]),
    );
    for (let host = 1; host <= 5; host++) {
      const address = `10.3.3.${host}`;
      statuses.push((await callWith({ limiter }, 'POST', json, body(), { address })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  it('are a thousand an hour of all networks together', async () => {
    const { db, now } = world.services;
    const limiter = createLimiter(db, 'one more secret, long enough for all', now);
    for (let turn = 0; turn < 3; turn++) await limiter.count(firstTotalLimit, 'everybody');
    const few = createLimiter(
      db,
      'one more secret, long enough for all',
      now,
      new Map([['contact.firstTotal', 3]]),
    );
    const reply = await callWith({ limiter: few }, 'POST', json, body(), { address: '10.4.4.4' });
    expect([reply.status, reply.text]).toEqual([429, 'Too many requests.']);
  });
});

describe('mail header injection', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>;
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(() => server.close());
  const injected = [
    '\r\nBcc: victim@evil.example',
    '\nBcc: victim@evil.example',
    '\rBcc: victim@evil.example',
  ];
  const headersOf = (mail: string) => mail.split(/\r?\n\r?\n/)[0] ?? '';
  /** Matches an injected header line. */
  const bcc = /^bcc:/im;

  /** Delivers all due mail, and returns what the mail server received. */
  const delivered = async (count: number) => {
    const { db, log, now } = world.services;
    const mailer = startMailWorker({
      db,
      deliver: createSmtpDelivery(server.url, 'Ena <hello@ena.example>'),
      log,
      now,
    });
    await vi.waitFor(() => expect(server.received).toHaveLength(count), 60_000);
    await mailer.stop();
    return server.received;
  };

  it.each(injected)('[SUP-10] is impossible with the line break %j in any field', async (line) => {
    const { db, log, now } = world.services;
    const idle = startMailWorker({ db, deliver: () => Promise.reject(new Error('away')), log, now });
    await idle.stop();
    const statuses: number[] = [];
    for (const name of ['from_name', 'from_email', 'subject', 'message'] as const) {
      const params = { ...message, [name]: message[name] + line };
      statuses.push((await callWith({ mailer: idle }, 'POST', json, body(params))).status);
    }
    expect(statuses).toEqual([200, 400, 200, 200]);
    for (const { subject, replyTo } of await queued()) expect(`${subject}${replyTo}`).not.toMatch(/[\r\n]/);
    for (const mail of await delivered(3)) {
      const headers = headersOf(mail);
      expect(headers).not.toMatch(bcc);
      expect(headers).toMatch(/^To: support@ena\.example$/m);
      expect(headers).toMatch(/^Reply-To: nino@example\.com$/m);
      expect(headers).toMatch(/^From: Ena <hello@ena\.example>$/m);
    }
    expect((await queued()).map(({ text, subject, replyTo }) => [text, subject, replyTo])).toEqual(
      Array(3).fill(['', '', null]),
    );
  });

  it('is impossible by a line break that is already in the queue', async () => {
    const row = { recipient: 'support@ena.example', text: 'x', html: 'x', nextAttemptAt: time.now };
    const rows = injected.flatMap((line) => [
      { ...row, subject: `Hello${line}`, replyTo: 'nino@example.com' },
      { ...row, subject: 'Hello', replyTo: `nino@example.com${line}` },
    ]);
    await world.services.db.insert(mailQueue).values(rows);
    for (const mail of await delivered(rows.length)) expect(headersOf(mail)).not.toMatch(bcc);
  });

  it('would be detected if a mailer did not sanitize headers (negative control)', async () => {
    const [line] = injected;
    const raw = `From: Ena <hello@ena.example>\r\nTo: support@ena.example\r\nSubject: Hello${line ?? ''}\r\n\r\nx`;
    await createTransport(server.url).sendMail({
      envelope: { from: 'hello@ena.example', to: ['support@ena.example'] },
      raw,
    });
    expect(headersOf(server.received[0] ?? '')).toMatch(bcc);
  });
});

it('a message of a signed-in learner is stored without their account', async () => {
  const { cookie } = await signedIn('ana@ena.example');
  const headers = { origin: 'http://127.0.0.1:3000' };
  expect((await call('POST', json, body(), { cookie, headers })).status).toBe(200);
  expect((await queued()).map(({ userId }) => userId)).toEqual([null]);
});
