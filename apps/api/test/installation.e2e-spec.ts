import { ARRIVAL_HOURS } from '@tuerca/contracts/auth/stores/arrival';
import { MAX_INSTALLATION_WORKSHOPS } from '@tuerca/contracts/cart/instalaciones/rules';
import type { Instalaciones } from '@tuerca/contracts/cart/instalaciones/schemas';
import { caracasDate, caracasInstant, caracasTime } from '@tuerca/contracts/venezuela/caracas';
import { Clock } from '../src/platform/common/clock';
import { mintUsers } from './actors';
import { book, booking, day, type Garage, hoursOf, openGarage, overlaps } from './appointments';
import { call, type Harness, startApp } from './harness';
import { atWorkshop, buyInstalled, citaOf, installation, orderOf, quoteWith, toldTo } from './installation';
import { cartOf, client, openShop, pay, paymentFor, put, retiro, type Shop, stockOf } from './shop';

let h: Harness;
let shop: Shop;
let garage: Garage;
let brakes: string;
beforeAll(async () => {
  h = await startApp();
  [shop, garage] = [await openShop(h), await openGarage(h)];
  brakes = await garage.offer({ nombre: 'Cambio de pastillas delanteras', categoria: 'sistema_frenos', precio: 25 });
});
afterAll(() => h.close());
afterEach(() => jest.restoreAllMocks());

const pads = (stock = 20) =>
  shop.sell({ nombre: 'Pastillas delanteras', categoria: 'Frenos', subcategoria: 'Pastillas de freno', stock });
const offers = async (token: string, query = '') =>
  (await call<Instalaciones>(h.base, 'GET', `/api/carrito/instalacion${query}`, { token })).body.data;
const count = (name: string, filter: object) => h.db.collection(name).countDocuments(filter);
const oid = (id: string) => new h.db.base.Types.ObjectId(id);

describe('workshops that mount what is in the cart', () => {
  it('are those that do that job on that vehicle nearby, with hours at which the parts can be there', async () => {
    const ana = await client(h);
    const away = { direccion: { ciudad: 'Barquisimeto', estado: 'Lara', pais: 'Venezuela', codigoPostal: '3001' } };
    const far = await openGarage(h, {}, away);
    await far.offer({ nombre: 'Cambio de pastillas', categoria: 'sistema_frenos' });
    const oil = await openGarage(h);
    await oil.offer();
    const motorcycles = await openGarage(h);
    await motorcycles.offer({ nombre: 'Pastillas de moto', categoria: 'sistema_frenos', tipo: 'moto' });
    await garage.offer({ nombre: 'Diagnóstico de ABS', categoria: 'sistema_frenos', precio: 5 });
    const part = await pads();
    const jack = await shop.sell({ nombre: 'Gato', categoria: 'Herramientas', subcategoria: 'Gatos y soportes' });
    for (const { id } of [part, jack]) await put(h, ana.token, { productoId: id, cantidad: 1 });

    const { talleres, repuestos, lugar, desde } = await offers(ana.token, '?tipo=sedan');
    expect(repuestos).toEqual([{ productoId: part.id, nombre: 'Pastillas delanteras' }]);
    expect(lugar).toEqual({ estado: 'Distrito Capital', ciudad: 'Caracas' });
    expect(talleres.map(({ _id, cercania }) => [_id, cercania])).toEqual([[garage.id, 'ciudad']]);
    expect(talleres[0]!.servicios).toMatchObject([
      { servicioId: brakes, precio: 25, duracion: 60, exacto: true, productoIds: [part.id] },
    ]);
    const [first] = talleres[0]!.servicios[0]!.dias;
    const hours = new Date(`${first!.fecha}T${first!.horas[0]}:00-04:00`).getTime() - Date.now();
    expect(hours).toBeGreaterThan(23.9 * 3_600_000);
    expect(new Date(desde).getTime() - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);

    const elsewhere = await offers(ana.token, '?tipo=sedan&estado=Lara');
    expect(elsewhere.talleres.map(({ _id, cercania }) => [_id, cercania])).toEqual([[far.id, 'estado']]);
  });

  it('are nobody for an empty cart or for tools alone, and another client’s vehicle is not found', async () => {
    const [ana, eva] = [await client(h), await client(h)];
    expect((await offers(ana.token)).talleres).toEqual([]);
    const jack = await shop.sell({ nombre: 'Gato', categoria: 'Herramientas' });
    await put(h, ana.token, { productoId: jack.id, cantidad: 1 });
    expect(await offers(ana.token)).toMatchObject({ repuestos: [], talleres: [] });
    const saved = await call<{ _id: string }[]>(h.base, 'POST', '/api/client/garaje', {
      token: eva.token,
      body: { marca: 'Toyota', modelo: 'Corolla', anio: 2012, placa: 'AB123CD' },
    });
    const path = `/api/carrito/instalacion?vehiculoId=${saved.body.data[0]!._id}`;
    const { status, body } = await call(h.base, 'GET', path, { token: ana.token });
    expect([status, body.code]).toEqual([404, 'VEHICULO_NO_ENCONTRADO']);
  });
});

describe('workshops that mount a product', () => {
  const forProduct = (id: string, query: string) =>
    call<Instalaciones>(h.base, 'GET', `/api/products/${id}/instalacion?${query}`);

  it('are shown to anybody, for a place, with price and first hours', async () => {
    const part = await pads();
    const { status, body } = await forProduct(part.id, 'estado=Distrito%20Capital&ciudad=Caracas');
    expect(status).toBe(200);
    expect(body.data.repuestos).toEqual([{ productoId: part.id, nombre: 'Pastillas delanteras' }]);
    const own = body.data.talleres.find(({ _id }) => _id === garage.id)!;
    expect(own).toMatchObject({ cercania: 'ciudad', servicios: [{ servicioId: brakes, precio: 25, exacto: true }] });
    expect(own.servicios[0]!.dias[0]!.horas[0]).toMatch(/^\d\d:\d\d$/);
    expect((await forProduct(part.id, 'estado=Amazonas')).body.data.talleres).toEqual([]);
  });

  it('are nobody for a tool; a product that is not on sale is not found, and a place is needed', async () => {
    const jack = await shop.sell({ nombre: 'Gato', categoria: 'Herramientas', subcategoria: 'Gatos y soportes' });
    expect((await forProduct(jack.id, 'estado=Zulia')).body.data).toMatchObject({ repuestos: [], talleres: [] });
    const gone = await forProduct('f'.repeat(24), 'estado=Zulia');
    expect([gone.status, gone.body.code]).toEqual([404, 'PRODUCTO_NO_ENCONTRADO']);
    for (const query of ['', 'estado=Narnia', 'estado=Zulia&tipo=nave'])
      expect((await forProduct(jack.id, query)).status).toBe(400);
  });
});

describe('a part and its installation in one checkout', () => {
  it('make an order and an appointment that know each other, delivered at the workshop', async () => {
    const [ana, part] = [await client(h), await pads()];
    const wanted = { ana, shop, part, cantidad: 2, instalacion: installation(garage, brakes) };
    const quoted = await quoteWith(h, { ...wanted, entregas: atWorkshop(shop, garage) });
    const [store] = quoted.body.data.tiendas;
    expect(store).toMatchObject({ tipo: 'delivery', taller: expect.any(String) });
    expect(store!.envio).toBeGreaterThan(0);
    const body = paymentFor(quoted.body.data, { instalacion: wanted.instalacion });
    const [one, again] = [await pay(h, ana.token, body, 'one-key'), await pay(h, ana.token, body, 'one-key')];
    expect([one.status, again.status]).toEqual([201, 201]);
    expect(again.body.data).toEqual(one.body.data);
    const { pedidos, instalacion, orderNumber } = one.body.data;

    const order = await orderOf(h, shop.store, pedidos[0]._id);
    expect(order).toMatchObject({
      tipoEntrega: 'delivery',
      direccionEntrega: {
        ciudad: 'Caracas',
        calle: 'Av. Libertador',
        nombre: expect.stringContaining(ana.user.nombre),
      },
      instalacion: { estado: 'pendiente', enTaller: true, taller: { _id: garage.id }, citaId: instalacion.citaId },
    });
    const cita = await citaOf(h, garage.actor, instalacion.citaId);
    expect(cita).toMatchObject({
      estado: 'pendiente',
      fecha: day(4),
      hora: '10:00',
      problemaReportado: 'Instalar: Pastillas delanteras (2)',
      precioEstimado: 25,
      repuestos: { orderNumber, enTaller: true, problema: null, pedidos: [{ numero: order.numero, enTaller: true }] },
    });
    expect(await toldTo(h, garage.actor, new RegExp(instalacion.citaId as string))).toEqual([
      'Nueva solicitud de cita',
    ]);
    expect(await count('citas', { clienteId: oid(ana.user._id) })).toBe(1);
    expect(await count('pedidos', { clienteId: oid(ana.user._id) })).toBe(1);
    expect(await stockOf(h, part.id)).toBe(18);
  });

  it('of two who want one hour, one has both and the other nothing at all', async () => {
    const [people, part] = [await mintUsers(h, 'client', 2), await pads(20)];
    const instalaciones = people.map(() => installation(garage, brakes, { hora: '14:00' }));
    const bodies = await Promise.all(
      people.map(async (ana, i) => {
        const { body } = await quoteWith(h, { ana, shop, part, instalacion: instalaciones[i]! });
        return paymentFor(body.data, { instalacion: instalaciones[i] });
      }),
    );
    const answers = await Promise.all(people.map(({ token }, i) => pay(h, token, bodies[i])));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const loser = people[answers.findIndex(({ status }) => status === 409)]!;
    const refused = answers.find(({ status }) => status === 409)!;
    expect([refused.body.code, refused.body.message]).toEqual([
      'HORA_NO_DISPONIBLE',
      'Esa hora ya no está disponible. Elige otra.',
    ]);
    const own = { clienteId: oid(loser.user._id) };
    expect([await count('pagos', own), await count('pedidos', own), await count('citas', own)]).toEqual([0, 0, 0]);
    expect((await cartOf(h, loser.token)).cantidadTotal).toBe(1);
    expect(await stockOf(h, part.id)).toBe(19);
    // The same quote, without the installation: what was paid at the bank is not lost.
    const i = people.indexOf(loser);
    expect((await pay(h, loser.token, { ...bodies[i], instalacion: null })).status).toBe(201);
  });

  it('of twelve for three bays, three; nothing overlaps, and no bay is lost', async () => {
    const [people, part] = [await mintUsers(h, 'client', 12), await pads(50)];
    const wide = await openGarage(h, { puestos: 3 });
    const service = await wide.offer({ categoria: 'sistema_frenos', nombre: 'Pastillas' });
    const bodies = await Promise.all(
      people.map(async (ana) => {
        const instalacion = installation(wide, service);
        return paymentFor((await quoteWith(h, { ana, shop, part, instalacion })).body.data, { instalacion });
      }),
    );
    const answers = await Promise.all(people.map(({ token }, i) => pay(h, token, bodies[i])));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const codes = new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code));
    expect([...codes]).toEqual(['HORA_NO_DISPONIBLE']);
    expect(await count('citas', { tallerId: oid(wide.id) })).toBe(3);
    expect(await overlaps(h, wide.id)).toEqual([]);
    expect(await stockOf(h, part.id)).toBe(47);
    expect(await hoursOf(h.base, service, day(4))).not.toContain('10:00');
  });

  it('sent twice at once under one key is one of each', async () => {
    const [ana, part] = [await client(h), await pads()];
    const instalacion = installation(garage, brakes, { hora: '16:00' });
    const { body } = await quoteWith(h, { ana, shop, part, instalacion });
    const payment = paymentFor(body.data, { instalacion });
    const answers = await Promise.all([1, 2, 3].map(() => pay(h, ana.token, payment, 'double-click')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const own = { clienteId: oid(ana.user._id) };
    expect([await count('pagos', own), await count('pedidos', own), await count('citas', own)]).toEqual([1, 1, 1]);
  });
});

describe('what cannot be', () => {
  const refusal = async (instalacion: object | null, entregas?: unknown[]) => {
    const [ana, part] = [await client(h), await pads()];
    const { body } = await quoteWith(h, { ana, shop, part, entregas, instalacion: instalacion as never });
    const plain = (await call(h.base, 'POST', '/api/checkout/cotizacion', {
      token: ana.token,
      body: { entregas: retiro(shop.store.user._id) },
    })) as Awaited<ReturnType<typeof quoteWith>>;
    const payment = paymentFor(plain.body.data, { instalacion });
    const paid = await pay(h, ana.token, entregas ? { ...payment, cotizacion: undefined, entregas } : payment);
    expect(await count('pagos', { clienteId: oid(ana.user._id) })).toBe(0);
    expect(await stockOf(h, part.id)).toBe(20);
    return [body.code, paid.body.code];
  };

  it('is refused with a sentence while quoting and while paying, and moves nothing', async () => {
    const other = await openGarage(h);
    const inThreeHours = new Date(Date.now() + 3 * 3_600_000);
    const soon = { fecha: caracasDate(inThreeHours), hora: caracasTime(inThreeHours) };
    expect(await refusal(installation(garage, brakes, soon))).toEqual([
      'INSTALACION_MUY_PRONTO',
      'INSTALACION_MUY_PRONTO',
    ]);
    expect(await refusal(installation(other, brakes))).toEqual(['SERVICIO_DE_OTRO_TALLER', 'SERVICIO_DE_OTRO_TALLER']);
    expect(await refusal(installation(garage, brakes, { hora: '03:00' }))).toEqual([
      'FUERA_DE_HORARIO',
      'FUERA_DE_HORARIO',
    ]);
    expect(await refusal(installation(garage, brakes, { vehiculo: undefined }))).toEqual([
      'ENTRADA_INVALIDA',
      'ENTRADA_INVALIDA',
    ]);
  });

  it('is too early by more than the time that passes while she goes on from the cart, and pays', async () => {
    const [ana, part] = [await client(h), await pads()];
    const wanted = installation(garage, brakes, { fecha: day(6), hora: '09:00' });
    const clock = jest.spyOn(h.app.get(Clock, { strict: false }), 'now');
    const earliest = caracasInstant(day(6), '09:00').getTime() - ARRIVAL_HOURS.retiro * 3_600_000;
    const after = (minutes: number) => clock.mockReturnValue(new Date(earliest + minutes * 60_000));
    after(31);
    expect((await quoteWith(h, { ana, shop, part, instalacion: wanted })).body.code).toBe('INSTALACION_MUY_PRONTO');
    after(30);
    const { body } = await quoteWith(h, { ana, shop, part, instalacion: wanted });
    after(89);
    const paid = await pay(h, ana.token, paymentFor(body.data, { instalacion: wanted }));
    expect([paid.status, paid.body.message]).toEqual([201, expect.anything()]);
  });

  it('is a delivery at a workshop where nothing is booked', async () => {
    const [ana, part] = [await client(h), await pads()];
    const { body } = await quoteWith(h, { ana, shop, part, entregas: atWorkshop(shop, garage), instalacion: null });
    expect(body.code).toBe('ENTREGA_SIN_INSTALACION');
    const other = await openGarage(h);
    const elsewhere = installation(other, await other.offer({ categoria: 'sistema_frenos' }));
    const wrong = await quoteWith(h, { ana, shop, part, entregas: atWorkshop(shop, garage), instalacion: elsewhere });
    expect(wrong.body.code).toBe('ENTREGA_SIN_INSTALACION');
  });

  it('is an hour that somebody else booked meanwhile: told before anybody pays', async () => {
    const [ana, eva, part] = [await client(h), await client(h), await pads()];
    const taken = { fecha: day(5), hora: '09:00' };
    expect((await book(h.base, eva, booking(garage, brakes, taken))).status).toBe(201);
    const { body } = await quoteWith(h, { ana, shop, part, instalacion: installation(garage, brakes, taken) });
    expect(body.code).toBe('HORA_NO_DISPONIBLE');
  });
});

it('buys without installation as before: the order has none', async () => {
  const [ana, part] = [await client(h), await pads()];
  const { body } = await buyInstalled(h, { ana, shop, part, instalacion: null });
  expect(body.data.instalacion).toBeNull();
  expect((await orderOf(h, ana, body.data.pedidos[0]!._id)).instalacion).toBeNull();
});

it('is offered by so many workshops at most', async () => {
  const ana = await client(h);
  await put(h, ana.token, { productoId: (await pads()).id, cantidad: 1 });
  for (let n = 0; n < MAX_INSTALLATION_WORKSHOPS; n++)
    await (await openGarage(h)).offer({ nombre: 'Cambio de pastillas', categoria: 'sistema_frenos' });
  expect((await offers(ana.token, '?tipo=sedan')).talleres).toHaveLength(MAX_INSTALLATION_WORKSHOPS);
});
