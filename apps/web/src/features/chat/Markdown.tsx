import { georgianRuns } from '@ena/domain/assistant/conversation';
import { hasGeorgian } from '@ena/domain/georgian/letters';
import { type MarkedToken, marked, type Token, type Tokens } from 'marked';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { SpeakButton } from '../../sound/SpeakButton.tsx';
import { TextLink } from '../../ui/Button.tsx';
import { Ka } from '../../ui/Georgian.tsx';
import { ScrollableTable } from '../../ui/ScrollableTable.tsx';
import { pathOfLink } from './links.ts';
import { parseMarkdown } from './parseMarkdown.ts';

/** Georgian texts with audio: the text as in the answer, and the name of its clip. */
type Clips = readonly { readonly text: string; readonly name: string }[];
/** Clip names by text. */
type ClipNames = ReadonlyMap<string, string>;
const noClips: ClipNames = new Map();
/** The clips of each token: a text that occurs several times has its button at its first occurrence. */
const ClipsByToken = createContext<ReadonlyMap<Token, ClipNames>>(new Map());

const georgianRun = new RegExp(`(${georgianRuns.source})`, 'u');

function assignClips(tokens: Token[], clips: Clips): ReadonlyMap<Token, ClipNames> {
  const remaining = new Map(clips.map(({ text, name }) => [text, name]));
  const clipsByToken = new Map<Token, ClipNames>();
  void marked.walkTokens(tokens, (token) => {
    if (token.type !== 'text' || token.tokens) return;
    const here = (token.raw.match(georgianRuns) ?? []).flatMap((run): [string, string][] => {
      const name = remaining.get(run);
      remaining.delete(run);
      return name === undefined ? [] : [[run, name]];
    });
    if (here.length > 0) clipsByToken.set(token, new Map(here));
  });
  return clipsByToken;
}

/** Text with its Georgian marked as such, and with a play button after texts that have a clip. */
function TextWithClips({ children, clips = noClips }: { children: string; clips?: ClipNames | undefined }) {
  return children.split(georgianRun).map((part, index) => {
    if (!hasGeorgian(part)) return part;
    const name = clips.get(part);
    return (
      // oxlint-disable-next-line react/no-array-index-key -- parts of a fixed text never move
      <span key={index} className={/^\S{1,20}$/u.test(part) ? 'whitespace-nowrap' : ''}>
        <Ka>{part}</Ka>
        {name === undefined ? null : (
          <>
            {'\u2060'}
            <SpeakButton
              name={name}
              text={part}
              small
              hasMinHighlight
              // On touch screens, lines with a button are as high as its hit area, which thus overlaps no other one.
              className="ms-1.5 size-7! align-middle pointer-coarse:my-2 pointer-coarse:after:-inset-2.25! pointer-fine:after:content-none"
            />
          </>
        )}
      </span>
    );
  });
}

/** A link to a page of Ena; of every other link only its text. */
function AnswerLink({ href, children }: { href: string; children: ReactNode }) {
  const path = pathOfLink(href, window.location.origin);
  return path === null ? children : <TextLink to={path}>{children}</TextLink>;
}

function AnswerTable({ token: { header, rows } }: { token: Tokens.Table }) {
  const cell = (tokens: readonly Token[]) => <TokenList tokens={tokens} />;
  return (
    <ScrollableTable label="Table">
      <table className="w-full border-collapse text-left">
        <thead>
          <tr>
            {header.map(({ tokens }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- cells of a fixed table never move
              <th key={index} scope="col" className="bg-sunken px-3 py-2 font-semibold">
                {/* The column of row headers may have no header text. */}
                {tokens.length > 0 ? cell(tokens) : <span className="sr-only">Row</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of a fixed table never move
            <tr key={line} className="border-t border-line">
              {row.map(({ tokens }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- cells of a fixed table never move
                <td key={index} className="px-3 py-2 align-baseline">
                  {cell(tokens)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollableTable>
  );
}

/** One Markdown token of an answer. Unsupported ones, such as HTML and images, are rendered as plain text. */
function TokenView({ token }: { token: MarkedToken }) {
  const clipsByToken = useContext(ClipsByToken);
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'paragraph':
      return (
        <p>
          <TokenList tokens={token.tokens} />
        </p>
      );
    case 'heading':
      return (
        <p className="font-semibold">
          <TokenList tokens={token.tokens} />
        </p>
      );
    case 'list': {
      const items = token.items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- items of a fixed list never move
        <li key={index}>
          <TokenList tokens={item.tokens} />
        </li>
      ));
      return token.ordered ? (
        <ol className="list-decimal space-y-1.5 pl-6" start={token.start || 1}>
          {items}
        </ol>
      ) : (
        <ul className="list-disc space-y-1.5 pl-6">{items}</ul>
      );
    }
    case 'table':
      return <AnswerTable token={token} />;
    case 'blockquote':
      return (
        <blockquote className="grid gap-3 border-l-2 border-line pl-4">
          <TokenList tokens={token.tokens} />
        </blockquote>
      );
    case 'code':
      return (
        <pre className="rounded-md bg-sunken px-3 py-2 whitespace-pre-wrap">
          <TextWithClips>{token.text}</TextWithClips>
        </pre>
      );
    case 'hr':
      return <hr className="border-line" />;
    case 'text':
      return token.tokens ? (
        <TokenList tokens={token.tokens} />
      ) : (
        <TextWithClips clips={clipsByToken.get(token)}>{token.text}</TextWithClips>
      );
    case 'escape':
      return token.text;
    case 'strong':
      return (
        <strong>
          <TokenList tokens={token.tokens} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <TokenList tokens={token.tokens} />
        </em>
      );
    case 'del':
      return (
        <del>
          <TokenList tokens={token.tokens} />
        </del>
      );
    case 'codespan':
      return (
        <code>
          <TextWithClips>{token.text}</TextWithClips>
        </code>
      );
    case 'br':
      return <br />;
    case 'link':
      return (
        <AnswerLink href={token.href}>
          <TokenList tokens={token.tokens} />
        </AnswerLink>
      );
    case 'html':
    case 'image':
    case 'checkbox':
    case 'list_item':
      return <TextWithClips>{token.raw}</TextWithClips>;
  }
}

function TokenList({ tokens }: { tokens: readonly Token[] }) {
  return tokens.map((token, index) => {
    // as: without extensions the lexer makes no other tokens.
    const part = token as MarkedToken;
    // oxlint-disable-next-line react/no-array-index-key -- parts of a fixed text never move
    return <TokenView key={index} token={part} />;
  });
}

/** The text of an answer without its Markdown, on one line. */
export function toPlainText(markdown: string): string {
  const words: string[] = [];
  void marked.walkTokens(parseMarkdown(markdown), (one) => {
    // as: without extensions the lexer makes no other tokens.
    const token = one as MarkedToken;
    if ('tokens' in token && token.tokens) return;
    if (token.type === 'text' || token.type === 'code' || token.type === 'codespan') words.push(token.text);
  });
  return words.join(' ').replace(/\s+/gu, ' ').trim();
}

/** Renders the Markdown of an answer as React elements; no text of it is ever inserted as HTML. */
export default function Markdown({ text, clips }: { text: string; clips: Clips }) {
  const tokens = useMemo(() => parseMarkdown(text), [text]);
  const clipsByToken = useMemo(() => assignClips(tokens, clips), [tokens, clips]);
  return (
    <ClipsByToken value={clipsByToken}>
      <div className="grid grid-cols-1 gap-3">
        <TokenList tokens={tokens} />
      </div>
    </ClipsByToken>
  );
}
