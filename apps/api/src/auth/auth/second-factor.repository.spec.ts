import { Types } from 'mongoose';
import { inVain, ownDatabase } from '../../../test/own-database';
import { SecondFactorRepository } from './second-factor.repository';
import { SEGUNDO_FACTOR, type SegundoFactorDoc, SegundoFactorSchema } from './second-factor.schema';

const db = ownDatabase();
const usuario = String(new Types.ObjectId());
let factors: SecondFactorRepository;
beforeEach(() => {
  factors = new SecondFactorRepository(db().model<SegundoFactorDoc>(SEGUNDO_FACTOR, SegundoFactorSchema));
});

const tx = () => db().startSession();
const ON = { desde: new Date('2026-11-24T12:00:00Z'), ultimoPaso: 100, recuperacion: ['a', 'b'], clave: 'k' };
const on = async (account = usuario) => {
  await factors.prepare(account, 's');
  return factors.activate({ usuario: account, secreto: 's' }, ON, await tx());
};

describe('a factor that is prepared', () => {
  it('waits for its confirmation, and is replaced by the next one', async () => {
    expect(await factors.prepare(usuario, 's')).toBe(true);
    expect(await factors.prepare(usuario, 't')).toBe(true);
    const prepared = { secreto: 't', activo: false, desde: null, ultimoPaso: 0, recuperacion: [] };
    expect(await factors.find(usuario)).toEqual({ _id: new Types.ObjectId(usuario), ...prepared });
    expect([await factors.findActive(usuario), await factors.isActive(usuario)]).toEqual([null, false]);
  });

  it('is under no key of one that it replaces', async () => {
    await factors.prepare(usuario, 's');
    await factors.replaceSealed((await factors.find(usuario))!, { secreto: 's', clave: 'k' });
    await factors.prepare(usuario, 't');
    expect(await factors.find(usuario)).not.toHaveProperty('clave');
  });

  it('is switched on with its own secret, once', async () => {
    await factors.prepare(usuario, 's');
    expect(await factors.activate({ usuario, secreto: 'another' }, ON, await tx())).toBe(false);
    await inVain(db(), (session) => factors.activate({ usuario, secreto: 's' }, ON, session));
    expect(await factors.activate({ usuario, secreto: 's' }, ON, await tx())).toBe(true);
    expect(await factors.activate({ usuario, secreto: 's' }, ON, await tx())).toBe(false);
    expect(await factors.findActive(usuario)).toMatchObject({ ...ON, secreto: 's', activo: true });
    expect(await factors.isActive(usuario)).toBe(true);
  });

  it('does not replace one that is on', async () => {
    await on();
    expect(await factors.prepare(usuario, 't')).toBe(false);
    expect(await factors.find(usuario)).toMatchObject({ secreto: 's', activo: true });
  });

  it('fails with the database, rather than saying that one is on', async () => {
    await expect(factors.prepare('no id', 's')).rejects.toThrow();
  });
});

describe('a code of an app', () => {
  it('is taken once, and none of an earlier step after it', async () => {
    await on();
    expect(await factors.takeStep(usuario, 100)).toBe(false);
    expect(await factors.takeStep(usuario, 101)).toBe(true);
    expect([await factors.takeStep(usuario, 101), await factors.takeStep(usuario, 100)]).toEqual([false, false]);
    expect((await factors.find(usuario))!.ultimoPaso).toBe(101);
  });

  it('is taken by one of twenty at once', async () => {
    await on();
    const taken = await Promise.all(Array.from({ length: 20 }, () => factors.takeStep(usuario, 102)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('of a factor that is only prepared opens nothing', async () => {
    await factors.prepare(usuario, 's');
    expect(await factors.takeStep(usuario, 101)).toBe(false);
  });
});

describe('a recovery code', () => {
  it('is used up, under whichever key it was kept', async () => {
    await on(String(new Types.ObjectId()));
    await on();
    expect(await factors.takeRecovery(usuario, ['x', 'b'])).toBe(true);
    expect(await factors.takeRecovery(usuario, ['x', 'b'])).toBe(false);
    expect((await factors.find(usuario))!.recuperacion).toEqual(['a']);
  });

  it('of a factor that is only prepared opens nothing, nor is it replaced', async () => {
    await factors.prepare(usuario, 's');
    expect(await factors.takeRecovery(usuario, ['a'])).toBe(false);
    expect(await factors.replaceRecovery(usuario, { recuperacion: ['c'] })).toBe(false);
  });

  it('gives way to new ones', async () => {
    await on();
    expect(await factors.replaceRecovery(usuario, { recuperacion: ['c'], clave: 'l' })).toBe(true);
    expect(await factors.find(usuario)).toMatchObject({ recuperacion: ['c'], clave: 'l' });
  });
});

describe('a factor whose encryption is replaced', () => {
  it('keeps what changed meanwhile', async () => {
    await on();
    const read = (await factors.find(usuario))!;
    await factors.takeRecovery(usuario, ['a']);
    expect(await factors.replaceSealed(read, { secreto: 'new', clave: 'l' })).toBe(false);
    const again = (await factors.find(usuario))!;
    expect(await factors.replaceSealed(again, { secreto: 'new', clave: 'l' })).toBe(true);
    expect(await factors.find(usuario)).toMatchObject({ secreto: 'new', clave: 'l', recuperacion: ['b'] });
  });

  it('may have no key of its own', async () => {
    await factors.prepare(usuario, 's');
    const read = (await factors.find(usuario))!;
    expect(await factors.replaceSealed(read, { secreto: 'new' })).toBe(true);
  });

  it('comes in the order of its account', async () => {
    const ids = Array.from({ length: 3 }, () => new Types.ObjectId());
    for (const id of ids) await factors.prepare(String(id), 's');
    const idsOf = (docs: SegundoFactorDoc[]) => docs.map(({ _id }) => String(_id));
    expect(idsOf(await factors.findAfter(null, 2))).toEqual(ids.slice(0, 2).map(String));
    expect(idsOf(await factors.findAfter(ids[0]!, 5))).toEqual(ids.slice(1).map(String));
  });
});

it('is taken away when it is on', async () => {
  await factors.prepare(usuario, 's');
  expect(await factors.remove(usuario, await tx())).toBeNull();
  await factors.activate({ usuario, secreto: 's' }, ON, await tx());
  await inVain(db(), (session) => factors.remove(usuario, session));
  expect(await factors.remove(usuario, await tx())).toMatchObject({ secreto: 's' });
  expect(await factors.find(usuario)).toBeNull();
});
