import { ENDPOINTS } from '@tuerca/contracts/endpoints';
import { openApiText } from '../src/platform/http/openapi-document';
import type { Harness } from './harness';

type Raw = Record<string, unknown>;
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: { enum?: unknown[]; type?: string; format?: string; anyOf?: Parameter['schema'][] };
}

const READS = new Set(['find', 'aggregate', 'count', 'distinct']);
/** Fields that a driver adds to a command, and fields that limit the answer. */
const ENVELOPE = new Set(['lsid', '$db', '$clusterTime', 'txnNumber', 'autocommit', 'startTransaction', 'readConcern']);
const PAGES = new Set(['page', 'limit', 'antesDeSeq']);

/** Calls of the contract that administrators alone may make and that read, as [method, path]. */
export const ADMIN_READS: readonly string[] = Object.values(ENDPOINTS).flatMap((group) =>
  Object.values(group)
    .filter(({ access, method }) => String(access) === 'admin' && method === 'GET')
    .map(({ path }) => path),
);

const documented = JSON.parse(openApiText()) as {
  paths: Record<string, { get?: { parameters?: Parameter[] } }>;
};

/** A value that each filter takes: all of its enumeration, or one that its name asks for. */
function valuesOf({ name, schema }: Parameter, id: string): string[] {
  const choices = schema.enum ?? schema.anyOf?.flatMap((one) => one.enum ?? []);
  // Actions of the log are all looked up alike: one is enough.
  if (choices?.length) return (name === 'accion' ? choices.slice(0, 1) : choices).map(String);
  if (/^(desde|hasta|fechaTasa)$/.test(name)) return ['2026-11-01'];
  if (/^(tienda|tiendaId|cliente|autor|actor)$/.test(name)) return [id];
  if (name === 'objeto') return [`usuario:${id}`];
  if (name === 'banco') return ['0102'];
  if (name === 'categoria') return ['Frenos'];
  if (name === 'nivel') return ['PRO_TIENDA'];
  if (
    schema.type === 'boolean' ||
    /^(activo|verificada|reportadas|apelados|sinFoto|precioRaro|reportado|destacada|porVencer)$/.test(name)
  )
    return ['true', 'false'];
  return /^(monto|valoracion|tasa$)/.test(name) ? ['3'] : ['rep'];
}

/** Queries for a path: none, and each filter alone with each of its values. */
export function queriesOf(path: string, id: string): string[] {
  const parameters = documented.paths[path.replace(/:(\w+)/g, '{$1}')]?.get?.parameters ?? [];
  // A file holds the rows of its list: it is requested once.
  const filters = (path.endsWith('/exportar') ? [] : parameters).filter(
    (one) => one.in === 'query' && !PAGES.has(one.name),
  );
  const none = filters.some(({ required }) => required) ? [] : [''];
  return [
    ...none,
    ...filters.flatMap((one) => valuesOf(one, id).map((value) => `?${one.name}=${encodeURIComponent(value)}`)),
  ];
}

/** A command without its values: what it filters and sorts by. */
const shapeOf = (command: Raw): string =>
  JSON.stringify(command, (key, value: unknown) =>
    key === 'projection' || key === 'limit' || key === 'skip' || key === 'batchSize' || key === 'cursor'
      ? undefined
      : typeof value === 'object' && value !== null && !Array.isArray(value) && !('_bsontype' in value)
        ? value
        : Array.isArray(value) && value.every((one) => typeof one === 'object')
          ? value
          : typeof value,
  );

/** Collects the reading commands of an application on a monitored() address, one of each shape. */
export function collectReads(h: Harness): { stop(): Raw[] } {
  const client = h.db.getClient();
  const seen = new Map<string, Raw>();
  const onStarted = ({ commandName, command }: { commandName: string; command: Raw }) => {
    if (!READS.has(commandName)) return;
    const bare = Object.fromEntries(Object.entries(command).filter(([name]) => !ENVELOPE.has(name)));
    const shape = `${String(bare[commandName])} ${shapeOf(bare)}`;
    if (!seen.has(shape)) seen.set(shape, bare);
  };
  client.on('commandStarted', onStarted as never);
  return {
    stop() {
      client.off('commandStarted', onStarted as never);
      return [...seen.values()];
    },
  };
}

/** The conditions with which a command starts reading; {} when it reads everything. */
export function conditionsOf(command: Raw): Raw {
  if ('aggregate' in command) return ((command.pipeline as Raw[])[0]?.$match as Raw | undefined) ?? {};
  return (command.filter ?? command.query ?? {}) as Raw;
}

/** Sort of a command directly after its conditions. */
export function sortOf(command: Raw): Raw | undefined {
  const sort =
    'aggregate' in command
      ? (command.pipeline as Raw[]).find((stage, i) => '$sort' in stage && i <= 1)?.$sort
      : command.sort;
  // The driver keeps an order in a Map.
  return sort instanceof Map ? (Object.fromEntries(sort) as Raw) : (sort as Raw | undefined);
}

/** True when the database reads a whole collection for a command, on any engine. */
export async function readsWhole(h: Harness, command: Raw): Promise<boolean> {
  const plan = await h.db.db!.command({ explain: command, verbosity: 'queryPlanner' });
  return JSON.stringify(plan).includes('"COLLSCAN"');
}

/** True when an index of the collection begins with the sort, in its direction or reversed. */
export async function isSortedByIndex(h: Harness, collection: string, sort: Raw): Promise<boolean> {
  const wanted = Object.entries(sort);
  const fits = (key: Raw, turn: number) =>
    wanted.every(([name, way], i) => {
      const [field, direction] = Object.entries(key)[i] ?? [];
      return field === name && Number(direction) === Number(way) * turn;
    });
  const indexes = await h.db.db!.collection(collection).indexes();
  return indexes.some(({ key }) => fits(key as Raw, 1) || fits(key as Raw, -1));
}
