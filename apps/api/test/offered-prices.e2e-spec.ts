import { promotions } from '@tuerca/contracts/products/promotions/endpoints';
import { services } from '@tuerca/contracts/products/services/endpoints';
import { toBolivares, toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { SystemService } from '../src/platform/system/system.service';
import { type Actor, mintUser } from './actors';
import { book, booking, change, day, type Garage, openGarage } from './appointments';
import { call, type Harness, startApp } from './harness';

let h: Harness;
let ana: Actor;
let garage: Garage;
let aceite: string;
let n = 0;
const offer = async (overrides: Record<string, unknown> = {}) => {
  const { status, body } = await call<{ _id: string }>(h.base, 'POST', '/api/promotions/workshop', {
    token: garage.actor.token,
    body: {
      nombre: 'Semana del aceite',
      descripcion: 'Toda la semana',
      tipoDescuento: 'porcentaje',
      valorDescuento: 20,
      fechaInicio: day(-1),
      fechaFin: day(3),
      ...overrides,
    },
  });
  expect([status, body.message]).toEqual([201, 'Oferta creada correctamente']);
  return body.data._id;
};
const drop = (id: string) => call(h.base, 'DELETE', `/api/promotions/workshop/${id}`, { token: garage.actor.token });
const read = async (path: string) => (await call<unknown>(h.base, 'GET', path)).body.data;
/** The service in every reading of everybody: its page, the list, its workshop's list, the popular ones, the workshop's page. */
async function everywhere() {
  const profile = (await read(`/api/workshop/workshops/${garage.id}/profile`)) as { services: unknown };
  const lists = await Promise.all([
    read(`/api/servicios-mecanicos?taller=${garage.id}`),
    read(`/api/servicios-mecanicos/taller/${garage.id}`),
    read(`/api/servicios-mecanicos/populares/${garage.id}`),
  ]);
  const one = services.get.response.parse(await read(`/api/servicios-mecanicos/${aceite}`));
  return [
    one,
    ...[...lists, profile.services].map((list) =>
      services.list.response.parse(list).find(({ _id }) => _id === aceite)!,
    ),
  ];
}
const bookNow = async (codigoPromo?: string) => {
  const body = booking(garage, aceite, { hora: `${String(8 + n++).padStart(2, '0')}:00`, codigoPromo });
  return (await book(h.base, ana, body)).body;
};

beforeAll(async () => {
  h = await startApp();
  ana = await mintUser(h, 'client');
  garage = await openGarage(h, { puestos: 3 });
  aceite = await garage.offer({ precio: 25.5 });
});
afterAll(() => h.close());

describe("a workshop's offer without a code", () => {
  it('lowers the price wherever its services are read, is what a booking freezes, and is gone at once', async () => {
    for (const shown of await everywhere())
      expect(shown).toMatchObject({ precio: 25.5, precioFinal: 25.5, precioFinalBs: shown.precioBs, oferta: null });

    const { valor } = await h.app.get(SystemService, { strict: false }).tasa();
    const _id = await offer();
    for (const shown of await everywhere())
      expect(shown).toMatchObject({
        precio: 25.5,
        precioFinal: 20.4,
        precioFinalBs: toBolivares(toCentimos(20.4), valor) / 100,
        oferta: { _id, nombre: 'Semana del aceite', porcentaje: 20 },
      });
    const { data: cita } = await bookNow();
    expect(cita).toMatchObject({
      precioEstimado: 20.4,
      promocion: { codigo: null, nombre: 'Semana del aceite', descuento: 5.1 },
    });

    await drop(_id);
    for (const shown of await everywhere()) expect(shown).toMatchObject({ precioFinal: 25.5, oferta: null });
    const path = `/api/cita/mecanica/${cita._id}`;
    expect((await call(h.base, 'GET', path, { token: ana.token })).body.data).toMatchObject({ precioEstimado: 20.4 });
  });

  it('does not lower it before its first day, after its last one, switched off, used up, with a code, or elsewhere', async () => {
    const kept = await Promise.all([
      offer({ fechaInicio: day(1) }),
      offer({ fechaInicio: day(-5), fechaFin: day(-1) }),
      offer({ activa: false }),
      offer({ limiteUsos: 0 }),
      offer({ codigoPromo: 'SECRETO' }),
      offer({ categoria: 'motor' }),
    ]);
    for (const shown of await everywhere()) expect(shown).toMatchObject({ precioFinal: 25.5, oferta: null });
    await Promise.all(kept.map(drop));
  });

  it('is the one that takes off most; its last use puts the price back, until the appointment is cancelled by either', async () => {
    const all = await offer({ nombre: 'Todo', valorDescuento: 10 });
    const last = await offer({ nombre: 'Último', tipoDescuento: 'fijo', valorDescuento: 5, limiteUsos: 1 });
    // 5 of 25.50 are 19.6 %: the badge never says more than what falls.
    for (const shown of await everywhere()) expect(shown.oferta).toMatchObject({ _id: last, porcentaje: 19 });
    for (const [who, step] of [
      [ana, 'cancel'],
      [garage.actor, 'rechazar'],
    ] as const) {
      const { data: cita } = await bookNow();
      expect(cita).toMatchObject({ precioEstimado: 20.5, promocion: { nombre: 'Último' } });
      for (const shown of await everywhere()) expect(shown.oferta).toMatchObject({ _id: all, porcentaje: 10 });
      expect((await change(h.base, who, cita._id, step, { razonCancelacion: 'Viajo' })).status).toBe(200);
      for (const shown of await everywhere()) expect(shown.oferta).toMatchObject({ _id: last, porcentaje: 19 });
    }
    await Promise.all([drop(all), drop(last)]);
  });

  it('is not undone by a code that takes off less, and a better code beats it', async () => {
    const kept = [
      await offer({ nombre: 'Todo' }),
      await offer({ nombre: 'Poco', valorDescuento: 5, codigoPromo: 'POCO', limiteUsos: 5 }),
      await offer({ nombre: 'Mucho', valorDescuento: 50, codigoPromo: 'MUCHO' }),
    ];
    const check = async (codigo: string) => {
      const path = `/api/promotions/workshop/${garage.id}/codigo/${codigo}?servicioId=${aceite}`;
      return promotions.check.response.parse((await call(h.base, 'GET', path, { token: ana.token })).body.data);
    };
    expect(await check('poco')).toMatchObject({ codigoPromo: null, nombre: 'Todo', precioFinal: 20.4 });
    expect(await check('mucho')).toMatchObject({ codigoPromo: 'MUCHO', precioFinal: 12.75 });
    expect((await bookNow('poco')).data).toMatchObject({ precioEstimado: 20.4, promocion: { codigo: null } });
    expect((await h.db.collection('ofertas').findOne({ codigoPromo: 'POCO' }))?.usos).toBe(0);
    expect((await bookNow('mucho')).data).toMatchObject({ precioEstimado: 12.75, promocion: { codigo: 'MUCHO' } });
    expect((await bookNow('nada')).code).toBe('CODIGO_NO_VIGENTE');
    await Promise.all(kept.map(drop));
  });
});
