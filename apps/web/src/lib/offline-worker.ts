import { createListeners } from '@tuerca/contracts/kernel/listeners';
import { postDataSaver, savesData } from './data-saver';
import { watchDataUse } from './data-use';
import { isNewerBuildPublished } from './newer-build';
import { getSession, onSessionEnd, subscribeSession } from './session';
import { useStore } from './use-store';

/** Path of public/sw.js, the service worker that caches pages and shows pushes. */
export const WORKER = '/sw.js';
/** Interval between checks for a newer version while a tab stays open, ms. */
const PAUSE = 60 * 60_000;

let waiting: ServiceWorker | null = null;
/** Another tab activated a new version: this one still runs the former code. */
let isOutdated = false;
/** This tab activated the new version and reloads as soon as that has taken over. */
let isTakingOver = false;
const { subscribe, notify } = createListeners();

/** Registers the service worker; repeated calls return the same registration. */
export const registerWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.register(WORKER, { scope: '/', updateViaCache: 'none' });

function tell(message: object): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(message);
}

/** Deletes the cached data of other accounts, so that no later user of the device sees them. */
function forgetOthers(): void {
  tell({ type: 'forget', account: getSession().user?._id ?? '' });
}

/** Caches the code of a client's offline actions while the network is there. */
function keepOffline(): void {
  const { user } = getSession();
  if (user?.role === 'client' && !savesData()) tell({ type: 'keep-offline' });
}

function noteWaiting(registration: ServiceWorkerRegistration): void {
  if (!navigator.serviceWorker.controller || waiting === registration.waiting) return;
  waiting = registration.waiting;
  notify();
}

/** Runs when a new version has taken over, activated by this tab or another, whether or not this tab saw it wait. */
async function noteTakeOver(): Promise<void> {
  if (isTakingOver) return location.reload();
  waiting = null;
  // A tab opened while the version waited already runs its code.
  isOutdated = await isNewerBuildPublished();
  notify();
}

/** Tells the worker which files to cache: the page was loaded before the worker existed. */
function handOver(): void {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|media)\//.test(pathname))
    .map(({ pathname }) => pathname)
    .filter((path) => !savesData() || !path.startsWith('/media/'));
  postDataSaver();
  tell({ type: 'keep', paths: [location.pathname + location.search, ...new Set(files)] });
  keepOffline();
}

async function start(): Promise<void> {
  let isFirst = !navigator.serviceWorker.controller;
  // Where registration is refused (private windows, tests) the site works without a worker.
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
  postDataSaver();
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

/** Starts the worker once the page has loaded and is idle. */
export function startOfflineWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void start(), { timeout: 5_000 });
    else setTimeout(() => void start(), 1_000);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

/** Activates the waiting version and reloads the page in it. */
export function takeOver(): void {
  if (!waiting) return isOutdated ? location.reload() : undefined;
  isTakingOver = true;
  waiting.postMessage({ type: 'take-over' });
}

const hasNewer = () => waiting !== null || isOutdated;
/** True while a new version waits for activation, or was activated by another tab. */
export const useNewVersion = (): boolean => useStore(subscribe, hasNewer, false);
