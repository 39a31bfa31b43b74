import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { useLeaveGuard } from '@/lib/leave-guard';
import { startOfflineWorker } from '@/lib/offline-worker';
import { NewVersion } from './new-version';

const told: unknown[] = [];
const waiting = { postMessage: (message: unknown) => told.push(message) };

function Form({ dirty }: { dirty: boolean }) {
  useLeaveGuard(dirty);
  return <Link to="/otra">Otra página</Link>;
}
const draw = (dirty: boolean) =>
  render(
    <MemoryRouter>
      <NewVersion />
      <Form dirty={dirty} />
    </MemoryRouter>,
  );
const taken = () => told.filter((message) => (message as { type: string }).type === 'take-over');

beforeAll(async () => {
  const registration = Object.assign(new EventTarget(), { waiting });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: waiting,
    register: () => Promise.resolve(registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  window.requestIdleCallback = (work) => (work({ didTimeout: false, timeRemaining: () => 1 }), 1);
  startOfflineWorker();
  await act(() => Promise.resolve());
});
beforeEach(() => void told.splice(0));
afterAll(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('a new version is offered, and taken when it is asked for', async () => {
  draw(true);
  expect(screen.getByText('Hay una versión nueva')).toBeInTheDocument();
  expect(taken()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(taken()).toHaveLength(1);
});

test('it comes by itself with the next page, but not while something typed would be lost', async () => {
  const { unmount } = draw(true);
  await userEvent.click(screen.getByRole('link', { name: 'Otra página' }));
  expect(taken()).toEqual([]);
  unmount();
  draw(false);
  await userEvent.click(screen.getByRole('link', { name: 'Otra página' }));
  expect(taken()).toHaveLength(1);
});
