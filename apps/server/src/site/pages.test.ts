import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultOperator, operatorPlaceholders } from '@ena/contract/operator';
import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { useApp } from '../../test/app.ts';
import { joinedBytes } from '../platform/http/encoded.ts';
import { testCourse } from '../../test/fixtures.ts';
import { inlineScript, inlineStyle, testBuild } from '../../test/site.ts';
import { loadSite, type SiteAnswer, contentSecurityPolicyOf } from './site.ts';

const { world, call, callWith, signedIn } = useApp();

describe('the build of the web app', () => {
  it.each([
    ['/api/health', 200],
    ['/api/session', 200],
    ['/api/course/lessons/alphabet', 401],
    ['/api/nonsense', 404],
  ])('is named by the API response %s with status %i, as in the pages', async (path, status) => {
    const response = await call('GET', path);
    expect(response.status).toBe(status);
    expect(response.headers.get('ena-build')).toBe(testBuild);
    expect((await call('GET', '/')).text).toContain(`data-build="${testBuild}"`);
  });

  it('is named by pages, too, but not by files, which belong to several builds', async () => {
    const { cookie } = await signedIn('unit-build@ena.example');
    const buildOf = async (path: string) =>
      (await call('GET', path, undefined, { cookie })).headers.get('ena-build');
    expect([await buildOf('/'), await buildOf('/beginner/alphabet')]).toEqual([testBuild, testBuild]);
    expect([await buildOf('/favicon.svg'), await buildOf('/assets/app-1a2b.js')]).toEqual([null, null]);
  });
});

describe('addresses of the web app', () => {
  it.each([
    ['/', 200, 'home'],
    ['/login', 200, 'login'],
    ['/login?returnTo=/x', 200, 'login'],
    ['/signup', 200, 'app'],
    ['/beginner', 200, 'app'],
    ['/beginner/alphabet', 200, 'app'],
    ['/beginner/quiz/alphabet', 200, 'app'],
    ['/advanced/idioms', 200, 'app'],
    ['/dev/mailbox', 200, 'app'],
    ['/intermediate', 200, 'app'],
    ['/advanced', 200, 'app'],
    ['/verbs/write', 200, 'app'],
    ['/verbs/nothing', 404, 'app'],
    [`/nouns/${encodeURIComponent('წყალი')}`, 200, 'water'],
    ['/nouns/nothing', 404, 'app'],
    ['/nouns/__word.html', 404, 'app'],
    // Not written in the test course.
    ['/advanced/listening', 404, 'app'],
    ['/beginner/quiz/numbers', 404, 'app'],
    ['/404', 404, 'not found'],
    ['/nonsense', 404, 'app'],
    ['/index.html', 404, 'app'],
    ['/__spa-fallback.html', 404, 'app'],
    ['/assets/missing.js', 404, 'app'],
    ['/..%2f..%2fpackage.json', 404, 'app'],
    ['/%2e%2e/%2e%2e/etc/passwd', 404, 'app'],
    ['/assets/..%5c..%5cindex.html', 404, 'app'],
    ['/%00', 404, 'app'],
    ['/%E0%A4%A', 404, 'app'],
    ['/__proto__', 404, 'app'],
  ])('[NF-02] [ACCESS-01] %s returns %i with the page "%s"', async (path, status, title) => {
    const reply = await call('GET', path);
    expect([reply.status, /<title>(.*)<\/title>/.exec(reply.text)?.[1]]).toEqual([status, title]);
    expect(reply.headers.get('cache-control')).toBe('no-cache');
  });

  it('names the address of a word in the frame of its page', async () => {
    const path = `/nouns/${encodeURIComponent('წყალი')}`;
    const { text } = await call('GET', path);
    expect(text).toContain(`${path}" />`);
    expect(text).not.toMatch(/:id|\{\{/u);
  });

  it.each([
    ['/login/', '/login'],
    ['/login/?from=%2Ftoday', '/login?from=%2Ftoday'],
    ['/beginner/alphabet//', '/beginner/alphabet'],
  ])('%s redirects to %s', async (path, to) => {
    const reply = await call('GET', path);
    expect([reply.status, reply.headers.get('location')]).toEqual([301, to]);
  });

  it.each(['//evil.example/', '/\\\\evil.example/', '/%2f%2fevil.example/'])(
    '%s does not redirect',
    async (path) => {
      const reply = await call('GET', `http://127.0.0.1:3000${path}`);
      expect([reply.status, reply.headers.get('location')]).toEqual([404, null]);
    },
  );

  it('have no mailbox page outside of demo mode', () => {
    const site = loadSite(inject('siteFolder'), testCourse, {
      demoMode: false,
      publicUrl: 'http://127.0.0.1:3000',
      audioUrl: null,
      operator: defaultOperator,
    });
    expect(site.find('/dev/mailbox')).toMatchObject({ kind: 'page', status: 404 });
  });

  it('refuse methods other than GET and HEAD', async () => {
    const reply = await call('POST', '/login', {});
    expect([reply.status, reply.headers.get('allow'), reply.json['code']]).toEqual([
      405,
      'GET, HEAD',
      'METHOD_NOT_ALLOWED',
    ]);
  });
});

describe('pages for learners', () => {
  const titles = async (cookie?: string) => {
    const paths = [
      '/today',
      '/beginner/alphabet',
      '/beginner/quiz/alphabet',
      '/intermediate',
      '/advanced/idioms',
      '/beginner/quiz/colors',
    ];
    const replies = await Promise.all(paths.map((path) => call('GET', path, undefined, { cookie })));
    return replies.map(({ text }) => /<title>(.*)<\/title>/.exec(text)?.[1]);
  };
  it.each([
    [null, ['today', 'alphabet', 'quiz', 'intermediate, locked', 'app', 'app']],
    ['canceled', ['today', 'alphabet', 'quiz', 'intermediate, locked', 'app', 'app']],
    ['active', ['today', 'alphabet', 'quiz', 'intermediate', 'idioms', 'premium quiz']],
    ['trialing', ['today', 'alphabet', 'quiz', 'intermediate', 'idioms', 'premium quiz']],
  ] as const)(
    '[ACCESS-12] [ACCESS-13] are sent to those who may open them: status %s',
    async (status, expected) => {
      const { cookie } = await signedIn(`unit-${status}@ena.example`, status ?? undefined);
      expect(await titles(cookie)).toEqual(expected);
    },
  );

  it('have no content for visitors, nor for a session that has ended or cannot be read', async () => {
    const { cookie } = await signedIn('unit-ended@ena.example', 'active');
    const none = ['app', 'app', 'app', 'app', 'app', 'app'];
    expect(await titles()).toEqual(none);
    expect(await titles('ena.session_token=nonsense')).toEqual(none);
    const broken = { readViewer: () => Promise.reject(new Error('no database')) };
    const reply = await callWith(broken, 'GET', '/advanced/idioms', undefined, { cookie });
    expect([reply.status, /<title>(.*)<\/title>/.exec(reply.text)?.[1]]).toEqual([200, 'app']);
  });

  it('have variants of a quiz, which are sent at random, and only to those who may open it', async () => {
    const etagsFor = async ({ cookie }: { cookie: string }) => {
      const replies = await Promise.all(
        Array.from({ length: 60 }, () => call('GET', '/beginner/quiz/colors', undefined, { cookie })),
      );
      return new Set(replies.map(({ headers }) => headers.get('etag'))).size;
    };
    // One of the two alone: once in 2^59 runs.
    expect(await etagsFor(await signedIn('unit-variants@ena.example', 'active'))).toBe(2);
    expect(await etagsFor(await signedIn('unit-no-variants@ena.example'))).toBe(1);
  });

  it('are private to caches, and depend on the cookie', async () => {
    const { cookie } = await signedIn('unit-cache@ena.example');
    const { headers } = await call('GET', '/beginner/alphabet', undefined, { cookie });
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toMatch(/Cookie/);
    expect((await call('GET', '/beginner/alphabet')).headers.get('vary')).toMatch(/Cookie/);
  });
});

describe('pages with the details of the operator', () => {
  const operator = {
    supportEmail: 'help@school.example',
    privacyEmail: 'o"brien&co@school.example',
    legalUpdated: '2026-02-28',
    legalUpdatedText: 'February 28, 2026',
    formService: { origin: 'https://mail.example', publicKey: 'k', serviceId: 's', templateId: 't' },
    social: [{ name: 'YouTube', url: 'https://www.youtube.com/@ena?a=1&b=2' }],
  };
  const folder = mkdtempSync(join(tmpdir(), 'ena-pages-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('replace the placeholders of the build, escaped, and allow the configured form service', () => {
    const texts = Object.values(operatorPlaceholders).filter((mark) => typeof mark === 'string');
    mkdirSync(join(folder, 'client'));
    writeFileSync(join(folder, 'client/__spa-fallback.html'), '');
    writeFileSync(
      join(folder, 'client/index.html'),
      `<meta content="{{operator}}">${texts.join('|')} {{origin}} {{other}}`,
    );
    const config = { demoMode: true, publicUrl: 'https://ena.example', audioUrl: null, operator };
    const answer = loadSite(folder, testCourse, config).find('/');
    if (answer.kind !== 'page') throw new Error('no page');
    const [, json = '', rest] =
      /^<meta content="([^"]*)">(.*)$/.exec(new TextDecoder().decode(joinedBytes(answer.file))) ?? [];
    expect(JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).toEqual(operator);
    expect(rest).toBe(
      'help@school.example|o&quot;brien&amp;co@school.example|2026-02-28|February 28, 2026 https://ena.example {{other}}',
    );
    expect(answer.file.contentSecurityPolicy).toContain("connect-src 'self' https://mail.example;");
    expect(contentSecurityPolicyOf('', { audioUrl: null })).toContain("connect-src 'self';");
  });
});

describe('files', () => {
  it('under /assets are immutable in caches', async () => {
    const reply = await call('GET', '/assets/app-1a2b.js', undefined, {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(reply.headers.get('content-encoding')).toBe('br');
    expect(reply.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it.each([
    [null, "connect-src 'self'"],
    ['https://clips.example', "connect-src 'self' https://clips.example"],
  ])(
    'include the service worker, which may fetch from here and from the host of clips: %s',
    (audioUrl, sources) => {
      const config = {
        demoMode: true,
        publicUrl: 'https://ena.example',
        audioUrl,
        operator: defaultOperator,
      };
      const answer = loadSite(inject('siteFolder'), testCourse, config).find('/service-worker.js');
      expect(answer).toMatchObject({ kind: 'file', contentSecurityPolicy: `default-src 'none'; ${sources}` });
    },
  );

  describe('from a CDN', () => {
    const cdn = 'https://cdn.example';
    const config = {
      demoMode: true,
      publicUrl: 'https://ena.example',
      audioUrl: null,
      operator: defaultOperator,
    };
    const siteFrom = (pages: Readonly<Record<string, string>>) => {
      const folder = mkdtempSync(join(tmpdir(), 'ena-cdn-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      mkdirSync(join(folder, 'client'));
      for (const [name, text] of Object.entries({ '__spa-fallback.html': '', 'index.html': '', ...pages }))
        writeFileSync(join(folder, 'client', name), text);
      return loadSite(folder, testCourse, { ...config, assetsUrl: cdn });
    };
    const textOf = (answer: SiteAnswer) =>
      'file' in answer ? new TextDecoder().decode(joinedBytes(answer.file)) : '';

    it('are named by pages and styles, and allowed by their policy; others come from here', () => {
      const html = `<script src="/assets/a.js"></script><link href="/assets/b.js"><link href="/icon.svg"><style>url(/assets/c.woff2)</style>`;
      const page = siteFrom({ 'index.html': html }).find('/');
      expect(textOf(page)).toBe(
        `<script src="${cdn}/assets/a.js"></script><link href="${cdn}/assets/b.js"><link href="/icon.svg"><style>url(${cdn}/assets/c.woff2)</style>`,
      );
      const policy = page.kind === 'page' ? page.file.contentSecurityPolicy : '';
      for (const part of [
        `script-src 'self' ${cdn};`,
        `font-src 'self' ${cdn};`,
        `connect-src 'self' ${cdn};`,
        `media-src 'self' blob: ${cdn};`,
      ])
        expect(policy).toContain(part);
      const style = createHash('sha256').update(`url(${cdn}/assets/c.woff2)`).digest('base64');
      expect(policy).toContain(`'sha256-${style}'`);
    });

    it('are stored by the service worker, which may fetch them', () => {
      const worker = siteFrom({ 'service-worker.js': "const assetsUrl = '{{assets}}';" }).find(
        '/service-worker.js',
      );
      expect(textOf(worker)).toBe(`const assetsUrl = '${cdn}';`);
      expect(worker).toMatchObject({
        contentSecurityPolicy: `default-src 'none'; connect-src 'self' ${cdn}`,
      });
    });

    it('may be loaded by other origins, unlike pages', async () => {
      const site = loadSite(inject('siteFolder'), testCourse, { ...config, assetsUrl: cdn });
      const policies = await Promise.all(
        ['/assets/app-1a2b.js', '/login', '/favicon.svg'].map(async (path) => {
          const { headers } = await callWith({ site }, 'GET', path);
          return [headers.get('cross-origin-resource-policy'), headers.get('access-control-allow-origin')];
        }),
      );
      expect(policies).toEqual([
        ['cross-origin', '*'],
        ['same-origin', null],
        ['same-origin', null],
      ]);
      expect(
        (await call('GET', '/assets/app-1a2b.js')).headers.get('access-control-allow-origin'),
      ).toBeNull();
    });
  });

  it('of text name their encoding, XML included', async () => {
    const { headers } = await call('GET', '/favicon.svg');
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  });

  it('are checked for a new version on each use, the service worker with a policy of its own', async () => {
    const { headers } = await call('GET', '/service-worker.js');
    expect([headers.get('cache-control'), headers.get('content-security-policy')]).toEqual([
      'no-cache',
      "default-src 'none'; connect-src 'self'",
    ]);
  });

  it('are revalidated with their ETag', async () => {
    const first = await call('GET', '/favicon.svg');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect([first.status, (await call('GET', '/favicon.svg', undefined, { headers })).status]).toEqual([
      200, 304,
    ]);
  });
});

describe('headers', () => {
  it('of a page allow its inline styles and scripts by hash, and nothing unsafe or foreign', async () => {
    const policy = (await call('GET', '/login')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`);
    expect(policy).toContain(
      `style-src 'self' 'sha256-${createHash('sha256').update(inlineStyle).digest('base64')}'`,
    );
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe|http|\*/);
  });

  it('hash inline scripts only', () => {
    const html =
      '<script src="/a.js"></script><script type="module">a()</script><script defer src=/b.js></script>' +
      '<script type="application/ld+json">{"@type":"FAQPage"}</script>';
    expect(contentSecurityPolicyOf(html, { audioUrl: null }).match(/sha256-/g)).toHaveLength(1);
  });

  it.each(['/', '/login', '/nope', '/favicon.svg', '/api/session', '/api/nope'])(
    'of %s are safe',
    async (path) => {
      const { headers } = await call('GET', path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(headers.get('strict-transport-security')).toBeNull();
      if (path.startsWith('/api')) expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  it('of the confirmation page send no referrer', async () => {
    expect((await call('GET', '/confirmation')).headers.get('referrer-policy')).toBe('no-referrer');
  });
});

describe('readiness', () => {
  it('ends during graceful shutdown; the health check still succeeds', async () => {
    expect((await call('GET', '/api/ready')).status).toBe(200);
    const draining = { isOpen: () => false };
    const reply = await callWith(draining, 'GET', '/api/ready');
    expect([reply.status, reply.headers.get('retry-after'), reply.headers.get('connection')]).toEqual([
      503,
      '2',
      'close',
    ]);
    expect((await callWith(draining, 'GET', '/api/health')).status).toBe(200);
  });

  it('is never reached without a build of the web app: the server does not start', () =>
    expect(() =>
      loadSite('/nowhere', world.services.course, {
        demoMode: true,
        publicUrl: '',
        audioUrl: null,
        operator: defaultOperator,
      }),
    ).toThrow(/The web app is not built/));
});
