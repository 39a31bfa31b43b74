import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { isNewerBuildPublished } from './newer-build';
import { isOnline, onOnline } from './use-online';

/** Tries of a device that says that it is connected: some browsers answer with the first failure again until the page is loaded anew. */
const MAX_ATTEMPTS = 5;

/** Resolves as soon as the device is connected again; after `ms` milliseconds where they are given. */
const pause = (ms?: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = ms === undefined ? undefined : setTimeout(end, ms);
    const stop = onOnline(end);
  });

async function loadPatiently<P>(load: () => Promise<P>, attempt = 1): Promise<P> {
  try {
    return await load();
  } catch (error) {
    if (!isOnline()) {
      await pause();
      return loadPatiently(load, attempt);
    }
    if (attempt >= MAX_ATTEMPTS || (await isNewerBuildPublished())) throw error;
    await pause(1000 * 2 ** (attempt - 1));
    return loadPatiently(load, attempt + 1);
  }
}

/**
 * A part of a page whose code comes when it is drawn first. Without a network what stands in its place stays there, and so does the page,
 * until the code comes: `lazy` alone would put the error page in the place of both. It throws when there is a newer build, or after
 * five attempts within some 15 s of a network that does not bring it.
 */
// Components take what they take: React's own `lazy` says the same.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const lazyPart = <T extends ComponentType<any>>(load: () => Promise<T>): LazyExoticComponent<T> =>
  lazy(async () => ({ default: await loadPatiently(load) }));
