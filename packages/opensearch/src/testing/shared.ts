import { randomUUID } from 'node:crypto';

/** A call of an engine: its parsed answer, or an Error with what it said. */
export async function call<T = unknown>(base: string, method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method };
  if (body !== undefined)
    Object.assign(init, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  const answer = await fetch(`${base}${path}`, init);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text) as T;
}

/** The URL of the engine that the specs of a run share. */
export function sharedOpenSearch(): string {
  const url = process.env['TUERCA_TEST_OPENSEARCH_URL'];
  if (!url) throw new Error('the shared engine is not running');
  return url;
}

/** A prefix for a spec's own indices, which are removed when it ends. */
export function useIndices(): string {
  const prefix = `spec-${randomUUID().slice(0, 8)}`;
  afterAll(() => call(sharedOpenSearch(), 'DELETE', `/${prefix}-*`));
  return prefix;
}
