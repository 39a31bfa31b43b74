import { chats } from '@tuerca/contracts/chats/endpoints';
import { EstadisticasCliente } from '@tuerca/contracts/client-dashboard/statistics';
import { NO_SHOW_DAYS } from '@tuerca/contracts/citas/rules';
import { EstadisticasTaller } from '@tuerca/contracts/citas/statistics';
import type { Ingresos } from '@tuerca/contracts/comisiones/schemas';
import { IMAGE_WIDTHS, imageVariant } from '@tuerca/contracts/kernel/images';
import mongoose from 'mongoose';
import { createHash } from 'node:crypto';
import { DemoRepository } from '../src/demo/demo.repository';
import { DemoService } from '../src/demo/demo.service';
import { signIn } from './actors';
import { overlaps } from './appointments';
import { expectExact } from './chats';
import { call, type Harness, startApp } from './harness';
import { clientFigures } from './client-figures';
import { incomeOf } from './income-figures';
import { expectBalanced } from './ledger';
import { customersOf, figuresOf, rawCitas } from './workshop-figures';

/** As the README tells it. */
const DEMO_PASSWORD = 'Tuerca.2026';
const ON_SALE = { 'revision.estado': 'aprobada', pausa: null };

describe('the demo data', () => {
  let h: Harness;
  const count = (collection: string, filter = {}) => h.db.collection(collection).countDocuments(filter);
  const get = async (path: string, token?: string) => {
    const { status, body } = await call(h.base, 'GET', path, { token });
    expect({ path, status }).toEqual({ path, status: 200 });
    return body;
  };

  beforeAll(async () => {
    h = await startApp({ TUERCA_DEMO: '1' });
  }, 240_000);
  afterAll(async () => {
    await h.close();
    process.env.TUERCA_DEMO = '0';
  });

  it('fills the shop: 12 stores and workshops on sale, 240 products, 60 services, 120 reviews, 50 accounts', async () => {
    expect([
      await count('tiendas', ON_SALE),
      await count('talleres', ON_SALE),
      await count('productos'),
      await count('servicios'),
      await count('comentarios'),
      await count('usuarios'),
    ]).toEqual([12, 12, 240, 60, 120, 50]);
  });

  it('marks eight of twelve stores and workshops as verified, the first of the documented accounts among them', async () => {
    for (const path of ['/api/users/stores', '/api/users/workshops'])
      expect([path, (await get(`${path}?verificado=true`)).meta.total]).toEqual([path, 8]);
    const { user } = await signIn(h.base, 'tienda@demo.tuerca.ve', DEMO_PASSWORD);
    expect((await get(`/api/stores/stores/${user._id}/profile`)).data.store.verificado).toBe(true);
  });

  it('leaves the administrators businesses to decide on, one paused and one refused of each kind, and two campaigns', async () => {
    const { token } = await signIn(h.base, 'admin@demo.tuerca.ve', DEMO_PASSWORD);
    const groups = async (kind: string) => (await get(`/api/admin/${kind}?limit=1`, token)).meta.cuentas;
    expect(await groups('tiendas')).toEqual({ por_revisar: 2, activas: 12, pausadas: 1, rechazadas: 1, todas: 16 });
    expect(await groups('talleres')).toEqual({ por_revisar: 1, activas: 12, pausadas: 1, rechazadas: 1, todas: 15 });
    const { data: waiting } = await get('/api/admin/tiendas?grupo=por_revisar', token);
    // One shares its telephone with a store that sells.
    expect(waiting.map(({ coincidencias }: { coincidencias: number }) => coincidencias).sort()).toEqual([0, 1]);
    for (const path of ['/api/users/stores', '/api/users/workshops']) expect((await get(path)).meta.total).toBe(12);
    const { data: campaigns } = await get('/api/admin/ofertas', token);
    expect(campaigns.map(({ estado }: { estado: string }) => estado).sort()).toEqual(['activa', 'programada']);
  });

  it('gives every workshop half a year of appointments, in every state, and no bay two at once', async () => {
    const citas = h.db.collection('citas');
    expect((await citas.distinct('estado')).sort()).toEqual([
      'cancelada',
      'completada',
      'confirmada',
      'en_proceso',
      'no_asistio',
      'pausada',
      'pendiente',
    ]);
    expect(await citas.distinct('tallerId')).toHaveLength(12);
    const { user } = await signIn(h.base, 'taller@demo.tuerca.ve', DEMO_PASSWORD);
    expect(await overlaps(h, user._id)).toEqual([]);
    const client = await signIn(h.base, 'cliente@demo.tuerca.ve', DEMO_PASSWORD);
    expect((await get('/api/cita/mecanica', client.token)).meta.total).toBeGreaterThan(10);
    const proposed = await h.db.collection('presupuestos').distinct('estado');
    expect(proposed.sort()).toEqual(['aprobado_parcial', 'enviado', 'rechazado']);
    // Nobody missed so many that no booking is taken online.
    const since = new Date(Date.now() - NO_SHOW_DAYS * 86_400_000);
    const missed = await citas.find({ estado: 'no_asistio', fechaHora: { $gte: since } }).toArray();
    expect(missed.length).toBeGreaterThan(0);
    expect(new Set(missed.map(({ clienteId }) => String(clienteId))).size).toBe(missed.length);
  });

  it('gives every store a promotion that holds, one to come and one that is over, and prices follow the first alone', async () => {
    const { token, user } = await signIn(h.base, 'tienda@demo.tuerca.ve', DEMO_PASSWORD);
    const { data } = await get('/api/promotions/store', token);
    expect(data.map(({ estado }: { estado: string }) => estado).sort()).toEqual(['activa', 'expirada', 'programada']);
    const held = data.find(({ estado }: { estado: string }) => estado === 'activa');
    const product = (await get(`/api/products/${held.producto._id}`)).data;
    expect([product.promocion.titulo, product.precioFinal]).toEqual([held.titulo, held.producto.precioFinal]);
    expect((await get(`/api/promotions/store/${user._id}`)).data).toHaveLength(1);
    expect(await count('promociones', { pendiente: true })).toBe(0);
  });

  it('tells a client figures that equal a count of the documents', async () => {
    const { token, user } = await signIn(h.base, 'cliente@demo.tuerca.ve', DEMO_PASSWORD);
    expect(EstadisticasCliente.parse((await get('/api/client/statistics', token)).data)).toMatchObject(
      await clientFigures(h, user._id, new Date()),
    );
  });

  it('gives the documented clients purchases with the appointment that mounts their parts', async () => {
    const linked = await h.db
      .collection('citas')
      .find({ compra: { $ne: null } })
      .toArray();
    const pedidos = await h.db
      .collection('pedidos')
      .find({ instalacion: { $ne: null } })
      .toArray();
    const told = linked.map(({ _id, estado, fechaHora, compra }) => {
      const own = pedidos.filter(({ orderNumber }) => orderNumber === compra.orderNumber);
      expect(own.map(({ instalacion }) => String(instalacion.citaId))).toEqual([String(_id)]);
      expect([estado, fechaHora > new Date()]).toEqual(['confirmada', true]);
      return [own[0]!.estado, own[0]!.estadoPago, compra.enTaller, compra.problema];
    });
    expect(told.sort()).toEqual([
      ['cancelado', 'reembolsado', false, 'cancelado'],
      ['enviado', 'pagado', true, null],
      ['procesando', 'pagado', false, null],
    ]);
  });

  it('gives every store returns, open and ended ones, and each refund stands in its order', async () => {
    const devoluciones = h.db.collection('devoluciones');
    expect(await devoluciones.distinct('tiendaId')).toHaveLength(12);
    const { token } = await signIn(h.base, 'tienda@demo.tuerca.ve', DEMO_PASSWORD);
    const { meta } = await get('/api/devoluciones', token);
    expect(meta.total).toBeGreaterThan(4);
    expect(meta.cuentas.reembolsada).toBeGreaterThan(0);
    const refunded = await devoluciones.find({ estado: 'reembolsada' }).toArray();
    const orders = await h.db
      .collection('pedidos')
      .find({ devuelto: { $gt: 0 } })
      .toArray();
    const sum = (list: { [field: string]: unknown }[], field: string) =>
      list.reduce((total, one) => total + (one[field] as number), 0);
    expect(sum(orders, 'devuelto')).toBe(sum(refunded, 'monto'));
    expect(refunded.every(({ entregado, fecha, movida }) => entregado <= fecha && fecha <= movida)).toBe(true);
  });

  it.each(['taller', 'taller2'])(
    'adds up the figures, the customers and the history of %s as a plain count does',
    async (account) => {
      const { user, token } = await signIn(h.base, `${account}@demo.tuerca.ve`, DEMO_PASSWORD);
      const raw = await rawCitas(h, user._id);
      const read = async () => {
        const now = new Date();
        const { data } = await get(`/api/cita/mecanica/estadisticas/${user._id}`, token);
        return { now, figures: EstadisticasTaller.parse(data) };
      };
      const { now, figures } = await read();
      const { serviciosPopulares, clientesFrecuentes, ...expected } = figuresOf(raw, now);
      expect(figures).toMatchObject(expected);
      expect(figures.meses.every(({ citas }) => citas > 0)).toBe(true);
      for (const [shown, all, weight] of [
        [figures.serviciosPopulares, serviciosPopulares, 'citas'],
        [figures.clientesFrecuentes, clientesFrecuentes, 'visitas'],
      ] as const) {
        expect(all).toEqual(expect.arrayContaining(shown as never[]));
        const heaviest = all.map((one) => (one as never)[weight] as number).sort((a, b) => b - a);
        expect(shown.map((one) => (one as never)[weight])).toEqual(heaviest.slice(0, 5));
      }

      const customers = await get(`/api/cita/mecanica/clientes/${user._id}?limit=60&sort=spend-high`, token);
      const counted = customersOf(raw, now);
      expect(customers.meta.total).toBe(counted.length);
      const byId = new Map(counted.map((one) => [one._id, one]));
      for (const one of customers.data) expect(one).toMatchObject(byId.get(one._id)!);

      const history = await get('/api/cita/mecanica?estado=completado&sort=-fechaFinalizacion&limit=100', token);
      const done = raw.filter(({ estado }) => estado === 'completada');
      expect(history.data.total).toBe(done.length);
      const prices = (history.data.citas as { precioFinalBs: number }[]).map(({ precioFinalBs }) => precioFinalBs);
      expect(Math.round(prices.reduce((total, one) => total + one, 0) * 100)).toBe(
        done.reduce((total, { precioFinalBs }) => total + precioFinalBs, 0),
      );
    },
  );

  it.each(['tienda', 'tienda2'])('adds up the income of %s as a plain count of its orders does', async (account) => {
    const { user, token } = await signIn(h.base, `${account}@demo.tuerca.ve`, DEMO_PASSWORD);
    const { meses, saldo } = (await get('/api/stores/ingresos', token)).data as Ingresos;
    const counted = await incomeOf(h, user._id);
    for (const { mes, pedidos, ventas, devoluciones, comisiones, neto } of meses) {
      const plain = counted.get(mes) ?? { pedidos: 0, ventas: 0, devoluciones: 0, comisiones: 0 };
      const cents = { ventas, devoluciones, comisiones, neto };
      const shown = Object.fromEntries(Object.entries(cents).map(([name, { bs }]) => [name, Math.round(bs * 100)]));
      const plainNeto = plain.ventas + plain.devoluciones + plain.comisiones;
      expect({ mes, pedidos, ...shown }).toEqual({ mes, ...plain, neto: plainNeto });
    }
    expect(meses.slice(-6).every(({ pedidos }) => pedidos > 0)).toBe(true);
    expect(saldo.pagado.bs).toBeGreaterThan(0);
    const { data: payouts } = await get('/api/stores/liquidaciones', token);
    expect(payouts.length).toBeGreaterThan(3);
  });

  it.each(['taller', 'taller2', 'tienda'])('counts what %s has completed towards its next plan', async (account) => {
    const { user, token } = await signIn(h.base, `${account}@demo.tuerca.ve`, DEMO_PASSWORD);
    const owner = new mongoose.Types.ObjectId(user._id);
    const completed = account.startsWith('taller')
      ? await h.db.collection('citas').countDocuments({ tallerId: owner, estado: 'completada' })
      : await h.db.collection('pedidos').countDocuments({ tiendaId: owner, estado: 'entregado' });
    expect(completed).toBeGreaterThan(3);
    expect((await get('/api/membresia/mi-plan', token)).data.meritos).toMatchObject({ servicios: completed });
  });

  it('owes every store what its ledger says, to the céntimo', () => expectBalanced(h));

  it('gives the first client a vehicle with a rich record whose kilometres agree', async () => {
    const { token } = await signIn(h.base, 'cliente@demo.tuerca.ve', DEMO_PASSWORD);
    const [car] = (await get('/api/client/garaje', token)).data;
    const { resumen, eventos } = (await get(`/api/client/garaje/${car._id}/hoja-de-vida`, token)).data;
    expect(car).toMatchObject({ modelo: 'Corolla', elegido: true });
    expect(resumen.trabajos).toBeGreaterThan(5);
    expect(resumen.repuestos).toBeGreaterThan(2);
    expect([resumen.propios, resumen.garantiasVigentes > 0]).toEqual([4, true]);
    expect(eventos.filter(({ kilometrajeDudoso }: { kilometrajeDudoso: boolean }) => kilometrajeDudoso)).toEqual([]);
  });

  it('lets every documented account in, with the documented password', async () => {
    for (const [account, role] of [
      ['cliente', 'client'],
      ['cliente2', 'client'],
      ['tienda', 'store'],
      ['tienda2', 'store'],
      ['taller', 'workshop'],
      ['taller2', 'workshop'],
      ['admin', 'admin'],
    ])
      expect((await signIn(h.base, `${account}@demo.tuerca.ve`, DEMO_PASSWORD)).user.role).toBe(role);
  });

  it('leaves no list of the public site empty', async () => {
    for (const path of [
      '/api/products',
      '/api/products?sort=popularity&order=desc&limit=8',
      '/api/products?enOferta=true',
      '/api/products?disponible=true&facetas=true',
      '/api/users/stores',
      '/api/users/workshops',
      '/api/servicios-mecanicos',
    ])
      expect({ path, empty: (await get(path)).data.length === 0 }).toEqual({ path, empty: false });
    const { data } = await get('/api/search?query=freno');
    expect(
      [data.products.length, data.stores.length, data.workshops.length, data.services.length].every(
        (n: number) => n > 0,
      ),
    ).toBe(true);
    const { data: filters } = await get('/api/products?q=filtro%20aceite%20sellado');
    const { data: preguntas } = await get(
      `/api/products/${filters.find(({ nombre }: { nombre: string }) => nombre.includes('Corolla / Yaris')).id}/preguntas`,
    );
    expect(preguntas.map(({ respuesta }: { respuesta: object | null }) => !!respuesta)).toEqual([true, false]);
    const [tienda] = (await get('/api/users/stores')).data;
    expect((await get(`/api/products/store/${tienda.id}`)).meta.total).toBeGreaterThan(5);
    const { token } = await signIn(h.base, 'cliente@demo.tuerca.ve', DEMO_PASSWORD);
    expect((await get('/api/favorites', token)).data.length).toBeGreaterThan(3);
  });

  it('remembers half a year of orders in every state, for clients and for stores', async () => {
    expect(await count('pedidos')).toBeGreaterThan(140);
    const estados: string[] = await h.db.collection('pedidos').distinct('estado');
    expect(estados.sort()).toEqual(['cancelado', 'entregado', 'enviado', 'pendiente', 'procesando']);
    for (const account of ['cliente', 'cliente2', 'tienda', 'tienda2']) {
      const { token } = await signIn(h.base, `${account}@demo.tuerca.ve`, DEMO_PASSWORD);
      const { data, meta } = await get('/api/orders', token);
      expect(data.length).toBeGreaterThan(0);
      expect(meta.total).toBeGreaterThan(5);
    }
  });

  it('has averages that are exactly those of its verified reviews', async () => {
    const resenas = await h.db.collection('comentarios').find().toArray();
    expect(resenas.filter(({ verificada }) => verificada).length).toBe(108);
    for (const [collection, tipo] of [
      ['productos', 'producto'],
      ['tiendas', 'usuario'],
      ['talleres', 'usuario'],
      ['servicios', 'servicio'],
    ] as const)
      for (const doc of await h.db
        .collection(collection)
        .find({}, { projection: { valoracionPromedio: 1, numeroValoraciones: 1 } })
        .toArray()) {
        const own = resenas
          .filter((r) => r.verificada && r.estado === 'activo' && r.objetivo === `${tipo}:${String(doc._id)}`)
          .map((r) => r.valoracion as number);
        const promedio = own.length ? Math.round((own.reduce((a, b) => a + b, 0) / own.length) * 100) / 100 : 0;
        expect({ id: doc._id, n: doc.numeroValoraciones, promedio: doc.valoracionPromedio }).toEqual({
          id: doc._id,
          n: own.length,
          promedio,
        });
      }
  });

  it('keeps a ledger that adds up to every stock', async () => {
    const sums = await h.db
      .collection('movimientos')
      .aggregate([{ $group: { _id: '$productoId', total: { $sum: '$delta' } } }])
      .toArray();
    const deltas = new Map(sums.map(({ _id, total }) => [String(_id), total as number]));
    const productos = await h.db
      .collection('productos')
      .find({}, { projection: { stock: 1 } })
      .toArray();
    expect(productos.filter(({ _id, stock }) => (deltas.get(String(_id)) ?? 0) !== stock)).toEqual([]);
    // Each unit that was sold left a shelf on the day of its order.
    const sold = await h.db
      .collection('movimientos')
      .find({ motivo: 'venta' }, { projection: { referencia: 1, delta: 1, fecha: 1 } })
      .toArray();
    // A cancelled order keeps its sale beside what was put back, or has never had one.
    const cancelled: string[] = await h.db.collection('pedidos').distinct('numero', { estado: 'cancelado' });
    const dayOf = (fecha: Date) => fecha.toISOString().slice(0, 10);
    const units = new Map<string, number>();
    for (const { referencia, delta, fecha } of sold) {
      if (cancelled.includes(referencia as string)) continue;
      const key = `${referencia} ${dayOf(fecha)}`;
      units.set(key, (units.get(key) ?? 0) - delta);
    }
    const pedidos = await h.db
      .collection('pedidos')
      .find({ estado: { $ne: 'cancelado' } })
      .toArray();
    const bought = pedidos.map(({ numero, fecha, items }) => [
      `${numero} ${dayOf(fecha)}`,
      items.reduce((sum: number, { cantidad }: { cantidad: number }) => sum + cantidad, 0),
    ]);
    expect(Object.fromEntries(units)).toEqual(Object.fromEntries(bought));
  });

  it('serves every picture in the three widths, none of them twice', async () => {
    const docs = await h.db
      .collection('productos')
      .find({}, { projection: { imagenes: 1 } })
      .toArray();
    const urls: string[] = docs.flatMap(({ imagenes }) => imagenes as string[]);
    for (const { fotoPerfil, banner } of [
      ...(await h.db.collection('tiendas').find().toArray()),
      ...(await h.db.collection('talleres').find().toArray()),
    ])
      urls.push(fotoPerfil as string, banner as string);
    expect(urls.length).toBeGreaterThan(500);
    expect(urls.every((url) => /^\/media\/demo\/[a-z0-9/-]+-640\.webp$/.test(url))).toBe(true);
    expect(new Set(urls).size).toBe(urls.length);
    const hashes = new Set<string>();
    for (const url of urls.filter((_, i) => i % 12 === 0))
      for (const width of IMAGE_WIDTHS) {
        const res = await fetch(h.base + imageVariant(url, width));
        const bytes = Buffer.from(await res.arrayBuffer());
        expect({
          url,
          ancho: width,
          status: res.status,
          tipo: res.headers.get('content-type'),
          webp: bytes.toString('latin1', 8, 12),
        }).toEqual({ url, ancho: width, status: 200, tipo: 'image/webp', webp: 'WEBP' });
        hashes.add(createHash('sha256').update(bytes).digest('hex'));
      }
    expect(hashes.size).toBe(Math.ceil(urls.length / 12) * 3);
  });

  it('calls a review verified when its author received the product', async () => {
    const { token, user } = await signIn(h.base, 'cliente@demo.tuerca.ve', DEMO_PASSWORD);
    const { data } = await get('/api/orders?status=entregado&limit=60', token);
    const own = [
      ...new Set<string>(
        data.flatMap((pedido: { items: { productoId: string }[] }) => pedido.items.map(({ productoId }) => productoId)),
      ),
    ];
    const strangers = (await get('/api/products?limit=60')).data
      .map(({ id }: { id: string }) => id)
      .filter((id: string) => !own.includes(id));
    const reviewed = (await h.db.collection('comentarios').find().toArray())
      .filter(({ usuarioId }) => String(usuarioId) === user._id)
      .map(({ productoObjetivoId }) => String(productoObjetivoId));
    for (const [ids, verificada] of [
      [own, true],
      [strangers, false],
    ] as const) {
      const productoObjetivoId = ids.find((id: string) => !reviewed.includes(id));
      const { status, body } = await call(h.base, 'POST', '/api/comments', {
        token,
        body: { texto: 'Llegó bien', valoracion: 4, productoObjetivoId },
      });
      expect({ status, verificada: body.data.verificada }).toEqual({ status: 201, verificada });
    }
  });

  it('lets its people talk: about orders, products and an appointment, in a group, unread, starred and in the trash', async () => {
    const { token } = await signIn(h.base, 'cliente@demo.tuerca.ve', DEMO_PASSWORD);
    const folder = async (name: string) =>
      chats.list.response.parse((await get(`/api/chats?carpeta=${name}`, token)).data);
    const inbox = await folder('bandeja');
    expect(new Set(inbox.map(({ contexto }) => contexto?.tipo))).toEqual(
      new Set(['pedido', 'producto', 'cita', undefined]),
    );
    expect(inbox.some(({ tipo }) => tipo === 'grupo')).toBe(true);
    expect([(await folder('destacados')).length, (await folder('papelera')).length]).toEqual([1, 1]);
    expect(Math.max(...inbox.map(({ seq }) => seq))).toBeGreaterThan(100);
    await expectExact(h);
    const [starred] = await folder('destacados');
    const { data } = await get(`/api/chats/${starred!._id}/mensajes`, token);
    const [file] = chats.messages.response.parse(data).flatMap(({ adjuntos }) => adjuntos);
    expect((await call(h.base, 'GET', `/api/chats/${starred!._id}/adjuntos/${file!._id}`, { token })).status).toBe(200);
  });

  it('loads once, and wipes what an interrupted load left behind', async () => {
    const demo = h.app.get(DemoService, { strict: false });
    const repository = h.app.get(DemoRepository, { strict: false });
    const wipe = jest.spyOn(repository, 'wipe').mockRejectedValue(new Error('would wipe'));
    await demo.onApplicationBootstrap();
    expect(wipe).not.toHaveBeenCalled();
    await h.db
      .collection('carga_demo')
      .updateOne({}, { $set: { estado: 'cargando', pulso: new Date(Date.now() - 60_000) } });
    await expect(demo.onApplicationBootstrap()).rejects.toThrow('would wipe');
    expect(wipe).toHaveBeenCalledWith({ everything: false });
  });
});
