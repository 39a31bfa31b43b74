import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createListeners } from '@tuerca/contracts/kernel/listeners';
import { useStore } from './use-store';

const { subscribe, notify, isEmpty } = createListeners();
let stored = 'of the device';
const change = (value: string) => {
  stored = value;
  notify();
};
const read = () => stored;
const drawn = 'of the server';
const Shown = () => <p>{useStore(subscribe, read, drawn)}</p>;

beforeEach(() => (stored = 'of the device'));

describe('a store of the browser', () => {
  it('is read at once by what is drawn in the browser, and again whenever it changes', () => {
    const { unmount } = render(<Shown />);
    expect(screen.getByText('of the device')).toBeInTheDocument();
    act(() => change('changed'));
    expect(screen.getByText('changed')).toBeInTheDocument();
    unmount();
    expect(isEmpty()).toBe(true);
  });

  it('takes over what the server drew as it stands, and then shows its own', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(<Shown />);
    expect(place).toHaveTextContent('of the server');
    const onRecoverableError = jest.fn();
    const root = await act(() => hydrateRoot(place, <Shown />, { onRecoverableError }));
    expect(place).toHaveTextContent('of the device');
    expect(onRecoverableError).not.toHaveBeenCalled();
    act(() => root.unmount());
    place.remove();
  });

  it('changes a whole page in slices, between which something else gets its turn', async () => {
    let turns = 0;
    const seen: number[] = [];
    /** A millisecond of drawing. */
    const draw = (value: string) => {
      const end = performance.now() + 1;
      while (performance.now() < end);
      if (value === 'of the device') seen.push(turns);
      return value;
    };
    const Slow = () => <p>{draw(useStore(subscribe, read, drawn))}</p>;
    const page = Array.from({ length: 80 }, (_, index) => <Slow key={index} />);
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(page);
    const { IS_REACT_ACT_ENVIRONMENT } = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    // As in a browser: `act` does everything at once.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    const timer = setInterval(() => turns++, 0);
    const root = hydrateRoot(place, page);
    await waitFor(() => expect(seen).toHaveLength(80));
    clearInterval(timer);
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT });
    expect(seen.at(-1)! - seen[0]!).toBeGreaterThan(3);
    act(() => root.unmount());
    place.remove();
  });
});
