/** Reads what a module imports, and which names it uses, from its syntax tree. */
import { parseAst } from 'vitest/node';

export interface Import {
  /** As written; null where it is computed, so that no rule can judge it. */
  readonly specifier: string | null;
  /** Erased before the program runs: `import type`, `export type … from`, `import('…')` in a type. */
  readonly typeOnly: boolean;
  readonly line: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'start' in value;

/** A part of a node by its name, whatever the node's type. */
const part = (node: object, name: string): unknown => Reflect.get(node, name);
const text = (value: unknown): string | null => {
  const literal = isNode(value) && value.type === 'TSLiteralType' ? part(value, 'literal') : value;
  const inner = isNode(literal) ? part(literal, 'value') : null;
  return typeof inner === 'string' ? inner : null;
};
const nameOf = (value: unknown): string | null =>
  isNode(value) && value.type === 'Identifier' ? String(part(value, 'name')) : null;

/** The tree of a module; a Georgian or English letter is one column alike. Throws on a syntax error. */
function visit(path: string, code: string, onNode: (node: Node, parent: Node | null) => void): void {
  const walk = (value: unknown, parent: Node | null): void => {
    if (Array.isArray(value)) {
      for (const inner of value) walk(inner, parent);
    } else if (isNode(value)) {
      onNode(value, parent);
      for (const inner of Object.values(value)) if (typeof inner === 'object') walk(inner, value);
    }
  };
  walk(parseAst(code, { lang: path.endsWith('x') ? 'tsx' : path.endsWith('js') ? 'js' : 'ts' }), null);
}

const lineAt = (code: string, offset: number): number => code.slice(0, offset).split('\n').length;

/** Every import of a module: static, re-exporting, dynamic, in types, by Vite's glob. */
export function importsOf(path: string, code: string): Import[] {
  const found: Import[] = [];
  visit(path, code, (node) => {
    const add = (specifier: string | null, typeOnly: boolean) =>
      found.push({ specifier, typeOnly, line: lineAt(code, node.start) });
    const source = part(node, 'source');
    switch (node.type) {
      case 'ImportDeclaration':
        add(text(source), part(node, 'importKind') === 'type');
        break;
      case 'ExportNamedDeclaration':
      case 'ExportAllDeclaration':
        if (isNode(source)) add(text(source), part(node, 'exportKind') === 'type');
        break;
      case 'ImportExpression':
        add(text(source), false);
        break;
      case 'TSImportType':
        add(text(source) ?? text(part(node, 'argument')), true);
        break;
      case 'TSImportEqualsDeclaration':
        add(null, false);
        break;
      case 'CallExpression': {
        const callee = part(node, 'callee');
        const byGlob =
          isNode(callee) && callee.type === 'MemberExpression' && nameOf(part(callee, 'property')) === 'glob';
        if (byGlob || nameOf(callee) === 'require') add(null, false);
        break;
      }
    }
  });
  return found;
}

export interface ImpureUse {
  readonly name: string;
  readonly line: number;
}
/** Names of the world outside: time, chance, network, output. */
const impureNames = new Set(
  'fetch process console setTimeout setInterval setImmediate queueMicrotask crypto performance globalThis window document navigator localStorage sessionStorage'.split(
    ' ',
  ),
);

function impureName(node: Node, parent: Node | null): string | null {
  if (node.type === 'NewExpression' || node.type === 'CallExpression') {
    const args = part(node, 'arguments');
    const bare = Array.isArray(args) && args.length === 0;
    if (nameOf(part(node, 'callee')) === 'Date')
      return bare || node.type === 'CallExpression' ? 'Date()' : null;
    return null;
  }
  if (node.type === 'MemberExpression') {
    const member = `${nameOf(part(node, 'object'))}.${nameOf(part(node, 'property'))}`;
    return member === 'Date.now' || member === 'Math.random' ? member : null;
  }
  const name = nameOf(node);
  if (name === null || !impureNames.has(name) || parent === null) return null;
  // `x.process` and `{ process: 1 }` name a property, nothing of the world.
  const isProperty = part(parent, 'property') === node || part(parent, 'key') === node;
  return isProperty && part(parent, 'computed') === false ? null : name;
}

/** Uses of the clock, of chance and of the world outside: rules get those as arguments. */
export function impureUsesIn(path: string, code: string): ImpureUse[] {
  const found: ImpureUse[] = [];
  visit(path, code, (node, parent) => {
    const name = impureName(node, parent);
    if (name !== null) found.push({ name, line: lineAt(code, node.start) });
  });
  return found;
}

/** Lines of type assertions (`x as T`, `<T>x`); `as const` asserts nothing. */
export function assertionLinesIn(path: string, code: string): number[] {
  const found: number[] = [];
  visit(path, code, (node) => {
    if (node.type !== 'TSAsExpression' && node.type !== 'TSTypeAssertion') return;
    const type = part(node, 'typeAnnotation');
    const isConst = isNode(type) && nameOf(part(type, 'typeName')) === 'const';
    // Where the type stands, which is the line that a reader looks at.
    if (!isConst) found.push(lineAt(code, isNode(type) ? type.start : node.start));
  });
  return found;
}
