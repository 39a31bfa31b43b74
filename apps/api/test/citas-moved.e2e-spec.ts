import type { Cita } from '@tuerca/contracts/citas/schemas';
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
    for (const text of said) expect(text).toMatch(/[ap]\. m\.$/);
    const { data } = (await call<Cita>(h.base, 'GET', `/api/cita/mecanica/${_id}`, { token: client.token })).body;
    expect(data.historialEstados.at(-1)!.notas!.replace(/\s/g, ' ')).toMatch(/^Antes: .* [ap]\. m\. Sin luz$/);
  });
});
