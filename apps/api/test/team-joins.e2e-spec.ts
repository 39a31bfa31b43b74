import { type Actor, confirmIdentity, mintMember, openBusiness } from './actors';
import { call, type Harness, startApp } from './harness';
import { noticesOf } from './notices';
import { accept, invite, linkTo, mailsTo, newEmail } from './team';
import { until } from './until';

let h: Harness;
let store: Actor;
beforeAll(async () => {
  h = await startApp({ LIMITE_FACTOR: '1000' });
});
beforeEach(async () => {
  store = await openBusiness(h, 'store');
});
afterAll(() => h.close());

const JOINED = 'Alguien se unió a tu equipo';
/** The mails that told the owner of somebody who joined, once there is one. */
const joinedMails = () =>
  until(
    async () => mailsTo(h, store.email).filter(({ subject }) => subject === JOINED),
    ({ length }) => length > 0,
  );
const ask = (method: 'POST' | 'PUT', path: string, body: object) =>
  call(h.base, method, path, { token: store.token, body });

it('whoever holds a stolen token invites nobody, and gives nobody another position, without the password', async () => {
  const member = await mintMember(h, store, 'vendedor');
  const person = { nombre: 'María Pérez', email: newEmail(), cargo: 'vendedor' };
  const refused = { status: 403, body: { code: 'REAUTENTICACION_REQUERIDA' } };
  expect(await ask('POST', '/api/equipo', person)).toMatchObject(refused);
  expect(await ask('PUT', `/api/equipo/${member.user._id}`, { cargo: 'almacenista' })).toMatchObject(refused);
  expect(await h.db.collection('integrantes').countDocuments({ email: person.email })).toBe(0);
  expect(mailsTo(h, person.email)).toEqual([]);

  await confirmIdentity(h.base, store);
  const invited = await ask('POST', '/api/equipo', person);
  expect(invited.status).toBe(201);
  const changed = await ask('PUT', `/api/equipo/${invited.body.data._id}`, { cargo: 'almacenista' });
  expect(changed.body.data).toMatchObject({ cargo: 'almacenista' });
});

it('the owner hears once, in the web and by a mail that she cannot switch off, who joined', async () => {
  const off = { canales: { correo: false, push: false } };
  expect((await ask('PUT', '/api/notifications/preferencias', off)).status).toBe(200);
  await h.db.collection('usuarios').updateOne({ email: store.email }, { $set: { emailVerificado: true } });
  const email = newEmail();
  await invite(h, store, email, 'almacenista');
  expect(mailsTo(h, store.email).filter(({ subject }) => subject === JOINED)).toEqual([]);
  const link = await linkTo(h, email);
  const answers = await Promise.all([accept(h, link), accept(h, link), accept(h, link)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);

  const said = `María Pérez (${email}) aceptó tu invitación y entra con el cargo «Almacén».`;
  const told = (await noticesOf(h, store)).filter(({ titulo }) => titulo === JOINED);
  expect(told).toMatchObject([{ tipo: 'sistema', ruta: '/tienda/equipo', mensaje: expect.stringContaining(said) }]);
  const [mail, ...more] = await joinedMails();
  expect(more).toEqual([]);
  expect(mail!.text).toContain(said);
  expect(mail!.text).toContain('/tienda/equipo');
});

it('a mail to an address that its owner has not confirmed names nobody', async () => {
  const email = newEmail();
  await invite(h, store, email, 'vendedor');
  await accept(h, await linkTo(h, email));
  const [mail] = await joinedMails();
  expect(mail!.text).toContain('Alguien aceptó una invitación a tu equipo');
  expect(mail!.text).not.toContain('María');
  expect(mail!.text).not.toContain(email);
});
