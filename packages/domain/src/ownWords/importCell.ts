/**
 * Cleans a cell of an import: markup, references to media and gaps of other programs. Each step takes time in proportion
 * to the length of the cell, whatever it contains.
 */

/** What was removed from cells, apart from their text. */
export const removals = ['markup', 'media', 'gaps'] as const;
export type Removal = (typeof removals)[number];

export interface CleanedCell {
  /** Its texts, without empty ones: one, or those of its blocks. A text can have several lines. */
  readonly blocks: readonly string[];
  readonly removed: readonly Removal[];
}

/** Elements on lines of their own. */
const blockElements = new Set(
  'address blockquote br center dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre section table td th tr ul'.split(
    ' ',
  ),
);
/** Elements whose content is no text: code, and what is written above characters. */
const hidden = new Set(['rp', 'rt', 'script', 'style']);
const media = new Set(['audio', 'embed', 'iframe', 'img', 'object', 'picture', 'source', 'svg', 'video']);
const inline = new Set(
  'a abbr b bdi bdo big body cite code del details dfn em font head html i ins kbd label mark meta path q ruby s samp small span strike strong sub summary sup tbody tfoot thead title tt u var wbr'.split(
    ' ',
  ),
);
const isElement = (name: string) =>
  [blockElements, hidden, media, inline].some((names) => names.has(name)) || name.includes('-');

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  bdquo: '„',
  bull: '•',
  copy: '©',
  deg: '°',
  eacute: 'é',
  emsp: ' ',
  ensp: ' ',
  gt: '>',
  hellip: '…',
  laquo: '«',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  middot: '·',
  nbsp: ' ',
  ndash: '–',
  quot: '"',
  raquo: '»',
  rarr: '→',
  rdquo: '”',
  rsquo: '’',
  shy: '\u00AD',
  thinsp: ' ',
  times: '×',
  zwj: '\u200D',
  zwnj: '\u200C',
};
const entity = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/giu;

/** Decodes character references; unknown ones are kept. */
const decodeEntities = (text: string): string =>
  text.replace(entity, (reference, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? reference;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : reference;
  });

const isQuote = (char: string | undefined) => char === '"' || char === "'";

/** The end of the tag that begins at `start`, after its '>'; -1 if it is none. */
function endOfTag(html: string, start: number): number {
  let quote: string | undefined;
  for (let index = start + 1; index < html.length; index++) {
    const char = html[index];
    if (quote !== undefined) {
      if (char === quote) quote = undefined;
    } else if (char === '>') return index + 1;
    else if (char === '<') return -1;
    else if (isQuote(char) && html[index - 1] === '=') quote = char;
  }
  return -1;
}

const tagName = /<(\/?)([a-z][a-z\d-]{0,30})/iuy;

/** What separates the lines of blocks, apart from the line breaks that a cell has itself. */
const blockBreak = '\u2029';

/** Replaces tags: those of blocks by breaks, others by nothing. */
function removeTags(html: string, onRemoved: (removal: Removal) => void): string {
  const lower = html.toLowerCase();
  let text = '';
  let from = 0;
  const remove = (start: number, end: number, removal: Removal) => {
    text += html.slice(from, start);
    from = end;
    onRemoved(removal);
  };
  const lastCommentEnd = html.lastIndexOf('-->');
  for (let start = html.indexOf('<'); start !== -1; start = html.indexOf('<', Math.max(from, start + 1))) {
    if (html.startsWith('<!--', start)) {
      if (lastCommentEnd > start) remove(start, html.indexOf('-->', start) + 3, 'markup');
      continue;
    }
    tagName.lastIndex = start;
    const [, slash, name = ''] = tagName.exec(lower) ?? [];
    if (!isElement(name)) continue;
    const end = endOfTag(html, start);
    if (end === -1) continue;
    remove(start, end, media.has(name) ? 'media' : 'markup');
    if (blockElements.has(name)) text += blockBreak;
    if (hidden.has(name) && slash === '') {
      const close = lower.indexOf(`</${name}`, end);
      from = close === -1 ? html.length : close;
    }
  }
  return text + html.slice(from);
}

/** References to recordings and fields of Anki. */
const reference =
  /\[sound:[^[\]]*\]|\[anki:[^[\]]*\]|\[\/anki:[^[\]]*\]|\[\[type:[^[\]]*\]\]|\{\{tts [^{}]*\}\}/giu;
/** A gap: `{{c1::word::hint}}` of Anki, `{{word}}` of Clozemaster. */
const gap = /\{\{(?:c\d+::)?([^{}]*)\}\}/gu;
/** A gap around another one is left by one replacement. */
const maxGapDepth = 3;
/** A cell that is only the name or address of a file. */
const mediaFile =
  /^(?:https?:\/\/)?[^\s<>]+\.(?:mp3|ogg|opus|wav|m4a|flac|webm|mp4|jpe?g|png|gif|svg|webp|avif)$/iu;

/** The text of a cell, and what was removed. */
export function cleanCell(cell: string): CleanedCell {
  const removed = new Set<Removal>();
  let text = cell.includes('<') ? removeTags(cell, (removal) => removed.add(removal)) : cell;
  if (text.includes('&')) {
    const decoded = decodeEntities(text);
    if (decoded !== text) removed.add('markup');
    text = decoded;
  }
  if (/[[{]/u.test(text)) {
    const heard = text.replace(reference, ' ');
    if (heard !== text) removed.add('media');
    text = heard;
    for (let depth = 0; depth < maxGapDepth && text.includes('{{'); depth++)
      text = text.replace(gap, (_, inner: string) => {
        removed.add('gaps');
        return inner.split('::')[0] ?? '';
      });
  }
  const found = text
    .split(blockBreak)
    .map((block) =>
      block
        .split(/[\r\n\u2028]+/u)
        .map((line) => line.replace(/\s+/gu, ' ').trim())
        .filter((line) => line !== '')
        .join('\n'),
    )
    .filter((block) => block !== '');
  if (found.length === 1 && mediaFile.test(found[0] ?? '')) return { blocks: [], removed: ['media'] };
  return { blocks: found, removed: [...removed] };
}

const onOneLine = (block: string) => block.replaceAll('\n', ' ');

/** The text of a cell on one line. */
export const joinBlocks = (blocks: readonly string[]): string => blocks.map(onOneLine).join(' ');

/** The meanings of a cell, those of several blocks separated by semicolons, except where a block continues the one before. */
export const joinMeanings = (blocks: readonly string[]): string =>
  blocks.map(onOneLine).reduce((joined, block) => {
    if (joined === '') return block;
    return /[\p{P}=]$/u.test(joined) || /^[\p{P}=]/u.test(block)
      ? `${joined} ${block}`
      : `${joined}; ${block}`;
  }, '');
