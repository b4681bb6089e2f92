/** Parses the Markdown of an answer into tokens. */
import { stripControls } from '@ena/domain/assistant/conversation';
import { type MarkedToken, marked, type Token } from 'marked';

/** Maximum nesting depth of quotes and lists; no sensible answer is nested deeper. */
const maxDepth = 20;

/** Iterative, to avoid a stack overflow: the nesting depth is untrusted input. */
function isTooDeep(tokens: readonly Token[]): boolean {
  const stack = [{ tokens, depth: 1 }];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.depth > maxDepth) return true;
    const depth = node.depth + 1;
    for (const one of node.tokens) {
      // as: without extensions the lexer makes no other tokens.
      const token = one as MarkedToken;
      if ('tokens' in token && token.tokens) stack.push({ tokens: token.tokens, depth });
      if (token.type === 'list')
        for (const { tokens: inner } of token.items) stack.push({ tokens: inner, depth });
    }
  }
  return false;
}

/**
 * The tokens of an answer. One that is nested too deep to be parsed or rendered, such as a thousand quotes, is
 * returned as plain text: it is stored, and would otherwise break its conversation each time it is opened.
 */
export function parseMarkdown(answer: string): Token[] {
  const text = stripControls(answer);
  try {
    const tokens = marked.lexer(text);
    if (!isTooDeep(tokens)) return tokens;
  } catch {
    // Stack overflow in the lexer.
  }
  return [
    { type: 'paragraph', raw: text, text, tokens: [{ type: 'text', raw: text, text, escaped: false }] },
  ];
}
