/** Finds imports, uses of globals and type assertions in the syntax tree (AST) of a module. */
import { parseAst } from 'vitest/node';

export interface Import {
  /** As written; null if it is computed, so that it cannot be checked. */
  readonly specifier: string | null;
  /** Erased by the compiler: `import type`, `export type … from`, `import('…')` in a type. */
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

/** A property of a node by its name, whatever the node's type. */
const fieldOf = (node: object, name: string): unknown => Reflect.get(node, name);
const stringValue = (value: unknown): string | null => {
  const literal = isNode(value) && value.type === 'TSLiteralType' ? fieldOf(value, 'literal') : value;
  const inner = isNode(literal) ? fieldOf(literal, 'value') : null;
  return typeof inner === 'string' ? inner : null;
};
const identifierName = (value: unknown): string | null =>
  isNode(value) && value.type === 'Identifier' ? String(fieldOf(value, 'name')) : null;

/** Visits all nodes of a module; offsets count UTF-16 units. Throws on a syntax error. */
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

/**
 * The first pattern of a glob that finds only files of one folder within the module's own folder, and that may
 * exclude some of them; else null.
 */
function filesOfOwnFolder(args: unknown): string | null {
  const first: unknown = Array.isArray(args) ? args[0] : null;
  const elements = isNode(first) && first.type === 'ArrayExpression' ? fieldOf(first, 'elements') : [first];
  const patterns = Array.isArray(elements)
    ? elements.map((element) => (isNode(element) ? stringValue(element) : null))
    : [];
  const isOwn = (pattern: string | null) =>
    pattern !== null && (pattern.startsWith('!') || /^\.\/(?:\w+\/)*\*\.tsx?$/u.test(pattern));
  return patterns.every(isOwn) ? (patterns[0] ?? null) : null;
}

/** Every import of a module: static, re-export, dynamic, in types, `require`, Vite's `import.meta.glob`. */
export function findImports(path: string, code: string): Import[] {
  const found: Import[] = [];
  visit(path, code, (node) => {
    const add = (specifier: string | null, typeOnly: boolean) =>
      found.push({ specifier, typeOnly, line: lineAt(code, node.start) });
    const source = fieldOf(node, 'source');
    switch (node.type) {
      case 'ImportDeclaration':
        add(stringValue(source), fieldOf(node, 'importKind') === 'type');
        break;
      case 'ExportNamedDeclaration':
      case 'ExportAllDeclaration':
        if (isNode(source)) add(stringValue(source), fieldOf(node, 'exportKind') === 'type');
        break;
      case 'ImportExpression':
        add(stringValue(source), false);
        break;
      case 'TSImportType':
        add(stringValue(source) ?? stringValue(fieldOf(node, 'argument')), true);
        break;
      case 'TSImportEqualsDeclaration':
        add(null, false);
        break;
      case 'CallExpression': {
        const callee = fieldOf(node, 'callee');
        const isGlob =
          isNode(callee) &&
          callee.type === 'MemberExpression' &&
          identifierName(fieldOf(callee, 'property')) === 'glob';
        if (isGlob) add(filesOfOwnFolder(fieldOf(node, 'arguments')), false);
        else if (identifierName(callee) === 'require') add(null, false);
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
/** Globals that give access to time, randomness, network, output or the browser. */
const impureNames = new Set(
  'fetch process console setTimeout setInterval setImmediate queueMicrotask crypto performance globalThis window document navigator localStorage sessionStorage'.split(
    ' ',
  ),
);

function impureName(node: Node, parent: Node | null): string | null {
  if (node.type === 'NewExpression' || node.type === 'CallExpression') {
    const args = fieldOf(node, 'arguments');
    const hasNoArguments = Array.isArray(args) && args.length === 0;
    if (identifierName(fieldOf(node, 'callee')) === 'Date')
      return hasNoArguments || node.type === 'CallExpression' ? 'Date()' : null;
    return null;
  }
  if (node.type === 'MemberExpression') {
    const member = `${identifierName(fieldOf(node, 'object'))}.${identifierName(fieldOf(node, 'property'))}`;
    return member === 'Date.now' || member === 'Math.random' ? member : null;
  }
  const name = identifierName(node);
  if (name === null || !impureNames.has(name) || parent === null) return null;
  // `x.process` and `{ process: 1 }` name a property, not the global.
  const isProperty = fieldOf(parent, 'property') === node || fieldOf(parent, 'key') === node;
  return isProperty && fieldOf(parent, 'computed') === false ? null : name;
}

/** Uses of the clock, randomness and other impure globals: domain code gets their values as arguments. */
export function findImpureUses(path: string, code: string): ImpureUse[] {
  const found: ImpureUse[] = [];
  visit(path, code, (node, parent) => {
    const name = impureName(node, parent);
    if (name !== null) found.push({ name, line: lineAt(code, node.start) });
  });
  return found;
}

/** Lines of type assertions (`x as T`, `<T>x`), without `as const`. */
export function findAssertionLines(path: string, code: string): number[] {
  const found: number[] = [];
  visit(path, code, (node) => {
    if (node.type !== 'TSAsExpression' && node.type !== 'TSTypeAssertion') return;
    const type = fieldOf(node, 'typeAnnotation');
    const isConst = isNode(type) && identifierName(fieldOf(type, 'typeName')) === 'const';
    // The line of the type, where the comment with the reason is expected.
    if (!isConst) found.push(lineAt(code, isNode(type) ? type.start : node.start));
  });
  return found;
}

/** The code with strings, regular expressions, templates and JSX text replaced by spaces; comments and identifiers remain. */
export function blankStrings(path: string, code: string): string {
  let blanked = code;
  visit(path, code, (node) => {
    if (node.type !== 'Literal' && node.type !== 'TemplateElement' && node.type !== 'JSXText') return;
    const end = Number(fieldOf(node, 'end'));
    const blank = code.slice(node.start, end).replaceAll(/[^\n]/g, ' ');
    blanked = blanked.slice(0, node.start) + blank + blanked.slice(end);
  });
  return blanked;
}
