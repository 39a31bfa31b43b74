import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { mintUser } from './actors';
import { book, booking, change, day, openGarage } from './appointments';
import { call, type Harness, startApp } from './harness';

let h: Harness;
beforeAll(async () => {
  h = await startApp();
});
afterAll(() => h.close());

describe('an appointment that its workshop moves', () => {
  it('a client whom the workshop moved into its own notice may still say no', async () => {
    const client = await mintUser(h, 'client');
    const own = await openGarage(h, { antelacionCancelacion: 24 * 60 });
    const { _id } = (await book(h.base, client, booking(own, await own.offer(), { fecha: day(5) }))).body.data;
    await change(h.base, own.actor, _id, 'confirmar');
    const moved = await change(h.base, own.actor, _id, 'reprogramar', { fecha: day(1), hora: '09:00' });
    expect(moved.status).toBe(200);
    const { data } = (await call<Cita>(h.base, 'GET', `/api/cita/mecanica/${_id}`, { token: client.token })).body;
    const [start, limit] = [Date.parse(data.fechaHora), Date.parse(data.cancelableHasta!)];
    const expected = Math.min(start, Date.now() + 24 * 3_600_000);
    expect(Math.abs(limit - expected)).toBeLessThan(60_000);
    expect((await change(h.base, client, _id, 'cancel', { razonCancelacion: 'A esa hora no' })).status).toBe(200);
  });

  it('a notice with a time ends its sentence with one point', async () => {
    const client = await mintUser(h, 'client');
    const own = await openGarage(h);
    const { _id } = (await book(h.base, client, booking(own, await own.offer()))).body.data;
    await change(h.base, own.actor, _id, 'confirmar');
    await change(h.base, own.actor, _id, 'reprogramar', { fecha: day(2), hora: '09:00', motivo: 'Sin luz' });
    const texts = await h.db
      .collection('notificaciones')
      .find({ usuarioId: new h.db.base.Types.ObjectId(client.user._id), tipo: 'cita' })
      .toArray();
    const said = texts.map(({ mensaje }) => String(mensaje).replace(/\s/g, ' '));
    expect(said).toHaveLength(2);
    expect(said.map((text) => / [ap]\. m\.( Motivo: Sin luz)?$/.exec(text)?.[1])).toEqual([
      undefined,
      ' Motivo: Sin luz',
    ]);
    expect(said.join()).not.toContain('m..');
    const { data } = (await call<Cita>(h.base, 'GET', `/api/cita/mecanica/${_id}`, { token: client.token })).body;
    expect(data.historialEstados.at(-1)!.notas!.replace(/\s/g, ' ')).toMatch(/^Antes: .* [ap]\. m\. Sin luz$/);
  });

  it('to the time that it has is refused to both; another bay at that time is told to nobody', async () => {
    const client = await mintUser(h, 'client');
    const own = await openGarage(h, { puestos: 2 });
    const { _id } = (await book(h.base, client, booking(own, await own.offer()))).body.data;
    await change(h.base, own.actor, _id, 'confirmar');
    const same = { fecha: day(1), hora: '10:00' };
    for (const [actor, body] of [
      [client, same],
      [own.actor, same],
      [own.actor, { ...same, puesto: 1 }],
    ] as const) {
      const refused = await change(h.base, actor, _id, 'reprogramar', body);
      expect([refused.status, refused.body.message]).toEqual([400, 'La cita ya es a esa hora. Elige otra.']);
    }
    const moved = await change(h.base, own.actor, _id, 'reprogramar', { ...same, puesto: 2 });
    expect([moved.body.data.puesto, moved.body.data.historialEstados.at(-1)!.notas]).toEqual([2, 'Antes: puesto 1.']);
    const titles = await h.db
      .collection('notificaciones')
      .distinct('titulo', { usuarioId: new h.db.base.Types.ObjectId(client.user._id), tipo: 'cita' });
    expect(titles).toEqual(['Cita confirmada']);
  });

  it('a request on a day that the workshop blocked since is not confirmed, and the sentence says what the workshop can do', async () => {
    const client = await mintUser(h, 'client');
    const own = await openGarage(h);
    const { _id } = (await book(h.base, client, booking(own, await own.offer()))).body.data;
    await own.save({ bloqueos: [{ fecha: day(1), horaInicio: '08:00', horaFin: '12:00' }] });
    const refused = await change(h.base, own.actor, _id, 'confirmar');
    expect([refused.body.code, refused.body.message]).toEqual([
      'HORA_NO_DISPONIBLE',
      'Bloqueaste esa hora en tu disponibilidad. Quita el bloqueo para confirmar esta cita, o reprográmala.',
    ]);
    // A day is closed by a special date or by a block of all of it.
    const closings = [
      [{ bloqueos: [], fechasEspeciales: [{ fecha: day(1), activo: false }] }, ''],
      [{ bloqueos: [{ fecha: day(1), motivo: 'Inventario' }], fechasEspeciales: [] }, ' (Inventario)'],
    ] as const;
    for (const [closing, motivo] of closings) {
      await own.save(closing);
      expect((await change(h.base, own.actor, _id, 'confirmar')).body.message).toBe(
        `Ese día está cerrado en tu disponibilidad${motivo}. Ábrelo para confirmar esta cita, o reprográmala.`,
      );
    }
    await own.save({ bloqueos: [] });
    expect((await change(h.base, own.actor, _id, 'confirmar')).status).toBe(200);
  });
});
