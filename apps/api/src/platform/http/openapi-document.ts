import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiRequestBodyObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { REAUTH_MINUTES } from '@tuerca/contracts/auth/auth/limits';
import { ENDPOINTS } from '@tuerca/contracts/endpoints';
import { type ErrorCode, ERRORS } from '@tuerca/contracts/errors';
import type { AnyEndpoint } from '@tuerca/contracts/kernel/endpoint';
import { envelopeOf, ErrorBody, Meta } from '@tuerca/contracts/kernel/envelope';
import type { FileField } from '@tuerca/contracts/kernel/file-field';
import { COMPONENTS } from './openapi-components';

const JSON_TYPE = 'application/json';
const LIMIT_HEADER = { schema: { type: 'integer' as const }, description: 'Seconds to wait before the next try' };

const CODES = Object.keys(ERRORS) as ErrorCode[];

/** Whether the body may be JSON: without files, or when none of them has to come. */
const jsonToo = ({ files }: AnyEndpoint): boolean => Object.values(files ?? {}).every(({ optional }) => optional);

const who = ({ access }: AnyEndpoint): string => (typeof access === 'string' ? access : access.join(', '));

/** Codes that a call can answer: what it names, and what every call of its kind may. */
function codesOf(e: AnyEndpoint): ErrorCode[] {
  const moves: ErrorCode[] = e.errors?.includes('ESTADO_CAMBIO') ? ['PASO_NO_PERMITIDO'] : [];
  const codes: ErrorCode[] = [
    ...(e.errors ?? []),
    ...moves,
    'DEMASIADAS_SOLICITUDES',
    'ERROR_INTERNO',
    'NO_DISPONIBLE',
  ];
  if (e.params || e.query || e.body || e.files) codes.push('ENTRADA_INVALIDA');
  if (e.files) codes.push('MUY_GRANDE', 'TIPO_NO_SOPORTADO');
  if (e.body && jsonToo(e)) codes.push('JSON_INVALIDO', 'MUY_GRANDE', 'TIPO_NO_SOPORTADO');
  if (e.access !== 'public') codes.push('SESION_REQUERIDA', 'SESION_VENCIDA');
  if (Array.isArray(e.access)) codes.push('SIN_PERMISO');
  if (e.reauth) codes.push('REAUTENTICACION_REQUERIDA');
  if (e.idempotent) codes.push('CLAVE_REUTILIZADA', 'EN_CURSO');
  return [...new Set(codes)];
}

const errorExample = (code: ErrorCode) => ({
  value: { success: false, message: ERRORS[code].message, code },
  summary: `${ERRORS[code].cause} ${ERRORS[code].remedy}`,
});

function errorResponses(e: AnyEndpoint): ZodOpenApiResponsesObject {
  const possible = codesOf(e);
  const statuses = [...new Set(possible.map((code) => ERRORS[code].status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses
      .map((status) => [status, possible.filter((code) => ERRORS[code].status === status)] as const)
      .map(([status, codes]) => [
        String(status) as '400',
        {
          description: codes.join(', '),
          ...([429, 503].includes(status) && { headers: { 'Retry-After': LIMIT_HEADER } }),
          content: {
            [JSON_TYPE]: {
              schema: ErrorBody,
              examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
            },
          },
        },
      ]),
  );
}

function success(e: AnyEndpoint) {
  if (e.binary)
    return {
      description: 'The file',
      content: { [e.binary]: { schema: { type: 'string' as const, format: 'binary' } } },
    };
  return {
    description: 'Success',
    ...(e.idempotent && {
      headers: {
        'Idempotent-Replayed': {
          schema: { type: 'string' as const, enum: ['true'] },
          description: 'Present when this is the answer of an earlier call with the same key',
        },
      },
    }),
    content: { [JSON_TYPE]: { schema: envelopeOf(e.response, e.meta) } },
  };
}

const openApiPath = (path: string) => path.replace(/:(\w+)/g, '{$1}');

/** The parameters that stand in a path, where each is required: an alias may have fewer, or one that the call does not read. */
function pathParams({ params }: AnyEndpoint, path: string): { path?: z.ZodObject } {
  const { shape = {} } = (params ?? {}) as Partial<z.ZodObject>;
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name]): [string, z.core.$ZodType] => {
    const schema = shape[name!] ?? z.string();
    return [name!, schema instanceof z.ZodOptional ? schema.unwrap() : schema];
  });
  return named.length ? { path: z.object(Object.fromEntries(named)) } : {};
}

function operation(tag: string, name: string, e: AnyEndpoint, path: string): ZodOpenApiOperationObject {
  const limit = e.limit ? ` At most ${e.limit} calls a minute and address.` : '';
  const reauth = e.reauth ? ` Only within ${REAUTH_MINUTES} minutes after POST /api/auth/confirmar.` : '';
  return {
    operationId: `${tag}.${name}`,
    tags: [tag],
    summary: e.summary,
    description: `Access: ${who(e)}.${reauth}${limit}`,
    'x-access': typeof e.access === 'string' ? e.access : [...e.access],
    ...(e.reauth && { 'x-reauth': true }),
    'x-errors': codesOf(e),
    security: e.access === 'public' ? [] : [{ bearer: [] }],
    requestParams: {
      ...pathParams(e, path),
      ...(e.query && { query: e.query as z.ZodObject }),
      ...(e.idempotent && {
        header: z.object({
          'Idempotency-Key': z
            .string()
            .min(1)
            .max(255)
            .optional()
            .describe('Same key and body within 24 hours: the same answer, done once'),
        }),
      }),
    },
    ...((e.body || e.files) && { requestBody: { required: true, content: requestContent(e) } }),
    responses: { [String(e.status ?? 200) as '200']: success(e), ...errorResponses(e) },
  };
}

const describeFiles = ({ max, maxBytes }: FileField) =>
  `${max === 1 ? 'One file' : `1 to ${max} files, the field repeated`}, at most ${maxBytes / 1024 / 1024} MB each`;

/** JSON, or a form with the files that the contract names beside the body's own fields. */
function requestContent(e: AnyEndpoint): ZodOpenApiRequestBodyObject['content'] {
  const { body, files } = e;
  if (!files) return { [JSON_TYPE]: { schema: body } };
  const fields = body instanceof z.ZodObject ? body.shape : {};
  const shape = Object.entries(files).map(([name, field]) => {
    const file = z.file().describe(describeFiles(field));
    const all = field.max === 1 ? file : z.array(file).max(field.max).describe(describeFiles(field));
    return [name, field.optional ? all.optional() : all];
  });
  return {
    ...(body && jsonToo(e) && { [JSON_TYPE]: { schema: body } }),
    'multipart/form-data': {
      schema: z.object({ ...fields, ...Object.fromEntries(shape) }),
      encoding: Object.fromEntries(
        Object.entries(files).map(([name, { types }]) => [name, { contentType: types.join(', ') }]),
      ),
    },
  };
}

function paths(): ZodOpenApiPathsObject {
  const all: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const [tag, calls] of Object.entries(ENDPOINTS))
    for (const [name, e] of Object.entries(calls)) {
      const own = operation(tag, name, e, e.path);
      (all[openApiPath(e.path)] ??= {})[e.method.toLowerCase()] = own;
      (e.aliases ?? []).forEach(([method, path], i) => {
        (all[openApiPath(path)] ??= {})[method.toLowerCase()] = {
          ...operation(tag, name, e, path),
          operationId: `${own.operationId}.alias${i + 1}`,
          description: `Alias of ${e.method} ${e.path}. ${own.description}`,
        };
      });
    }
  return all;
}

/** The description of the whole API (OpenAPI 3.1), derived from the contracts alone: the same input always gives the same text. */
export function openApiDocument(): Record<string, unknown> {
  return createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: 'Tuerca API',
        version: '1.0.0',
        description:
          'Answers are `{success, data, message, meta}`; errors `{success: false, message, code, errors?, data?}` with a sentence in Spanish for the person and a code for the program. Money: `precio` and the like are US dollars with 2 decimals; Bs. amounts are decimals at the rate of the day or of the order. Times are UTC; dates without time are Caracas dates.',
      },
      servers: [{ url: '/' }],
      tags: Object.keys(ENDPOINTS).map((name) => ({ name })),
      paths: paths(),
      components: {
        schemas: { ...COMPONENTS, Meta, Error: ErrorBody },
        examples: Object.fromEntries(CODES.map((code) => [code, errorExample(code)])),
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description:
              'Access token of 10 minutes; POST /api/auth/refresh-token gives the next one for the refresh cookie',
          },
        },
      },
    },
    // The named shapes are all answers: the library would add a twin of each for input.
    { outputIdSuffix: '' },
  ) as unknown as Record<string, unknown>;
}

/** The document for people and tools that read it as a file. */
export const openApiText = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`;
