/** An answer taken apart: what its Markdown consists of. */
import { type MarkedToken, marked, type Token } from 'marked';

/** Quotations and lists deeper in each other than this are no answer of sense. */
const deepest = 20;

/** Without recursion, for the depth is the writer's to choose. */
function isDeep(tokens: readonly Token[]): boolean {
  const open = [{ tokens, depth: 1 }];
  for (let at = open.pop(); at; at = open.pop()) {
    if (at.depth > deepest) return true;
    const depth = at.depth + 1;
    for (const one of at.tokens) {
      // as: without extensions the lexer makes no other tokens.
      const token = one as MarkedToken;
      if ('tokens' in token && token.tokens) open.push({ tokens: token.tokens, depth });
      if (token.type === 'list')
        for (const { tokens: inner } of token.items) open.push({ tokens: inner, depth });
    }
  }
  return false;
}

/**
 * The parts of an answer. One that is nested so deep that it could not be taken apart or drawn, such as a thousand
 * quotation marks, is the text that it is: an answer is kept, and would break its conversation each time it is opened.
 */
export function partsOf(text: string): Token[] {
  try {
    const tokens = marked.lexer(text);
    if (!isDeep(tokens)) return tokens;
  } catch {
    // The stack was too small for it.
  }
  return [
    { type: 'paragraph', raw: text, text, tokens: [{ type: 'text', raw: text, text, escaped: false }] },
  ];
}
