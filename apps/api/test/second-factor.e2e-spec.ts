import { type Actor, confirmIdentity, mintUser, stayConfirmed } from './actors';
import { call, type Harness, later, startApp } from './harness';
import { mailsTo, noticesOf } from './notices';
import { codeOf, enableFactor, wrongCode } from './second-factor';
import { until } from './until';

let h: Harness;
let ana: Actor;
beforeAll(async () => {
  h = await startApp();
});
beforeEach(async () => {
  ana = await mintUser(h, 'client');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => h.close());

const post = (path: string, body?: unknown, token?: string, base = h.base) =>
  call(base, 'POST', `/api/auth/${path}`, { body, token });
const login = ({ email, password }: Actor, base = h.base) => post('login', { email, password }, undefined, base);
const challenge = async (actor: Actor, base = h.base) => (await login(actor, base)).body.data.desafio as string;
const finish = (desafio: string, codigo: string, base = h.base) =>
  post('segundo-factor', { desafio, codigo }, undefined, base);
const state = async (token: string) =>
  (await call(h.base, 'GET', '/api/auth/seguridad', { token })).body.data.segundoFactor;
const titlesOf = async (actor: Actor) => (await noticesOf(h, actor)).map(({ titulo }) => titulo);

describe('switching it on', () => {
  it('takes a code of the prepared secret, shows ten recovery codes once, and tells the person', async () => {
    expect(await state(ana.token)).toEqual({ activo: false, desde: null, codigosRestantes: 0, exigido: false });
    const prepared = (await confirmIdentity(h.base, ana), await post('segundo-factor/preparar', {}, ana.token));
    const { secreto, uri } = prepared.body.data as { secreto: string; uri: string };
    expect(uri).toBe(`otpauth://totp/Tuerca:${encodeURIComponent(ana.email)}?secret=${secreto}&issuer=Tuerca`);
    const wrong = await post('segundo-factor/activar', { codigo: wrongCode(secreto) }, ana.token);
    expect([wrong.status, wrong.body.code, wrong.body.errors![0]!.campo]).toEqual([400, 'CODIGO_INCORRECTO', 'codigo']);
    expect((await login(ana)).body.data.token).toBeTruthy();

    const spaced = codeOf(secreto).replace(/(...)/, '$1 ');
    const on = await post('segundo-factor/activar', { codigo: spaced }, ana.token);
    expect(on.body.message).toBe('Verificación en dos pasos activada');
    expect(new Set(on.body.data.codigos as string[]).size).toBe(10);
    for (const code of on.body.data.codigos as string[])
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(await state(ana.token)).toMatchObject({ activo: true, codigosRestantes: 10 });

    const stored = JSON.stringify(await h.db.collection('segundos_factores').find().toArray());
    expect(stored).not.toContain(secreto);
    for (const code of on.body.data.codigos as string[]) expect(stored).not.toContain(code.replace('-', ''));
    expect(await titlesOf(ana)).toContain('Verificación en dos pasos activada');
    await until(
      async () => mailsTo(h, ana.email),
      (mails) => mails.some(({ subject }) => subject === 'Verificación en dos pasos activada'),
    );
    expect((await post('segundo-factor/activar', { codigo: codeOf(secreto, 1) }, ana.token)).body.code).toBe(
      'SEGUNDO_FACTOR_ACTIVO',
    );
  });

  it('asks for the password first, and for a prepared secret', async () => {
    expect((await post('segundo-factor/preparar', {}, ana.token)).body.code).toBe('REAUTENTICACION_REQUERIDA');
    expect((await post('segundo-factor/preparar', {})).status).toBe(401);
    expect((await post('segundo-factor/activar', { codigo: '123456' }, ana.token)).body.code).toBe(
      'SEGUNDO_FACTOR_INACTIVO',
    );
    expect((await post('segundo-factor/activar', { codigo: '12345' }, ana.token)).body.message).toBe(
      'Escribe los 6 dígitos que muestra tu aplicación',
    );
  });

  it('keeps the secret of one account useless for another', async () => {
    const luis = await mintUser(h, 'client');
    const { secreto } = await enableFactor(h, ana);
    await enableFactor(h, luis);
    const { secreto: sealed } = (await h.db
      .collection('segundos_factores')
      .findOne({ _id: new h.db.base.Types.ObjectId(ana.user._id) }))!;
    await h.db
      .collection('segundos_factores')
      .updateOne({ _id: new h.db.base.Types.ObjectId(luis.user._id) }, { $set: { secreto: sealed } });
    expect((await finish(await challenge(luis), codeOf(secreto))).body.code).toBe('CODIGO_INCORRECTO');
  });
});

describe('signing in with it', () => {
  it('gives a session only after the code, within half a minute of its time', async () => {
    const { secreto } = await enableFactor(h, ana);
    const first = await login(ana);
    expect(first.status).toBe(200);
    expect(first.body.data).toEqual({
      segundoFactor: true,
      desafio: expect.any(String),
      expira: expect.any(String),
    });
    expect(first.headers.getSetCookie()).toEqual([]);
    const desafio = first.body.data.desafio as string;
    expect((await call(h.base, 'GET', '/api/auth/me', { token: desafio })).status).toBe(401);
    expect((await finish(desafio, codeOf(secreto, 3))).body.code).toBe('CODIGO_INCORRECTO');
    const done = await finish(desafio, codeOf(secreto, 1));
    expect(done.status).toBe(200);
    expect(done.body.data.user.email).toBe(ana.email);
    expect(done.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['rt', 'dispositivo']);
    expect((await call(h.base, 'GET', '/api/auth/me', { token: done.body.data.token })).status).toBe(200);
  });

  it('never takes a code twice, nor an earlier one, also when twenty try at once', async () => {
    const { secreto } = await enableFactor(h, ana);
    const challenges = await Promise.all(Array.from({ length: 8 }, () => challenge(ana)));
    const code = codeOf(secreto, 1);
    const answers = await Promise.all(challenges.map((desafio) => finish(desafio, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.find(({ status }) => status !== 200)!;
    expect([refused.body.code, refused.body.message]).toEqual([
      'CODIGO_INCORRECTO',
      'Ese código ya se usó. Espera a que tu aplicación muestre uno nuevo.',
    ]);
    expect((await finish(await challenge(ana), codeOf(secreto))).body.code).toBe('CODIGO_INCORRECTO');
    later(h, 60_000);
    expect((await finish(await challenge(ana), codeOf(secreto, 2))).status).toBe(200);
  });

  it('takes each recovery code once, also when many try at once', async () => {
    const { codigos } = await enableFactor(h, ana);
    const challenges = await Promise.all(Array.from({ length: 8 }, () => challenge(ana)));
    const answers = await Promise.all(challenges.map((desafio) => finish(desafio, codigos[0]!.toLowerCase())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await state(ana.token)).toMatchObject({ codigosRestantes: 9 });
    expect((await finish(await challenge(ana), codigos[1]!)).status).toBe(200);
    expect((await finish(await challenge(ana), codigos[0]!)).body.code).toBe('CODIGO_INCORRECTO');
  });

  it('uses a challenge up once, forgets it after five minutes, and with the password', async () => {
    const { secreto, codigos } = await enableFactor(h, ana);
    const desafio = await challenge(ana);
    expect((await finish(desafio, codeOf(secreto, 1))).status).toBe(200);
    expect((await finish(desafio, codigos[0]!)).body.code).toBe('DESAFIO_VENCIDO');

    const old = await challenge(ana);
    later(h, 5 * 60_000 + 1000);
    expect((await finish(old, codigos[0]!)).body.code).toBe('DESAFIO_VENCIDO');
    jest.restoreAllMocks();

    const pending = await challenge(ana);
    const change = { currentPassword: ana.password, newPassword: 'Otra.Correa.59' };
    expect((await call(h.base, 'PUT', '/api/auth/change-password', { token: ana.token, body: change })).status).toBe(
      200,
    );
    expect((await finish(pending, codigos[0]!)).body.code).toBe('DESAFIO_VENCIDO');
    expect((await finish('x'.repeat(43), codigos[0]!)).body.code).toBe('DESAFIO_VENCIDO');
    expect(await state(ana.token)).toMatchObject({ codigosRestantes: 10 });
  });

  it('does not mix two people: neither the other code nor the other challenge helps', async () => {
    const luis = await mintUser(h, 'client');
    const [hers, his] = [await enableFactor(h, ana), await enableFactor(h, luis)];
    const desafio = await challenge(ana);
    expect((await finish(desafio, codeOf(his.secreto, 1))).body.code).toBe('CODIGO_INCORRECTO');
    expect((await finish(desafio, his.codigos[0]!)).body.code).toBe('CODIGO_INCORRECTO');
    expect(await state(luis.token)).toMatchObject({ codigosRestantes: 10 });
    expect((await finish(desafio, codeOf(hers.secreto, 1))).body.data.user.email).toBe(ana.email);
  });

  it('tells who is blocked after the code, and a wrong code nothing', async () => {
    const { secreto } = await enableFactor(h, ana);
    await h.db.collection('usuarios').updateOne({ email: ana.email }, { $set: { activo: false } });
    const desafio = await challenge(ana);
    const wrong = await finish(desafio, '000000');
    expect([wrong.status, wrong.body.code]).toEqual([400, 'CODIGO_INCORRECTO']);
    const right = await finish(desafio, codeOf(secreto, 1));
    expect([right.status, right.body.code]).toEqual([403, 'CUENTA_DESACTIVADA']);
    expect(right.headers.get('set-cookie')).toBeNull();
    expect((await finish(desafio, codeOf(secreto, 1))).body.code).not.toBe('CUENTA_DESACTIVADA');
  });

  it('is still asked for after the password was reset by mail', async () => {
    await enableFactor(h, ana);
    await post('forgot-password', { email: ana.email });
    const mail = await until(
      async () => mailsTo(h, ana.email).find(({ text }) => text.includes('/restablecer-contrasena/')),
      (found) => found !== undefined,
    );
    const token = /restablecer-contrasena\/([\w-]+)/.exec(mail!.text)![1]!;
    await post('reset-password', { token, password: 'Otra.Correa.59' });
    expect((await login({ ...ana, password: 'Otra.Correa.59' })).body.data.segundoFactor).toBe(true);
  });

  it('stops after ten wrong codes an hour, whatever challenge they come with', async () => {
    const strict = await startApp({ LIMITE_FACTOR: '1' });
    try {
      const victim = await mintUser(strict, 'client');
      const { secreto } = await enableFactor(strict, victim);
      const statuses = [];
      for (let n = 0; n < 12; n++)
        statuses.push(
          (await finish(await challenge(victim, strict.base), wrongCode(secreto, n * 1000), strict.base)).status,
        );
      expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
      const right = await finish(await challenge(victim, strict.base), codeOf(secreto, 1), strict.base);
      expect([right.status, Number(right.headers.get('retry-after')) > 0]).toEqual([429, true]);
    } finally {
      await strict.close();
    }
  });
});

describe('before something sensitive', () => {
  it('the code is asked for beside the password', async () => {
    const { secreto, codigos } = await enableFactor(h, ana);
    // What was confirmed with the password alone ended when the factor was switched on.
    const refused = await post('segundo-factor/codigos', {}, ana.token);
    expect([refused.body.code, refused.body.data]).toEqual(['REAUTENTICACION_REQUERIDA', { segundoFactor: true }]);
    const confirm = (codigo?: string) => post('confirmar', { password: ana.password, codigo }, ana.token);
    expect((await confirm()).body).toMatchObject({ code: 'CODIGO_INCORRECTO', message: 'Escribe el código' });
    expect((await confirm(wrongCode(secreto))).body.code).toBe('CODIGO_INCORRECTO');
    expect((await post('segundo-factor/codigos', {}, ana.token)).status).toBe(403);
    expect((await confirm(codeOf(secreto, 1))).status).toBe(200);
    const renewed = await post('segundo-factor/codigos', {}, ana.token);
    expect(renewed.body.data.codigos).toHaveLength(10);
    expect((await finish(await challenge(ana), codigos[0]!)).body.code).toBe('CODIGO_INCORRECTO');
    expect((await finish(await challenge(ana), renewed.body.data.codigos[0] as string)).status).toBe(200);
  });
});

describe('switching it off', () => {
  it('asks for password and code, and tells the person', async () => {
    await enableFactor(h, ana);
    expect((await post('segundo-factor/desactivar', {}, ana.token)).status).toBe(403);
    await stayConfirmed(h, ana.token);
    const off = await post('segundo-factor/desactivar', {}, ana.token);
    expect([off.status, off.body.data.segundoFactor.activo]).toEqual([200, false]);
    expect((await login(ana)).body.data.token).toBeTruthy();
    expect(await titlesOf(ana)).toContain('Verificación en dos pasos desactivada');
    expect((await post('segundo-factor/desactivar', {}, ana.token)).body.code).toBe('SEGUNDO_FACTOR_INACTIVO');
    expect((await post('segundo-factor/codigos', {}, ana.token)).body.code).toBe('SEGUNDO_FACTOR_INACTIVO');
  });

  it('is done for who lost it by an administrator alone, with a reason that is kept', async () => {
    const admin = await mintUser(h, 'admin');
    const path = (id: string) => `/api/admin/usuarios/${id}/segundo-factor/quitar`;
    const remove = (token: string | undefined, id: string, motivo: string | undefined = 'Perdió su teléfono') =>
      call(h.base, 'POST', path(id), { token, body: { motivo } });
    await enableFactor(h, ana);
    expect((await remove(undefined, ana.user._id)).status).toBe(401);
    expect((await remove(ana.token, ana.user._id)).status).toBe(403);
    expect((await remove(admin.token, ana.user._id)).body.code).toBe('REAUTENTICACION_REQUERIDA');
    await confirmIdentity(h.base, admin);
    expect((await remove(admin.token, ana.user._id, '')).body.code).toBe('ENTRADA_INVALIDA');
    expect((await remove(admin.token, 'f'.repeat(24))).status).toBe(404);
    expect((await remove(admin.token, admin.user._id)).body.code).toBe('SIN_PERMISO');
    const answers = await Promise.all([1, 2, 3].map(() => remove(admin.token, ana.user._id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await login(ana)).body.data.token).toBeTruthy();
    expect(await titlesOf(ana)).toContain('Verificación en dos pasos desactivada');
    const lines = await h.db.collection('auditoria').find({ accion: 'segundo-factor.quitar' }).toArray();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      actor: admin.user._id,
      objeto: `usuario:${ana.user._id}`,
      antes: { activo: true },
      despues: { activo: false },
      motivo: 'Perdió su teléfono',
    });
  });
});

describe('when the configuration demands it of administrators', () => {
  it('one without it reaches the set-up and nothing else', async () => {
    const [chief, admin] = [await mintUser(h, 'admin'), await mintUser(h, 'admin')];
    await enableFactor(h, chief);
    await stayConfirmed(h, chief.token);
    const demand = (valor: boolean) =>
      call(h.base, 'PUT', '/api/system/config/segundo_factor_admin', {
        token: chief.token,
        body: { valor, motivo: 'Acordado en la reunión' },
      });
    expect((await demand(true)).status).toBe(200);
    const ask = (path: string) => call(h.base, 'GET', path, { token: admin.token });
    for (const path of ['/api/admin/comisiones', '/api/notifications', '/api/system/config'])
      expect([path, (await ask(path)).status, (await ask(path)).body.code]).toEqual([
        path,
        403,
        'SEGUNDO_FACTOR_REQUERIDO',
      ]);
    expect((await ask('/api/auth/me')).status).toBe(200);
    expect(await state(admin.token)).toMatchObject({ activo: false, exigido: true });
    await enableFactor(h, admin);
    expect((await ask('/api/admin/comisiones')).status).toBe(200);
    await stayConfirmed(h, admin.token);
    const off = await post('segundo-factor/desactivar', {}, admin.token);
    expect([off.status, off.body.code]).toEqual([409, 'SEGUNDO_FACTOR_EXIGIDO']);
    expect(await state(ana.token)).toMatchObject({ exigido: false });
    expect((await demand(false)).status).toBe(200);
    expect((await post('segundo-factor/desactivar', {}, admin.token)).status).toBe(200);
  });
});
