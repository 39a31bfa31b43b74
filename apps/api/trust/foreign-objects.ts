import { type Actor, mintUser, openBusiness } from '../test/actors';
import { book, booking, openGarage } from '../test/appointments';
import { openChat } from '../test/chats';
import { ask as askFor } from '../test/requests';
import { ask } from './client';
import type { Installation } from './installation';
import { openMarket, payAt } from './purchases';

interface ForeignCall {
  name: string;
  method: string;
  path: string;
  token: string;
  body?: object;
  /** Text of a success, for a call that answers for each object by itself. */
  said?: RegExp;
}

interface Owned {
  /** The object's address, and the body where the call takes one. */
  calls: [method: string, path: string, of?: Pick<ForeignCall, 'body' | 'said'>][];
  /** People of the right role without a part in it. */
  strangers: Actor[];
}

/** Real objects of some people, and calls on them by others of a fitting role: each must answer 404. */
export async function foreignCalls(site: Installation): Promise<ForeignCall[]> {
  const strangers = {
    client: await mintUser(site.h, 'client'),
    store: await openBusiness(site.h, 'store'),
    workshop: await openBusiness(site.h, 'workshop'),
  };
  const owned = [
    ...(await purchases(site, strangers)),
    ...(await belongings(site, strangers)),
    ...(await meetings(site, strangers)),
  ];
  return owned.flatMap(({ calls, strangers: people }) =>
    calls.flatMap(([method, path, of]) =>
      people.map(({ token, user }) => ({
        name: `${method} ${path} as a foreign ${user.role}`,
        method,
        path,
        token,
        ...of,
      })),
    ),
  );
}

type Strangers = Record<'client' | 'store' | 'workshop', Actor>;

async function purchases(site: Installation, { client, store }: Strangers): Promise<Owned[]> {
  const market = await openMarket(site);
  const producto = await market.shop.sell({ precio: 10, stock: 5 });
  const [ana] = await market.buyers(1, producto);
  const { body } = await payAt(site.base(0), ana!);
  const { pagoId, pedidos, orderNumber } = body.data as {
    pagoId: string;
    pedidos: { _id: string; numero: string }[];
    orderNumber: string;
  };
  const { _id: pedido, numero } = pedidos[0]!;
  const priceChange = await changePrices(site, market.shop.store.token, producto.id);
  const reads = (id: string): [string, string][] => ['orders', 'pedidos'].map((path) => ['GET', `/api/${path}/${id}`]);
  return [
    {
      calls: [
        ...reads(pedido),
        ...reads(numero),
        ['GET', `/api/orders/${pedido}/invoice`],
        ['GET', `/api/orders/factura/${numero}`],
        ['GET', `/api/devoluciones/pedido/${pedido}`],
      ],
      strangers: [client, store],
    },
    {
      calls: [
        ['GET', `/api/payments/${pagoId}`],
        ['GET', `/api/orders/client/${orderNumber}`],
        ['GET', `/api/orders/client/${pedido}`],
        ['GET', `/api/orders/client/${pedido}/invoice`],
        ['POST', `/api/orders/${pedido}/repetir`],
      ],
      strangers: [client],
    },
    {
      calls: [
        ['GET', `/api/stores/orders/${pedido}`],
        ['GET', `/api/products/mine/${producto.id}`],
        ['DELETE', `/api/products/${producto.id}`],
        ['POST', `/api/products/mine/precios/${priceChange}/deshacer`],
        ['GET', `/api/stores/customers/${ana!.user._id}`],
        ['GET', `/api/orders/etiquetas?pedidos=${pedido}`],
        ['GET', `/api/orders/lista-de-preparacion?pedidos=${pedido}`],
        [
          'POST',
          '/api/orders/estados',
          { body: { pedidos: [pedido], estado: 'en_preparacion' }, said: /^(?!.*"hecho":true).*"hecho":false/ },
        ],
      ],
      strangers: [store],
    },
  ];
}

const made = async (site: Installation, token: string, path: string, body: object): Promise<string> => {
  const { status, body: answer } = await ask(site.base(0), 'POST', path, { token, body });
  if (status !== 201) throw new Error(`POST ${path}: ${status} ${answer.message}`);
  const { data } = answer;
  return (Array.isArray(data) ? data[0] : data)._id as string;
};

/** A bulk change of prices that a store has made. */
async function changePrices(site: Installation, token: string, producto: string): Promise<string> {
  const change = { productos: [producto], cambio: { tipo: 'porcentaje', valor: 10 } };
  const seen = await ask(site.base(0), 'POST', '/api/products/mine/precios/vista', { token, body: change });
  return made(site, token, '/api/products/mine/precios', { ...change, huella: seen.body.data.huella });
}

async function belongings(site: Installation, { client, store, workshop }: Strangers): Promise<Owned[]> {
  const ana = await mintUser(site.h, 'client');
  const vehicle = await made(site, ana.token, '/api/client/garaje', { marca: 'Toyota', modelo: 'Corolla', anio: 2012 });
  const method = await made(site, ana.token, '/api/client/payment-methods', {
    nombreBanco: 'Banesco',
    cedula: 'V-12.345.678',
    telefono: '0414-1234567',
    nombrePersona: 'Ana Rivas',
  });
  const { body: asked } = await askFor({ ...site.h, base: site.base(0) }, ana);
  const { body: sessions } = await ask(site.base(0), 'GET', '/api/auth/sesiones', { token: ana.token });
  const session = sessions.data[0]._id ?? sessions.data[0].id;
  return [
    {
      calls: [
        ['DELETE', `/api/client/garaje/${vehicle}`],
        ['GET', `/api/client/garaje/${vehicle}/hoja-de-vida`],
        ['POST', `/api/client/garaje/${vehicle}/compartir`],
        ['DELETE', `/api/client/garaje/${vehicle}/compartir`],
        ['GET', `/api/client/payment-methods/${method}`],
        ['DELETE', `/api/client/payment-methods/${method}`],
        ['PATCH', `/api/client/payment-methods/${method}/default`],
        ['GET', `/api/solicitudes/${asked.data._id}`],
        ['PUT', `/api/solicitudes/${asked.data._id}/cancelar`],
      ],
      strangers: [client],
    },
    { calls: [['DELETE', `/api/auth/sesiones/${session}`]], strangers: [client, store, workshop] },
  ];
}

async function meetings(site: Installation, { client, store, workshop }: Strangers): Promise<Owned[]> {
  const [ana, shop] = [await mintUser(site.h, 'client'), await openBusiness(site.h, 'store')];
  const chat = await openChat(site.h, ana, shop);
  const garage = await openGarage(site.h);
  const service = await garage.offer();
  const { body } = await book(site.h.base, ana, booking(garage, service));
  const cita = body.data._id;
  return [
    {
      calls: [
        ['GET', `/api/chats/${chat}`],
        ['GET', `/api/chats/${chat}/mensajes`],
        ['DELETE', `/api/chats/${chat}`],
        ['DELETE', `/api/chats/${chat}/participantes/${shop.user._id}`],
      ],
      strangers: [client, store, workshop],
    },
    {
      calls: [
        ['GET', `/api/cita/mecanica/${cita}`],
        ['GET', `/api/cita/mecanica/${cita}/horas`],
        ['GET', `/api/cita/mecanica/${cita}/factura`],
        ['GET', `/api/cita/mecanica/${cita}/calendario.ics`],
        ['GET', `/api/cita/mecanica/${cita}/presupuestos`],
      ],
      strangers: [client, workshop],
    },
    {
      calls: [
        ['PUT', `/api/cita/mecanica/${cita}/confirmar`],
        ['DELETE', `/api/servicios-mecanicos/${service}`],
        ['GET', `/api/cita/mecanica/clientes/${garage.id}`],
        ['GET', `/api/cita/mecanica/estadisticas/${garage.id}`],
      ],
      strangers: [workshop],
    },
  ];
}
