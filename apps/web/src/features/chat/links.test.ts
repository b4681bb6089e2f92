import { describe, expect, it } from 'vitest';
import { pathOfLink } from './links.ts';

const origin = 'https://ena.example';

describe('pathOfLink', () => {
  it.each([
    ['/beginner/numbers', '/beginner/numbers'],
    ['/beginner/numbers#word.water', '/beginner/numbers#word.water'],
    ['/advanced', '/advanced'],
    ['/advanced/quiz', '/advanced/quiz'],
    ['/settings?tab=account#x', '/settings?tab=account#x'],
    ['/settings?tab=account&delete=1', '/settings'],
    ['/reset-password?token=evil', '/reset-password'],
    ['/reset-password#token=evil', '/reset-password'],
    ['/confirmation#token=evil', '/confirmation'],
    ['/unsubscribe#token=evil&kind=news', '/unsubscribe'],
    ['/stop-reminders#token=evil', '/stop-reminders'],
    ['beginner', '/beginner'],
    ['https://ena.example/beginner', '/beginner'],
    ['/no-such-page', null],
    ['/dev/mailbox', null],
    ['/api/session', null],
    ['/avatars/a/b.webp', null],
    ['https://ka.wikipedia.org/wiki/ა', null],
    ['https://ena.example.evil.example/beginner', null],
    ['http://plain.example', null],
    ['//evil.example', null],
    ['//evil.example/beginner', null],
    ['/\\evil.example', null],
    ['/.//evil.example', null],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['data:text/html,<script>', null],
    ['vbscript:x', null],
    ['mailto:a@b.example', null],
    ['blob:https://ena.example/1', null],
    ['https://name:word@evil.example', null],
    ['https://', null],
  ])('%s', (address, path) => expect(pathOfLink(address, origin)).toBe(path));
});
