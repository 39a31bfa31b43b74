import { renderHook, waitFor } from '@testing-library/react';
import { demanda } from '@tuerca/contracts/cart/demanda/endpoints';
import { stopTimers } from '@/test/clock';
import { answer, server } from '@/test/server';
import { useCountedSearch, useCountedView } from './use-counted';

const wish = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true });
/** Requests that reached the server, in order. */
let counted: unknown[];

beforeEach(() => {
  stopTimers();
  sessionStorage.clear();
  localStorage.clear();
  counted = [];
  const count = ({ body }: { body: unknown }) => {
    counted.push(body);
    return { data: null };
  };
  server.use(answer(demanda.view, count), answer(demanda.search, count));
});
afterEach(() => {
  for (const name of ['doNotTrack', 'globalPrivacyControl', 'connection']) wish(name, undefined);
  jest.useRealTimers();
});

/** Advances the time, then counts another view: by its arrival, every earlier request has arrived, in order. */
const countedAfter = async (ms: number): Promise<unknown[]> => {
  await jest.advanceTimersByTimeAsync(ms);
  for (const name of ['doNotTrack', 'globalPrivacyControl', 'connection']) wish(name, undefined);
  renderHook(() => useCountedView('the last'));
  await jest.advanceTimersByTimeAsync(1000);
  await waitFor(() => expect(counted).toContainEqual({ productoId: 'the last' }));
  return counted.slice(0, -1);
};

describe('an opened product', () => {
  it('counts once in a tab, after a second', async () => {
    const first = renderHook(() => useCountedView('a'));
    await jest.advanceTimersByTimeAsync(1000);
    await waitFor(() => expect(counted).toEqual([{ productoId: 'a' }]));
    first.unmount();
    renderHook(() => useCountedView('a'));
    renderHook(() => useCountedView('b'));
    expect(await countedAfter(1000)).toEqual([{ productoId: 'a' }, { productoId: 'b' }]);
  });

  it('does not count for who leaves at once', async () => {
    const view = renderHook(() => useCountedView('a'));
    await jest.advanceTimersByTimeAsync(999);
    view.unmount();
    expect(await countedAfter(1000)).toEqual([]);
  });

  it.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
    ['connection', { saveData: true }],
  ])('does not count for who asks for it: %s', async (name, value) => {
    wish(name, value);
    renderHook(() => useCountedView('a'));
    expect(await countedAfter(1000)).toEqual([]);
  });
});

describe('a search in vain', () => {
  it('counts with the place that is known, and nothing where nothing was searched', async () => {
    localStorage.setItem('tuerca-lugar', JSON.stringify({ estado: 'Zulia', ciudad: 'Maracaibo' }));
    renderHook(() => useCountedSearch(''));
    renderHook(() => useCountedSearch(' Módulo ABS '));
    expect(await countedAfter(1000)).toEqual([{ texto: 'Módulo ABS', estado: 'Zulia', ciudad: 'Maracaibo' }]);
  });
});
