import { georgianRuns } from '@ena/domain/assistant/conversation';
import { hasGeorgian } from '@ena/domain/georgian/letters';
import { type MarkedToken, marked, type Token, type Tokens } from 'marked';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { SpeakButton } from '../../sound/SpeakButton.tsx';
import { TextLink } from '../../ui/Button.tsx';
import { Ka } from '../../ui/Georgian.tsx';
import { safeLink } from './links.ts';
import { partsOf } from './parts.ts';

/** Which Georgian can be heard: the text as it stands, and the name of its clip. */
type Clips = readonly { readonly text: string; readonly name: string }[];
type Names = ReadonlyMap<string, string>;
const none: Names = new Map();
/** The clips of each part of the text: what stands there several times has its button where it stands first. */
const ClipsOf = createContext<ReadonlyMap<Token, Names>>(new Map());

const runs = new RegExp(`(${georgianRuns.source})`, 'u');

function placesOf(tokens: Token[], clips: Clips): ReadonlyMap<Token, Names> {
  const left = new Map(clips.map(({ text, name }) => [text, name]));
  const places = new Map<Token, Names>();
  void marked.walkTokens(tokens, (token) => {
    if (token.type !== 'text' || token.tokens) return;
    const here = (token.raw.match(georgianRuns) ?? []).flatMap((run): [string, string][] => {
      const name = left.get(run);
      left.delete(run);
      return name === undefined ? [] : [[run, name]];
    });
    if (here.length > 0) places.set(token, new Map(here));
  });
  return places;
}

/** Text with its Georgian marked, and with a button where that can be heard. */
function Words({ children, clips = none }: { children: string; clips?: Names | undefined }) {
  return children.split(runs).map((part, place) => {
    if (!hasGeorgian(part)) return part;
    const name = clips.get(part);
    return (
      // oxlint-disable-next-line react/no-array-index-key -- parts of a fixed text never move
      <span key={place}>
        <Ka>{part}</Ka>
        {name === undefined ? null : (
          <>
            {'\u2060'}
            <SpeakButton name={name} text={part} small hold className="ms-1.5 size-7! align-middle" />
          </>
        )}
      </span>
    );
  });
}

/** A link of an answer; the text alone where it leads nowhere safe. */
function AnswerLink({ href, children }: { href: string; children: ReactNode }) {
  const link = safeLink(href, window.location.origin);
  if (!link) return children;
  if (link.kind === 'own') return <TextLink to={link.to}>{children}</TextLink>;
  return (
    <a
      href={link.href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="text-wine underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

function AnswerTable({ token: { header, rows } }: { token: Tokens.Table }) {
  const cell = (tokens: readonly Token[]) => <Drawn tokens={tokens} />;
  return (
    <div
      className="relative overflow-x-auto rounded-lg border border-line"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys (WCAG 2.1.1)
      tabIndex={0}
      role="group"
      aria-label="Table"
    >
      <table className="w-full border-collapse text-left">
        <thead>
          <tr>
            {header.map(({ tokens }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- cells of a fixed table never move
              <th key={place} scope="col" className="bg-sunken px-3 py-2 font-semibold">
                {/* The column that names the rows has no name of its own. */}
                {tokens.length > 0 ? cell(tokens) : <span className="sr-only">Which</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of a fixed table never move
            <tr key={line} className="border-t border-line">
              {row.map(({ tokens }, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- cells of a fixed table never move
                <td key={place} className="px-3 py-2 align-top">
                  {cell(tokens)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One part of an answer. What is not known here, such as HTML or a picture, is shown as the text that it is. */
function Part({ token }: { token: MarkedToken }) {
  const places = useContext(ClipsOf);
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'paragraph':
      return (
        <p>
          <Drawn tokens={token.tokens} />
        </p>
      );
    case 'heading':
      return (
        <p className="font-semibold">
          <Drawn tokens={token.tokens} />
        </p>
      );
    case 'list': {
      const items = token.items.map((item, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- items of a fixed list never move
        <li key={place}>
          <Drawn tokens={item.tokens} />
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
          <Drawn tokens={token.tokens} />
        </blockquote>
      );
    case 'code':
      return (
        <pre className="rounded-md bg-sunken px-3 py-2 whitespace-pre-wrap">
          <Words>{token.text}</Words>
        </pre>
      );
    case 'hr':
      return <hr className="border-line" />;
    case 'text':
      return token.tokens ? (
        <Drawn tokens={token.tokens} />
      ) : (
        <Words clips={places.get(token)}>{token.text}</Words>
      );
    case 'escape':
      return token.text;
    case 'strong':
      return (
        <strong>
          <Drawn tokens={token.tokens} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Drawn tokens={token.tokens} />
        </em>
      );
    case 'del':
      return (
        <del>
          <Drawn tokens={token.tokens} />
        </del>
      );
    case 'codespan':
      return (
        <code>
          <Words>{token.text}</Words>
        </code>
      );
    case 'br':
      return <br />;
    case 'link':
      return (
        <AnswerLink href={token.href}>
          <Drawn tokens={token.tokens} />
        </AnswerLink>
      );
    case 'html':
    case 'image':
    case 'checkbox':
    case 'list_item':
      return <Words>{token.raw}</Words>;
  }
}

function Drawn({ tokens }: { tokens: readonly Token[] }) {
  return tokens.map((token, place) => {
    // as: without extensions the lexer makes no other tokens.
    const part = token as MarkedToken;
    // oxlint-disable-next-line react/no-array-index-key -- parts of a fixed text never move
    return <Part key={place} token={part} />;
  });
}

/** The words of an answer without its marks, each part on a line of its own. */
export function plainText(markdown: string): string {
  const words: string[] = [];
  void marked.walkTokens(partsOf(markdown), (one) => {
    // as: without extensions the lexer makes no other tokens.
    const token = one as MarkedToken;
    if ('tokens' in token && token.tokens) return;
    if (token.type === 'text' || token.type === 'code' || token.type === 'codespan') words.push(token.text);
  });
  return words.join(' ').replace(/\s+/gu, ' ').trim();
}

/** An answer drawn from its Markdown, part by part: none of it is ever taken for HTML. */
export default function Markdown({ text, clips }: { text: string; clips: Clips }) {
  const tokens = useMemo(() => partsOf(text), [text]);
  const places = useMemo(() => placesOf(tokens, clips), [tokens, clips]);
  return (
    <ClipsOf value={places}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Drawn tokens={tokens} />
      </div>
    </ClipsOf>
  );
}
