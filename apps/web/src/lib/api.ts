import type { AnyEndpoint, RequestOf } from '@tuerca/contracts/kernel/endpoint';
import { ApiError, isCode } from './api-error';
import { newIdempotencyKey } from './idempotency';
import { askReauth } from './reauth';
import { renewToken } from './refresh';
import { type Answer, type RawInput, request } from './request';
import { getSession } from './session';

type Options = Pick<RawInput, 'signal' | 'idempotencyKey' | 'timeout' | 'onProgress'>;
// Parts that may be empty (a query of filters) may be left out.
type Loose<T> = { [K in keyof T as object extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as object extends T[K] ? K : never]?: T[K];
};
/** Input of a call: params, query and body of its contract, and the options. */
export type InputFor<E extends AnyEndpoint> = Loose<RequestOf<E>> & Options;
type Args<E extends AnyEndpoint> = object extends InputFor<E> ? [input?: InputFor<E>] : [input: InputFor<E>];
/** One endpoint as a function: `{ data, meta, message }`, or a Blob where the endpoint answers a file. */
export type Call<E extends AnyEndpoint> = (
  ...args: Args<E>
) => Promise<E extends { binary: string } ? Blob : Answer<E>>;
type Group = Record<string, AnyEndpoint>;
export type Client<G extends Record<string, Group>> = { [K in keyof G]: { [N in keyof G[K]]: Call<G[K][N]> } };

// A 401 of these endpoints means wrong credentials, not an expired token.
const WITHOUT_SESSION = ['/api/auth/login', '/api/auth/segundo-factor', '/api/auth/refresh-token'];

async function freshToken(): Promise<string | null> {
  const { token, renewAt } = getSession();
  if (!token || Date.now() < renewAt) return token;
  // The old token is still valid for a while: when renewal fails, the call itself finds out what is wrong.
  return renewToken(token).catch(() => token);
}

/** Sends one call with the session's token, renewing it before it ends, or once after a 401. */
async function sendSignedIn<E extends AnyEndpoint>(endpoint: E, raw: RawInput): Promise<Answer<E>> {
  const token = await freshToken();
  try {
    return await request(endpoint, raw, token);
  } catch (error) {
    if (!token || !(error instanceof ApiError) || error.status !== 401) throw error;
    const renewed = await renewToken(token);
    if (!renewed) throw error;
    return request(endpoint, raw, renewed);
  }
}

/**
 * Sends one call with the session. A sensitive one asks for the password when it has to, and is then sent again; the person
 * who cancels gets the refusal. Throws ApiError or NetworkError.
 */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  ...[input]: Args<E>
): Promise<E extends { binary: string } ? Blob : Answer<E>> {
  type Result = E extends { binary: string } ? Blob : Answer<E>;
  // All attempts of one call carry the same key.
  const raw: RawInput = { idempotencyKey: endpoint.idempotent ? newIdempotencyKey() : undefined, ...input };
  const finish = (answer: Answer<E>) => (endpoint.binary ? answer.data : answer) as Result;
  if (WITHOUT_SESSION.includes(endpoint.path)) return finish(await request(endpoint, raw));

  try {
    return finish(await sendSignedIn(endpoint, raw));
  } catch (error) {
    if (!isCode(error, 'REAUTENTICACION_REQUERIDA') || !(await askReauth(error.data))) throw error;
    return finish(await sendSignedIn(endpoint, raw));
  }
}

/**
 * Turns groups of contracts into functions: `const api = client({ catalogue })`, then `api.catalogue.list({ query, signal })`.
 * Each queries file names its own groups, so that a page loads the contracts it uses and no others.
 */
export function client<const G extends Record<string, Group>>(groups: G): Client<G> {
  const wrap = (group: Group) =>
    Object.fromEntries(
      Object.entries(group).map(([name, endpoint]) => [
        name,
        (input?: InputFor<AnyEndpoint>) => call(endpoint, input as never),
      ]),
    );
  return Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, wrap(group)])) as unknown as Client<G>;
}
