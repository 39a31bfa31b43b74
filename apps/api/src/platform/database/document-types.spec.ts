import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Schema, SchemaType } from 'mongoose';
import ts from 'typescript';

/**
 * A document's type is written beside its schema (ADR 55), which casts it: the compiler does not notice a field that stands on
 * one side only. Here each schema is compared with its type, down to its sub-documents.
 */
const SOURCE = join(__dirname, '../..');
const load = createRequire(__filename);
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.schema.ts'))
  .map((file) => join(SOURCE, file));
const program = ts.createProgram(files, {
  strict: true,
  skipLibCheck: true,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2023,
  types: ['node'],
});
const checker = program.getTypeChecker();

interface Pair {
  file: string;
  /** The exported schema. */
  name: string;
  type: ts.Type;
}

/** Every `const X = new Schema<XDoc>(…)` of a file. */
function pairsOf(file: string): Pair[] {
  const found: Pair[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isNewExpression(node.initializer)) {
      const { expression, typeArguments } = node.initializer;
      if (expression.getText() === 'Schema')
        found.push({ file, name: node.name.getText(), type: checker.getTypeFromTypeNode(typeArguments![0]!) });
    }
    ts.forEachChild(node, visit);
  };
  visit(program.getSourceFile(file)!);
  return found;
}

const SCALARS =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined;
/** Members of a type without null, undefined and plain values. */
const membersOf = (type: ts.Type): ts.Type[] =>
  type.isUnion() ? type.types.flatMap(membersOf) : type.flags & SCALARS ? [] : [type];
const elementsOf = (type: ts.Type): ts.Type[] =>
  membersOf(type).flatMap((member) => checker.getIndexTypeOfType(member, ts.IndexKind.Number) ?? []);

function fieldsOf(types: ts.Type[]): Map<string, ts.Type[]> {
  const fields = new Map<string, ts.Type[]>();
  for (const type of types.flatMap(membersOf))
    for (const symbol of checker.getPropertiesOfType(type))
      fields.set(symbol.name, [...(fields.get(symbol.name) ?? []), checker.getTypeOfSymbol(symbol)]);
  return fields;
}

type Tree = { [key: string]: SchemaType | Tree };
function treeOf(schema: Schema): Tree {
  const tree: Tree = {};
  schema.eachPath((path, type) => {
    const keys = path.split('.');
    const last = keys.pop()!;
    let at = tree;
    for (const key of keys) at = (at[key] ??= {}) as Tree;
    at[last] = type;
  });
  return tree;
}

/** Fields that stand on one side only. */
function differences(tree: Tree, types: ts.Type[], path = ''): string[] {
  const fields = fieldsOf(types);
  return [...new Set([...Object.keys(tree), ...fields.keys()])].flatMap((key) => {
    const [node, own, at] = [tree[key], fields.get(key), `${path}${key}`];
    if (!node) return [`${at} is not in the schema`];
    if (!own) return [`${at} is not in the type`];
    if (!('instance' in node)) return differences(node as Tree, own, `${at}.`);
    const { schema } = node as SchemaType & { schema?: Schema };
    if (!schema) return [];
    return differences(treeOf(schema), node.instance === 'Array' ? own.flatMap(elementsOf) : own, `${at}.`);
  });
}

/** Fields that Mongoose writes by itself; a type names them only where they are read. */
const STAMPS = ['createdAt', 'updatedAt'].map((field) => `${field} is not in the type`);
const pairs = files.flatMap(pairsOf);

describe('the type of a stored document', () => {
  it('is found for every collection', () => {
    expect(pairs.length).toBeGreaterThan(60);
  });

  it.each(pairs)('names the fields of its schema: $name', ({ file, name, type }) => {
    const { [name]: schema } = load(file) as Record<string, Schema | undefined>;
    if (!schema) throw new Error(`${name} is not exported`);
    const found = differences(treeOf(schema), [type]);
    expect(schema.get('timestamps') ? found.filter((one) => !STAMPS.includes(one)) : found).toEqual([]);
  });
});
