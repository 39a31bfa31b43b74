import { z, type ZodType } from 'zod';
import type { AnyEndpoint } from '@tuerca/contracts/kernel/endpoint';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';

export interface JsonSchema {
  type?: string;
  format?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

const PARTS = ['params', 'query', 'body'] as const;
/** Mark of a text that names a document by its id. */
const DOCUMENT = 'document';
const ID = '64f0a1b2c3d4e5f60718293a';
/** An id and nothing else, or an id beside other names: then one in capitals becomes the same. */
const namesDocument = (schema: unknown) =>
  schema instanceof z.ZodString &&
  schema.safeParse(ID).success &&
  (!schema.safeParse(ID.slice(1)).success || schema.safeParse(ID.toUpperCase()).data === ID);

const described = new WeakMap<ZodType, JsonSchema>();
/** Valid input of a caller, as JSON schema in which texts that name documents are marked. */
export function schemaOf(schema: ZodType): JsonSchema {
  if (!described.has(schema))
    described.set(
      schema,
      z.toJSONSchema(schema, {
        io: 'input',
        unrepresentable: 'any',
        override: ({ zodSchema, jsonSchema }) => {
          if (namesDocument(zodSchema)) jsonSchema.format = DOCUMENT;
        },
      }) as JsonSchema,
    );
  return described.get(schema)!;
}

export const waysOf = ({ anyOf, oneOf }: JsonSchema) => anyOf ?? oneOf ?? [];
/** Texts that name documents among other things, by the names of their fields. */
const WITH_IDS: Record<string, (id: string) => string> = {
  pedidos: (id) => `${id},${id}`,
  origen: (id) => `cita:${id}`,
};
const holdsIds = (schema: JsonSchema, name = ''): boolean =>
  schema.format === DOCUMENT ||
  (schema.type === 'string' && name in WITH_IDS) ||
  [...waysOf(schema), ...(schema.items ? [schema.items] : [])].some((inner) => holdsIds(inner, name)) ||
  Object.entries(schema.properties ?? {}).some(([field, inner]) => holdsIds(inner, field));
const holdsLists = (schema: JsonSchema): boolean =>
  (!!schema.items && holdsIds(schema.items)) ||
  [...waysOf(schema), ...Object.values(schema.properties ?? {})].some(holdsLists);

/** Whether an operation takes ids anywhere, and whether in a list. */
export const takesIds = (endpoint: AnyEndpoint) => {
  const schemas = PARTS.flatMap((part) => (endpoint[part] ? [schemaOf(endpoint[part])] : []));
  return { any: schemas.some((schema) => holdsIds(schema)), lists: schemas.some(holdsLists) };
};

const today = caracasDate(new Date());
const TEXTS: [RegExp, string][] = [
  [/^hora$/, '11:00'],
  [/^mes$/, today.slice(0, 7)],
  [/fecha|desde|hasta/i, today],
  [/telefono/i, '0414-1234567'],
  [/^placa$/, 'AB123CD'],
  [/^marca$/, 'Toyota'],
  [/^modelo$/, 'Corolla'],
  [/email/i, 'ana@pruebas.ve'],
  [/cedula/i, 'V-12345678'],
  [/^referencia$/, '12345678'],
  [/^nombreBanco$/, 'Banesco'],
  [/^banco/, '0102'],
  [/^categoria$/, 'Frenos'],
  [/^codigo/, 'FRENOS20'],
  [/^nuevoNivel$/, 'BASICO'],
  [/^ciudad$/, 'Caracas'],
  [/^estado$/, 'procesando'],
];
const NUMBERS: Record<string, number> = { anio: 2012, valoracion: 4, porcentaje: 10 };

/** Spelling of ids: by the index in their list, 0 outside of one. */
export interface Spelling {
  /** Elements of each list that refer to the same thing. */
  repeats: number;
  id: (field: string, place: number) => string;
}

/** An input that fits the schema, with the required fields and all that name documents. */
export function valueOf(schema: JsonSchema, field: string, spelling: Spelling, place = 0): unknown {
  const ways = waysOf(schema);
  if (ways.length) return valueOf(ways.find((way) => holdsIds(way, field)) ?? ways[0]!, field, spelling, place);
  if (schema.format === DOCUMENT) return spelling.id(field, place);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.properties) return objectOf(schema, spelling, place);
  if (schema.type === 'array' || schema.items) {
    const count = schema.items && holdsIds(schema.items) ? spelling.repeats : 1;
    return Array.from({ length: count }, (_, n) => valueOf(schema.items ?? {}, field, spelling, n));
  }
  if (schema.type === 'number' || schema.type === 'integer')
    return NUMBERS[field] ?? Math.max(1, Math.ceil(schema.minimum ?? 1));
  if (schema.type === 'boolean') return true;
  if (schema.type === 'null') return null;
  if (schema.type === 'object') return {};
  if (field in WITH_IDS) return WITH_IDS[field]!(spelling.id(field, place));
  return TEXTS.find(([name]) => name.test(field))?.[1] ?? 'Una frase que basta';
}

function objectOf({ properties = {}, required = [] }: JsonSchema, spelling: Spelling, place: number) {
  const fields = Object.entries(properties).filter(([name, inner]) => required.includes(name) || holdsIds(inner, name));
  return Object.fromEntries(fields.map(([name, inner]) => [name, valueOf(inner, name, spelling, place)]));
}

/** Requirements of some operations beyond their schema, by name. */
const BESIDES: Record<string, object> = {
  'PUT /api/admin/sinonimos/:id': { palabras: ['caucho', 'llanta'] },
  'POST /api/products/mine/precios': { huella: 'f'.repeat(64) },
  'PUT /api/admin/tiendas/:id/pausa': { motivo: 'Falta un documento' },
  'PUT /api/admin/talleres/:id/pausa': { motivo: 'Falta un documento' },
  'PUT /api/servicios-mecanicos/:id': { categoria: 'mantenimiento_basico' },
  'PUT /api/cita/mecanica/disponibilidad/:tallerId': { mensaje: 'Ese día no abrimos' },
  'PUT /api/cita/mecanica/:id/estado': { estado: 'confirmada' },
  'GET /api/comments': { usuarioObjetivoId: undefined },
  'GET /api/comments/oculta': { usuarioObjetivoId: undefined },
  'POST /api/comments': { usuarioObjetivoId: undefined },
  'POST /api/client/garaje/:id/hoja-de-vida/registros': { descripcion: 'Cambio de aceite' },
  'PUT /api/client/garaje/:id/hoja-de-vida/registros/:registroId': { descripcion: 'Cambio de aceite' },
  'POST /api/orders/:id/entrega': { codigo: '123456' },
  'PUT /api/admin/usuarios/:id': { nombre: 'Rosa Ortega' },
};

export interface PlausibleInput {
  params: Record<string, string>;
  query: Record<string, string>;
  body?: Record<string, unknown>;
}

/** Plausible input of an operation: it fits the contract. */
export function plausibleInput(endpoint: AnyEndpoint, spelling: Spelling): PlausibleInput {
  const parts = PARTS.flatMap((part) =>
    endpoint[part] ? [[part, valueOf(schemaOf(endpoint[part]), '', spelling)]] : [],
  );
  const input = { params: {}, query: {}, ...Object.fromEntries(parts) } as PlausibleInput;
  const besides = BESIDES[`${endpoint.method} ${endpoint.path}`];
  Object.assign(endpoint.body ? input.body! : input.query, besides);
  return input;
}
