import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { mintUser } from './actors';
import { book, booking, change, type Garage, openGarage } from './appointments';
import { call, type Harness, startApp } from './harness';
import { jpeg } from './pictures';

let h: Harness;
let garage: Garage;
beforeAll(async () => {
  h = await startApp();
  garage = await openGarage(h, { puestos: 10 });
});
afterAll(() => h.close());

/** An appointment that is being worked on. */
async function working(): Promise<string> {
  const { body } = await book(h.base, await mintUser(h, 'client'), booking(garage, await garage.offer()));
  await change(h.base, garage.actor, body.data._id, 'confirmar');
  await change(h.base, garage.actor, body.data._id, 'estado', { estado: 'en_proceso' });
  return body.data._id;
}
const note = (id: string, work: object) =>
  change(h.base, garage.actor, id, 'estado', { estado: 'en_proceso', ...work });
/** The address of a picture that the workshop uploaded. */
async function uploaded(): Promise<string> {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(await jpeg())], { type: 'image/jpeg' }), 'foto.jpg');
  const headers = { authorization: `Bearer ${garage.actor.token}` };
  const res = await fetch(`${h.base}/api/upload/cita`, { method: 'POST', headers, body: form });
  return ((await res.json()) as { data: { imageUrl: string } }).data.imageUrl;
}
const read = async (id: string) =>
  (await call<Cita>(h.base, 'GET', `/api/cita/mecanica/${id}`, { token: garage.actor.token })).body.data;

describe('two people of one workshop note the same work', () => {
  it('what one wrote stays when the other wrote something else', async () => {
    const id = await working();
    await note(id, { diagnostico: 'Pastillas gastadas', visto: { diagnostico: null } });
    await note(id, { notas: 'Llamar antes de las 5', visto: { notas: '' } });
    expect(await read(id)).toMatchObject({ diagnostico: 'Pastillas gastadas', notas: 'Llamar antes de las 5' });
  });

  it('both at once on one field: one is taken, the other hears what to do, and nothing is written over', async () => {
    const id = await working();
    const texts = ['Pastillas gastadas', 'Disco rayado', 'Manguera rota'];
    const answers = await Promise.all(
      texts.map((diagnostico) => note(id, { diagnostico, visto: { diagnostico: null } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409).map(({ body }) => [body.code, body.message]);
    expect(refused[0]).toEqual([
      'TRABAJO_CAMBIO',
      expect.stringContaining('Lo que escribiste sigue aquí: revisa lo nuevo y guarda otra vez.'),
    ]);
    const taken = texts[answers.findIndex(({ status }) => status === 200)];
    expect((await read(id)).diagnostico).toBe(taken);
    // Having read it, the other adds to it.
    const again = await note(id, { diagnostico: `${taken}. Y frena mal`, visto: { diagnostico: taken } });
    expect([again.status, again.body.data.diagnostico]).toEqual([200, `${taken}. Y frena mal`]);
  });

  it('a completion does not take away works that were added meanwhile', async () => {
    const id = await working();
    await note(id, { trabajosRealizados: ['Purga'], visto: { trabajosRealizados: [] } });
    const done = { precioFinal: 20, trabajosRealizados: ['Cambio de pastillas'], visto: { trabajosRealizados: [] } };
    expect((await change(h.base, garage.actor, id, 'completar', done)).body.code).toBe('TRABAJO_CAMBIO');
    expect(await read(id)).toMatchObject({ estado: 'en_proceso', trabajosRealizados: ['Purga'] });
  });
});

describe('what is noted on the way to another state', () => {
  const FOREIGN = 'https://evil.example/x.png';
  const pending = async () =>
    (await book(h.base, await mintUser(h, 'client'), booking(garage, await garage.offer()))).body.data._id;

  it('a confirmation takes only pictures that the workshop uploaded, and changes nothing with another one', async () => {
    const id = await pending();
    const answer = await change(h.base, garage.actor, id, 'estado', { estado: 'confirmada', fotosAntes: [FOREIGN] });
    expect([answer.status, answer.body.code]).toEqual([400, 'ENTRADA_INVALIDA']);
    expect(await read(id)).toMatchObject({ estado: 'pendiente', fotosAntes: [] });
    const own = await uploaded();
    const taken = await change(h.base, garage.actor, id, 'estado', { estado: 'confirmada', fotosAntes: [own] });
    expect([taken.status, taken.body.data.fotosAntes]).toEqual([200, [own]]);
    expect(await h.db.collection('imagenes').findOne({ url: own })).toMatchObject({ libreDesde: null });
  });

  it('what was written stays with a refusal too', async () => {
    const id = await pending();
    const body = { estado: 'cancelada', motivo: 'No hay repuesto', notas: 'Avisar cuando llegue' };
    expect((await change(h.base, garage.actor, id, 'estado', body)).status).toBe(200);
    expect(await read(id)).toMatchObject({ estado: 'cancelada', notas: 'Avisar cuando llegue' });
  });
});
