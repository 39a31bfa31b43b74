import { z, type ZodType } from 'zod';
import type { ErrorCode } from '../errors';
import type { Capability } from './capabilities';
import type { FileField } from './file-field';
import type { Role } from './roles';

/** Callers: anybody, any signed-in user, or the roles listed. */
export type Access = 'public' | 'signed-in' | readonly Role[];
/** HTTP methods of the API. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A file as a caller hands it over: the browser's File and Blob have this shape. */
export interface FileToSend {
  readonly size: number;
  readonly type: string;
}
/** A file as a handler receives it. Its claimed type is left out: it cannot be trusted. */
export interface ReceivedFile {
  content: Uint8Array;
  /** Named by its sender, without path, control and invisible characters; may be empty, and says nothing of the content. */
  name: string;
}
/** A large file as a handler receives it: its path until the call is answered. */
export interface LargeFile {
  path: string;
  /** Bytes. */
  size: number;
}

/** The limit of an account in an hour, and the sentence beyond it. */
export interface AccountLimit {
  readonly name: string;
  readonly perHour: number;
  readonly message: string;
}

/** One call of the API: route, access, input, answer. Controllers, OpenAPI, the web client and the tests are derived from it. */
export interface EndpointDefinition<P = unknown, Q = unknown, B = unknown, R = unknown, M = unknown> {
  method: Method;
  /** Express-style path with `:params`, always below /api except for documented aliases. */
  path: string;
  access: Access;
  /** Capability that a store's or workshop's team member needs for it (any one of these); without it the call is the owner's alone. */
  capability?: Capability | readonly Capability[];
  summary: string;
  params?: ZodType<P>;
  query?: ZodType<Q>;
  /** JSON; beside `files` the text fields of the form, by the schema's own keys. */
  body?: ZodType<B>;
  /** Makes the call a multipart form with these files, by the name of their field; JSON is taken beside it when all are optional. */
  files?: Readonly<Record<string, FileField>>;
  /** Shape of `data` in the answer's envelope. */
  response: ZodType<R>;
  /** Shape of `meta` beside the data, when there is one. */
  meta?: ZodType<M>;
  /** Status of success; 200 when absent. */
  status?: number;
  /** The answer is a file of this media type, without an envelope. */
  binary?: string;
  /** Creates something: takes an `Idempotency-Key`, and the web always sends one. */
  idempotent?: boolean;
  /** Sensitive: taken only within minutes after the password (and the second factor, if there is one) was given again. */
  reauth?: boolean;
  /** Other method + path pairs that reach the same handler: [method, path]. */
  aliases?: readonly (readonly [Method, string])[];
  /** Codes, beyond validation and access, that callers should expect. */
  errors?: readonly ErrorCode[];
  /** Calls per minute and client address; the general limit when absent. */
  limit?: number;
  /** Calls per hour and account, whatever its addresses; calls of one `name` are counted together. */
  accountLimit?: AccountLimit;
}

type Out<T> = T extends ZodType ? z.output<T> : undefined;
type In<T> = T extends ZodType ? z.input<T> : undefined;

interface Shape {
  params?: ZodType;
  query?: ZodType;
  body?: ZodType;
  files?: Readonly<Record<string, FileField>>;
  response: ZodType;
  meta?: ZodType;
}

/** Validated input of a handler. */
export type InputOf<E extends Shape> = {
  params: Out<E['params']>;
  query: Out<E['query']>;
  body: Out<E['body']>;
  files: { [F in keyof E['files']]: (E['files'][F] extends { isLarge: true } ? LargeFile : ReceivedFile)[] };
};
/** Input of a caller before validation. */
export type RequestOf<E extends Shape> = {
  [K in 'params' | 'query' | 'body' as E[K] extends ZodType ? K : never]: In<E[K]>;
} & (E['files'] extends Record<string, { optional: true }>
  ? { files?: { [F in keyof E['files']]?: readonly FileToSend[] } }
  : E['files'] extends object
    ? { files: { [F in keyof E['files']]: readonly FileToSend[] } }
    : unknown);
/** `data` of the answer. */
export type DataOf<E extends Shape> = z.output<E['response']>;
/** `meta` of the answer. */
export type MetaOf<E extends Shape> = E['meta'] extends ZodType ? z.output<E['meta']> : undefined;

/** Declares a call and keeps the literal types of its schemas. */
export const endpoint = <
  const E extends Omit<EndpointDefinition, 'params' | 'query' | 'body' | 'response' | 'meta'> & Shape,
>(
  definition: E,
): E => definition;

/** The erased form in which lists of calls are walked. */
export type AnyEndpoint = Omit<EndpointDefinition, 'params' | 'query' | 'body' | 'response' | 'meta'> & Shape;

/** Summary of a call that answers a list of another call as a file. */
export const SAME_LIST_AS_CSV = 'The same list as CSV';
