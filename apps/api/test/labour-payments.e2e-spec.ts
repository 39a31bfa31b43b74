import type { Instalaciones } from '@tuerca/contracts/cart/instalaciones/schemas';
import type { ManoDeObraDeCita } from '@tuerca/contracts/cart/mano-de-obra/schemas';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { HOUR } from '@tuerca/contracts/kernel/time';
import { LabourOutcomesService } from '../src/cart/mano-de-obra/labour-outcomes.service';
import { type Actor, adminToken, mintUser, stayConfirmed } from './actors';
import { book, booking, change, day, type Garage, openGarage } from './appointments';
import { type Answer, call, type Harness, later, startApp } from './harness';
import { buyInstalled, installation, orderOf, toldTo } from './installation';
import { approve, asientosOf } from './ledger';
import { admins, pagoOf, saldosOf } from './payment-queue';
import { type SecondProcess, startSecondProcess } from './second-process';
import { openShop, payer, referencia, type Shop } from './shop';
import { download } from './spreadsheets';
import { until } from './until';

jest.setTimeout(120_000);

let h: Harness;
let second: SecondProcess;
let shop: Shop;
let token: string;
let garage: Garage;
let other: Garage;
beforeAll(async () => {
  // Nothing is swept but by the tests.
  h = await startApp({ LIMITE_FACTOR: '1000', BARRIDO_MS: '3600000' });
  [shop, token] = [await openShop(h), await adminToken(h)];
  [garage, other] = [await openGarage(h, { puestos: 20 }), await openGarage(h, { puestos: 20 })];
  for (const { actor } of [garage, other]) await stayConfirmed(h, actor.token);
  second = await startSecondProcess();
  await second.ready;
});
afterAll(async () => {
  await second.close();
  await h.close();
});
afterEach(() => jest.restoreAllMocks());

const sweep = () => h.app.get(LabourOutcomesService, { strict: false }).sweep();
const pathOf = (id: string) => `/api/cita/mecanica/${id}/mano-de-obra`;
const labourOf = async (id: string, actor: Actor): Promise<ManoDeObraDeCita> =>
  (await call<ManoDeObraDeCita>(h.base, 'GET', pathOf(id), { token: actor.token })).body.data;
const stateOf = async (id: string, actor: Actor) => (await labourOf(id, actor)).manoDeObra?.estado;

async function confirmed(ana: Actor, of: Garage = garage, precio = 75): Promise<string> {
  const { data } = (await book(h.base, ana, booking(of, await of.offer({ precio }), { fecha: day(3) }))).body;
  await change(h.base, of.actor, data._id, 'confirmar');
  return data._id;
}
/** Registers the payment of an appointment's labour, which the bank does not find. */
async function pay(id: string, ana: Actor, overrides: object = {}): Promise<Answer<ManoDeObraDeCita>> {
  const { porPagar } = (await labourOf(id, ana)) ?? {};
  const body = { ...payer, referencia: referencia('00'), monto: porPagar?.monto ?? 1, ...overrides };
  return call<ManoDeObraDeCita>(h.base, 'POST', pathOf(id), { token: ana.token, body });
}
/** The id of a payment of labour that an administrator approved. */
async function paid(id: string, ana: Actor): Promise<string> {
  const { status, body } = await pay(id, ana);
  expect([status, body.code]).toEqual([201, undefined]);
  const pagoId = body.data.manoDeObra!._id;
  await until(
    () => pagoOf(h, pagoId),
    ({ resultado }) => resultado !== null,
  );
  expect((await approve(h, token, pagoId)).status).toBe(200);
  return pagoId;
}
async function complete(id: string, of: Garage, precioFinal: number): Promise<void> {
  await change(h.base, of.actor, id, 'estado', { estado: 'en_proceso' });
  const done = await change(h.base, of.actor, id, 'completar', { precioFinal, motivoPrecio: 'Más trabajo' });
  expect([done.status, done.body.code]).toEqual([200, undefined]);
}
const reject = (id: string, of: Garage, base = h.base) =>
  change(base, of.actor, id, 'rechazar', { razonCancelacion: 'Se dañó el elevador' });
const giveBack = (id: string, ana: Actor, base = h.base) =>
  call(base, 'PUT', `${pathOf(id)}/devolver`, { token: ana.token, body: {} });
const entriesOf = (pagoId: string) => asientosOf(h, { clave: `mano_de_obra:${pagoId}` });
const newClient = () => mintUser(h, 'client');

describe('labour that is paid in advance', () => {
  it('is earned by the workshop a day after the work, less the commission, and paid out', async () => {
    const ana = await newClient();
    const id = await confirmed(ana);
    const { porPagar } = await labourOf(id, ana);
    expect(porPagar).toMatchObject({ montoUSD: 75 });
    const pagoId = await paid(id, ana);
    expect(await labourOf(id, ana)).toMatchObject({
      porPagar: null,
      manoDeObra: { estado: 'pagada', porcentaje: null },
    });
    expect((await pay(id, ana, { monto: porPagar!.monto })).body.code).toBe('MANO_DE_OBRA_YA_PAGADA');
    const [queued] = (await admins(h, token).get('/api/admin/pagos?concepto=mano_de_obra&grupo=todos')).body.data;
    expect(queued.detalle).toMatch(/^Mano de obra · Cambio de aceite · /);

    await complete(id, garage, 75);
    expect(await stateOf(id, garage.actor)).toBe('cumplida');
    expect(await sweep()).toBe(0);
    later(h, 25 * HOUR);
    expect(await sweep()).toBe(1);
    jest.restoreAllMocks();
    const { monto, porcentaje, ganado } = (await labourOf(id, garage.actor)).manoDeObra!;
    expect(ganado).toBe(monto);
    const [entry, ...more] = await entriesOf(pagoId);
    expect(more).toEqual([]);
    const due = Math.round(monto! * 100);
    expect(entry).toMatchObject({ monto: due, comision: -Math.round((due * porcentaje!) / 100), tipo: 'mano_de_obra' });
    expect(porcentaje).toBeGreaterThan(0);

    const month = entry!.mes as string;
    const get = async (path: string) => (await call(h.base, 'GET', path, { token: garage.actor.token })).body.data;
    const [row] = await get(`/api/workshop/ingresos/${month}`);
    expect(row).toMatchObject({ tipo: 'mano_de_obra', pedido: null, cita: { _id: id, servicio: 'Cambio de aceite' } });
    const file = await download(h, garage.actor, `/api/workshop/ingresos/${month}/exportar`);
    expect(file.content.toString()).toContain(`;Cambio de aceite;${ana.user.nombre};`);
    const { saldo, comision } = await get('/api/workshop/ingresos');
    expect([comision.porcentaje, saldo.porLiquidar.bs]).toEqual([porcentaje, (entry!.monto + entry!.comision) / 100]);
    const closed = await call(h.base, 'POST', '/api/admin/liquidaciones', { token, body: { tiendaId: garage.id } });
    expect(closed.body.code).toBe('LIQUIDACION_SIN_SALDO');
    later(h, 26 * HOUR);
    const late = await call(h.base, 'POST', '/api/admin/liquidaciones', { token, body: { tiendaId: garage.id } });
    expect(late.status).toBe(201);
    expect(late.body.data).toMatchObject({ tienda: { tipo: 'taller' }, total: { bs: saldo.porLiquidar.bs } });
  });

  it('of work that cost less goes back in part, and of work that cost more the rest is the workshop’s to take', async () => {
    const ana = await newClient();
    const [less, more] = [await confirmed(ana), await confirmed(ana)];
    const [lessId, moreId] = [await paid(less, ana), await paid(more, ana)];
    await complete(less, garage, 50);
    await complete(more, garage, 100);
    later(h, 25 * HOUR);
    expect(await sweep()).toBe(2);
    const [cheap] = await entriesOf(lessId);
    const [owed] = await saldosOf(h, lessId);
    const { monto } = await pagoOf(h, lessId);
    expect(cheap!.monto + owed!.monto).toBe(monto);
    expect(owed).toMatchObject({ motivo: 'mano_de_obra', estado: 'pendiente' });
    expect(cheap!.montoUSD).toBe(5000);
    expect([(await entriesOf(moreId))[0]!.monto, await saldosOf(h, moreId)]).toEqual([monto, []]);
  });

  it('that came short is the platform’s loss where the workshop earns it, and no loss where it goes back', async () => {
    const ana = await newClient();
    const short = async () => {
      const id = await confirmed(ana);
      const pagoId = (await pay(id, ana)).body.data.manoDeObra!._id;
      await until(
        () => pagoOf(h, pagoId),
        ({ resultado }) => resultado !== null,
      );
      const { monto } = (await admins(h, token).get(`/api/admin/pagos/${pagoId}`)).body.data;
      const body = { montoRecibido: monto - 1, motivo: 'Faltó un bolívar' };
      expect((await admins(h, token).post(`/api/admin/pagos/${pagoId}/aceptar`, body)).status).toBe(200);
      return { id, pagoId, monto: Math.round(monto * 100) };
    };
    const lossOf = async (pagoId: string) =>
      (await asientosOf(h, { clave: { $in: [`faltante:${pagoId}`, `faltante:mano_de_obra:${pagoId}`] } }))
        .map(({ monto }) => monto as number)
        .reduce((a, b) => a + b, 0);
    const [done, refused] = [await short(), await short()];
    await complete(done.id, garage, 75);
    await reject(refused.id, garage);
    expect((await giveBack(refused.id, ana)).status).toBe(200);
    later(h, 25 * HOUR);
    await sweep();
    expect((await entriesOf(done.pagoId))[0]!.monto).toBe(done.monto);
    expect(await lossOf(done.pagoId)).toBe(-100);
    expect((await saldosOf(h, refused.pagoId))[0]!.monto).toBe(refused.monto - 100);
    expect(await lossOf(refused.pagoId)).toBe(0);
  });

  it('is refused at another amount, for an appointment that is over, and to anybody else', async () => {
    const [ana, eva] = [await newClient(), await newClient()];
    const id = await confirmed(ana);
    const { monto } = (await labourOf(id, ana)).porPagar!;
    expect((await pay(id, ana, { monto: monto - 1 })).body).toMatchObject({
      code: 'MANO_DE_OBRA_MONTO',
      data: { monto },
    });
    expect((await pay(id, eva)).body.code).toBe('CITA_NO_ENCONTRADA');
    await reject(id, garage);
    expect((await pay(id, ana, { monto })).body.code).toBe('MANO_DE_OBRA_NO_PAGABLE');
    expect(await h.db.collection('manos_de_obra').countDocuments({ clienteId: oid(ana.user._id) })).toBe(0);
  });
});

describe('a paid installation that the workshop refuses', () => {
  /** A part with its installation, the labour paid. */
  async function installed(ana: Actor) {
    const brakes = await garage.offer({ nombre: 'Cambio de pastillas', categoria: 'sistema_frenos', precio: 30 });
    const part = await shop.sell({
      nombre: 'Pastillas delanteras',
      categoria: 'Frenos',
      subcategoria: 'Pastillas de freno',
    });
    const { body } = await buyInstalled(h, { ana, shop, part, instalacion: installation(garage, brakes) });
    const { _id: pedidoId } = body.data.pedidos[0]!;
    const citaId = (await orderOf(h, ana, pedidoId)).instalacion!.citaId;
    return { pedidoId, citaId, pagoId: await paid(citaId, ana) };
  }

  it('leaves its client the choice: another workshop takes the money and the purchase along', async () => {
    const ana = await newClient();
    const { pedidoId, citaId, pagoId } = await installed(ana);
    await reject(citaId, garage);
    const { manoDeObra } = await labourOf(citaId, ana);
    expect(manoDeObra!.estado).toBe('por_decidir');
    expect(new Date(manoDeObra!.vence!).getTime() - Date.now()).toBeGreaterThan(71.9 * 3_600_000);
    expect(await toldTo(h, ana, /^mano_de_obra:.*:por_decidir/)).toEqual(['Decide qué hacemos con tu mano de obra']);
    expect(await toldTo(h, shop.store, new RegExp(`instalacion:${pedidoId}`))).toEqual(['Se canceló la instalación']);

    const service = await other.offer({ nombre: 'Cambio de pastillas', categoria: 'sistema_frenos', precio: 25 });
    const offered = await call<Instalaciones>(h.base, 'GET', `/api/cita/mecanica/${citaId}/otros-talleres`, {
      token: ana.token,
    });
    expect(offered.body.data.talleres.map(({ _id }) => _id)).toEqual([other.id]);
    const next = await book(h.base, ana, booking(other, service, { fecha: day(5), enLugarDe: citaId }));
    expect(next.status).toBe(201);
    const { _id: newId } = next.body.data;
    expect(next.body.data.repuestos?.pedidos.map(({ _id }) => _id)).toEqual([pedidoId]);
    expect((await orderOf(h, ana, pedidoId)).instalacion).toMatchObject({
      citaId: newId,
      taller: { nombre: expect.any(String) },
    });
    expect((await labourOf(newId, ana)).manoDeObra).toMatchObject({ _id: pagoId, estado: 'pagada', vence: null });
    expect((await labourOf(citaId, ana)).manoDeObra).toBeNull();
    expect(await toldTo(h, other.actor, /^mano_de_obra:/)).toEqual(['Tu cliente pagó la mano de obra por Tuerca']);

    await change(h.base, other.actor, newId, 'confirmar');
    await complete(newId, other, 25);
    later(h, 25 * HOUR);
    await sweep();
    const [entry] = await entriesOf(pagoId);
    expect(String(entry!.tiendaId)).toBe(other.id);
    expect((await saldosOf(h, pagoId))[0]!.monto).toBe((await pagoOf(h, pagoId)).monto - entry!.monto);
  });

  it('unanswered for 72 hours, is given back once, whoever sweeps', async () => {
    const ana = await newClient();
    const { citaId, pagoId } = await installed(ana);
    await reject(citaId, garage);
    later(h, 71 * HOUR);
    expect(await sweep()).toBe(0);
    later(h, 73 * HOUR);
    await Promise.all([sweep(), sweep()]);
    expect(await stateOf(citaId, ana)).toBe('devuelta');
    expect(await saldosOf(h, pagoId)).toHaveLength(1);
    expect((await giveBack(citaId, ana)).body.code).toBe('PASO_NO_PERMITIDO');
    expect(await entriesOf(pagoId)).toEqual([]);
  });

  it('that its client missed and the workshop took back is paid again', async () => {
    const ana = await newClient();
    const id = await confirmed(ana);
    await paid(id, ana);
    const { fechaHora } = (await call<Cita>(h.base, 'GET', `/api/cita/mecanica/${id}`, { token: ana.token })).body.data;
    later(h, new Date(fechaHora).getTime() - Date.now() + HOUR);
    expect((await change(h.base, garage.actor, id, 'no-asistio')).status).toBe(200);
    expect(await stateOf(id, ana)).toBe('por_decidir');
    const back = await change(h.base, garage.actor, id, 'deshacer', { estado: 'no_asistio', motivo: 'Llegó tarde' });
    expect([back.status, back.body.code]).toEqual([200, undefined]);
    expect(await stateOf(id, ana)).toBe('pagada');
  });
});

describe('two at once, on two processes', () => {
  const ROUNDS = 4;

  it('pay one labour once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const ana = await newClient();
      const id = await confirmed(ana);
      const { monto } = (await labourOf(id, ana)).porPagar!;
      const body = () => ({ ...payer, referencia: referencia('00'), monto });
      const answers = await Promise.all(
        [h.base, second.base, h.base, second.base].map((base) =>
          call(base, 'POST', pathOf(id), { token: ana.token, body: body() }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
      expect(await h.db.collection('pagos').countDocuments({ clienteId: oid(ana.user._id) })).toBe(1);
    }
  });

  it('a refusal and the confirmation of the payment leave the choice to the client, whoever is first', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const ana = await newClient();
      const id = await confirmed(ana);
      const pagoId = (await pay(id, ana)).body.data.manoDeObra!._id;
      await until(
        () => pagoOf(h, pagoId),
        ({ resultado }) => resultado !== null,
      );
      const [refused, approved] = await Promise.all([reject(id, garage, second.base), approve(h, token, pagoId)]);
      expect([refused.status, approved.status]).toEqual([200, 200]);
      expect(await stateOf(id, ana)).toBe('por_decidir');
    }
  });

  it('a refusal and a payment that begins never leave labour paid of an appointment that is over', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const ana = await newClient();
      const id = await confirmed(ana);
      const { monto } = (await labourOf(id, ana)).porPagar!;
      const body = { ...payer, referencia: referencia('00'), monto };
      const [paying] = await Promise.all([
        call<ManoDeObraDeCita>(h.base, 'POST', pathOf(id), { token: ana.token, body }),
        reject(id, garage, second.base),
      ]);
      if (paying.status !== 201) expect(paying.body.code).toBe('MANO_DE_OBRA_NO_PAGABLE');
      else {
        const { _id } = paying.body.data.manoDeObra!;
        expect((await h.db.collection('manos_de_obra').findOne({ _id: oid(_id) }))!.cita).toBe('cancelada');
      }
    }
  });

  it('asking for the money and choosing another workshop do one of both', async () => {
    const service = await other.offer({ precio: 20 });
    for (let round = 0; round < ROUNDS; round++) {
      const ana = await newClient();
      const id = await confirmed(ana);
      const pagoId = await paid(id, ana);
      await reject(id, garage);
      const wanted = booking(other, service, { fecha: day(6 + round), enLugarDe: id });
      const [back, next] = await Promise.all([giveBack(id, ana, second.base), book(h.base, ana, wanted)]);
      const { estado } = (await h.db.collection('manos_de_obra').findOne({ _id: oid(pagoId) }))!;
      const owed = await saldosOf(h, pagoId);
      expect(next.status).toBe(201);
      expect([estado, owed.length, back.status === 200]).toEqual(
        estado === 'devuelta' ? ['devuelta', 1, true] : ['pagada', 0, false],
      );
    }
  });
});

const oid = (id: string) => new h.db.base.Types.ObjectId(id);
