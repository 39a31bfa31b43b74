import type { Asunto, AsuntoDetalle } from '@tuerca/contracts/admin/asuntos';
import { AsuntoLifecycle } from '../src/admin/asuntos/asunto-lifecycle.service';
import { type Actor, mintUser } from './actors';
import { book, booking, change, day, type Garage } from './appointments';
import { call, type Harness } from './harness';
import { purchase } from './payment-queue';
import type { Shop } from './shop';

const PATH = '/api/admin/por-resolver';

/** The calls about what is to be resolved, as one administrator makes them. */
export const asuntoCalls = ({ base }: Harness, { token }: { token: string }) => ({
  open: (id: string) => call(base, 'GET', `/api/admin/usuarios/${id}/abiertos`, { token }),
  unkept: (id: string, body: object) => call(base, 'POST', `/api/admin/usuarios/${id}/abiertos`, { token, body }),
  list: (estado = 'abierto') => call<Asunto[]>(base, 'GET', `${PATH}?estado=${estado}&limit=60`, { token }),
  get: (id: string) => call<AsuntoDetalle>(base, 'GET', `${PATH}/${id}`, { token }),
  decide: (id: string, decision: string, pendientes: object[] | null = null, motivo = 'La cuenta ya no atiende') =>
    call<AsuntoDetalle>(base, 'POST', `${PATH}/${id}/decisiones`, { token, body: { decision, motivo, pendientes } }),
  advance: (id: string, pedidoId: string, body: object) =>
    call<AsuntoDetalle>(base, 'PUT', `${PATH}/${id}/pedidos/${pedidoId}`, { token, body }),
  attend: (id: string, citaId: string, motivo = 'Lo atendió su socio') =>
    call<AsuntoDetalle>(base, 'PUT', `${PATH}/${id}/citas/${citaId}`, { token, body: { motivo } }),
  /** The one that waits for an account, or ended last. */
  of: async (cuentaId: string, estado = 'abierto'): Promise<Asunto | undefined> =>
    (await call<Asunto[]>(base, 'GET', `${PATH}?estado=${estado}&limit=60`, { token })).body.data.find(
      ({ cuenta }) => cuenta._id === cuentaId,
    ),
});

/** Looks at what is to be told, is due, or is over. */
export const sweep = (h: Harness): Promise<void> => h.app.get(AsuntoLifecycle, { strict: false }).sweep();

/** A purchase in a store that its client paid. */
export async function paidOrder(h: Harness, shop: Shop, token: string) {
  const one = await purchase(h, shop, '00');
  const { status } = await call(h.base, 'POST', `/api/admin/pagos/${one.pagoId}/aprobar`, { token, body: {} });
  expect(status).toBe(200);
  return one;
}

/** A confirmed appointment at a workshop, at an hour of a day from today. */
export async function confirmed(h: Harness, garage: Garage, hora: string, days = 3) {
  const ana: Actor = await mintUser(h, 'client');
  const { body } = await book(h.base, ana, booking(garage, await garage.offer(), { fecha: day(days), hora }));
  expect((await change(h.base, garage.actor, body.data._id, 'confirmar')).status).toBe(200);
  return { ana, id: body.data._id, fechaHora: body.data.fechaHora };
}
