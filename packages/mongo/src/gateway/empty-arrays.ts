import { BSON, type Document } from 'bson';
import type { Context } from './context';
import { documentsOf } from './raw-command';
import { statements } from './statements';

/** `$each: []`, as BSON lays it out. */
const ADDS_NOTHING = Buffer.from('\u0004$each\u0000\u0005\u0000\u0000\u0000\u0000', 'latin1');
/** Numbers keep their types. */
const EXACT = { promoteValues: false, bsonRegExp: true } as const;

const isEmptyEach = (operand: unknown) => {
  const [[name, value] = [], ...modifiers] = Object.entries((operand ?? {}) as Document);
  return name === '$each' && Array.isArray(value) && value.length === 0 && modifiers.length === 0;
};
const withoutPositions = (path: string) =>
  path
    .split('.')
    .filter((part) => !part.startsWith('$'))
    .join('.');

/** Whether the update meets a field that holds something else than an array, which both MongoDB and the engine refuse. */
async function meetsAnother(context: Context, query: Document, paths: string[]): Promise<boolean> {
  const others = paths.map((path) => ({ [withoutPositions(path)]: { $exists: true, $not: { $type: 'array' } } }));
  const spec = BSON.serialize({ count: context.collection, query: { $and: [query, { $or: others }] }, limit: 1 });
  const page = await context.page(statements.count, [context.db, Buffer.from(spec)]);
  return Number(BSON.deserialize(page)['n']) > 0;
}

/** An update that makes an empty array, as MongoDB does, where `$addToSet` or `$push` of nothing meets no field. */
async function made(context: Context, query: Document, update: unknown): Promise<Document | undefined> {
  if (Array.isArray(update)) return undefined;
  const operators = { ...(update as Document) };
  const paths: string[] = [];
  for (const operator of ['$addToSet', '$push']) {
    const fields = Object.entries((operators[operator] ?? {}) as Document);
    const empty = fields.filter(([, operand]) => isEmptyEach(operand)).map(([path]) => path);
    if (empty.length === 0) continue;
    paths.push(...empty);
    operators[operator] = Object.fromEntries(fields.filter(([path]) => !empty.includes(path)));
    if (Object.keys(operators[operator] as Document).length === 0) delete operators[operator];
  }
  if (paths.length === 0 || (await meetsAnother(context, query, paths))) return undefined;
  // Of two arrays the empty one is the least: one that is there stays.
  const least = Object.fromEntries(paths.map((path) => [path, []]));
  return { ...operators, $max: { ...(operators['$max'] as Document | undefined), ...least } };
}

/** The statements of an update command whose arrays are made; undefined when it may go as it is. */
export async function updatesMakingArrays(context: Context): Promise<Buffer | undefined> {
  const sequence = context.sequences.get('updates');
  const bytes = sequence ?? context.command.raw('updates');
  if (!bytes?.includes(ADDS_NOTHING)) return undefined;
  const documents: Buffer[] = [];
  for (const document of documentsOf(sequence ? { sequence } : { array: bytes })) {
    const statement = BSON.deserialize(document, EXACT);
    const update = await made(context, statement['q'] as Document, statement['u']);
    documents.push(update ? Buffer.from(BSON.serialize({ ...statement, u: update })) : document);
  }
  return Buffer.concat(documents);
}

/** A findAndModify whose arrays are made; undefined when it may go as it is. */
export async function modifyMakingArrays(context: Context): Promise<Buffer | undefined> {
  const { command } = context;
  if (!command.raw('update')?.includes(ADDS_NOTHING)) return undefined;
  const spec = BSON.deserialize(command.spec(), EXACT);
  const update = await made(context, (spec['query'] ?? {}) as Document, spec['update']);
  return update && Buffer.from(BSON.serialize({ ...spec, update }));
}
