import type { Taller } from '@tuerca/contracts/auth/workshops/schemas';
import type { Disponibilidad } from '@tuerca/contracts/citas/citas/availability';
import { mintUser } from './actors';
import { day, everyDay, type Garage, openGarage } from './appointments';
import { call, type Harness, startApp } from './harness';

let h: Harness;
let own: Garage;
beforeAll(async () => {
  h = await startApp();
});
beforeEach(async () => {
  own = await openGarage(h);
});
afterAll(() => h.close());

const REASON = 'Consulta médica del dueño';

/** The workshop as its page and the list show it, with the whole answers. */
async function shown(): Promise<{ workshops: Taller[]; text: string }> {
  const page = await call<{ workshop: Taller }>(h.base, 'GET', `/api/workshop/workshops/${own.id}/profile`);
  const { nombreTaller } = page.body.data.workshop;
  const list = await call<Taller[]>(h.base, 'GET', `/api/users/workshops?search=${encodeURIComponent(nombreTaller)}`);
  return {
    workshops: [page.body.data.workshop, ...list.body.data.filter(({ _id }) => _id === own.id)],
    text: JSON.stringify([page.body, list.body]),
  };
}
const exceptions = async () => (await shown()).workshops.map(({ excepciones }) => excepciones);
const twice = <T>(value: T): T[] => [value, value];

describe('the hours that everybody sees of a workshop', () => {
  it('follow a block and a special date at once, in its page and in the list, without the reasons', async () => {
    expect(await exceptions()).toEqual(twice([]));
    const [today, tomorrow, later] = [day(0), day(1), day(30)];
    await own.save({
      bloqueos: [
        { fecha: today, motivo: REASON },
        { fecha: later, motivo: REASON },
      ],
      fechasEspeciales: [
        { fecha: tomorrow, activo: true, horario: { apertura: '10:00', cierre: '14:00' }, motivo: REASON },
      ],
    });
    const saved = [
      { fecha: today, horas: [] },
      { fecha: tomorrow, horas: [{ apertura: '10:00', cierre: '14:00' }] },
    ];
    const { workshops, text } = await shown();
    expect(workshops.map(({ excepciones }) => excepciones)).toEqual(twice(saved));
    expect(text).not.toContain(REASON);
    await own.save({ bloqueos: [], fechasEspeciales: [] });
    expect(await exceptions()).toEqual(twice([]));
  });

  it('of a day that is blocked for some hours follow the hours of the week', async () => {
    const fecha = day(1);
    await own.save({ bloqueos: [{ fecha, horaInicio: '12:00', horaFin: '13:00' }] });
    const around = (apertura: string, cierre: string) => [
      {
        fecha,
        horas: [
          { apertura, cierre: '12:00' },
          { apertura: '13:00', cierre },
        ],
      },
    ];
    expect(await exceptions()).toEqual(twice(around('08:00', '18:00')));
    await own.save({ horarioRegular: everyDay('09:00', '16:00') });
    expect(await exceptions()).toEqual(twice(around('09:00', '16:00')));
  });

  it('say why a day is different to the workshop alone', async () => {
    const client = await mintUser(h, 'client');
    const date = { fecha: day(1), motivo: REASON };
    await own.save({ bloqueos: [date], fechasEspeciales: [{ ...date, activo: false }] });
    const path = `/api/cita/mecanica/disponibilidad/${own.id}`;
    for (const token of [undefined, client.token, (await openGarage(h)).actor.token]) {
      const { body } = await call<Disponibilidad>(h.base, 'GET', path, { token });
      expect(JSON.stringify(body)).not.toContain(REASON);
      expect(body.data).toMatchObject({ bloqueos: [{ fecha: date.fecha, motivo: null }] });
    }
    const { body } = await call<Disponibilidad>(h.base, 'GET', path, { token: own.actor.token });
    expect([...body.data.bloqueos, ...body.data.fechasEspeciales].map(({ motivo }) => motivo)).toEqual([
      REASON,
      REASON,
    ]);
  });
});
