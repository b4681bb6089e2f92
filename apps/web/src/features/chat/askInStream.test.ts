import { describe, expect, it } from 'vitest';
import { eventReader } from './askInStream.ts';

describe('eventReader', () => {
  const sent = ':\n\ndata: {"kind":"text","text":"წყა"}\n\n:\n\ndata: {"kind":"text","text":"ლი\\n\\n"}\n\n';
  const texts = ['წყა', 'ლი\n\n'].map((text) => ({ kind: 'text', text }));

  it('finds the events wherever the stream is cut', () => {
    for (let cut = 0; cut <= sent.length; cut++) {
      const read = eventReader();
      expect([...read(sent.slice(0, cut)), ...read(sent.slice(cut))]).toEqual(texts);
    }
    const read = eventReader();
    expect(Array.from(sent).flatMap(read)).toEqual(texts);
  });
});
