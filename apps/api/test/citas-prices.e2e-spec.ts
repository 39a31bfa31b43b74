import type { Notificacion } from '@tuerca/contracts/chats/notifications/schemas';
import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import type { Presupuesto } from '@tuerca/contracts/citas/presupuestos/schemas';
import { type Actor, mintUser, stayConfirmed } from './actors';
import { book, booking, change, type Garage, openGarage } from './appointments';
import { call, type Harness, startApp } from './harness';
import { hire } from './team';

let h: Harness;
let garage: Garage;
let ana: Actor;
let tecnico: Actor;
beforeAll(async () => {
  h = await startApp({ LIMITE_FACTOR: '1000' });
  garage = await openGarage(h, { puestos: 20 });
  ana = await mintUser(h, 'client');
  await stayConfirmed(h, garage.actor.token);
  tecnico = await hire(h, garage.actor, 'tecnico');
});
afterAll(() => h.close());

/** An appointment of Ana at 75 dollars that is being worked on. */
async function working(actor: Actor = ana): Promise<string> {
  const servicioId = await garage.offer({ precio: 75 });
  const { _id } = (await book(h.base, actor, booking(garage, servicioId))).body.data;
  await change(h.base, garage.actor, _id, 'confirmar');
  expect((await change(h.base, garage.actor, _id, 'estado', { estado: 'en_proceso' })).status).toBe(200);
  return _id;
}
const read = async (id: string, { token }: Actor = ana) =>
  (await call<Cita>(h.base, 'GET', `/api/cita/mecanica/${id}`, { token })).body.data;
const told = async (actor: Actor, titulo: string) =>
  (await call<Notificacion[]>(h.base, 'GET', '/api/notifications?limit=50', { token: actor.token })).body.data
    .filter((one) => one.titulo === titulo)
    .map(({ mensaje }) => mensaje);
/** Ana approves labour for an appointment. */
async function approveLabour(citaId: string, precio: number): Promise<void> {
  const lineas = [{ tipo: 'mano_obra', descripcion: 'Rectificar discos', cantidad: 1, precio }];
  const sent = await call<Presupuesto>(h.base, 'POST', `/api/cita/mecanica/${citaId}/presupuestos`, {
    token: garage.actor.token,
    body: { lineas },
  });
  const aprobadas = sent.body.data.lineas.map(({ _id }) => _id);
  const path = `/api/presupuestos/${sent.body.data._id}/respuesta`;
  expect((await call(h.base, 'PUT', path, { token: ana.token, body: { aprobadas } })).status).toBe(200);
}
const motivoPrecio = 'Hubo que cambiar la bomba';

describe('a price above what was approved', () => {
  it('asks for a reason and says both figures, by whichever call it comes; nothing is written without', async () => {
    const id = await working();
    for (const [what, body] of [
      ['completar', { precioFinal: 500 }],
      ['estado', { estado: 'completada', precioFinal: 500 }],
      ['estado', { estado: 'en_proceso', precioFinal: 500 }],
      ['precio', { precioFinal: 500, motivoPrecio: '  ' }],
    ] as const) {
      const refused = await change(h.base, garage.actor, id, what, body);
      expect([what, refused.status, refused.body.code]).toEqual([what, 400, 'PRECIO_SIN_MOTIVO']);
      expect(refused.body.errors).toEqual([
        { campo: 'motivoPrecio', mensaje: expect.stringMatching(/\$\s500,00.*\$\s75,00/) },
      ]);
    }
    expect(await read(id)).toMatchObject({ estado: 'en_proceso', precioFinal: null, motivoPrecio: null });
  });

  it('the client is told both figures and why, reads it on her appointment, and objects: an administrator sees it all', async () => {
    const id = await working();
    const done = await change(h.base, garage.actor, id, 'completar', { precioFinal: 500, motivoPrecio });
    expect(done.status).toBe(200);
    expect((await told(ana, 'Servicio completado'))[0]).toMatch(
      /\$\s500,00; habías aprobado \$\s75,00\)\. Motivo: Hubo que cambiar la bomba\. .*objétalo desde tu cita/,
    );
    const seen = await read(id);
    expect(seen).toMatchObject({ estado: 'completada', precioFinal: 500, precioAprobado: 75, motivoPrecio });
    expect(seen.precioAprobadoBs).toBeCloseTo(75 * seen.tasa!, 1);
    expect(seen.historialEstados.at(-1)!.notas).toMatch(/\$\s500,00, aprobado \$\s75,00\. Motivo: Hubo que cambiar/);
    const objection = { objeto: 'cita', objetoId: id, tipo: 'cobro', motivo: 'Nadie me llamó' };
    expect((await call(h.base, 'POST', '/api/reportes', { token: ana.token, body: objection })).status).toBe(200);
    const found = await h.db
      .collection('casos_reporte')
      .findOne({ objetoId: new h.db.base.Types.ObjectId(id), tipos: 'cobro' });
    const text = JSON.stringify(found ?? (await h.db.collection('casos_reporte').find().toArray()));
    expect(text).toMatch(/Precio aprobado.*75,00/);
    expect(text).toContain(motivoPrecio);
  });

  it('at or below what was approved nothing is asked; the labour that she approved counts, however she did', async () => {
    const [listed, approved, objected] = [await working(), await working(), await working()];
    expect((await change(h.base, garage.actor, listed, 'completar', { precioFinal: 60 })).status).toBe(200);
    expect((await told(ana, 'Servicio completado'))[0]).not.toContain('aprobaste');
    await approveLabour(approved, 90);
    await approveLabour(approved, 30);
    expect((await change(h.base, garage.actor, approved, 'completar', { precioFinal: 120 })).status).toBe(200);
    expect(await read(approved)).toMatchObject({ precioFinal: 120, precioAprobado: 120, motivoPrecio: null });
    await approveLabour(objected, 90);
    const above = await change(h.base, garage.actor, objected, 'completar', { precioFinal: 90.01 });
    expect(above.body.code).toBe('PRECIO_SIN_MOTIVO');
  });
});

describe('a technician', () => {
  it('completes at the listed, the approved, or the price that the owner set', async () => {
    const [listed, approved, set] = [await working(), await working(), await working()];
    expect((await change(h.base, tecnico, listed, 'completar', { precioFinal: 75 })).body.data.estado).toBe(
      'completada',
    );
    await approveLabour(approved, 90);
    const body = { estado: 'completada', precioFinal: 90 };
    expect((await change(h.base, tecnico, approved, 'estado', body)).body.data.estado).toBe('completada');
    await change(h.base, garage.actor, set, 'precio', { precioFinal: 100, motivoPrecio });
    const done = await change(h.base, tecnico, set, 'completar', { precioFinal: 100 });
    expect(done.body.data).toMatchObject({ estado: 'completada', precioFinal: 100, motivoPrecio });
  });

  it.each([
    ['completar', (precioFinal: number) => ({ precioFinal, motivoPrecio })],
    ['estado', (precioFinal: number) => ({ estado: 'completada', precioFinal, motivoPrecio })],
    ['estado', (precioFinal: number) => ({ estado: 'en_proceso', precioFinal, motivoPrecio })],
    ['precio', (precioFinal: number) => ({ precioFinal, motivoPrecio })],
  ] as const)('another price waits for the owner, also a lower one: by %s', async (what, body) => {
    const client = await mintUser(h, 'client');
    const id = await working(client);
    for (const price of [60, 500]) {
      const proposed = await change(h.base, tecnico, id, what, body(price));
      expect([proposed.status, proposed.body.message]).toEqual([
        200,
        'Precio enviado. El servicio se completa cuando el dueño del taller lo confirme',
      ]);
      expect(proposed.body.data).toMatchObject({ estado: 'en_proceso', precioFinal: null });
      expect(proposed.body.data.precioPropuesto).toMatchObject({ precio: price, motivo: motivoPrecio });
    }
    expect((await told(garage.actor, 'Precio por confirmar'))[0]).toMatch(/María Pérez propone \$\s500,00/);
    // The client hears of it when it stands.
    expect(await read(id, client)).toMatchObject({ precioPropuesto: null, precioFinal: null });
    expect(await told(client, 'Servicio completado')).toEqual([]);
  });

  it('what he noted with it stays, and the owner completes with it or with less', async () => {
    const id = await working();
    const end = { precioFinal: 120, motivoPrecio, garantiaDias: 30, garantiaKilometros: 500, kilometraje: 90_000 };
    await change(h.base, tecnico, id, 'completar', { ...end, diagnostico: 'Bomba rota' });
    const waiting = await read(id, garage.actor);
    expect(waiting).toMatchObject({ diagnostico: 'Bomba rota', garantia: null });
    expect(waiting.precioPropuesto).toMatchObject({
      precio: 120,
      garantiaDias: 30,
      garantiaKilometros: 500,
      kilometraje: 90_000,
      autor: { nombre: 'María Pérez' },
    });
    const done = await change(h.base, garage.actor, id, 'completar', { ...end, precioFinal: 110 });
    expect(done.body.data).toMatchObject({ estado: 'completada', precioFinal: 110, precioPropuesto: null });
  });

  it('and the owner at once: the price of the completion is the owner’s or the agreed one, never what nobody confirmed', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(() => working()));
    await Promise.all(
      ids.flatMap((id) => [
        change(h.base, tecnico, id, 'completar', { precioFinal: 500, motivoPrecio }),
        change(h.base, garage.actor, id, 'completar', { precioFinal: 75 }),
      ]),
    );
    for (const id of ids) {
      const { estado, precioFinal, precioPropuesto } = await read(id, garage.actor);
      expect({ estado, precioFinal, precioPropuesto }).toEqual({
        estado: 'completada',
        precioFinal: 75,
        precioPropuesto: null,
      });
    }
  });
});
