import { DELIVERY_MESSAGES } from '@tuerca/contracts/auth/stores/delivery-messages';
import { type Actor, mintUser } from './actors';
import { listCalls } from './catalogos';
import { call, type Harness, startApp } from './harness';
import { client, delivery, openShop, pay, paymentFor, put, quote, until } from './shop';

let h: Harness;
let admin: Actor;
beforeAll(async () => {
  h = await startApp();
  admin = await mintUser(h, 'admin');
});
afterAll(() => h.close());

const dias = { desde: 2, hasta: 4 };
const entrega = {
  tarifa: 'propia',
  servicios: [
    { courier: 'mrw', destino: 'oficina', costoUSD: null, dias },
    { courier: 'zoom', destino: 'puerta', costoUSD: 3, dias },
  ],
};
const place = { estado: 'Mérida', ciudad: 'Mérida', direccion: 'Calle 1, local 2', horario: 'Lunes a viernes' };
const offices = () => listCalls(h.base, admin.token, 'oficinas');
const offered = async (estado: string) =>
  (await call(h.base, 'GET', `/api/checkout/oficinas?estado=${encodeURIComponent(estado)}`)).body.data as {
    id: string;
    nombre: string;
  }[];
/** A store that sends by couriers, and a client with one of its products in the cart. */
async function opened() {
  const [shop, ana] = [await openShop(h), await client(h)];
  await call(h.base, 'PUT', '/api/user/profile', { token: shop.store.token, body: { store: { entrega } } });
  const producto = await shop.sell({ precio: 20, stock: 9 });
  await put(h, ana.token, { productoId: producto.id, cantidad: 1 });
  const to = (way: object) => [{ ...delivery(shop.store.user._id, 'Mérida', 'Mérida'), ...way }];
  return { shop, ana, to };
}

describe('offices of couriers', () => {
  it('are added under a courier with their place, said to what they lack, and told by state', async () => {
    const list = offices();
    const added = await list.add({ nombre: 'Mérida Centro', padre: 'mrw', datos: place });
    expect(added.status).toBe(201);
    expect(await list.entry('mrw.meridacentro')).toMatchObject({ datos: place, protegida: false, usos: 0 });
    expect(await offered('Mérida')).toContainEqual(
      expect.objectContaining({ id: 'mrw.meridacentro', courier: 'mrw', telefono: null, ...place }),
    );
    expect(await offered('Zulia')).toEqual([]);
    // Pages and pickers of brands do not carry them.
    expect((await call(h.base, 'GET', '/api/catalogos')).body.data.listas.oficinas).toBeUndefined();

    const refused = async (body: object) => (await list.add({ nombre: 'Otra', ...body })).body.errors?.[0];
    expect(await refused({ padre: null, datos: place })).toMatchObject({ campo: 'padre' });
    expect(await refused({ padre: 'mrw', datos: { ...place, ciudad: undefined } })).toMatchObject({
      campo: 'datos.ciudad',
    });
    expect(await refused({ padre: 'mrw', datos: { ...place, estado: 'Miami' } })).toMatchObject({
      campo: 'datos.estado',
    });
    expect((await list.change('mrw', { nombre: 'Otra empresa' })).body.code).toBe('CATALOGO_PROTEGIDO');
    expect((await list.change('mrw', { apagada: true })).body.code).toBe('CATALOGO_PROTEGIDO');
    const file = await fetch(`${h.base}/api/admin/catalogos/oficinas/exportar`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(await file.text()).toContain('Calle 1, local 2 · Mérida · Mérida · Lunes a viernes');
  });

  it('stay in an order as they were chosen, whatever administrators change; those say before what they touch', async () => {
    const list = offices();
    await list.add({ nombre: 'Mérida Norte', padre: 'mrw', datos: place });
    const id = 'mrw.meridanorte';
    const { shop, ana, to } = await opened();
    const quoted = await quote(h, ana.token, to({ via: 'mrw', destino: 'oficina', oficina: id }));
    const chosen = { id, nombre: 'Mérida Norte', ...place, telefono: null };
    expect(quoted.body.data.tiendas[0]!.formaEnvio).toMatchObject({ via: 'mrw', oficina: chosen });
    // The quote froze it as well.
    await list.change(id, { datos: { direccion: 'Calle nueva' } });
    const placed = await pay(h, ana.token, paymentFor(quoted.body.data));
    const orderId = placed.body.data.pedidos[0]._id as string;
    for (const { token } of [ana, shop.store])
      expect((await call(h.base, 'GET', `/api/orders/${orderId}`, { token })).body.data.formaEnvio.oficina).toEqual(
        chosen,
      );

    const preview = await list.preview({ id, apagada: true });
    expect(preview.body.data).toEqual({ usos: [{ uso: 'pedidos', cuantos: 1 }], total: 1, reescribe: false });
    expect((await list.change(id, { nombre: 'Mérida Sur', apagada: true, visto: 1 })).status).toBe(200);
    expect((await list.entry(id))!.usos).toBe(1);
    const line = await h.db
      .collection('auditoria')
      .findOne({ objeto: `catalogo:oficinas/${id}` }, { sort: { _id: -1 } });
    expect(line).toMatchObject({
      antes: { nombre: 'Mérida Norte', apagada: false },
      despues: { nombre: 'Mérida Sur', apagada: true },
    });
    expect((await offered('Mérida')).map((one) => one.id)).not.toContain(id);
    const { body } = await call(h.base, 'GET', `/api/orders/${orderId}`, { token: ana.token });
    expect(body.data.formaEnvio.oficina).toEqual(chosen);
    await until(
      async () => (await call(h.base, 'GET', `/api/orders/${orderId}`, { token: ana.token })).body.data,
      ({ estadoPago }) => estadoPago === 'pagado',
    );
  });

  it('are refused when they are closed, of another courier or another state; a purchase without one goes on', async () => {
    const list = offices();
    await list.add({ nombre: 'El Vigía', padre: 'mrw', datos: { ...place, ciudad: 'El Vigía' } });
    await list.add({ nombre: 'Maracaibo', padre: 'mrw', datos: { ...place, estado: 'Zulia', ciudad: 'Maracaibo' } });
    await list.add({ nombre: 'Mérida Zoom', padre: 'zoom', datos: place });
    await list.add({ nombre: 'Cerrada', padre: 'mrw', datos: place });
    await list.change('mrw.cerrada', { apagada: true });
    const { ana, shop, to } = await opened();
    const nombre = (await call(h.base, 'GET', '/api/stores/profile', { token: shop.store.token })).body.data.store
      .nombreTienda as string;
    for (const oficina of ['mrw.maracaibo', 'zoom.meridazoom', 'mrw.cerrada', 'mrw.ninguna', 'mrw']) {
      const { status, body } = await quote(h, ana.token, to({ via: 'mrw', destino: 'oficina', oficina }));
      expect([status, body.message]).toEqual([400, DELIVERY_MESSAGES.officeGone(nombre)]);
    }
    const way = async (over: object) => (await quote(h, ana.token, to(over))).body.data.tiendas[0]!.formaEnvio;
    // Another city of the same state may be the nearest one.
    expect((await way({ via: 'mrw', oficina: 'mrw.elvigia' }))!.oficina).toMatchObject({ ciudad: 'El Vigía' });
    expect(await way({ via: 'mrw' })).toMatchObject({ via: 'mrw', oficina: null });
    // To the door there is no office, whatever is sent.
    expect(await way({ via: 'zoom', oficina: 'mrw.elvigia' })).toMatchObject({ via: 'zoom', oficina: null });
  });
});
