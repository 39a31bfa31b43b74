import { savesData, tellDataSaver } from './data-saver';
import { watchDataUse } from './data-use';
import { isNewerBuildPublished } from './newer-build';
import { getSession, onSessionEnd, subscribeSession } from './session';
import { useStore } from './use-store';

/** public/sw.js, which keeps what was seen and shows what is pushed. */
export const WORKER = '/sw.js';
/** Between two questions whether there is a newer one, while a tab stays open. */
const PAUSE = 60 * 60_000;

let waiting: ServiceWorker | null = null;
/** Another tab let a new version in: this one still runs the former code. */
let isOutdated = false;
/** This tab asked for the new version, and opens the page in it as soon as it has taken over. */
let isTakingOver = false;
const listeners = new Set<() => void>();

/** Registers the worker; the same call again is the same registration. */
export const registerWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.register(WORKER, { scope: '/', updateViaCache: 'none' });

function tell(message: object): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(message);
}

/** What accounts left in the worker's caches belongs to nobody who comes later. */
function forgetOthers(): void {
  tell({ type: 'forget', account: getSession().user?._id ?? '' });
}

/** What a client may do without a network needs its code on the device before the network goes. */
function keepOffline(): void {
  const { user } = getSession();
  if (user?.role === 'client' && !savesData()) tell({ type: 'keep-offline' });
}

function noteWaiting(registration: ServiceWorkerRegistration): void {
  if (!navigator.serviceWorker.controller || waiting === registration.waiting) return;
  waiting = registration.waiting;
  listeners.forEach((listener) => listener());
}

/** A version has taken over, let in by this tab or by another one, whether this tab saw it wait or not. */
async function noteTakeOver(): Promise<void> {
  if (isTakingOver) return location.reload();
  waiting = null;
  // A tab that was opened while the version waited runs its code already.
  isOutdated = await isNewerBuildPublished();
  listeners.forEach((listener) => listener());
}

/** The page was there before the worker: it is told what to keep of it. */
function handOver(): void {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|media)\//.test(pathname))
    .map(({ pathname }) => pathname)
    .filter((path) => !savesData() || !path.startsWith('/media/'));
  tellDataSaver();
  tell({ type: 'keep', paths: [location.pathname + location.search, ...new Set(files)] });
  keepOffline();
}

async function start(): Promise<void> {
  let isFirst = !navigator.serviceWorker.controller;
  // Where it may not be registered (private windows, a test) the site works as before.
  const registration = await registerWorker().catch(() => undefined);
  if (!registration) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isFirst) handOver();
    else void noteTakeOver();
    isFirst = false;
  });
  noteWaiting(registration);
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => noteWaiting(registration));
  });
  tellDataSaver();
  watchDataUse();
  forgetOthers();
  keepOffline();
  onSessionEnd(forgetOthers);
  let account = getSession().user?._id;
  subscribeSession(() => {
    if (account === (account = getSession().user?._id)) return;
    forgetOthers();
    keepOffline();
  });
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < PAUSE) return;
    asked = Date.now();
    void registration.update().catch(() => undefined);
  });
}

/** Starts the worker once the page has loaded and has nothing better to do. */
export function startOfflineWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void start(), { timeout: 5_000 });
    else setTimeout(() => void start(), 1_000);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

/** Lets the version that waits take over, and opens the page in it. */
export function takeOver(): void {
  if (!waiting) return isOutdated ? location.reload() : undefined;
  isTakingOver = true;
  waiting.postMessage({ type: 'take-over' });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const hasNewer = () => waiting !== null || isOutdated;
/** True while a new version waits to be let in, or was let in by another tab. */
export const useNewVersion = (): boolean => useStore(subscribe, hasNewer, false);
