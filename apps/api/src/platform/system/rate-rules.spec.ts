import { SYSTEM_MESSAGES } from '@tuerca/contracts/platform/system/messages';
import { MAX_RATE_JUMP } from '@tuerca/contracts/platform/system/rules';
import { caracasInstant } from '@tuerca/contracts/venezuela/caracas';
import type { ConfigDoc, StoredRate } from './config.schema';
import { DEMO_FUENTE } from './defaults';
import { doubtsAbout, isNoNews, isOutrun, isSameRate, rateAt, rateSwitch, withoutRate, withRate } from './rate-rules';

const TODAY = '2026-11-30';
/** The last instant of that day in Caracas, which is December in UTC. */
const now = new Date(caracasInstant('2026-12-01').getTime() - 1);
const rate = (valor: number, fechaValor: string, fuente = 'BCV'): StoredRate => ({ valor, fechaValor, fuente });
const standing = rate(100, TODAY);
const former = [rate(99, '2026-11-27'), rate(98, '2026-11-26')];
const entry = (over: Partial<ConfigDoc> = {}) => ({ _id: 'tasa', ...standing, ...over }) as ConfigDoc;
const withdrawn = (one: StoredRate) => ({ ...one, fecha: now, motivo: 'Mal escrita' });

describe('a rate of a later day', () => {
  const next = rate(101, '2026-12-01');
  const doc = entry({ proxima: next, anteriores: former });

  it('holds from the midnight of its day in Caracas', () => {
    expect([rateSwitch(doc), rateSwitch(entry()), rateSwitch(undefined)]).toEqual([
      caracasInstant('2026-12-01'),
      null,
      null,
    ]);
    expect(rateAt(doc, now)).toBe(doc);
    expect(rateAt(doc, caracasInstant('2026-12-01'))).toMatchObject({
      ...next,
      proxima: null,
      ultimaModificacion: caracasInstant('2026-12-01'),
      anteriores: [standing, ...former],
    });
  });

  it('waits for its day, unless there is none at all', () => {
    expect(withRate(entry({ anteriores: former }), next, now)).toEqual({ proxima: next, porConfirmar: null });
    expect(withRate(entry({ valor: 0, anteriores: former }), next, now)).toEqual({
      ...next,
      anteriores: former,
      porConfirmar: null,
    });
    expect(withRate(entry(), next, caracasInstant('2026-12-01'))).toMatchObject(next);
  });
});

describe('a rate that is set', () => {
  it('puts the one before among the former ones, thirty at most', () => {
    const many = Array.from({ length: 30 }, (_, i) => rate(90, `2026-10-${String(i + 1).padStart(2, '0')}`));
    const { anteriores } = withRate(entry({ anteriores: many }), rate(102, TODAY), now);
    expect([anteriores?.length, anteriores?.[0], anteriores?.at(-1)]).toEqual([30, standing, many[28]]);
  });

  it('is the first of the former ones where none is known', () => {
    expect(withRate(entry(), rate(102, TODAY), now).anteriores).toEqual([standing]);
  });

  it('is no former one of itself, nor withdrawn any longer', () => {
    const again = former[0]!;
    const change = withRate(
      entry({ anteriores: former, retiradas: [withdrawn(again), withdrawn(rate(1, TODAY))] }),
      again,
      now,
    );
    expect(change.anteriores).toEqual([standing, former[1]]);
    expect(change.retiradas).toEqual([withdrawn(rate(1, TODAY))]);
    expect(withRate(entry(), again, now)).not.toHaveProperty('retiradas');
  });

  it('leaves no former one where what stood was none, or of no day', () => {
    for (const over of [{ valor: 0 }, { fechaValor: undefined }, { fuente: undefined }])
      expect(withRate(entry(over), rate(102, TODAY), now).anteriores).toEqual([]);
  });

  it('is the same one by figure and day, wherever it came from', () => {
    expect(isSameRate(standing, { ...standing, fuente: 'x' } as StoredRate)).toBe(true);
    expect([isSameRate(standing, rate(100, '2026-11-29')), isSameRate(standing, rate(100.0001, TODAY))]).toEqual([
      false,
      false,
    ]);
  });

  it('does not replace one of a later day, unless the demo invented it', () => {
    const yesterday = rate(99, '2026-11-29');
    expect([isOutrun(entry(), yesterday), isOutrun(entry(), rate(99, TODAY))]).toEqual([true, false]);
    for (const over of [{ fuente: DEMO_FUENTE }, { valor: 0 }, { fechaValor: undefined }])
      expect(isOutrun(entry(over), yesterday)).toBe(false);
  });
});

describe('a rate that is withdrawn', () => {
  const by = { fecha: now, motivo: 'Mal escrita' };

  it('gives way to the first former one that may hold again', () => {
    const found = withoutRate(entry({ anteriores: former }), standing, by, former);
    expect(found).toEqual({
      rate: standing,
      set: { ...former[0], anteriores: [former[1]], retiradas: [{ ...standing, ...by }] },
    });
  });

  it('leaves none where no former one may', () => {
    expect(withoutRate(entry({ anteriores: former }), standing, by, [])?.set).toEqual({
      valor: 0,
      anteriores: former,
      retiradas: [{ ...standing, ...by }],
    });
    expect(withoutRate(entry(), standing, by, [standing])?.set).toEqual({
      valor: 0,
      anteriores: [],
      retiradas: [{ ...standing, ...by }],
    });
  });

  it('is taken out of those to come or of before, the one in force stays', () => {
    const next = rate(101, '2026-12-01');
    const doc = entry({ proxima: next, anteriores: former, retiradas: [withdrawn(rate(1, TODAY))] });
    expect(withoutRate(doc, next, by, former)).toEqual({
      rate: next,
      set: { proxima: null, anteriores: former, retiradas: [{ ...next, ...by }, withdrawn(rate(1, TODAY))] },
    });
    expect(withoutRate(doc, former[1]!, by, former)).toEqual({
      rate: former[1],
      set: { anteriores: [former[0]], retiradas: [{ ...former[1], ...by }, withdrawn(rate(1, TODAY))] },
    });
  });

  it('is known, and a rate', () => {
    expect(withoutRate(entry({ anteriores: former }), rate(100, '2026-11-29'), by, former)).toBeNull();
    expect(withoutRate(entry({ valor: 0 }), rate(0, TODAY), by, former)).toBeNull();
  });

  it('is kept among the last thirty', () => {
    const many = Array.from({ length: 30 }, () => withdrawn(rate(1, TODAY)));
    expect(withoutRate(entry({ retiradas: many }), standing, by, [])?.set.retiradas).toHaveLength(30);
  });
});

describe('a rate that may be a slip', () => {
  const doubts = (valor: number, over: Partial<ConfigDoc> = {}) => doubtsAbout(entry(over), rate(valor, TODAY), now);

  it('moves by more than the greatest usual share', () => {
    const [up, down] = [100 * (1 + MAX_RATE_JUMP), 100 * (1 - MAX_RATE_JUMP)];
    expect([doubts(up), doubts(down)]).toEqual([[], []]);
    expect([doubts(up + 0.01), doubts(down - 0.01)]).toEqual([
      [SYSTEM_MESSAGES.rateJumps],
      [SYSTEM_MESSAGES.rateJumps],
    ]);
    expect(doubts(500, { valor: 0 })).toEqual([]);
  });

  it('moves more than twice as far as in the last ten days, and more than two percent', () => {
    const of = (valor: number, ...anteriores: StoredRate[]) => doubts(valor, { anteriores });
    // The largest move was 4.17 %, from 96 to 100.
    const lately = [rate(96, '2026-11-27'), rate(96, '2026-11-26')];
    expect([of(108.3, ...lately), of(108.4, ...lately)]).toEqual([[], [SYSTEM_MESSAGES.rateUnusual]]);
    expect([of(102, rate(100, '2026-11-27')), of(102.01, rate(100, '2026-11-27'))]).toEqual([
      [],
      [SYSTEM_MESSAGES.rateUnusual],
    ]);
    expect(of(116, ...lately)).toEqual([SYSTEM_MESSAGES.rateJumps]);
    expect(of(115, rate(100, '2026-11-27'))).toEqual([SYSTEM_MESSAGES.rateUnusual]);
  });

  it('is compared with ten days, none of the demo, and the last figure of each', () => {
    const of = (...anteriores: StoredRate[]) => doubts(105, { anteriores });
    const unusual = [SYSTEM_MESSAGES.rateUnusual];
    expect([of(rate(100, '2026-11-20')), of(rate(100, '2026-11-19')), of()]).toEqual([unusual, [], []]);
    expect(of(rate(100, '2026-11-27', DEMO_FUENTE))).toEqual([]);
    // Of the same day as the one that holds: a correction, not a move.
    expect(of(rate(50, TODAY))).toEqual([]);
    expect(of(rate(100, '2026-11-27'), rate(50, '2026-11-27'))).toEqual(unusual);
    expect(doubts(105, { fuente: DEMO_FUENTE, anteriores: [rate(100, '2026-11-27')] })).toEqual([]);
    expect(doubts(105, { valor: 0, anteriores: [rate(100, '2026-11-27')] })).toEqual([]);
  });

  it('was withdrawn before', () => {
    const retiradas = [withdrawn(rate(101, TODAY))];
    expect([doubts(101, { retiradas }), doubts(101.5, { retiradas })]).toEqual([
      [SYSTEM_MESSAGES.rateWithdrawn(now)],
      [],
    ]);
  });

  it('differs from what the source says of its day, by more than a rounding', () => {
    const differs = [SYSTEM_MESSAGES.rateDiffers(rate(100, TODAY))];
    const of = (valor: number, consultada: StoredRate) => doubts(valor, { consultada });
    expect([of(100.05, rate(100, TODAY)), of(100.06, rate(100, TODAY))]).toEqual([[], differs]);
    expect(of(101, rate(100, '2026-11-29'))).toEqual([]);
    expect(doubtsAbout(entry({ valor: 2000, consultada: rate(2000, TODAY) }), rate(2001, TODAY), now)).toEqual([]);
  });
});

describe('a fetched rate is no news', () => {
  const noNews = (fetched: StoredRate, over: Partial<ConfigDoc> = {}) => isNoNews(entry(over), fetched, now);

  it('when it is the one that holds, or older', () => {
    expect([noNews(standing), noNews(rate(99, '2026-11-29')), noNews(rate(101, TODAY, 'x'), { fuente: 'x' })]).toEqual([
      true,
      true,
      false,
    ]);
    expect(noNews(rate(101, '2026-12-01'))).toBe(false);
  });

  it('when an administrator typed one of that day', () => {
    expect([noNews(rate(101, TODAY)), noNews(rate(101, TODAY), { fuente: 've.dolarapi' })]).toEqual([true, false]);
  });

  it('of a later day when it is the one to come', () => {
    const proxima = rate(101, '2026-12-01', 'x');
    expect([noNews(proxima, { proxima }), noNews(rate(102, '2026-12-01'), { proxima })]).toEqual([true, false]);
    expect(noNews(rate(102, '2026-12-01'), { proxima: { ...proxima, fechaValor: '2026-12-02' } })).toBe(true);
    expect(noNews(rate(101, '2026-12-02'), { proxima })).toBe(false);
  });

  it('when it was withdrawn', () => {
    const retiradas = [withdrawn(rate(101, '2026-12-01'))];
    expect([noNews(rate(101, '2026-12-01'), { retiradas }), noNews(rate(102, '2026-12-01'), { retiradas })]).toEqual([
      true,
      false,
    ]);
  });

  it('but is where the demo invented one, or there is none', () => {
    const older = rate(99, '2026-11-29');
    expect([noNews(older, { fuente: DEMO_FUENTE }), noNews(older, { valor: 0 })]).toEqual([false, false]);
    expect(noNews(older, { fechaValor: undefined })).toBe(false);
    expect(noNews(standing, { fuente: DEMO_FUENTE })).toBe(true);
  });
});
