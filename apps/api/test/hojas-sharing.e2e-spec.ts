import { hojas } from '@tuerca/contracts/citas/hojas/endpoints';
import type { EnlaceHoja, HojaPublica } from '@tuerca/contracts/citas/hojas/schemas';
import { UsersService } from '../src/auth/users/users.service';
import { type Actor, mintUser, signUp } from './actors';
import { call, type Harness, startApp } from './harness';
import { COROLLA, FOR_COROLLA, Records, titles } from './records';
import { startSecondProcess } from './second-process';

let h: Harness;
let records: Records;
let ana: Actor;
beforeAll(async () => {
  h = await startApp();
  records = await Records.open(h);
});
beforeEach(async () => {
  ana = await signUp(h.base, 'client', { nombre: 'Ana Belén Contreras' });
});
afterAll(() => h.close());

const share = async (actor: Actor, id: string): Promise<string> =>
  (await records.ask<EnlaceHoja>(actor, 'POST', `/api/client/garaje/${id}/compartir`)).body.data.token;
const open = (token: string, base = h.base) =>
  call<HojaPublica>(base, 'GET', `/api/hojas-de-vida/${encodeURIComponent(token)}`);

describe('a shared record', () => {
  it('tells a stranger what was done, and nothing of the person', async () => {
    const id = await records.park(ana, COROLLA);
    await records.serviced(ana, { vehiculoId: id });
    await records.bought(ana, { nombre: 'Filtro de aire', compatibilidad: FOR_COROLLA });
    await records.bought(ana, { nombre: 'Por llegar', compatibilidad: FOR_COROLLA }, { delivered: false });
    await records.write(ana, id, { descripcion: 'Pintura, escribe al 0424 555 66 77', nota: 'Clave del carro 4821' });
    expect(titles(await records.read(ana, id))).toContain('Por llegar');
    const { status, body, headers } = await open(await share(ana, id));
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const shown = hojas.shared.response.parse(body.data);
    expect(titles(shown)).toEqual(['Cambio de aceite', 'Filtro de aire', 'Pintura, escribe al •••']);
    expect(shown.vehiculo).toMatchObject({ marca: 'Toyota', anio: 2012, placa: 'AB•••CD' });
    expect(shown.resumen).toMatchObject({ trabajos: 2, repuestos: 1, propios: 1 });
    expect(shown.eventos[0]!.detalles).toEqual(['Cambio de pastillas', 'Avisar a •••, placa AB•••CD']);
    const text = JSON.stringify(body);
    for (const secret of [ana.user.nombre, ana.email, ana.user._id, id, 'AB123CD', '1234567', '4821', 'precio', 'nota'])
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    expect((await records.read(ana, id)).enlace).toMatchObject({ visitas: 1, ultimaVisita: expect.any(String) });
  });

  it('is gone at once for every process when its owner ends, renews or loses it', async () => {
    const id = await records.park(ana, COROLLA);
    await records.write(ana, id, {});
    const second = await startSecondProcess();
    try {
      const expectDead = async (token: string) => {
        for (const base of [h.base, second.base]) {
          const { status, body } = await open(token, base);
          expect([status, body.message]).toEqual([404, 'Este enlace no existe o su dueño dejó de compartirlo.']);
        }
      };
      const expectAlive = async (token: string) => {
        for (const base of [h.base, second.base, h.base]) expect((await open(token, base)).status).toBe(200);
      };
      const first = await share(ana, id);
      await expectAlive(first);
      const renewed = await share(ana, id);
      expect(renewed).not.toBe(first);
      await expectDead(first);
      await expectAlive(renewed);
      const ended = await records.ask(ana, 'DELETE', `/api/client/garaje/${id}/compartir`);
      expect([ended.status, ended.body.message]).toEqual([
        200,
        'Dejaste de compartir la hoja de vida. El enlace ya no funciona',
      ]);
      await expectDead(renewed);
      expect((await records.ask(ana, 'DELETE', `/api/client/garaje/${id}/compartir`)).status).toBe(200);

      const third = await share(ana, id);
      await h.app.get(UsersService, { strict: false }).setActive(ana.user._id, false);
      await expectDead(third);
      await h.app.get(UsersService, { strict: false }).setActive(ana.user._id, true);
      await expectAlive(third);
    } finally {
      await second.close();
    }
  });

  it('goes with its vehicle, and a merged vehicle hands its entries on', async () => {
    const [one, other] = [await records.park(ana, COROLLA), await records.park(ana, { ...COROLLA, anio: 2013 })];
    await records.write(ana, one, { descripcion: 'Del primero' });
    await records.write(ana, other, { descripcion: 'Del segundo' });
    const [link, kept] = [await share(ana, one), await share(ana, other)];
    expect((await records.ask(ana, 'PUT', `/api/client/garaje/${other}`, COROLLA)).status).toBe(200);
    expect(titles(await records.read(ana, other)).sort()).toEqual(['Del primero', 'Del segundo']);
    expect([(await open(link)).status, (await open(kept)).status]).toEqual([404, 200]);
    await records.ask(ana, 'DELETE', `/api/client/garaje/${other}`);
    expect((await open(kept)).status).toBe(404);
    expect(
      await h.db.collection('hojas').countDocuments({ clienteId: new h.db.base.Types.ObjectId(ana.user._id) }),
    ).toBe(0);
  });

  it('does not open for strangers’ hands and hostile tokens', async () => {
    const id = await records.park(ana, COROLLA);
    const token = await share(ana, id);
    const luis = await mintUser(h, 'client');
    for (const method of ['POST', 'DELETE'])
      expect((await records.ask(luis, method, `/api/client/garaje/${id}/compartir`)).body.code).toBe(
        'VEHICULO_NO_ENCONTRADO',
      );
    expect((await records.ask(undefined, 'POST', `/api/client/garaje/${id}/compartir`)).status).toBe(401);
    for (const hostile of ['x', token.toUpperCase(), `${token}x`, '[$ne]', '../orders', '%00', id, 'a'.repeat(90)])
      expect([hostile, (await open(hostile)).status]).toEqual([hostile, 404]);
    expect((await call(h.base, 'GET', '/api/hojas-de-vida/?token[$ne]=1')).status).toBe(404);
    expect((await open(token)).status).toBe(200);
  });
});
