import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { checkout } from '@tuerca/contracts/cart/checkout/endpoints';
import { ERRORS } from '@tuerca/contracts/errors';
import { preguntas } from '@tuerca/contracts/products/preguntas/endpoints';
import { signIn, signOut } from '@/lib/session';
import { buildSession, enter } from '@/test/people';
import { renderElement } from '@/test/render-app';
import { answer, errorResponse, fail, server } from '@/test/server';
import { addOfflineAction, getOfflineActions, isActionWaiting } from './offline-action-store';
import { OfflineActions } from './offline-actions';
import { useSendOfflineActions } from './offline-actions.queries';

const PRODUCT = 'a'.repeat(24);
const sent: { texto: string; key: string | null }[] = [];

function Device() {
  useSendOfflineActions();
  return <OfflineActions />;
}
let online = false;
const goes = (state: 'online' | 'offline') =>
  act(() => {
    online = state === 'online';
    window.dispatchEvent(new Event(state));
  });
const ask = (texto: string) =>
  addOfflineAction({
    kind: 'question',
    id: `clave-${texto}`,
    body: { productoId: PRODUCT, texto },
    label: 'Pregunta',
    text: texto,
    path: `/producto/${PRODUCT}`,
  });

beforeEach(() => {
  online = false;
  sent.splice(0);
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  server.use(
    http.post('*/api/products/:id/preguntas', async ({ request }) => {
      sent.push({ ...((await request.json()) as { texto: string }), key: request.headers.get('idempotency-key') });
      return errorResponse('ERROR_INTERNO');
    }),
  );
  enter('client');
});
afterEach(() => jest.restoreAllMocks());

test('it is sent when the network is back, under the key of the first try; while the server fails it stays, and the next one waits behind it', async () => {
  ask('uno');
  ask('dos');
  renderElement(<Device />);
  expect(await screen.findAllByText(/^Pendiente de enviar: lo guardamos a las/)).toHaveLength(2);
  expect(sent).toEqual([]);

  await goes('online');
  await waitFor(() => expect(getOfflineActions()[0]?.tries).toBe(1));
  expect(sent).toEqual([{ texto: 'uno', key: 'clave-uno' }]);
  expect(isActionWaiting('clave-uno') && isActionWaiting('clave-dos')).toBe(true);
});

test('a network that is announced before it carries anything: it is tried again soon, and arrives', async () => {
  ask('uno');
  renderElement(<Device />);
  await goes('online');
  await waitFor(() => expect(getOfflineActions()[0]?.tries).toBe(1));
  const asked = {
    _id: 'b'.repeat(24),
    productoId: PRODUCT,
    texto: 'uno',
    usuario: { _id: 'c'.repeat(24), nombre: 'Ana P.' },
    respuesta: null,
    createdAt: '2026-11-25T15:00:00.000Z',
  };
  server.use(answer(preguntas.create, { data: asked }));
  await waitFor(() => expect(getOfflineActions()).toEqual([]));
  expect(await screen.findByText('Enviado: Pregunta')).toBeInTheDocument();
});

test('a refusal comes back with its sentence and what was typed; what is let go of is never sent', async () => {
  server.use(fail(checkout.place, 'COTIZACION_VENCIDA'));
  addOfflineAction({
    kind: 'payment',
    id: 'clave-pago',
    body: {},
    label: 'Reporte de pago',
    path: '/checkout/pago',
    restore: { key: 'tuerca-compra', value: { referencia: '123456' }, area: 'session' },
  });
  renderElement(<Device />);
  await goes('online');
  expect((await screen.findAllByText(new RegExp(ERRORS.COTIZACION_VENCIDA.message)))[0]).toBeInTheDocument();
  expect(screen.getByText(/^No repitas el pago en tu banco/)).toBeInTheDocument();
  expect(isActionWaiting('clave-pago')).toBe(false);

  await userEvent.click(screen.getByRole('link', { name: 'Corregir' }));
  expect(sessionStorage.getItem('tuerca-compra')).toBe('{"referencia":"123456"}');
  expect(getOfflineActions()).toEqual([]);

  await goes('offline');
  act(() => void ask('tres'));
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
  await goes('online');
  expect(getOfflineActions()).toEqual([]);
  expect(sent).toEqual([]);
});

test('what an account left is neither shown to another nor sent in its name, and is there when she returns', async () => {
  ask('mía');
  renderElement(<Device />);
  expect(await screen.findByText('«mía»')).toBeInTheDocument();
  act(() => signOut());
  expect(screen.queryByText('«mía»')).not.toBeInTheDocument();

  const other = buildSession('client');
  act(() => signIn({ ...other, user: { ...other.user, _id: 'b'.repeat(24) } }));
  await goes('online');
  expect(getOfflineActions()).toEqual([]);
  expect(screen.queryByText('«mía»')).not.toBeInTheDocument();
  expect(sent).toEqual([]);

  await goes('offline');
  act(() => enter('client'));
  expect(await screen.findByText('«mía»')).toBeInTheDocument();
});
