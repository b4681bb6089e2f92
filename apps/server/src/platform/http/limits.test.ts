import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { answersPerDay } from '../../learner/study/answersPerDay.ts';
import { createLimiter } from './limits.ts';

const { world, time, call, callWith, signedIn } = useApp({ limits: true, demoMode: false });
const advanceClock = (seconds: number) => {
  time.now = new Date(time.now.getTime() + seconds * 1000);
};
const signIn = (email: string, password: string, address: string, headers = {}) =>
  call('POST', '/api/auth/sign-in/email', { email, password, rememberMe: false }, { address, headers });
const signUpAs = (email: string, address: string) =>
  call('POST', '/api/auth/sign-up/email', { name: 'A', email, password: 'right password' }, { address });

describe('rate limits', () => {
  it('[AUTH-33] allow 100 sign-ups per address and hour, whatever X-Forwarded-For says', async () => {
    const signUp = (turn: number, address: string) =>
      call(
        'POST',
        '/api/auth/sign-up/email',
        { name: 'A', email: 'a@ena.example', password: '12345' },
        { address, headers: { 'x-forwarded-for': `9.9.9.${turn}` } },
      );
    const statuses = [];
    for (let turn = 0; turn < 102; turn++) statuses.push((await signUp(turn, '10.2.2.2')).status);
    expect(statuses).toEqual([...Array(100).fill(422), 429, 429]);
    expect((await signUp(0, '10.2.2.3')).status).toBe(422);
    advanceClock(3600);
    expect((await signUp(0, '10.2.2.2')).status).toBe(422);
  });

  it('[AUTH-33] do not reveal whether an e-mail is known, once exceeded', async () => {
    const signUp = (email: string) =>
      call(
        'POST',
        '/api/auth/sign-up/email',
        { name: 'A', email, password: 'good words' },
        { address: '10.2.3.1' },
      );
    expect((await signUp('taken@ena.example')).status).toBe(200);
    expect((await signUp('taken@ena.example')).json['code']).toBe('EMAIL_TAKEN');
    for (let turn = 0; turn < 98; turn++) await signUp('x');
    const [known, unknown] = [await signUp('taken@ena.example'), await signUp('unknown@ena.example')];
    expect([known.status, unknown.text]).toEqual([429, known.text]);
  });

  it('allow 100 log-ins per address in 5 minutes, to any account, whatever X-Forwarded-For says', async () => {
    const statuses = [];
    for (let turn = 0; turn < 102; turn++) {
      const headers = {
        'x-forwarded-for': `9.9.9.${turn}`,
        forwarded: `for=9.9.9.${turn}`,
        'x-real-ip': `9.9.9.${turn}`,
      };
      statuses.push((await signIn(`sprayed${turn}@ena.example`, 'Password1', '10.2.4.1', headers)).status);
    }
    expect(statuses).toEqual([...Array(100).fill(401), 429, 429]);
    expect((await signIn('sprayed1@ena.example', 'Password1', '10.2.4.2')).status).toBe(401);
    advanceClock(300);
    expect((await signIn('sprayed1@ena.example', 'Password1', '10.2.4.1')).status).toBe(401);
  });

  it('allow 10 wrong passwords per e-mail in 15 minutes, from any address, also concurrently', async () => {
    await signUpAs('guessed@ena.example', '10.3.0.250');
    const tries = Array.from({ length: 14 }, (_, turn) =>
      signIn('guessed@ena.example', 'wrong one', `10.3.0.${turn}`),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
    const blocked = await signIn('Guessed@ena.example', 'right password', '10.3.0.99');
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(800);
    advanceClock(15 * 60);
    expect((await signIn('guessed@ena.example', 'right password', '10.3.0.99')).json['code']).toBe(
      'EMAIL_NOT_CONFIRMED',
    );
  });

  it('lock nobody out for longer than a window, even if the clock was set back by a month', async () => {
    const guess = () => signIn('early@ena.example', 'wrong one', '10.3.1.1');
    for (let turn = 0; turn < 11; turn++) await guess();
    advanceClock(-30 * 24 * 3600);
    const locked = await guess();
    expect([locked.status, Number(locked.headers.get('retry-after'))]).toEqual([429, 15 * 60]);
    const { limiter } = world.services;
    const rule = { name: 'a rule', max: 1, seconds: 60 };
    limiter.countInMemory(rule, 'x');
    await limiter.count(rule, 'x');
    advanceClock(-30 * 24 * 3600);
    expect(() => limiter.countInMemory(rule, 'x')).toThrow(expect.objectContaining({ retryAfter: 60 }));
    expect((await limiter.readCount(rule, 'x')).resetsAt).toEqual(new Date(time.now.getTime() + 60_000));
    expect((await guess()).status).toBe(429);
    advanceClock(15 * 60);
    expect((await guess()).status).toBe(401);
    advanceClock(60 * 24 * 3600);
  });

  it('are reset for wrong passwords after a correct one', async () => {
    await signUpAs('forgiven@ena.example', '10.4.0.250');
    const wrong = () => signIn('forgiven@ena.example', 'wrong one', '10.4.0.1');
    for (let turn = 0; turn < 9; turn++) await wrong();
    await signIn('forgiven@ena.example', 'right password', '10.4.0.1');
    for (let turn = 0; turn < 9; turn++) expect((await wrong()).status).toBe(401);
  });

  it('allow 3 resends per e-mail and hour, from any address (OP-17)', async () => {
    const statuses = [];
    for (let turn = 0; turn < 5; turn++) {
      const body = { email: 'resent@ena.example' };
      const reply = await call('POST', '/api/auth/send-verification-email', body, {
        address: `10.5.0.${turn}`,
      });
      statuses.push(reply.status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it('allow 3 mails for a forgotten password per e-mail and hour, from any address', async () => {
    const statusOf = async (email: string, turn: number) => {
      const address = `10.6.0.${turn}`;
      return (await call('POST', '/api/auth/request-password-reset', { email }, { address })).status;
    };
    const statuses = [];
    for (let turn = 0; turn < 5; turn++) statuses.push(await statusOf('forgetful@ena.example', turn));
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    // Others on the same network are not blocked, such as in an office or a school.
    for (let person = 0; person < 30; person++)
      expect(await statusOf(`other${person}@ena.example`, 0)).toBe(200);
    advanceClock(3600);
    expect(await statusOf('forgetful@ena.example', 0)).toBe(200);
  });

  it('allow 100 mails for forgotten passwords per address and hour, or as many as are set', async () => {
    const statusOf = async (turn: number, services = {}) => {
      const body = { email: `many${turn}@ena.example` };
      const path = '/api/auth/request-password-reset';
      return (await callWith(services, 'POST', path, body, { address: '10.7.0.1' })).status;
    };
    for (let turn = 0; turn < 100; turn++) expect(await statusOf(turn)).toBe(200);
    expect(await statusOf(100)).toBe(429);
    const { db, now } = world.services;
    const maxima = new Map([['auth.requestReset', 200]]);
    const limiter = createLimiter(db, 'another secret, long enough for all', now, maxima);
    const statuses = [];
    for (let turn = 0; turn < 201; turn++) statuses.push(await statusOf(turn, { limiter }));
    expect(statuses).toEqual([...Array(200).fill(200), 429]);
  });

  it('count the reports of each learner separately', async () => {
    const [ana, gio] = [await signedIn('ana@ena.example'), await signedIn('gio@ena.example')];
    const rule = { name: 'progress.report', max: 300, seconds: 60 };
    for (let turn = 0; turn < 300; turn++) world.services.limiter.countInMemory(rule, ana.userId);
    const report = (cookie: string) => call('POST', '/api/progress/reports', {}, { cookie });
    expect([(await report(ana.cookie)).status, (await report(gio.cookie)).status]).toEqual([429, 400]);
  });

  it('count the networks of an IPv6 /48 together, too: ten times what one may', async () => {
    const { db, now } = world.services;
    const maxima = new Map([['auth.checkResetLink.wide', 3]]);
    const limiter = createLimiter(db, 'another secret, long enough for all', now, maxima);
    const check = async (address: string) => {
      const body = { token: 'unknown' };
      return (await callWith({ limiter }, 'POST', '/api/auth/check-reset-link', body, { address })).status;
    };
    const statuses = [];
    for (let turn = 0; turn < 4; turn++) statuses.push(await check(`2001:db8:1:${turn}::1`));
    expect(statuses.slice(0, 3)).not.toContain(429);
    expect(statuses[3]).toBe(429);
    expect(await check('2001:db8:2::1')).not.toBe(429);
  });

  it('count each answer and review of a day, and not the requests', async () => {
    const { cookie, userId } = await signedIn('diligent@ena.example');
    const answer = () => ({
      id: randomUUID(),
      unitId: 'alphabet',
      questionId: 'alphabet.1',
      response: 'right',
      answeredAt: time.now.toISOString(),
    });
    const record = async (...answers: unknown[]) =>
      (await call('POST', '/api/answers', { answers }, { cookie })).status;
    world.services.limiter.countInMemory(answersPerDay, userId, answersPerDay.max - 3);
    expect(await record(answer(), answer(), answer())).toBe(200);
    expect(await record(answer())).toBe(429);
    const review = {
      id: randomUUID(),
      itemId: 'alphabet.word.1',
      skill: 'recognize',
      format: 'choose-meaning',
      response: null,
      secondAttempt: false,
      hintUsed: false,
      acceptedByLearner: false,
      elapsedMs: 1000,
      answeredAt: time.now.toISOString(),
    };
    expect((await call('POST', '/api/reviews', { reviews: [review] }, { cookie })).status).toBe(429);
  });
});
