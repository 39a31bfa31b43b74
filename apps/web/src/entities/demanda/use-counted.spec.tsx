import { act, renderHook } from '@testing-library/react';
import { sendVainSearch, sendView } from './demanda.queries';
import { useCountedSearch, useCountedView } from './use-counted';

jest.mock('./demanda.queries', () => ({ sendView: jest.fn(), sendVainSearch: jest.fn() }));

const wish = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true });
const look = (ms = 1000) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  for (const name of ['doNotTrack', 'globalPrivacyControl', 'connection']) wish(name, undefined);
  jest.useRealTimers();
});

describe('an opened product', () => {
  it('counts once in a tab, after a second', () => {
    const first = renderHook(() => useCountedView('a'));
    look(999);
    expect(sendView).not.toHaveBeenCalled();
    look(1);
    first.unmount();
    renderHook(() => useCountedView('a'));
    look();
    expect(jest.mocked(sendView).mock.calls).toEqual([['a']]);
    renderHook(() => useCountedView('b'));
    look();
    expect(sendView).toHaveBeenLastCalledWith('b');
  });

  it('does not count for who leaves at once', () => {
    renderHook(() => useCountedView('a')).unmount();
    look();
    expect(sendView).not.toHaveBeenCalled();
  });

  it.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
    ['connection', { saveData: true }],
  ])('does not count for who asks for it: %s', (name, value) => {
    wish(name, value);
    renderHook(() => useCountedView('a'));
    look();
    expect(sendView).not.toHaveBeenCalled();
  });
});

describe('a search in vain', () => {
  it('counts with the place that is known, and nothing where nothing was searched', () => {
    localStorage.setItem('tuerca-lugar', JSON.stringify({ estado: 'Zulia', ciudad: 'Maracaibo' }));
    renderHook(() => useCountedSearch(''));
    renderHook(() => useCountedSearch(' Módulo ABS '));
    look();
    expect(jest.mocked(sendVainSearch).mock.calls).toEqual([
      [{ texto: 'Módulo ABS', estado: 'Zulia', ciudad: 'Maracaibo' }],
    ]);
  });
});
