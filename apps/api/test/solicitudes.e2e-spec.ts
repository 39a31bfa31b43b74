import { MAX_PROPOSALS_PER_STORE } from '@tuerca/contracts/cart/solicitudes/rules';
import { RequestEndService } from '../src/cart/solicitudes/request-end.service';
import { HeldProducts } from '../src/products/products/held-products.service';
import { type Actor, mintUser, openBusiness } from './actors';
import { seed } from './catalogue-data';
import { call, type Harness, startApp } from './harness';
import {
  accept,
  ask,
  askAll,
  cancel,
  expire,
  listed,
  propose,
  proposed,
  read,
  readAsStore,
  unlisted,
  wanted,
  withdraw,
} from './requests';
import { cartOf, ledgerOf, openShop, pay, paymentFor, put, quote, retiro, type Shop, stockOf } from './shop';

let h: Harness;
let near: Shop;
let far: Shop;
let other: Shop;
let ana: Actor;
beforeAll(async () => {
  h = await startApp();
  near = await openShop(h);
  other = await openShop(h);
  far = { ...near, store: await openBusiness(h, 'store', { direccion: MARACAIBO }) };
  far.sell = (overrides) => seed(h, far.store.user._id, overrides);
  await near.sell({ nombre: 'Pastillas', categoria: 'Frenos' });
  await far.sell({ nombre: 'Pastillas', categoria: 'Frenos' });
  await other.sell({ nombre: 'Faro', categoria: 'Iluminación', marca: 'Ford', modelo: 'Fiesta', compatibilidad: [] });
});
beforeEach(async () => {
  ana = await mintUser(h, 'client');
});
afterAll(() => h.close());

const MARACAIBO = { ciudad: 'Maracaibo', estado: 'Zulia', pais: 'Venezuela', codigoPostal: '4001', calle: 'Av. 5' };
const noticesOf = async ({ token }: Actor) =>
  (await call(h.base, 'GET', '/api/notifications?limit=50', { token })).body.data as { titulo: string; ruta: string }[];
const storeList = ({ token }: Actor, grupo = 'por_responder') =>
  call(h.base, 'GET', `/api/tienda/solicitudes?grupo=${grupo}&limit=60`, { token });
const idsOf = async (store: Actor, grupo?: string) =>
  ((await storeList(store, grupo)).body.data as { _id: string }[]).map(({ _id }) => _id);

describe('asking', () => {
  it('tells the stores that sell such parts, the nearer ones first, and no other', async () => {
    const id = await askAll(h, ana);
    const doc = await h.db.collection('solicitudes').findOne({ _id: new h.db.base.Types.ObjectId(id) });
    expect(doc!.tiendas.map(({ tiendaId }: { tiendaId: unknown }) => String(tiendaId))).toEqual([
      near.store.user._id,
      far.store.user._id,
    ]);
    expect(await idsOf(near.store)).toContain(id);
    expect(await idsOf(other.store)).not.toContain(id);
    expect((await noticesOf(near.store))[0]).toMatchObject({
      titulo: 'Buscan un repuesto que podrías tener',
      ruta: `/tienda/solicitudes/${id}`,
    });
    expect((await readAsStore(h, other.store, id)).status).toBe(404);
  });

  it('shows a store neither who asks nor how to reach her, and counts what it has not opened', async () => {
    const id = await askAll(h, ana, wanted({ nota: 'La del lado izquierdo' }));
    const before = (await call(h.base, 'GET', '/api/tienda/solicitudes/cuenta', { token: near.store.token })).body.data;
    const { body } = await readAsStore(h, near.store, id);
    expect(body.data).toMatchObject({ nueva: true, cercania: 'ciudad', puedeProponer: true, restantes: 3 });
    for (const secret of [ana.email, ana.user.nombre, '4141234567', ana.user._id])
      expect(JSON.stringify(body)).not.toContain(secret);
    const after = (await call(h.base, 'GET', '/api/tienda/solicitudes/cuenta', { token: near.store.token })).body.data;
    expect(before.pendientes - after.pendientes).toBe(1);
  });

  it('refuses telephones and e-mail addresses, and the same text while it is open', async () => {
    for (const body of [wanted({ nota: 'Llámame al 0414-1234567' }), wanted({ pieza: 'Alternador ana@correo.ve' })]) {
      const refused = await ask(h, ana, body);
      expect([refused.status, refused.body.errors?.[0]?.mensaje]).toEqual([
        400,
        expect.stringContaining('No escribas teléfonos ni correos'),
      ]);
    }
    const body = wanted();
    const { data } = (await ask(h, ana, body)).body;
    const again = await ask(h, ana, { ...body, pieza: body.pieza.toUpperCase() });
    expect([again.status, again.body.code]).toEqual([409, 'SOLICITUD_REPETIDA']);
    await cancel(h, ana, data._id);
    expect((await ask(h, ana, body)).status).toBe(201);
  });

  it('leaves a paused store without requests, and refuses its answer', async () => {
    const { store, sell } = await openShop(h);
    await sell({ categoria: 'Frenos' });
    const id = await askAll(h, ana);
    expect(await idsOf(store)).toContain(id);
    await h.db.collection('tiendas').updateOne({ _id: oid(store.user._id) }, { $set: { activo: false } });
    expect((await storeList(store)).body.data).toEqual([]);
    expect((await propose(h, store, id)).body.code).toBe('TIENDA_EN_PAUSA');
  });
});

describe('proposing', () => {
  it('takes a product of the store that sells, at its price or less, once at a time and so many times in all', async () => {
    const id = await askAll(h, ana);
    const part = await near.sell({ precio: 25, stock: 4 });
    const foreign = await far.sell({ precio: 25, stock: 4 });
    expect((await propose(h, near.store, id, listed(foreign))).body.code).toBe('PRODUCTO_NO_ENCONTRADO');
    expect((await propose(h, near.store, id, listed(part, { precio: 26 }))).body.code).toBe('PROPUESTA_PRECIO');
    expect((await propose(h, near.store, id, listed(part, { cantidad: 5 }))).body.code).toBe('PRODUCTO_AGOTADO');
    for (let times = 1; times <= MAX_PROPOSALS_PER_STORE; times++) {
      const one = await proposed(h, near.store, id, listed(part));
      expect((await propose(h, near.store, id)).body.code).toBe(
        times < MAX_PROPOSALS_PER_STORE ? 'PROPUESTA_ABIERTA' : 'PROPUESTAS_AGOTADAS',
      );
      if (times < MAX_PROPOSALS_PER_STORE) expect((await withdraw(h, near.store, id, one)).status).toBe(200);
    }
    expect(await idsOf(near.store, 'respondidas')).toContain(id);
    expect((await noticesOf(ana))[0]).toMatchObject({ titulo: 'Una tienda respondió tu solicitud' });
  });

  it('shows the client what each costs with its delivery, and each store only its own', async () => {
    const id = await askAll(h, ana);
    await proposed(h, near.store, id, unlisted({ precio: 30, diasEntrega: 2, nota: 'Con garantía' }));
    await proposed(h, far.store, id, unlisted({ precio: 22, entrega: 'solo_retiro' }));
    const { data } = (await read(h, ana, id)).body;
    expect(data).toMatchObject({ vigentes: 2, desde: 22, avisadas: expect.any(Number), avisando: false });
    expect(data.propuestas.map(({ cercania, envio, precio }) => [cercania, envio, precio])).toEqual([
      ['pais', null, 22],
      ['ciudad', expect.any(Number), 30],
    ]);
    expect((await readAsStore(h, far.store, id)).body.data.propuestas).toHaveLength(1);
    expect((await propose(h, near.store, id, unlisted({ nota: 'Escríbeme a x@y.ve' }))).status).toBe(400);
  });
});

describe('accepting', () => {
  it('holds a listed part at the proposed price, closes the request, and is bought like anything else', async () => {
    const part = await near.sell({ nombre: 'Disco', precio: 25, stock: 3 });
    const id = await askAll(h, ana);
    const mine = await proposed(h, near.store, id, listed(part, { precio: 18, cantidad: 2 }));
    const lost = await proposed(h, far.store, id);
    const { status, body } = await accept(h, ana, id, mine);
    expect([status, body.data.estado, body.data.apartado?.vigente]).toEqual([200, 'aceptada', true]);
    expect(body.data.propuestas.find(({ _id }) => _id === lost)?.estado).toBe('cerrada');
    expect([await stockOf(h, part.id), await ledgerOf(h, part.id)]).toEqual([1, 1]);
    const line = (await cartOf(h, ana.token)).items[0]!;
    expect(line).toMatchObject({ nombre: 'Disco', precio: 18, cantidad: 2, maximo: 2, disponible: true });
    expect(line.apartadoHasta).toBe(body.data.apartado!.hasta);
    expect((await noticesOf(near.store))[0]!.titulo).toBe('Aceptaron tu propuesta');
    expect((await noticesOf(far.store))[0]!.titulo).toBe('Se cerró una solicitud');
    // Nobody else can buy it, and no list shows it.
    const stranger = await mintUser(h, 'client');
    expect((await put(h, stranger.token, { productoId: line.productoId, cantidad: 1 })).status).toBe(404);
    const own = await call(h.base, 'GET', '/api/products/mine?limit=60', { token: near.store.token });
    expect(JSON.stringify(own.body)).not.toContain(line.productoId);
    expect((await call(h.base, 'GET', `/api/products/${line.productoId}`)).status).toBe(404);

    const { data } = (await quote(h, ana.token, retiro(near.store.user._id))).body;
    expect((await pay(h, ana.token, paymentFor(data))).status).toBe(201);
    expect([await stockOf(h, line.productoId), await ledgerOf(h, line.productoId)]).toEqual([0, 0]);
    const orders = await call(h.base, 'GET', '/api/orders', { token: near.store.token });
    expect(JSON.stringify(orders.body.data)).toContain('Disco');
  });

  it('makes an unlisted part something that can be bought, without counting for the plan', async () => {
    const id = await askAll(h, ana);
    const mine = await proposed(h, near.store, id, unlisted({ nombre: 'Caja de dirección', precio: 45 }));
    await accept(h, ana, id, mine);
    const cart = await cartOf(h, ana.token);
    expect(cart.items[0]).toMatchObject({ nombre: 'Caja de dirección', precio: 45, cantidad: 1, disponible: true });
    const { data } = (await quote(h, ana.token, retiro(near.store.user._id))).body;
    expect((await pay(h, ana.token, paymentFor(data))).status).toBe(201);
  });

  it('puts the line back when it is accepted again, and nothing more', async () => {
    const id = await askAll(h, ana);
    const mine = await proposed(h, near.store, id, unlisted({ cantidad: 2 }));
    const productoId = (await accept(h, ana, id, mine)).body.data.apartado!.productoId;
    await accept(h, ana, id, mine);
    await call(h.base, 'DELETE', `/api/cart/remove/${productoId}`, { token: ana.token });
    expect((await accept(h, ana, id, mine)).body.message).toBe('El repuesto está en tu carrito');
    expect((await cartOf(h, ana.token)).items).toMatchObject([{ productoId, cantidad: 2 }]);
  });

  it('says in a sentence what is in the way', async () => {
    const part = await near.sell({ precio: 25, stock: 1 });
    const id = await askAll(h, ana);
    const gone = await proposed(h, near.store, id, listed(part));
    await call(h.base, 'PUT', `/api/products/${part.id}`, { token: near.store.token, body: { activo: false } });
    const refused = await accept(h, ana, id, gone);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'PROPUESTA_SIN_STOCK',
      'A la tienda ya no le quedan unidades de este repuesto. Elige otra propuesta.',
    ]);
    expect((await read(h, ana, id)).body.data.estado).toBe('abierta');
    await withdraw(h, near.store, id, gone);
    expect((await accept(h, ana, id, gone)).body.code).toBe('PROPUESTA_RETIRADA');
    const late = await proposed(h, near.store, id);
    await expire(h, 'propuestas', late);
    expect((await accept(h, ana, id, late)).body.code).toBe('PROPUESTA_VENCIDA');
    expect((await withdraw(h, near.store, id, late)).body.code).toBe('PROPUESTA_VENCIDA');
    const other = await proposed(h, far.store, id);
    await cancel(h, ana, id);
    expect((await accept(h, ana, id, other)).body.code).toBe('SOLICITUD_CERRADA');
    expect((await cancel(h, ana, id)).body.code).toBe('SOLICITUD_CERRADA');
    expect((await propose(h, near.store, id)).body.code).toBe('SOLICITUD_CERRADA');
  });
});

describe('time', () => {
  it('closes what is over by itself, and tells the client', async () => {
    const id = await askAll(h, ana);
    await proposed(h, near.store, id);
    await expire(h, 'solicitudes', id);
    expect((await read(h, ana, id)).body.data.estado).toBe('vencida');
    expect((await propose(h, far.store, id)).body.code).toBe('SOLICITUD_VENCIDA');
    await h.app.get(RequestEndService, { strict: false }).sweep();
    expect((await noticesOf(ana))[0]).toMatchObject({ titulo: 'Tu solicitud venció' });
    const { data } = (await read(h, ana, id)).body;
    expect([data.estado, data.propuestas[0]!.estado]).toEqual(['vencida', 'cerrada']);
  });

  it('gives held units back when the hold ends in the middle of a checkout, and says so', async () => {
    const part = await near.sell({ nombre: 'Mesoneta', precio: 25, stock: 2 });
    const id = await askAll(h, ana);
    const mine = await proposed(h, near.store, id, listed(part, { cantidad: 2 }));
    const { productoId } = (await accept(h, ana, id, mine)).body.data.apartado!;
    const { data } = (await quote(h, ana.token, retiro(near.store.user._id))).body;
    await expire(h, 'productos', productoId, 'apartado.hasta');
    await h.app.get(HeldProducts, { strict: false }).sweep();
    const paid = await pay(h, ana.token, paymentFor(data));
    expect([paid.status, paid.body.message]).toEqual([
      409,
      'Venció el tiempo en que «Mesoneta» estuvo apartado para ti. Puedes pedirlo de nuevo.',
    ]);
    expect([await stockOf(h, part.id), await ledgerOf(h, part.id)]).toEqual([2, 2]);
    expect([await stockOf(h, productoId), await ledgerOf(h, productoId)]).toEqual([0, 0]);
    expect((await cartOf(h, ana.token)).cambios).toMatchObject([
      { tipo: 'retirado', mensaje: expect.stringContaining('Venció el tiempo') },
    ]);
    expect((await accept(h, ana, id, mine)).body.data.apartado?.vigente).toBe(false);
  });
});

describe('others', () => {
  it('writes to a store about a request, in a conversation that names it', async () => {
    const id = await askAll(h, ana);
    await proposed(h, near.store, id);
    const body = { participantes: [near.store.user._id], contexto: { tipo: 'solicitud', id } };
    const opened = await call(h.base, 'POST', '/api/chats', { token: ana.token, body });
    expect(opened.body.data.contexto).toMatchObject({ tipo: 'solicitud', ruta: `/cliente/solicitudes/${id}` });
    const stranger = await mintUser(h, 'client');
    expect((await call(h.base, 'POST', '/api/chats', { token: stranger.token, body })).status).toBe(404);
  });

  it('reports a request, which administrators then withdraw', async () => {
    const id = await askAll(h, ana);
    const report = { objeto: 'solicitud', objetoId: id, tipo: 'publicidad', motivo: 'Vende en vez de pedir' };
    const filed = await call(h.base, 'POST', '/api/reportes', { token: near.store.token, body: report });
    expect(filed.status).toBeLessThan(300);
    const admin = await mintUser(h, 'admin');
    const cases = await call(h.base, 'GET', '/api/admin/reportes?objeto=solicitud', { token: admin.token });
    expect(cases.body.data[0]).toMatchObject({ objeto: 'solicitud', total: 1 });
  });
});

const oid = (id: string) => new h.db.base.Types.ObjectId(id);
