import { chats } from '@tuerca/contracts/chats/chats/endpoints';
import { NO_SHOW_DAYS } from '@tuerca/contracts/citas/citas/rules';
import { signIn } from '../actors';
import { overlaps } from '../appointments';
import { expectExact } from '../chats';
import { call } from '../harness';
import { count, DEMO_PASSWORD, get, h } from './world';

/** Demo data of the documented accounts. */
export const peopleStories = () => {
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

  it('leaves the administrators businesses to decide on, one paused and one refused of each kind, and two campaigns', async () => {
    const { token } = await signIn(h.base, 'admin@demo.tuerca.ve', DEMO_PASSWORD);
    const groups = async (kind: string) => (await get(`/api/admin/${kind}?limit=1`, token)).meta.cuentas;
    expect(await groups('tiendas')).toEqual({ por_revisar: 2, activas: 12, pausadas: 1, rechazadas: 1, todas: 16 });
    expect(await groups('talleres')).toEqual({ por_revisar: 1, activas: 12, pausadas: 1, rechazadas: 1, todas: 15 });
    const { data: waiting } = await get('/api/admin/tiendas?grupo=por_revisar', token);
    // One shares its telephone with a store on sale.
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
    // No client missed so many that online booking is refused.
    const since = new Date(Date.now() - NO_SHOW_DAYS * 86_400_000);
    const missed = await citas.find({ estado: 'no_asistio', fechaHora: { $gte: since } }).toArray();
    expect(missed.length).toBeGreaterThan(0);
    expect(new Set(missed.map(({ clienteId }) => String(clienteId))).size).toBe(missed.length);
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
};
