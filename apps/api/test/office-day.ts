import type { Role } from '@tuerca/contracts/kernel/roles';
import { type Actor, mintUser, stayConfirmed } from './actors';
import { book, booking, openGarage } from './appointments';
import { campaignForm, day } from './campaigns';
import { openChat } from './chats';
import { call, type Harness } from './harness';
import { makePlan, requestPlan } from './membership';
import { announce, ask, propose } from './requests';
import { deliverOrder, REFUND_TO, request, wanted } from './returns';
import { buy, openShop } from './shop';

/** Somebody of each office, and what they have made: an id of each kind. */
export interface OfficeDay {
  people: Partial<Record<Role, Actor>>;
  ids: Record<string, string>;
}

const OFFER = {
  ...{ nombre: 'Frenos al día', descripcion: 'Revisión completa', tipoDescuento: 'porcentaje', valorDescuento: 10 },
  ...{ fechaInicio: day(0), fechaFin: day(20), activa: true },
};
const PROMOTION = {
  ...{ titulo: 'Semana del freno', descripcion: 'Todo lo de frenos', descuento: 10, productosAplicables: 'all' },
  ...{ fechaInicio: day(0), fechaFin: day(20) },
};

/** A day on which everybody has made something, through the real API. */
export async function openOfficeDay(h: Harness): Promise<OfficeDay> {
  const [shop, garage] = [await openShop(h), await openGarage(h, { puestos: 5 })];
  const [producto, servicio] = [await shop.sell({ precio: 10, stock: 50 }), await garage.offer()];
  const line = { productoId: producto.id, cantidad: 1 };
  const { ana, id: pedido } = await deliverOrder(h, shop, [{ producto, cantidad: 2 }]);
  const [admin, other] = [await mintUser(h, 'admin'), await mintUser(h, 'client')];
  const { store } = shop;
  const workshop = garage.actor;
  await Promise.all([ana, store, workshop, admin].map(({ token }) => stayConfirmed(h, token)));
  const made = async ({ token }: Actor, path: string, body: object, method = 'POST'): Promise<string> => {
    const answer = await call(h.base, method, path, { token, body });
    if (!answer.body.success) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return String(answer.body.data?._id ?? '');
  };

  const bought = await buy(h, ana.token, [{ ...line, tiendaId: store.user._id }]);
  await request(h, ana, wanted(pedido, [line]));
  const cita = (await book(h.base, ana, booking(garage, servicio))).body.data._id;
  await made(workshop, `/api/cita/mecanica/${cita}/confirmar`, {}, 'PUT');
  await made(workshop, `/api/cita/mecanica/${cita}/presupuestos`, {
    lineas: [{ tipo: 'mano_obra', descripcion: 'Cambiar pastillas', cantidad: 1, precio: 25 }],
  });
  await made(ana, '/api/client/garaje', { marca: 'Toyota', modelo: 'Corolla', anio: 2012 });
  const garaje = await call<{ _id: string }[]>(h.base, 'GET', '/api/client/garaje', { token: ana.token });
  await made(ana, '/api/client/payment-methods', REFUND_TO);
  const chat = await openChat(h, ana, store);
  await made(ana, '/api/chats/mensaje', { chatId: chat, contenido: 'Buenos días' });
  await made(ana, '/api/comments', { texto: 'Muy bueno', valoracion: 5, productoObjetivoId: producto.id });
  await made(ana, `/api/products/${producto.id}/preguntas`, { texto: '¿Sirve para un Corolla 2012?' });
  await made(ana, '/api/reportes', { objeto: 'tienda', objetoId: store.user._id, tipo: 'otro', motivo: 'Vende usado' });
  const solicitud = (await ask(h, ana)).body.data._id;
  await announce(h);
  await propose(h, store, solicitud);
  await made(workshop, '/api/promotions/workshop', OFFER);
  await made(store, '/api/promotions', PROMOTION);
  await made(admin, '/api/admin/ofertas', campaignForm({ categorias: [] }));
  await made(store, '/api/equipo', { nombre: 'María Pérez', email: 'maria@equipo.ve', cargo: 'vendedor' });
  await makePlan(h, admin.token, 'ORO');
  await requestPlan(h, store, 'ORO');
  return {
    people: { client: ana, store, workshop, admin },
    ids: {
      ...{ producto: producto.id, servicio, pedido, cita, chat, solicitud, otro: other.user._id },
      ...{ tienda: store.user._id, taller: garage.id, cliente: ana.user._id, vehiculo: garaje.body.data[0]!._id },
      pago: bought.body.data.pagoId,
    },
  };
}
