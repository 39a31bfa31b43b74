import { act, renderHook } from '@testing-library/react';
import { stopClock } from '@/test/clock';
import { useDataUse, watchDataUse } from './data-use';

interface Arrived {
  transferSize: number;
  workerStart: number;
}
let arrive: (...entries: Arrived[]) => void;
let say: (data: unknown) => void;

beforeEach(() => {
  localStorage.clear();
  stopClock('2026-11-24T14:00:00Z');
  // jsdom has neither a worker nor a timeline of resources.
  const worker = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  say = (data) => act(() => void worker.dispatchEvent(new MessageEvent('message', { data })));
  class Timeline {
    constructor(heard: (list: { getEntries: () => Arrived[] }) => void) {
      arrive = (...entries) => act(() => heard({ getEntries: () => entries }));
    }
    observe() {}
  }
  Object.assign(globalThis, { PerformanceObserver: Timeline });
});
const { PerformanceObserver } = globalThis;
afterEach(() => {
  Object.assign(globalThis, { PerformanceObserver });
  jest.useRealTimers();
});

it('a visit is what the page and its worker received, once, until nothing came for half an hour', () => {
  watchDataUse();
  const { result } = renderHook(useDataUse);
  expect(result.current).toMatchObject({ bytes: 0, before: [] });
  arrive({ transferSize: 1000, workerStart: 0 }, { transferSize: 500, workerStart: 12 });
  say({ type: 'received', bytes: 400 });
  say({ type: 'received', bytes: -5 });
  say({ type: 'open-notice' });
  jest.advanceTimersByTime(29 * 60_000);
  arrive({ transferSize: 20, workerStart: 0 });
  expect(result.current).toMatchObject({ bytes: 1420, before: [] });
  jest.advanceTimersByTime(31 * 60_000);
  // A cache hit is no visit.
  arrive({ transferSize: 0, workerStart: 0 });
  expect(result.current).toMatchObject({ bytes: 1420, before: [] });
  arrive({ transferSize: 7, workerStart: 0 });
  expect(result.current).toMatchObject({ bytes: 7, before: [1420] });
});

it('broken figures of before begin anew', () => {
  localStorage.setItem('tuerca-consumo', '{"bytes":"many","before":[1,"x",-2],"last":null}');
  watchDataUse();
  const { result } = renderHook(useDataUse);
  expect(result.current).toMatchObject({ bytes: 0, before: [1] });
});
