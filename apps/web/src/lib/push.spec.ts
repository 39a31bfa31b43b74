import { onNoticeOpened } from './opened-notice';
import { isPushSupported, pushPermission, subscribe, unsubscribe } from './push';

const KEY = 'BPxz_-A';
const BYTES = Uint8Array.from(Buffer.from(KEY, 'base64url'));

/** A browser whose push manager keeps one subscription. */
function browser({ permission = 'default', answer = 'granted' }: { permission?: string; answer?: string } = {}) {
  let current: object | null = null;
  const calls: string[] = [];
  const make = (applicationServerKey: Uint8Array) => ({
    options: { applicationServerKey: applicationServerKey.buffer },
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: () => (calls.push('unsubscribe'), (current = null), Promise.resolve(true)),
  });
  const pushManager = {
    getSubscription: () => Promise.resolve(current),
    subscribe: (options: { userVisibleOnly: boolean; applicationServerKey: Uint8Array }) => {
      calls.push(`subscribe ${options.userVisibleOnly}`);
      return Promise.resolve((current = make(options.applicationServerKey)));
    },
  };
  const registration = { pushManager };
  const serviceWorker = Object.assign(new EventTarget(), {
    register: (url: string) => (calls.push(`register ${url}`), Promise.resolve(registration)),
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.assign(window, {
    PushManager: class {},
    Notification: { permission, requestPermission: () => Promise.resolve(answer) },
  });
  return { calls, serviceWorker, keep: (key: Uint8Array) => (current = make(key)) };
}

afterEach(() => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('pushing to this browser', () => {
  it('is not offered where the browser cannot', async () => {
    expect([isPushSupported(), pushPermission(), await subscribe(KEY)]).toEqual([false, 'denied', null]);
    await unsubscribe();
  });

  it('begins with the permission, and tells what the server needs', async () => {
    const { calls } = browser();
    expect([isPushSupported(), pushPermission()]).toEqual([true, 'default']);
    expect(await subscribe(KEY)).toEqual({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } });
    expect(calls).toEqual(['register /sw.js', 'subscribe true']);
    await unsubscribe();
    expect(calls.at(-1)).toBe('unsubscribe');
  });

  it('does not begin when the person says no', async () => {
    const { calls } = browser({ answer: 'denied' });
    expect([await subscribe(KEY), calls]).toEqual([null, []]);
  });

  it('keeps the subscription of the same key, and replaces that of another', async () => {
    const one = browser();
    one.keep(BYTES);
    await subscribe(KEY);
    expect(one.calls).toEqual(['register /sw.js']);
    const other = browser();
    other.keep(Uint8Array.from([1, 2, 3]));
    await subscribe(KEY);
    expect(other.calls).toEqual(['register /sw.js', 'unsubscribe', 'subscribe true']);
  });
});

describe('a notice that was pressed outside', () => {
  it('opens its page in the tab that is there, and nothing of another site', () => {
    const { serviceWorker } = browser();
    const opened: string[] = [];
    const stop = onNoticeOpened((path) => opened.push(path));
    const say = (data: unknown) => serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
    say({ type: 'open-notice', path: '/cliente/ordenes' });
    for (const data of [null, { type: 'x', path: '/a' }, { type: 'open-notice', path: '//evil.example' }]) say(data);
    stop();
    say({ type: 'open-notice', path: '/late' });
    expect(opened).toEqual(['/cliente/ordenes']);
  });
});
