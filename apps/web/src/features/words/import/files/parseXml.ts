import { Parser } from 'saxen';
import { ImportFailure } from './importProblem.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Replaces the entities that XML knows without a DTD. saxen's own function cuts characters beyond U+FFFF. */
const decodeEntities = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,8}));/giu, (whole, hex, decimal, name) =>
    name === undefined
      ? String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16))
      : (entities[String(name)] ?? whole),
  );

/** What is called while a document is read; names of elements and attributes are without the prefix of their namespace. */
interface XmlListeners {
  readonly open?: (name: string, attribute: (name: string) => string | undefined) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Reads an XML document, without building a tree. Throws an ImportFailure if it is damaged. */
export function parseXml(bytes: Uint8Array, { open, text, close }: XmlListeners): void {
  const parser = new Parser();
  parser.on('openTag', (name, readAttributes) =>
    open?.(localName(name), (attribute) => {
      const attributes = readAttributes() || {};
      const key = Object.keys(attributes).find((one) => localName(one) === attribute);
      const value = key === undefined ? undefined : attributes[key];
      return value === undefined ? undefined : decodeEntities(value);
    }),
  );
  parser.on('text', (value) => text?.(decodeEntities(value)));
  parser.on('cdata', (value) => text?.(value));
  parser.on('closeTag', (name) => close?.(localName(name)));
  parser.on('error', () => {
    throw new ImportFailure('damaged');
  });
  parser.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}
