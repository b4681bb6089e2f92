import { describe, expect, it } from 'vitest';
import { createEventParser } from './streamAnswer.ts';

describe('createEventParser', () => {
  const sent = ':\n\ndata: {"kind":"text","text":"წყა"}\n\n:\n\ndata: {"kind":"text","text":"ლი\\n\\n"}\n\n';
  const texts = ['წყა', 'ლი\n\n'].map((text) => ({ kind: 'text', text }));

  it('finds the events however the chunks are split', () => {
    for (let cut = 0; cut <= sent.length; cut++) {
      const parse = createEventParser();
      expect([...parse(sent.slice(0, cut)), ...parse(sent.slice(cut))]).toEqual(texts);
    }
    const parse = createEventParser();
    expect(Array.from(sent).flatMap(parse)).toEqual(texts);
  });
});
