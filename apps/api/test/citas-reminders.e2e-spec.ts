import { MAX_NO_SHOWS } from '@tuerca/contracts/citas/citas/rules';
import { HOUR } from '@tuerca/contracts/kernel/time';
import { RemindersService } from '../src/citas/citas/reminders.service';
import { MailService } from '../src/platform/mail/mail.service';
import { type Actor, mintUser } from './actors';
import { book, booking, change, day, openGarage, vehicle } from './appointments';
import { call, type Harness, later, startApp } from './harness';
import { until } from './shop';

let h: Harness;
let ana: Actor;
beforeAll(async () => {
  h = await startApp();
  ana = await mintUser(h, 'client');
});
afterAll(() => h.close());
afterEach(() => jest.restoreAllMocks());

/** Lets the application believe that so many milliseconds have passed. */
const reminders = () => h.app.get(RemindersService, { strict: false });
const noticesOf = async ({ user }: Actor): Promise<string[]> =>
  (
    await h.db
      .collection('notificaciones')
      .find({ usuarioId: new h.db.base.Types.ObjectId(user._id), clave: /recordatorio/ })
      .sort({ _id: 1 })
      .toArray()
  ).map(({ titulo }) => titulo as string);
const mailsTo = ({ email }: Actor, subject: string): number =>
  h.app
    .get(MailService, { strict: false })
    .inbox()
    .filter((mail) => mail.to === email && mail.subject === subject).length;

describe('reminders', () => {
  it('come the day before and two hours before, once each, however many sweep; a move brings them again', async () => {
    const client = await mintUser(h, 'client');
    const own = await openGarage(h);
    const { _id, fechaHora } = (await book(h.base, client, booking(own, await own.offer(), { fecha: day(4) }))).body
      .data;
    await change(h.base, own.actor, _id, 'confirmar');
    const left = (iso: string) => new Date(iso).getTime() - Date.now();
    await reminders().sweep();
    expect(await noticesOf(client)).toEqual([]);
    later(h, left(fechaHora) - 23 * HOUR);
    await Promise.all([reminders().sweep(), reminders().sweep(), reminders().sweep()]);
    await reminders().sweep();
    expect(await noticesOf(client)).toEqual(['Tu cita es mañana']);
    await until(
      async () => mailsTo(client, 'Tu cita es mañana'),
      (count) => count === 1,
    );
    const moved = await change(h.base, client, _id, 'reprogramar', { fecha: day(6), hora: '09:00' });
    later(h, left(moved.body.data.fechaHora) - 1.5 * HOUR);
    await reminders().sweep();
    await reminders().sweep();
    // The day before passed while nobody swept: two hours before is the one that still helps, and says how long it is now.
    expect(await noticesOf(client)).toEqual(['Tu cita es mañana', 'Tu cita es en 1 h 30 min']);
  });

  it('say nothing that is not so: what was due before a late confirmation is left out, and the same day is no tomorrow', async () => {
    const own = await openGarage(h, { puestos: 3 });
    const service = await own.offer();
    const people = [await mintUser(h, 'client'), await mintUser(h, 'client'), await mintUser(h, 'client')];
    const ids: string[] = [];
    let start = 0;
    for (const client of people) {
      const { _id, fechaHora } = (await book(h.base, client, booking(own, service, { fecha: day(3) }))).body.data;
      ids.push(_id);
      start = Date.parse(fechaHora);
    }
    const before = (ms: number) => later(h, start - Date.now() - ms);
    const [punctual, late, lateToday] = people as [Actor, Actor, Actor];
    await change(h.base, own.actor, ids[0]!, 'confirmar');
    // Nobody swept since the evening before: it is the day itself by now.
    before(5 * HOUR);
    await change(h.base, own.actor, ids[2]!, 'confirmar');
    await reminders().sweep();
    expect(await noticesOf(punctual)).toEqual(['Tu cita es hoy']);
    expect(await noticesOf(lateToday)).toEqual([]);
    before(2 * HOUR - 20_000);
    await reminders().sweep();
    expect(await noticesOf(lateToday)).toEqual(['Tu cita es en 2 horas']);
    before(97 * 60_000);
    await change(h.base, own.actor, ids[1]!, 'confirmar');
    await reminders().sweep();
    expect(await noticesOf(late)).toEqual([]);
  });

  it('go by mail to those alone who want mails', async () => {
    const [silent, other] = [await mintUser(h, 'client'), await mintUser(h, 'client')];
    const preferencias = { notificacionesEmail: false };
    await call(h.base, 'PUT', '/api/user/profile', { token: silent.token, body: { preferencias } });
    const own = await openGarage(h, { puestos: 2 });
    const service = await own.offer();
    let when = '';
    for (const client of [silent, other]) {
      const { _id, fechaHora } = (await book(h.base, client, booking(own, service, { fecha: day(4) }))).body.data;
      await change(h.base, own.actor, _id, 'confirmar');
      when = fechaHora;
    }
    later(h, new Date(when).getTime() - Date.now() - 12 * HOUR);
    await reminders().sweep();
    expect(await noticesOf(silent)).toEqual(await noticesOf(other));
    const told = (await noticesOf(other)).at(-1)!;
    await until(
      async () => mailsTo(other, told),
      (count) => count === 1,
    );
    expect(mailsTo(silent, told)).toBe(0);
  });

  it('leave the cancelled alone, and a request that nobody answered is closed', async () => {
    const client = await mintUser(h, 'client');
    const own = await openGarage(h, { puestos: 2 });
    const service = await own.offer();
    const one = (await book(h.base, client, booking(own, service))).body.data;
    await change(h.base, own.actor, one._id, 'confirmar');
    await change(h.base, client, one._id, 'cancel', { razonCancelacion: 'Viajo' });
    const silent = (await book(h.base, client, booking(own, service, { hora: '11:00' }))).body.data;
    later(h, 72 * HOUR);
    await reminders().sweep();
    expect(await noticesOf(client)).toEqual([]);
    const { body } = await call(h.base, 'GET', `/api/cita/mecanica/${silent._id}`, { token: client.token });
    expect(body.data).toMatchObject({ estado: 'cancelada', canceladaPor: 'sistema' });
  });
});

describe('who does not come', () => {
  it('is noted once the time has come, and after so many times in ninety days books by telephone', async () => {
    const client = await mintUser(h, 'client');
    const own = await openGarage(h);
    const service = await own.offer();
    for (let times = 0; times < MAX_NO_SHOWS; times++) {
      const hora = `${String(9 + times).padStart(2, '0')}:00`;
      const { _id } = (await book(h.base, client, booking(own, service, { hora }))).body.data;
      await change(h.base, own.actor, _id, 'confirmar');
      expect((await change(h.base, own.actor, _id, 'no-asistio')).body.message).toBe(
        'La cita todavía no ha comenzado.',
      );
      later(h, 48 * HOUR);
      expect((await change(h.base, own.actor, _id, 'no-asistio')).body.data.estado).toBe('no_asistio');
      jest.restoreAllMocks();
    }
    const refused = await book(h.base, client, booking(own, service, { hora: '12:00' }));
    expect([refused.status, refused.body.code]).toEqual([409, 'INASISTENCIAS']);
    const body = { ...booking(own, service, { hora: '12:00' }), clienteId: client.user._id };
    const byPhone = await call(h.base, 'POST', '/api/cita/mecanica/taller', { token: own.actor.token, body });
    expect(byPhone.body.data).toMatchObject({ estado: 'confirmada', inasistencias: MAX_NO_SHOWS });
    const unknown = { ...body, clienteId: ana.user._id, vehiculo: vehicle() };
    expect(
      (await call(h.base, 'POST', '/api/cita/mecanica/taller', { token: own.actor.token, body: unknown })).status,
    ).toBe(404);
  });
});
