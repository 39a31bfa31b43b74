import { createListeners } from '@tuerca/contracts/kernel/listeners';
import { onStorageChange, readJson, readText, writeJson } from './storage';
import { useStore } from './use-store';

const KEY = 'tuerca-consumo';
/** Idle time after which traffic counts as a new visit, in milliseconds. */
const PAUSE = 30 * 60_000;
const REMEMBERED = 10;

/** Bytes that this device received in the current visit and in earlier ones, the latest last. */
export interface DataUse {
  bytes: number;
  before: number[];
}
interface Kept extends DataUse {
  /** Time of the latest traffic, epoch ms. */
  last: number;
}

const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0;
function kept(): Kept {
  const { last, bytes, before } = readJson<Partial<Kept>>(KEY) ?? {};
  return {
    last: isCount(last) ? last : 0,
    bytes: isCount(bytes) ? bytes : 0,
    before: Array.isArray(before) ? before.filter(isCount) : [],
  };
}

const { subscribe, notify } = createListeners((changed) => onStorageChange(changed));

function count(received: number): void {
  if (received <= 0) return;
  const { last, bytes, before } = kept();
  const now = Date.now();
  const isNew = now - last > PAUSE;
  writeJson(KEY, {
    last: now,
    bytes: isNew ? received : bytes + received,
    before: isNew && bytes > 0 ? [...before, bytes].slice(-REMEMBERED) : before,
  } satisfies Kept);
  notify();
}

/**
 * Counts bytes received over the network: the page's own requests, and the service worker's, which reports them. Cache hits count
 * as zero. Live messages over the socket are not counted: browsers do not report them.
 */
export function watchDataUse(): void {
  // Older browsers have no PerformanceObserver.
  if (!('PerformanceObserver' in globalThis)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type?: string; bytes?: unknown }>) => {
    if (data?.type === 'received' && isCount(data.bytes)) count(data.bytes);
  });
  const observer = new PerformanceObserver((list) => {
    let sum = 0;
    for (const entry of list.getEntries() as PerformanceResourceTiming[])
      if (entry.workerStart === 0) sum += entry.transferSize;
    count(sum);
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
}

// The same object as long as the stored text is the same.
let read: { text: string | null; use: DataUse } | undefined;
function snapshot(): DataUse {
  const text = readText(KEY);
  if (read?.text !== text) read = { text, use: kept() };
  return read.use;
}
const NOTHING: DataUse = { bytes: 0, before: [] };

/** Returns the bytes received in this device's visits so far. */
export const useDataUse = (): DataUse => useStore(subscribe, snapshot, NOTHING);
