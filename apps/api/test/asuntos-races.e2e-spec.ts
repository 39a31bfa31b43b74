import { type Actor, mintUser } from './actors';
import { officeCalls, openOffice } from './admin-users';
import { openGarage } from './appointments';
import { asuntoCalls, confirmed, paidOrder, sweep } from './asuntos';
import { call, type Harness, startApp } from './harness';
import { noticesOf } from './notices';
import { oid, saldosOf } from './payment-queue';
import { type SecondProcess, startSecondProcess } from './second-process';
import { client, openShop, pay, paymentFor, put, quote, retiro, until } from './shop';

let h: Harness;
let second: SecondProcess;
let admin: Actor;
let peer: Actor;
beforeAll(async () => {
  h = await startApp({ BARRIDO_MS: '600000' });
  second = await startSecondProcess();
  [admin, peer] = [await openOffice(h), await mintUser(h, 'admin')];
});
afterAll(async () => {
  await second.close();
  await h.close();
});

const block = (id: string) => officeCalls(h.base, admin).state(id, { activo: false, motivo: 'No responde' });

it('two administrators on two processes and the clock decide at once: each order once, its money is owed once or not at all', async () => {
  const shop = await openShop(h);
  const orders = [];
  for (let i = 0; i < 5; i++) orders.push(await paidOrder(h, shop, admin.token));
  await block(shop.store.user._id);
  const [here, there] = [asuntoCalls(h, admin), asuntoCalls({ ...h, base: second.base }, peer)];
  const { _id } = (await here.of(shop.store.user._id))!;
  await h.db.collection('asuntos').updateOne({ _id: oid(h, _id) }, { $set: { vence: new Date(0) } });
  const each = orders.flatMap(({ pedidoId }) => [
    here.decide(_id, 'cancelar', [{ tipo: 'pedido', _id: pedidoId }], 'Aquí'),
    there.decide(_id, 'cumplir', [{ tipo: 'pedido', _id: pedidoId }], 'Allá'),
  ]);
  await Promise.all([...each, sweep(h), sweep(h)]);
  const { decisiones } = (await h.db.collection('asuntos').findOne({ _id: oid(h, _id) }))!;
  expect(decisiones.map(({ id }: { id: string }) => id).sort()).toEqual(orders.map(({ pedidoId }) => pedidoId).sort());
  for (const { pedidoId, pagoId } of orders) {
    const { decision } = decisiones.find(({ id }: { id: string }) => id === pedidoId);
    const { estado, seCumple } = (await h.db.collection('pedidos').findOne({ _id: oid(h, pedidoId) }))!;
    const owed = (await saldosOf(h, pagoId)).length;
    expect([decision, estado, seCumple ?? false, owed]).toEqual(
      decision === 'cancelar' ? ['cancelar', 'cancelado', false, 1] : ['cumplir', 'pendiente', true, 0],
    );
  }
});

it('those who wait are told once, however many look, and after a process died before it told', async () => {
  const garage = await openGarage(h);
  const { ana } = await confirmed(h, garage, '09:00');
  await block(garage.id);
  const told = async () =>
    (await noticesOf(h, ana)).filter(({ titulo }) => titulo === 'Tu cita está en revisión').length;
  await until(told, (n) => n === 1);
  // As it stands when the process that blocked died before it had noted that it told.
  await h.db
    .collection('asuntos')
    .updateOne({ cuentaId: oid(h, garage.id) }, { $set: { avisar: 'espera' }, $unset: { turnos: 1 } });
  await Promise.all([sweep(h), sweep(h)]);
  expect(await told()).toBe(1);
});

it('what is bought while a store is blocked is refused, or waits for a decision with the rest', async () => {
  const shop = await openShop(h);
  const product = await shop.sell({ precio: 10, stock: 50 });
  const buyers = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const ana = await client(h);
      await put(h, ana.token, { productoId: product.id, cantidad: 1 });
      return { ana, quoted: (await quote(h, ana.token, retiro(shop.store.user._id))).body.data };
    }),
  );
  const answers = await Promise.all([
    ...buyers.map(({ ana, quoted }, i) =>
      i % 2
        ? pay(h, ana.token, paymentFor(quoted))
        : call(second.base, 'POST', '/api/payments/banplus', { token: ana.token, body: paymentFor(quoted) }),
    ),
    block(shop.store.user._id),
  ]);
  const bought = answers.filter(({ status }) => status === 201).length;
  expect(await h.db.collection('pedidos').countDocuments({ tiendaId: oid(h, shop.store.user._id) })).toBe(bought);
  const asunto = await asuntoCalls(h, admin).of(shop.store.user._id);
  expect(asunto?.sumas.pedidos ?? 0).toBe(bought);
  const late = await client(h);
  await put(h, late.token, { productoId: product.id, cantidad: 1 });
  const quoted = await quote(h, late.token, retiro(shop.store.user._id));
  expect([quoted.body.success, quoted.status]).not.toEqual([true, 200]);
});
