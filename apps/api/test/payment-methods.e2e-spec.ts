import { paymentMethods } from '@tuerca/contracts/payments/payment-methods/endpoints';
import { MAX_PAYMENT_METHODS } from '@tuerca/contracts/payments/payment-methods/rules';
import type { MetodoPago } from '@tuerca/contracts/payments/payment-methods/schemas';
import { type Actor, mintUser } from './actors';
import { call, type Harness, startApp } from './harness';
import { provesLimit } from './holds-limit';

let h: Harness;
let ana: Actor;

const ask = (actor: Actor | undefined, method: string, path = '', body?: object) =>
  call<MetodoPago[]>(h.base, method, `/api/client/payment-methods${path}`, { token: actor?.token, body });
const done = async (actor: Actor, method: string, path = '', body?: object): Promise<MetodoPago[]> => {
  const { status, body: answer } = await ask(actor, method, path, body);
  expect({ status, message: answer.message }).toMatchObject({ status: method === 'POST' ? 201 : 200 });
  return paymentMethods.list.response.parse(answer.data);
};
const metodo = (changes: object = {}) => ({
  nombreBanco: 'Banesco',
  cedula: 'V-12.345.678',
  telefono: '0414-1234567',
  nombrePersona: 'Ana Rivas',
  ...changes,
});
/** Banks in their order, the default marked. */
const names = (list: MetodoPago[]) => list.map((m) => m.nombreBanco + (m.predeterminado ? ' *' : ''));

beforeAll(async () => {
  h = await startApp();
});
beforeEach(async () => {
  ana = await mintUser(h, 'client');
});
afterAll(() => h.close());

describe('the payment methods of a client', () => {
  it('are none at first; the first is the default, and another becomes it when asked', async () => {
    expect(await done(ana, 'GET')).toEqual([]);
    const { status, body } = await ask(ana, 'POST', '', metodo());
    expect({ status, message: body.message }).toEqual({ status: 201, message: 'Método de pago añadido correctamente' });
    expect(body.data).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        nombreBanco: 'Banesco',
        codigoBanco: '0134',
        cedula: 'V-12345678',
        telefono: '+584141234567',
        nombrePersona: 'Ana Rivas',
        predeterminado: true,
      },
    ]);
    expect(names(await done(ana, 'POST', '', metodo({ nombreBanco: 'Mercantil' })))).toEqual([
      'Banesco *',
      'Mercantil',
    ]);
    const third = await done(ana, 'POST', '', metodo({ nombreBanco: 'Banco Bicentenario', predeterminado: true }));
    expect(names(third).slice(1)).toEqual(['Mercantil', 'Banesco']);
    expect(third[0]).toMatchObject({ codigoBanco: '0175', predeterminado: true });
    const second = third.find(({ nombreBanco }) => nombreBanco === 'Mercantil')!;
    const changed = await ask(ana, 'PATCH', `/${second._id}/default`);
    expect(changed.body.message).toBe('Método de pago predeterminado actualizado');
    expect(names(changed.body.data)[0]).toBe('Mercantil *');
    expect(await done(ana, 'GET')).toEqual(changed.body.data);
  });

  it('are changed without losing the default, and removed with the newest in its place', async () => {
    for (const nombreBanco of ['Banesco', 'Mercantil', 'Bancaribe'])
      await done(ana, 'POST', '', metodo({ nombreBanco }));
    const [usual] = await done(ana, 'GET');
    const changed = await ask(
      ana,
      'PUT',
      `/${usual!._id}`,
      metodo({ cedula: 'E-84123456', nombrePersona: '$metodos' }),
    );
    expect(changed.body.message).toBe('Método de pago actualizado correctamente');
    expect(changed.body.data[0]).toMatchObject({
      cedula: 'E-84123456',
      nombrePersona: '$metodos',
      predeterminado: true,
    });
    const { body } = await call<MetodoPago>(h.base, 'GET', `/api/client/payment-methods/${usual!._id.toUpperCase()}`, {
      token: ana.token,
    });
    expect(paymentMethods.get.response.parse(body.data)).toEqual(changed.body.data[0]);
    const removed = await ask(ana, 'DELETE', `/${usual!._id}`);
    expect(removed.body.message).toBe('Método de pago eliminado correctamente');
    expect(names(removed.body.data)).toEqual(['Bancaribe *', 'Mercantil']);
    for (const { _id } of removed.body.data) await done(ana, 'DELETE', `/${_id}`);
    expect(names(await done(ana, 'POST', '', metodo()))).toEqual(['Banesco *']);
  });

  it('say what is wrong beside its field', async () => {
    const wrong = async (changes: object) => {
      const { status, body } = await ask(ana, 'POST', '', metodo(changes));
      return [status, ...(body.errors ?? []).map(({ campo, mensaje }) => `${campo}: ${mensaje}`)];
    };
    expect(await wrong({ nombreBanco: 'Banco de Narnia' })).toEqual([400, 'nombreBanco: Selecciona el banco']);
    for (const cedula of ['J-12345678', 'abc', 'V-1'])
      expect(await wrong({ cedula })).toEqual([400, 'cedula: La cédula no es válida. Escríbela sin puntos ni guiones']);
    expect(await wrong({ cedula: ' ' })).toEqual([400, 'cedula: El número de cédula es obligatorio']);
    expect(await wrong({ telefono: '0212-5551234' })).toEqual([
      400,
      'telefono: Escribe el celular del Pago Móvil. Ejemplo: 0414-1234567',
    ]);
    expect(await wrong({ nombrePersona: '' })).toEqual([400, 'nombrePersona: El nombre del titular es obligatorio']);
    expect(await wrong({ predeterminado: 'sí' })).toMatchObject([400, expect.stringContaining('predeterminado')]);
    expect(await done(ana, 'GET')).toEqual([]);
  });

  it('are refused twice, whoever the holder is called, and beyond the last place', async () => {
    await done(ana, 'POST', '', metodo());
    const twice = await ask(ana, 'POST', '', metodo({ nombrePersona: 'Ana R.', telefono: '+58 414 1234567' }));
    expect([twice.status, twice.body.code]).toEqual([409, 'METODO_PAGO_REPETIDO']);
    const second = (await done(ana, 'POST', '', metodo({ cedula: '12345679' })))[1]!;
    const collides = await ask(ana, 'PUT', `/${second._id}`, metodo());
    expect([collides.status, collides.body.message]).toEqual([409, 'Ya guardaste este método de pago.']);
    expect(
      (await done(ana, 'PUT', `/${second._id}`, metodo({ cedula: '12345679', nombrePersona: 'Luis' })))[1],
    ).toMatchObject({
      nombrePersona: 'Luis',
    });
    await provesLimit({
      limit: MAX_PAYMENT_METHODS,
      there: 2,
      add: (n) => ask(ana, 'POST', '', metodo({ cedula: String(20_000_000 + n) })),
      code: 'METODOS_PAGO_LLENO',
      remove: () => ask(ana, 'DELETE', `/${second._id}`),
    });
  });

  it('have one default, whatever many devices do at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        ask(ana, 'POST', '', metodo({ cedula: String(20_000_000 + i), predeterminado: i % 2 === 0 })),
      ),
    );
    expect(all.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const saved = await done(ana, 'GET');
    expect(saved).toHaveLength(8);
    await Promise.all([
      ...saved.slice(0, 4).map(({ _id }) => ask(ana, 'DELETE', `/${_id}`)),
      ...saved.slice(2, 8).map(({ _id }) => ask(ana, 'PATCH', `/${_id}/default`)),
    ]);
    const left = await done(ana, 'GET');
    expect(left.map(({ _id }) => _id).sort()).toEqual(
      saved
        .slice(4)
        .map(({ _id }) => _id)
        .sort(),
    );
    expect(left.filter(({ predeterminado }) => predeterminado)).toEqual([left[0]]);
  });

  it('of others are as if they did not exist', async () => {
    const [own] = await done(ana, 'POST', '', metodo());
    const luis = await mintUser(h, 'client');
    for (const [method, path, body] of [
      ['GET', `/${own!._id}`],
      ['PUT', `/${own!._id}`, metodo()],
      ['DELETE', `/${own!._id}`],
      ['PATCH', `/${own!._id}/default`],
    ] as const)
      expect((await ask(luis, method, path, body)).status).toBe(404);
    expect((await ask(await mintUser(h, 'store'), 'GET')).status).toBe(403);
    expect((await ask(undefined, 'GET')).status).toBe(401);
    expect(await done(ana, 'GET')).toEqual([own]);
  });
});
