import { PasswordsService } from '../src/auth/auth/passwords.service';
import { MailService } from '../src/platform/mail/mail.service';
import { buildRegistration, mintUser, signIn } from './actors';
import { call, type Harness, startApp } from './harness';
import { until } from './until';

let h: Harness;
beforeAll(async () => {
  h = await startApp();
});
afterAll(() => h.close());

const register = (body: unknown) => call(h.base, 'POST', '/api/auth/register', { body });
const mailsTo = (email: string) =>
  h.app
    .get(MailService, { strict: false })
    .inbox()
    .filter(({ to, subject }) => to === email && subject === 'Ya tienes una cuenta en Tuerca');
const countAll = async () =>
  Object.fromEntries(
    await Promise.all(
      ['usuarios', 'tiendas', 'talleres', 'enlaces', 'sesiones'].map(
        async (name) => [name, await h.db.collection(name).countDocuments()] as const,
      ),
    ),
  );

describe.each(['client', 'store', 'workshop'] as const)(
  'registering as %s with an address that has an account',
  (role) => {
    it('is answered like a free one, changes nothing, and is told to its owner', async () => {
      const owner = await mintUser(h, 'client');
      const free = buildRegistration(role);
      const taken = buildRegistration(role, { email: owner.user.email, password: 'Otra.cosa.2026' });
      const first = await register(free);
      const before = await countAll();
      const account = await h.db.collection('usuarios').findOne({ email: owner.user.email });
      const second = await register(taken);
      expect(second.status).toBe(first.status);
      expect(second.body.message).toBe(first.body.message);
      const shapeOf = (data: object) =>
        Object.entries(data)
          .map(([key, value]) => [key, value === null ? null : typeof value])
          .toSorted();
      expect(shapeOf(second.body.data)).toEqual(shapeOf(first.body.data));
      expect(second.body.data.email).toBe(owner.user.email);
      expect(second.body.data._id).not.toBe(owner.user._id);
      const namesOf = ({ headers }: typeof first) => [...headers.keys()].toSorted();
      expect(namesOf(second)).toEqual(namesOf(first));
      expect(await countAll()).toEqual(before);
      expect(await h.db.collection('usuarios').findOne({ email: owner.user.email })).toEqual(account);
      await until(
        async () => mailsTo(owner.user.email),
        (mails) => mails.length === 1,
      );
      // The password that was typed opens nothing.
      const login = await call(h.base, 'POST', '/api/auth/login', {
        body: { email: owner.user.email, password: taken.password },
      });
      expect(login.status).toBe(401);
      // The free one is there.
      expect((await signIn(h.base, free.email, free.password)).user.email).toBe(free.email);
    });
  },
);

describe('registering with a known address', () => {
  it('hashes the password as ever, and refuses a document in use as it does for free addresses', async () => {
    const [owner, other] = [await mintUser(h, 'client'), buildRegistration('client')];
    await register(other);
    const hash = jest.spyOn(h.app.get(PasswordsService, { strict: false }), 'hash');
    await register(buildRegistration('client', { email: owner.user.email }));
    expect(hash).toHaveBeenCalledTimes(1);
    hash.mockRestore();
    const { cedula } = other as unknown as { cedula: string };
    for (const email of [owner.user.email, buildRegistration('client').email])
      expect((await register(buildRegistration('client', { email, cedula }))).body.code).toBe('DOCUMENTO_EN_USO');
  });

  it('mails its owner three times a day at most', async () => {
    const limited = await startApp({ LIMITE_FACTOR: '1', LIMITE_GENERAL: '100000' });
    try {
      const owner = await mintUser(limited, 'client');
      for (let n = 0; n < 6; n++)
        await call(limited.base, 'POST', '/api/auth/register', {
          body: buildRegistration('client', { email: owner.user.email }),
        });
      const inbox = () =>
        limited.app
          .get(MailService, { strict: false })
          .inbox()
          .filter(({ to, subject }) => to === owner.user.email && subject === 'Ya tienes una cuenta en Tuerca');
      // Whatever else would be mailed has been when a later mail has come.
      await call(limited.base, 'POST', '/api/auth/forgot-password', { body: { email: owner.user.email } });
      await until(
        async () =>
          limited.app
            .get(MailService, { strict: false })
            .inbox()
            .filter(({ to, subject }) => to === owner.user.email && subject === 'Elige una nueva contraseña'),
        (mails) => mails.length === 1,
      );
      expect(inbox()).toHaveLength(3);
    } finally {
      await limited.close();
    }
  });
});
