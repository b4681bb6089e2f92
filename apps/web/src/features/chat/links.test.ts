import { describe, expect, it } from 'vitest';
import { safeLink } from './links.ts';

const origin = 'https://ena.example';

describe('safeLink', () => {
  it.each([
    ['/beginner/numbers', { kind: 'internal', to: '/beginner/numbers' }],
    ['/settings?tab=account#x', { kind: 'internal', to: '/settings?tab=account#x' }],
    ['beginner', { kind: 'internal', to: '/beginner' }],
    ['https://ena.example/beginner', { kind: 'internal', to: '/beginner' }],
    [
      'https://ka.wikipedia.org/wiki/ა',
      { kind: 'external', href: 'https://ka.wikipedia.org/wiki/%E1%83%90' },
    ],
    ['http://plain.example', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/.//evil.example', null],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['data:text/html,<script>', null],
    ['vbscript:x', null],
    ['mailto:a@b.example', null],
    ['https://name:word@evil.example', null],
    ['https://', null],
  ])('%s', (address, link) => expect(safeLink(address, origin)).toEqual(link));
});
