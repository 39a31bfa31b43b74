import { call, type Harness, startApp } from '../harness';

/** As the README tells it. */
export const DEMO_PASSWORD = 'Tuerca.2026';

/** An API with the demo data, loaded once for all stories of one file. */
export let h: Harness;
export async function openDemo(): Promise<void> {
  h = await startApp({ TUERCA_DEMO: '1' });
}
export async function closeDemo(): Promise<void> {
  await h.close();
  process.env.TUERCA_DEMO = '0';
}

export const count = (collection: string, filter = {}) => h.db.collection(collection).countDocuments(filter);
/** Body of a path, whose status must be 200. */
export async function get(path: string, token?: string) {
  const { status, body } = await call(h.base, 'GET', path, { token });
  expect({ path, status }).toEqual({ path, status: 200 });
  return body;
}
