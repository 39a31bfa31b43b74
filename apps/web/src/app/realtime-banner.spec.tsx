import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { notifications } from '@tuerca/contracts/chats/notifications/endpoints';
import { useUnreadCount } from '@/entities/chats/notifications/notifications.queries';
import type { Socket } from '@/lib/realtime';
import { stopTimers } from '@/test/clock';
import { enter } from '@/test/people';
import { answer, server } from '@/test/server';
import { Providers } from './providers';
import { createQueryClient } from './query-client';
import { RealtimeBanner } from './realtime-banner';
import { RealtimeWatch } from './realtime-watch';

/** All five attempts with their pauses: 1, 2, 4, 8 and 16 seconds. */
const UNTIL_GIVEN_UP = 31_500;
const POLLING = 15_000;

let reachable = false;
let opened = 0;

/** A socket that is closed at once, or, where the server can be reached, signs in. */
class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;

  constructor() {
    opened++;
    setTimeout(() => (reachable ? this.onopen?.() : this.onclose?.({ code: 1006 })));
  }

  send() {
    this.onmessage?.({ data: JSON.stringify({ type: 'auth', success: true }) });
  }

  close() {}
}

function Page() {
  return (
    <>
      <RealtimeBanner />
      <RealtimeWatch />
      <p>{useUnreadCount()} sin leer</p>
    </>
  );
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const sentence = () => screen.queryByText(/^No se pudo establecer la conexión en tiempo real/);

function open() {
  enter('client');
  render(
    <Providers queryClient={createQueryClient()}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </Providers>,
  );
  return userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
}

describe('the live connection', () => {
  beforeEach(() => {
    [reachable, opened] = [false, 0];
    Object.assign(globalThis, { WebSocket: FakeSocket });
    stopTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    Object.assign(globalThis, { WebSocket: undefined });
  });

  it('is missed aloud after five attempts, figures are asked for meanwhile, and comes back when asked', async () => {
    let asked = 0;
    const meta = { page: 1, limit: 1, total: 3, totalPages: 3, unreadCount: 3 };
    server.use(answer(notifications.list, () => ((asked += 1), { data: [], meta })));
    const user = open();
    await pass(UNTIL_GIVEN_UP - 2_000);
    expect(sentence()).not.toBeInTheDocument();
    await pass(2_000);
    expect(opened).toBe(6);
    expect(sentence()).toBeInTheDocument();
    const before = asked;
    await pass(2 * POLLING + 100);
    expect(asked).toBe(before + 2);
    reachable = true;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await pass(100);
    expect(sentence()).not.toBeInTheDocument();
  });

  it('that is still not there says so while it tries, and the notice can be closed', async () => {
    const user = open();
    await pass(UNTIL_GIVEN_UP);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await pass(100);
    expect(screen.getByRole('button', { name: 'Reconectando…' })).toBeDisabled();
    await pass(UNTIL_GIVEN_UP);
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Cerrar este aviso' }));
    expect(sentence()).not.toBeInTheDocument();
  });
});
