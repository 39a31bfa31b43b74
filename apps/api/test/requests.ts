import type { Solicitud, SolicitudTienda } from '@tuerca/contracts/cart/solicitudes/schemas';
import { AnnouncementsService } from '../src/cart/solicitudes/announcements.service';
import type { Actor } from './actors';
import type { Seeded } from './catalogue-data';
import { type Answer, call, type Harness } from './harness';

export const COROLLA = { marca: 'Toyota', modelo: 'Corolla', anio: 2012, motor: '1.8' };
let asked = 0;
/** A request that no other call of this process made. */
export const wanted = (overrides: Record<string, unknown> = {}) => ({
  pieza: `Bomba de dirección ${++asked}`,
  categoria: 'Frenos',
  vehiculo: COROLLA,
  estado: 'Distrito Capital',
  ciudad: 'Caracas',
  ...overrides,
});
export const ask = (h: Harness, { token }: Actor, body: object = wanted()): Promise<Answer<Solicitud>> =>
  call(h.base, 'POST', '/api/solicitudes', { token, body });

const announcing = new WeakMap<object, Promise<unknown>>();
/** A request of which every store that it concerns was told. */
export async function askAll(h: Harness, who: Actor, body: object = wanted()): Promise<string> {
  const { body: answer } = await ask(h, who, body);
  if (!answer.success) throw new Error(`ask: ${answer.message}`);
  await announce(h);
  return answer.data._id;
}
/** Tells stores now, one sweep of this process at a time. */
export async function announce(h: Harness): Promise<void> {
  const service = h.app.get(AnnouncementsService, { strict: false });
  for (let waiting = 1; waiting > 0;) {
    const sweep = (announcing.get(h.app) ?? Promise.resolve()).then(() => service.sweep());
    announcing.set(h.app, sweep);
    await sweep;
    waiting = await h.db.collection('solicitudes').countDocuments({ porAvisar: true });
  }
}

export const unlisted = (overrides: Record<string, unknown> = {}) => ({
  tipo: 'libre',
  nombre: 'Bomba de dirección usada',
  categoria: 'Frenos',
  condicion: 'usado',
  precio: 30,
  cantidad: 1,
  ...overrides,
});
export const listed = ({ id }: Seeded, overrides: Record<string, unknown> = {}) => ({
  tipo: 'producto',
  productoId: id,
  precio: 20,
  cantidad: 1,
  ...overrides,
});
export const propose = (h: Harness, { token }: Actor, id: string, body: object = unlisted()) =>
  call<SolicitudTienda>(h.base, 'POST', `/api/tienda/solicitudes/${id}/propuestas`, { token, body });
/** The id of a proposal that was taken. */
export async function proposed(h: Harness, store: Actor, id: string, body: object = unlisted()): Promise<string> {
  const { body: answer } = await propose(h, store, id, body);
  if (!answer.success) throw new Error(`propose: ${answer.message}`);
  return answer.data.propuestas[0]!._id;
}
export const withdraw = (h: Harness, { token }: Actor, id: string, propuestaId: string) =>
  call<SolicitudTienda>(h.base, 'PUT', `/api/tienda/solicitudes/${id}/propuestas/${propuestaId}/retirar`, { token });
export const accept = (h: Harness, { token }: Actor, id: string, propuestaId: string): Promise<Answer<Solicitud>> =>
  call(h.base, 'PUT', `/api/solicitudes/${id}/propuestas/${propuestaId}/aceptar`, { token });
export const cancel = (h: Harness, { token }: Actor, id: string): Promise<Answer<Solicitud>> =>
  call(h.base, 'PUT', `/api/solicitudes/${id}/cancelar`, { token });
export const read = (h: Harness, { token }: Actor, id: string): Promise<Answer<Solicitud>> =>
  call(h.base, 'GET', `/api/solicitudes/${id}`, { token });
export const readAsStore = (h: Harness, { token }: Actor, id: string): Promise<Answer<SolicitudTienda>> =>
  call(h.base, 'GET', `/api/tienda/solicitudes/${id}`, { token });
/** Moves the end of documents into the past. */
export const expire = async (h: Harness, collection: string, id: string, field = 'vence'): Promise<void> => {
  const past = new Date(Date.now() - 1000);
  await h.db.collection(collection).updateOne({ _id: new h.db.base.Types.ObjectId(id) }, { $set: { [field]: past } });
};
