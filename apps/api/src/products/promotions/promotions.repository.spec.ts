import { Types } from 'mongoose';
import { inVain, ownDatabase } from '../../../test/own-database';
import { OFERTA, type OfertaDoc, OfertaSchema } from './oferta.schema';
import { PromotionsRepository } from './promotions.repository';

const db = ownDatabase();
let offers: PromotionsRepository;
beforeEach(async () => {
  const model = db().model<OfertaDoc>(OFERTA, OfertaSchema);
  await model.init();
  offers = new PromotionsRepository(model);
});
const tx = () => db().startSession();

const [ONE, OTHER] = [String(new Types.ObjectId()), String(new Types.ObjectId())];
const FIELDS = {
  ...{ nombre: 'Frenos al día', descripcion: 'Revisión completa', tipoDescuento: 'porcentaje' as const },
  ...{ valorDescuento: 10, servicioId: null, categoria: null, fechaInicio: '2026-11-10', fechaFin: '2026-11-20' },
  ...{ activa: true, limiteUsos: null, imagen: null, terminos: ['frenos', 'dia'] },
};
type Changes = Parameters<PromotionsRepository['insert']>[1];
const offer = (changes: Changes = {}, tallerId = ONE) => offers.insert(tallerId, { ...FIELDS, ...changes });
const idsOf = (docs: { _id: Types.ObjectId }[]) => docs.map(({ _id }) => String(_id));
const [EVE, FIRST, LAST, AFTER] = ['2026-11-09', '2026-11-10', '2026-11-20', '2026-11-21'] as const;

/** The days on which an offer is found. */
const daysOf = async (find: (day: string) => Promise<unknown[]>) => {
  const days: string[] = [];
  for (const day of [EVE, FIRST, LAST, AFTER]) if ((await find(day)).length) days.push(day);
  return days;
};

describe('an offer can be used', () => {
  it('from its first day to its last one', async () => {
    const { _id, tallerId } = await offer();
    expect(await daysOf((day) => offers.findUsable(ONE, day))).toEqual([FIRST, LAST]);
    expect(await daysOf((day) => offers.findAutomatic([ONE], day))).toEqual([FIRST, LAST]);
    const taken = async (day: string) => [await offers.takeUse({ _id, tallerId }, day, await tx())].filter(Boolean);
    expect(await daysOf(taken)).toEqual([FIRST, LAST]);
    expect(await daysOf(async (day) => offers.findAutomaticFrom(ONE, day, await tx()))).toEqual([EVE, FIRST, LAST]);
  });

  it('unless it is switched off or removed', async () => {
    await offer({ activa: false });
    await offer({ eliminada: true });
    await offer({}, OTHER);
    const found = [
      await offers.findUsable(ONE, FIRST),
      await offers.findAutomatic([ONE], FIRST),
      await offers.findAutomaticFrom(ONE, FIRST, await tx()),
    ];
    expect(found).toEqual([[], [], []]);
  });

  it('with its code, or without one when it has none', async () => {
    const [free, coded] = [await offer(), await offer({ codigoPromo: 'FRENOS' })];
    const found = async (code?: string | null) => idsOf(await offers.findUsable(ONE, FIRST, code)).sort();
    expect(await found()).toEqual(idsOf([free, coded]).sort());
    expect(await found('FRENOS')).toEqual(idsOf([free, coded]).sort());
    expect([await found('OTRO'), await found(null)]).toEqual([idsOf([free]), idsOf([free])]);
    expect(idsOf(await offers.findAutomatic([ONE, OTHER], FIRST))).toEqual(idsOf([free]));
    expect(idsOf(await offers.findAutomaticFrom(ONE, FIRST, await tx()))).toEqual(idsOf([free]));
  });

  it('as often as it says: the last use is one person’s, whoever asks at once', async () => {
    const { _id, tallerId } = await offer({ limiteUsos: 3, codigoPromo: 'TRES' });
    const take = async () => offers.takeUse({ _id, tallerId }, FIRST, await tx());
    const taken = await Promise.all(Array.from({ length: 5 }, take));
    expect(taken.flatMap((one) => one?.usos ?? []).sort()).toEqual([1, 2, 3]);
    expect(await offers.findUsable(ONE, FIRST)).toEqual([]);
    // The code still says what it was.
    expect((await offers.findByCode(ONE, FIRST, 'TRES'))?.usos).toBe(3);
    expect((await offers.giveBackUse(_id, await tx()))?.usos).toBe(3);
    expect((await take())?.usos).toBe(3);
  });

  it('before those that end later', async () => {
    const ends = ['2026-11-30', '2026-11-15', '2026-11-20'];
    for (const fechaFin of ends) await offer({ fechaFin });
    const found = [
      await offers.findUsable(ONE, FIRST),
      await offers.findAutomatic([ONE], FIRST),
      await offers.findAutomaticFrom(ONE, FIRST, await tx()),
    ];
    for (const docs of found) expect(docs.map(({ fechaFin }) => fechaFin)).toEqual(ends.toSorted());
  });

  it('and gives back no use that nobody took', async () => {
    const { _id } = await offer();
    expect(await offers.giveBackUse(_id, await tx())).toBeNull();
    expect((await offers.findOwn(ONE, String(_id)))!.usos).toBe(0);
  });
});

it('a use of a transaction that is not committed is not taken, and not given back', async () => {
  const { _id, tallerId } = await offer({ usos: 1 });
  await inVain(db(), (session) => offers.takeUse({ _id, tallerId }, FIRST, session));
  await inVain(db(), (session) => offers.giveBackUse(_id, session));
  // A use is no change of the offer.
  const { updatedAt } = (await offers.findOwn(ONE, String(_id)))!;
  await offers.takeUse({ _id, tallerId }, FIRST, await tx());
  await offers.giveBackUse(_id, await tx());
  expect(await offers.findOwn(ONE, String(_id))).toMatchObject({ usos: 1, updatedAt });
});

it('an offer of a transaction that is not committed is neither made nor changed', async () => {
  const { _id } = await offer();
  await inVain(db(), (session) => offers.insert(ONE, FIELDS, session));
  await inVain(db(), (session) => offers.update(ONE, String(_id), { nombre: 'Otro' }, session));
  const { docs } = await offers.findOwnPage(ONE, { words: [], page: 1, limit: 10 });
  expect(docs.map(({ nombre }) => nombre)).toEqual([FIELDS.nombre]);
});

describe('a code', () => {
  it('is one offer’s of a workshop', async () => {
    await offer({ codigoPromo: 'FRENOS' });
    await expect(offer({ codigoPromo: 'FRENOS' })).rejects.toMatchObject({ code: 'CODIGO_REPETIDO' });
    const other = await offer({ codigoPromo: 'FRENOS' }, OTHER);
    expect(String((await offers.findByCode(OTHER, LAST, 'FRENOS'))!._id)).toBe(String(other._id));
    expect(await offers.findByCode(OTHER, AFTER, 'FRENOS')).toBeNull();
  });
});

describe('a change of an offer', () => {
  it('answers what it was, and takes the code away, gives one or leaves it', async () => {
    const { _id } = await offer({ codigoPromo: 'FRENOS' });
    const change = (changes: Parameters<PromotionsRepository['update']>[2]) => offers.update(ONE, String(_id), changes);
    expect(await change({ nombre: 'Otro' })).toMatchObject({ nombre: FIELDS.nombre, codigoPromo: 'FRENOS' });
    expect(await change({ codigoPromo: 'OTRO' })).toMatchObject({ nombre: 'Otro', codigoPromo: 'FRENOS' });
    expect(await change({ codigoPromo: null })).toMatchObject({ codigoPromo: 'OTRO' });
    expect(await offers.findOwn(ONE, String(_id))).not.toHaveProperty('codigoPromo');
  });

  it('is its workshop’s alone, of an offer that is there, and takes no other offer’s code', async () => {
    const [mine, removed] = [await offer({ codigoPromo: 'FRENOS' }), await offer({ eliminada: true })];
    expect(await offers.update(OTHER, String(mine._id), { nombre: 'Otro' })).toBeNull();
    expect(await offers.update(ONE, String(removed._id), { nombre: 'Otro' })).toBeNull();
    const other = await offer();
    await expect(offers.update(ONE, String(other._id), { codigoPromo: 'FRENOS' })).rejects.toMatchObject({
      code: 'CODIGO_REPETIDO',
    });
  });
});

describe('a workshop’s own offers', () => {
  it('are hers alone, without those that were removed', async () => {
    const [mine, removed, foreign] = [await offer(), await offer({ eliminada: true }), await offer({}, OTHER)];
    const found = [mine, removed, foreign].map(({ _id }) => offers.findOwn(ONE, String(_id)));
    expect((await Promise.all(found)).map((doc) => doc && String(doc._id))).toEqual([String(mine._id), null, null]);
  });

  it('are paged newest first, and found by state and words', async () => {
    const at = (n: number) => ({ createdAt: new Date(Date.UTC(2026, 10, n)) });
    const second = await offer({ ...at(2), activa: false });
    const [third, first] = [await offer({ ...at(3), terminos: ['aceite'] }), await offer(at(1))];
    await offer({ eliminada: true });
    const page = async (query: { words?: string[]; activa?: boolean; page?: number; limit?: number }) => {
      const { docs, total } = await offers.findOwnPage(ONE, { words: [], page: 1, limit: 10, ...query });
      return [idsOf(docs), total];
    };
    expect(await page({ limit: 2 })).toEqual([idsOf([third, second]), 3]);
    expect(await page({ limit: 2, page: 2 })).toEqual([idsOf([first]), 3]);
    expect(await page({ activa: false })).toEqual([idsOf([second]), 1]);
    expect(await page({ activa: true, words: ['frenos'] })).toEqual([idsOf([first]), 1]);
    expect(await page({ words: ['frenos', 'aceite'] })).toEqual([[], 0]);
  });

  it('of one moment are in the order of their ids', async () => {
    const at = { createdAt: new Date(Date.UTC(2026, 10, 1)) };
    const made = [await offer(at), await offer(at), await offer(at)];
    const { docs } = await offers.findOwnPage(ONE, { words: [], page: 1, limit: 10 });
    expect(idsOf(docs)).toEqual(idsOf(made).reverse());
  });
});
