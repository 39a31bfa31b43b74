import { type Actor, mintUser, signIn } from './actors';
import { type OfficeCalls, officeCalls, openOffice } from './admin-users';
import { call, type Harness, startApp } from './harness';
import { mailsTo } from './notices';
import { until } from './until';

let h: Harness;
let admin: Actor;
let office: OfficeCalls;
beforeAll(async () => {
  h = await startApp();
  admin = await openOffice(h);
  office = officeCalls(h.base, admin);
});
afterAll(() => h.close());

const TITLE = 'Tu cuenta de Tuerca ya no usa este correo';
const movedMails = (email: string) => mailsTo(h, email).filter(({ subject }) => subject === TITLE);
const me = async (token: string) => (await call(h.base, 'GET', '/api/auth/me', { token })).status;
let n = 0;
const newAddress = () => `mudada${++n}@pruebas.ve`;

describe('an account to which an administrator gives another e-mail', () => {
  it('is told so at the one before, which does not hear the new one, and nobody who came in by it stays', async () => {
    const ana = await mintUser(h, 'client');
    const phone = await signIn(h.base, ana.email);
    expect([await me(ana.token), await me(phone.token)]).toEqual([200, 200]);
    const email = newAddress();
    expect((await office.update(ana.user._id, { email })).status).toBe(200);

    const [mail, ...more] = await until(
      () => Promise.resolve(movedMails(ana.email)),
      ({ length }) => length > 0,
    );
    expect(more).toEqual([]);
    expect(mail!.text).toContain('escríbenos');
    expect(mail!.text).not.toContain(email);
    expect(movedMails(email)).toEqual([]);
    expect([await me(ana.token), await me(phone.token), await me(admin.token)]).toEqual([401, 401, 200]);
    expect(await me((await signIn(h.base, email)).token)).toBe(200);
  });

  it('is neither told nor signed out when something else changes, or the same e-mail is sent again', async () => {
    const ana = await mintUser(h, 'client');
    expect((await office.update(ana.user._id, { nombre: 'Ana Rojas', email: ana.email })).status).toBe(200);
    expect(await me(ana.token)).toBe(200);
    expect(movedMails(ana.email)).toEqual([]);
  });

  it('hears it at every address that it had, however many change it at once', async () => {
    const ana = await mintUser(h, 'client');
    const wanted = Array.from({ length: 4 }, newAddress);
    const answers = await Promise.all(wanted.map((email) => office.update(ana.user._id, { email })));
    expect(answers.map(({ status }) => status)).toContain(200);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const now = (await office.get(ana.user._id)).body.data.email as string;
    const taken = wanted.filter((_email, i) => answers[i]!.status === 200);
    const former = [ana.email, ...taken].filter((email) => email !== now);
    const told = () => Promise.resolve([ana.email, ...wanted].filter((email) => movedMails(email).length));
    expect(new Set(await until(told, ({ length }) => length >= former.length))).toEqual(new Set(former));
  });

  it('stays open to an administrator who changes her own', async () => {
    const office2 = await openOffice(h);
    const elsewhere = await signIn(h.base, office2.email);
    expect((await officeCalls(h.base, office2).update(office2.user._id, { email: newAddress() })).status).toBe(200);
    expect([await me(office2.token), await me(elsewhere.token)]).toEqual([200, 401]);
  });
});
