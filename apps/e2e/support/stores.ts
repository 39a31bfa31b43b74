import { expect } from '@playwright/test';
import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import type { Api } from './api';
import { newPerson, PASSWORD, type Person, reference } from './people';
import type { Sold } from './shop';

export interface OpenStore {
  /** Owner's sign-in. */
  person: Person;
  token: string;
  nombreTienda: string;
}

/** A store that has registered and waits for its review. */
export async function registerStore(api: Api, nombreTienda: string): Promise<OpenStore> {
  const person = newPerson('Gladys Márquez');
  const { nombre, email, telefono, direccion, rif } = person;
  const store = {
    nombreTienda,
    descripcionTienda: 'Repuestos con garantía.',
    categorias: ['Repuestos Originales'],
    rif: `J-${rif}`,
  };
  await api.done('POST', '/api/auth/register', {
    body: { role: 'store', nombre, email, telefono, direccion, password: PASSWORD, store },
  });
  return { person, token: await api.token(person), nombreTienda };
}

/** A new store for one story, without products. */
export async function openStore(api: Api, nombreTienda: string): Promise<OpenStore> {
  const store = await registerStore(api, nombreTienda);
  await api.approve('tiendas', store.token);
  return store;
}

/** Puts a product on sale as the store does. */
export async function sell(
  api: Api,
  { token, nombreTienda }: OpenStore,
  { nombre, precio = 20, stock = 10 }: { nombre: string; precio?: number; stock?: number },
): Promise<Sold> {
  const body = { nombre, precio, stock, categoria: 'Frenos', descripcion: 'Nuevo, en su caja.' };
  const { _id } = await api.done<{ _id: string }>('POST', '/api/products', { token, body });
  return { id: _id, nombre, precio, tienda: nombreTienda };
}

/** A client buys one unit with delivery, and the simulated bank confirms it: the order. */
export async function buyDelivered(api: Api, client: Person, { id }: Pick<Sold, 'id'>): Promise<Pedido> {
  const token = await api.token(client);
  await api.addToCart(token, id);
  const direccion = {
    ...client.direccion,
    nombre: client.nombre,
    telefono: client.telefono,
    referencias: 'Al lado de la panadería',
  };
  const stores = await api.done<{ tiendaId: string }[]>('GET', '/api/checkout/entregas', { token });
  const entregas = stores.map(({ tiendaId }) => ({ tiendaId, tipo: 'delivery', direccion }));
  const quote = await api.done<Awaited<ReturnType<Api['quote']>>>('POST', '/api/checkout/cotizacion', {
    token,
    body: { entregas },
  });
  await api.done('POST', '/api/payments/banplus', {
    token,
    body: {
      metodoPago: 'pago_movil',
      nombrePagador: client.nombre,
      telefonoPagador: client.telefono,
      emailPagador: client.email,
      tipoDocumentoPagador: 'V',
      cedulaPagador: client.cedula,
      bancoEmisor: '0102',
      bancoReceptor: quote.destinatario.banco,
      referencia: reference(),
      monto: quote.total,
      total: quote.total,
      items: quote.tiendas.flatMap(({ items }) =>
        items.map(({ productoId, cantidad, precioUnitario }) => ({ productoId, cantidad, precioUnitario })),
      ),
      cotizacion: quote.token,
    },
  });
  const own = async () => (await api.orders(token))[0]!;
  await expect
    .poll(async () => (await own()).estadoPago, { message: 'the bank confirms', timeout: 40_000 })
    .toBe('pagado');
  return own();
}
