import type { AnyEndpoint, DataOf, MetaOf } from '@tuerca/contracts/kernel/endpoint';
import { REQUEST_MESSAGES } from '@tuerca/contracts/kernel/messages';
import { ApiError, errorFrom, NetworkError } from './api-error';
import { noteCatalogos } from './catalogos';
import { newIdempotencyKey } from './idempotency';
import { noteKept } from './kept';
import { transport } from './transport';

/** Everything that a call can carry, before types narrow it to one endpoint's. */
export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  /** Files of a form, by field; `body` then holds its text fields. */
  files?: unknown;
  /** Share of a form that has left the device, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** Milliseconds; 15 s when absent, a minute for files. */
  timeout?: number;
}
/** An answer without its envelope. */
export interface Answer<E extends AnyEndpoint> {
  data: DataOf<E>;
  meta: MetaOf<E>;
  message: string | undefined;
}

const TIMEOUT_MS = 15_000;
const FILES_TIMEOUT_MS = 60_000;
/** An answer of success as it travels. */
interface Envelope<E extends AnyEndpoint> {
  success: true;
  data: DataOf<E>;
  meta: MetaOf<E>;
  message?: string;
  mensaje?: string;
}

/**
 * Reads an answer of success. In development and tests it must have its contract's shape; in production the API's own tests vouch
 * for that, so that the first page needs no validator, and what is refused is an answer of somebody else (a hotel's sign-in page).
 */
async function read<E extends AnyEndpoint>(endpoint: E, response: Response): Promise<Envelope<E>> {
  const answer = (await response.json().catch(() => null)) as Envelope<E> | null;
  const strict = process.env.NODE_ENV === 'production' ? null : await import('./check-answer');
  const issues = strict?.issuesOf(endpoint, answer);
  if (answer?.success === true && !issues) return answer;
  throw new ApiError({
    status: response.status,
    code: 'RESPUESTA_INVALIDA',
    message: REQUEST_MESSAGES.invalidAnswer,
    data: issues,
  });
}

/** Fills `:params` and appends the query; empty values are left out, lists are repeated. */
export function urlOf(path: string, params: unknown, query: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}

function formOf({ body, files }: RawInput): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {}))
    if (value !== undefined && value !== null) form.append(name, String(value));
  for (const [name, list] of Object.entries((files ?? {}) as Record<string, readonly File[]>))
    for (const file of list) form.append(name, file, file.name);
  return form;
}

async function send(endpoint: AnyEndpoint, input: RawInput, token: string | null): Promise<Response> {
  const headers: Record<string, string> = { Accept: endpoint.binary ?? 'application/json' };
  // When every file is optional, a call without one is plain JSON.
  const asForm = endpoint.files !== undefined && input.files !== undefined;
  if (input.body !== undefined && !asForm) headers['Content-Type'] = 'application/json';
  if (token) headers.Authorization = `Bearer ${token}`;
  if (endpoint.idempotent) headers['Idempotency-Key'] = input.idempotencyKey ?? newIdempotencyKey();

  const control = new AbortController();
  const abort = () => control.abort();
  if (input.signal?.aborted) abort();
  input.signal?.addEventListener('abort', abort, { once: true });
  const timer = setTimeout(abort, input.timeout ?? (asForm ? FILES_TIMEOUT_MS : TIMEOUT_MS));
  try {
    const url = urlOf(endpoint.path, input.params, input.query);
    const { method } = endpoint;
    const { signal } = control;
    if (asForm) {
      const { sendForm } = await import('./send-form');
      return await sendForm(url, { method, headers, body: formOf(input), signal, onProgress: input.onProgress });
    }
    const body = input.body === undefined ? undefined : JSON.stringify(input.body);
    const response = await transport(url, { method, headers, body, credentials: 'include', signal });
    noteCatalogos(response);
    noteKept(response.headers);
    // The body is read inside the time limit: a connection may die after the headers.
    const content = await response.blob();
    return new Response(response.status === 204 ? null : content, {
      status: response.status,
      headers: response.headers,
    });
  } catch (error) {
    if (input.signal?.aborted) throw new DOMException('Aborted', 'AbortError');
    throw new NetworkError(control.signal.aborted ? 'timeout' : 'offline', { cause: error });
  } finally {
    clearTimeout(timer);
    input.signal?.removeEventListener('abort', abort);
  }
}

/** One call without session care: sends, throws ApiError or NetworkError, and reads the answer. */
export async function request<E extends AnyEndpoint>(
  endpoint: E,
  input: RawInput,
  token: string | null = null,
): Promise<Answer<E>> {
  const response = await send(endpoint, input, token);
  if (!response.ok) throw await errorFrom(response);
  if (endpoint.binary)
    return { data: (await response.blob()) as DataOf<E>, meta: undefined as MetaOf<E>, message: undefined };
  const { data, meta, message, mensaje } = await read(endpoint, response);
  return { data, meta, message: message ?? mensaje };
}
