import type { NewPushSubscription } from '@tuerca/contracts/chats/notifications/push';
import { registerWorker, WORKER } from './offline-worker';

/** Whether this browser can be pushed to; on iOS only once the site stands on the home screen. */
export const isPushSupported = (): boolean =>
  typeof window !== 'undefined' && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Answer to the browser's permission prompt; 'default' when it was not asked. */
export const pushPermission = (): NotificationPermission => (isPushSupported() ? Notification.permission : 'denied');

/** Compares the keys' bytes: a subscription is tied to the key that it was made with. */
const isSameKey = (key: ArrayBuffer | null, wanted: Uint8Array): boolean =>
  key !== null && key.byteLength === wanted.length && new Uint8Array(key).every((byte, i) => byte === wanted[i]);

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/**
 * Asks for permission if undecided, and subscribes this browser with the deployment's VAPID key. Returns the body for POST
 * /api/notifications/push, or null when the person or the browser refused. Must run in a click handler: browsers prompt only
 * then. Throws the browser's error when its push service cannot be reached.
 */
export async function subscribe(publicKey: string): Promise<NewPushSubscription | null> {
  if (!isPushSupported() || (await Notification.requestPermission()) !== 'granted') return null;
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = bytesOf(publicKey);
  const existing = await pushManager.getSubscription();
  const fits = existing && isSameKey(existing.options.applicationServerKey, key);
  if (existing && !fits) await existing.unsubscribe();
  const subscription = fits
    ? existing
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } };
}

/** Ends this browser's subscription; the server is informed separately (DELETE /api/notifications/push). */
export async function unsubscribe(): Promise<void> {
  if (!isPushSupported()) return;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
