import { planPayments } from '../src/platform/database/migrations/0028-plan-payments';
import { type Actor, adminToken, signUp } from './actors';
import { call, type Harness, startApp } from './harness';
import { confirm, makePlan, myPlan, requestPlan, titlesOf } from './membership';
import { admins, pagoOf, sendStatement, statementOf, today } from './payment-queue';
import { type SecondProcess, startSecondProcess } from './second-process';
import { buy, client, openShop, referencia, type Shop } from './shop';
import { until } from './until';

jest.setTimeout(120_000);

let h: Harness;
let second: SecondProcess;
let shop: Shop;
let token: string;
let admin: ReturnType<typeof admins>;
beforeAll(async () => {
  h = await startApp();
  second = await startSecondProcess();
  await second.ready;
  [shop, token] = [await openShop(h), await adminToken(h)];
  admin = admins(h, token);
  await makePlan(h, token, 'MES', { precio: 10 });
});
afterAll(async () => {
  await second?.close();
  await h.close();
});

const levelOf = async (store: Actor) => (await myPlan(h, store)).nivel;
/** A request that nobody has settled, with its payment's id. */
async function ask(store: Actor, ref: string): Promise<string> {
  const { status, body } = await requestPlan(h, store, 'MES', { referencia: ref });
  expect([status, body.code]).toEqual([201, undefined]);
  const id = body.data.solicitud!._id;
  await until(
    () => pagoOf(h, id),
    (pago) => pago.resultado !== null,
  );
  return id;
}
const stores = (count: number) => Promise.all(Array.from({ length: count }, () => signUp(h.base, 'store')));

describe('one transfer', () => {
  it.each([4, 6, 8, 12])(
    'of %i digits makes one of four stores PREMIUM, asked for on two processes at once',
    async (n) => {
      const whole = referencia('00');
      const four = await stores(4);
      // Each names it with more or fewer zeros in front: what a payer types is compared by what it names.
      const ids = [];
      for (const [i, store] of four.entries()) ids.push(await ask(store, `${'9'.repeat(i)}${whole.slice(-n)}`));
      const answers = await Promise.all(
        ids.map((id, i) =>
          call(i % 2 ? second.base : h.base, 'POST', `/api/admin/pagos/${id}/aprobar`, { token, body: {} }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(
        Array.from({ length: 3 }, () => 'MOVIMIENTO_USADO'),
      );
      const levels = await Promise.all(four.map(levelOf));
      expect(levels.filter((nivel) => nivel === 'MES')).toHaveLength(1);
    },
  );

  it.each(['plan', 'compra', 'both at once'] as const)(
    'pays a plan or a purchase, whichever is first: %s',
    async (first) => {
      const [store] = await stores(1);
      // A plan of exactly what the purchase costs.
      const producto = await shop.sell({ precio: 15, stock: 10 });
      const ana = await client(h);
      const ref = referencia('00');
      const line = { productoId: producto.id, cantidad: 1, tiendaId: shop.store.user._id };
      const bought = await buy(h, ana.token, [line], { referencia: ref });
      expect(bought.status).toBe(201);
      const { pagoId } = bought.body.data;
      await until(
        () => pagoOf(h, pagoId),
        (pago) => pago.resultado !== null,
      );
      const planId = await ask(store!, ref.slice(-8));
      await h.db
        .collection('pagos')
        .updateOne({ _id: oid(planId) }, { $set: { monto: (await pagoOf(h, pagoId)).monto } });
      const approve = (id: string, base = h.base) =>
        call(base, 'POST', `/api/admin/pagos/${id}/aprobar`, { token, body: {} });
      const order = first === 'compra' ? [pagoId, planId] : [planId, pagoId];
      const answers =
        first === 'both at once'
          ? await Promise.all([approve(planId), approve(pagoId, second.base)])
          : [await approve(order[0]), await approve(order[1])];
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const planPaid = (await pagoOf(h, planId)).estado === 'pagado';
      const refused = answers.find(({ status }) => status === 409)!.body;
      expect(refused.message).toMatch(planPaid ? /ya pagó el plan MES · / : /ya pagó la compra/);
      if (first !== 'both at once') expect(planPaid).toBe(first === 'plan');
      expect(await levelOf(store!)).toBe(planPaid ? 'MES' : 'BASIC');
    },
  );
});

describe('a payment of a plan', () => {
  it('that the bank knows makes the plan hold by itself', async () => {
    const [store] = await stores(1);
    await requestPlan(h, store!, 'MES', { referencia: referencia('99') });
    expect(
      await until(
        () => levelOf(store!),
        (nivel) => nivel === 'MES',
      ),
    ).toBe('MES');
    expect(await titlesOf(h, store!.user._id)).toContain('Tu plan Plan MES está activo');
  });

  it('stands in the queue beside purchases and is found by its statement, which has nothing left over', async () => {
    const [store] = await stores(1);
    const ref = referencia('00');
    const id = await ask(store!, ref);
    const { monto, detalle } = (await admin.get(`/api/admin/pagos/${id}`)).body.data;
    expect(detalle).toMatch(/^Plan MES · /);
    const listed = (await admin.get('/api/admin/pagos?concepto=plan&grupo=todos&limit=50')).body.data;
    expect(listed.find(({ _id }: { _id: string }) => _id === id)).toMatchObject({ concepto: 'plan', detalle });
    const purchases = (await admin.get('/api/admin/pagos?concepto=compra&grupo=todos&limit=50')).body.data;
    expect(purchases.map(({ _id }: { _id: string }) => _id)).not.toContain(id);
    const lines = [{ fecha: today(), referencia: ref, monto }];
    const extracto = (await sendStatement(h, token, statementOf(lines), `${ref}.csv`)).body.data._id;
    const [found] = (await admin.get(`/api/admin/extractos/${extracto}/propuestas?grupo=segura`)).body.data;
    expect(found.candidatos[0].pagoId).toBe(id);
    const pagos = [{ pagoId: id, movimientoId: found.movimiento._id }];
    const { body } = await admin.post(`/api/admin/extractos/${extracto}/confirmar`, { pagos });
    expect(body.data[0].resultado).toBe('confirmado');
    expect(await levelOf(store!)).toBe('MES');
    expect((await admin.get(`/api/admin/extractos/${extracto}`)).body.data.conteos.ninguna).toBe(0);
  });

  it('that the bank confirmed has its movement in the statement that comes later', async () => {
    const [store] = await stores(1);
    const ref = referencia('99');
    const { body } = await requestPlan(h, store!, 'MES', { referencia: ref });
    const id = body.data.solicitud!._id;
    const { monto, bancoEmisor: banco } = await until(
      () => pagoOf(h, id),
      ({ estado }) => estado === 'pagado',
    );
    const lines = [{ fecha: today(), referencia: ref, monto: monto / 100, banco }];
    const extracto = (await sendStatement(h, token, statementOf(lines), `${ref}.csv`)).body.data._id;
    const { conteos } = (await admin.get(`/api/admin/extractos/${extracto}`)).body.data;
    expect(conteos).toMatchObject({ conciliado: 1, ninguna: 0 });
  });

  it('of which less came may be accepted with a reason: the plan holds, and what is missing is a line of the ledger', async () => {
    const [store] = await stores(1);
    const id = await ask(store!, referencia('00'));
    const { monto } = (await admin.get(`/api/admin/pagos/${id}`)).body.data;
    const short = { montoRecibido: monto - 1, motivo: 'Faltó un bolívar' };
    expect((await admin.post(`/api/admin/pagos/${id}/aceptar`, short)).status).toBe(200);
    expect(await levelOf(store!)).toBe('MES');
    expect(await h.db.collection('asientos').findOne({ clave: `faltante:${id}` })).toMatchObject({
      tipo: 'faltante',
      tiendaId: null,
      monto: -100,
    });
  });

  it('that is refused in the queue tells the seller why, and the reference may be told again', async () => {
    const [store] = await stores(1);
    const ref = referencia('00');
    const id = await ask(store!, ref);
    await admin.post(`/api/admin/pagos/${id}/rechazar`, { motivo: 'No llegó a nuestra cuenta' });
    const mine = await myPlan(h, store!);
    expect([mine.solicitud, mine.pagoSolicitud, mine.historial[0]?.motivo]).toEqual([
      null,
      null,
      'No llegó a nuestra cuenta',
    ]);
    expect(await titlesOf(h, store!.user._id)).toContain('No confirmamos el pago de tu plan Plan MES');
    await ask(store!, ref);
  });

  it('that is short is asked for the rest, which the seller reports, and what came of one withdrawn is owed', async () => {
    const [store] = await stores(1);
    const id = await ask(store!, referencia('00'));
    const { monto } = (await myPlan(h, store!)).pagoSolicitud!;
    const asked = await admin.post(`/api/admin/pagos/${id}/diferencia`, {
      montoRecibido: monto - 1,
      motivo: 'Faltó un bolívar',
    });
    expect(asked.status).toBe(200);
    expect((await myPlan(h, store!)).pagoSolicitud).toMatchObject({ diferencia: { falta: 1, estado: 'esperando' } });
    expect(await titlesOf(h, store!.user._id)).toContain('Falta una parte de tu pago');
    const path = `/api/payments/${id}/diferencia`;
    const data = { bancoEmisor: '0102', referencia: referencia('00') };
    expect((await call(h.base, 'POST', path, { token: store!.token, body: data })).status).toBe(200);
    const stranger = (await stores(1))[0]!;
    expect((await call(h.base, 'POST', path, { token: stranger.token, body: data })).status).toBe(404);
    await call(h.base, 'DELETE', '/api/membresia/mi-plan/solicitud', { token: store!.token });
    const saldos = (await admin.get('/api/admin/saldos?estado=pendiente&limit=50')).body.data;
    expect(saldos.find(({ pagoId }: { pagoId: string }) => pagoId === id)).toMatchObject({ monto: monto - 1 });
  });
});

describe('requests of the release before', () => {
  it('get their payment, and what confirmed ones were paid with pays nothing again', async () => {
    const [one, two, three] = await stores(3);
    const ref = referencia('00');
    const confirmed = await ask(one!, ref);
    expect((await confirm(h, token, confirmed)).status).toBe(200);
    const waiting = await ask(two!, referencia('00'));
    await h.db.collection('pagos').deleteMany({ _id: { $in: [oid(confirmed), oid(waiting)] } });
    for (let i = 0; i < 2; i++) await planPayments.up(h.db.db!);
    expect(await pagoOf(h, waiting)).toMatchObject({
      concepto: 'plan',
      estado: 'en_verificacion',
      bancoReceptor: '0174',
    });
    expect(await pagoOf(h, confirmed)).toMatchObject({ concepto: 'plan', estado: 'pagado' });
    // By four digits, too.
    const again = await ask(three!, ref.slice(-4));
    expect((await confirm(h, token, again)).body.code).toBe('MOVIMIENTO_USADO');
    expect((await confirm(h, token, waiting)).status).toBe(200);
    expect(await levelOf(two!)).toBe('MES');
  });
});

const oid = (id: string) => new h.db.base.Types.ObjectId(id);
