import { describe, expect, it } from 'vitest';
import { eventReader } from './askInStream.ts';

describe('createEventParser', () => {
  const sent = ':\n\ndata: {"kind":"text","text":"წყა"}\n\n:\n\ndata: {"kind":"text","text":"ლი\\n\\n"}\n\n';
  const texts = ['წყა', 'ლი\n\n'].map((text) => ({ kind: 'text', text }));

  it('finds the events however the chunks are split', () => {
    for (let cut = 0; cut <= sent.length; cut++) {
      const parse = eventReader();
      expect([...parse(sent.slice(0, cut)), ...parse(sent.slice(cut))]).toEqual(texts);
    }
    const parse = eventReader();
    expect(Array.from(sent).flatMap(parse)).toEqual(texts);
  });
});
