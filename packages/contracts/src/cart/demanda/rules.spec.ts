import {
  conversionOf,
  countedTerm,
  COVER_DAYS,
  LEAD_DAYS,
  MAX_TERM,
  mostDueStock,
  reorderOf,
  salesDaysOf,
} from './rules';

describe('a suggested reorder', () => {
  const terms = { llegada: 7, cubrir: 30 };

  it('lasts until the order comes and the days to cover after it', () => {
    // One a day: 37 days want 37 units, 12 are there.
    expect(reorderOf({ unidades: 90, dias: 90, stock: 12 }, terms)).toEqual({ porDia: 1, alcanza: 12, pedir: 25 });
    expect(reorderOf({ unidades: 3, dias: 90, stock: 0 }, terms)).toEqual({ porDia: 0.03, alcanza: 0, pedir: 2 });
  });

  it('waits while what is there lasts long enough, and is nothing for what does not sell', () => {
    expect(reorderOf({ unidades: 90, dias: 90, stock: 23 }, terms)).toMatchObject({ alcanza: 23, pedir: 0 });
    expect(reorderOf({ unidades: 90, dias: 90, stock: 22 }, terms)).toMatchObject({ pedir: 15 });
    expect(reorderOf({ unidades: 0, dias: 90, stock: 0 }, terms)).toBeNull();
    expect(reorderOf({ unidades: -2, dias: 90, stock: 0 }, terms)).toBeNull();
    expect(reorderOf({ unidades: 2, dias: 0, stock: 0 }, terms)).toBeNull();
    expect(mostDueStock(90, terms)).toBe(141);
  });

  it('is never negative, never more than is missing, and enough to last, whatever the figures', () => {
    for (let n = 0; n < 5000; n++) {
      const pick = (max: number, salt: number) => ((n * 7919 + salt * 104_729) % 1_000_003) % (max + 1);
      const input = { unidades: pick(400, 1), dias: 1 + pick(89, 2), stock: pick(500, 3) - 5 };
      const chosen = { llegada: LEAD_DAYS[pick(3, 4)]!, cubrir: COVER_DAYS[pick(3, 5)]! };
      const found = reorderOf(input, chosen);
      expect(found === null).toBe(input.unidades === 0);
      if (!found) continue;
      // What is on the shelf beyond the bound is never ordered, so that it need not be read.
      if (found.pedir && input.dias >= 14)
        expect(input.stock).toBeLessThanOrEqual(mostDueStock(input.unidades, chosen));
      const perDay = input.unidades / input.dias;
      const onShelf = Math.max(0, input.stock);
      expect(found.pedir).toBeGreaterThanOrEqual(0);
      expect(Number.isInteger(found.pedir)).toBe(true);
      expect(found.alcanza * perDay).toBeLessThanOrEqual(onShelf + 1e-6);
      if (found.pedir === 0) expect(onShelf).toBeGreaterThan(perDay * chosen.llegada);
      else {
        expect(onShelf + found.pedir).toBeGreaterThanOrEqual(perDay * (chosen.llegada + chosen.cubrir) - 1e-6);
        expect(onShelf + found.pedir).toBeLessThan(perDay * (chosen.llegada + chosen.cubrir) + 1);
      }
    }
  });

  it('counts fewer days of what is new, and not so few that one sale is a habit', () => {
    const now = new Date('2026-11-24T12:00:00Z');
    const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
    expect([ago(400), ago(40), ago(1)].map((date) => salesDaysOf(date, now))).toEqual([90, 40, 14]);
  });
});

describe('a search that is counted', () => {
  it('is the same however it is written', () => {
    const keys = ['Módulo de ABS Corolla', 'corolla  modulo abs', 'ABS, módulos corolla'].map(
      (t) => countedTerm(t)?.clave,
    );
    expect(new Set(keys).size).toBe(1);
    expect(countedTerm('Módulo de ABS Corolla')).toEqual({
      clave: 'abs corolla modulo',
      texto: 'modulo de abs corolla',
    });
    const many = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'].map((one) => `${one}xx`);
    expect(countedTerm(many.join(' '))?.clave.split(' ')).toHaveLength(6);
  });

  it.each([
    ['bomba de agua 0414-123.45.67', 'bomba de agua'],
    ['bomba de agua 04141234567', 'bomba de agua'],
    ['bomba de agua +58 412 123 4567', 'bomba de agua'],
    ['bomba de agua 0212 123 4567', 'bomba de agua'],
    ['bomba de agua ana.perez@correo.com', 'bomba de agua'],
    ['bomba de agua V-12.345.678', 'bomba de agua'],
    ['bomba de agua V12345678', 'bomba de agua'],
    ['bomba de agua v 12 345 678', 'bomba de agua'],
    ['bomba de agua J-12345678-9', 'bomba de agua'],
    ['bomba de agua J123456789', 'bomba de agua'],
    ['bomba de agua J1234567890', 'bomba de agua'],
    ['bomba de agua V-234.567', 'bomba de agua'],
    ['412 123 4567 bomba de agua', 'bomba de agua'],
    ['bomba584121234567ánodo', 'bomba anodo'],
    ['bomba de agua 412 123 4567', 'bomba de agua'],
    ['bomba de agua 58 412 123 4567', 'bomba de agua'],
    ['bomba de agua 584121234567', 'bomba de agua'],
    ['bomba de agua +582121234567', 'bomba de agua'],
    ['bomba de agua http://wa.me/58414', 'bomba de agua'],
    ['bomba de agua www.correo.com', 'bomba de agua'],
    ['bomba de agua https://wa.me/58414', 'bomba de agua'],
  ])('keeps nobody’s data: %s', (text, kept) => {
    expect(countedTerm(text)?.texto).toBe(kept);
  });

  it('keeps part numbers, and is none without a word', () => {
    expect(countedTerm('43261-62243')?.texto).toBe('43261 62243');
    expect(countedTerm('MD 359158')?.texto).toBe('md 359158');
    for (const empty of ['0414-1234567', 'ana@correo.com', '¿?', '', 'de']) expect(countedTerm(empty)).toBeNull();
    const long = [...'abcdef'].map((letter) => letter.repeat(20)).join(' ');
    const { clave, texto } = countedTerm(long)!;
    expect([clave.length, texto.length]).toEqual([MAX_TERM, MAX_TERM]);
  });
});

it('says what share of those who looked bought', () => {
  expect(conversionOf({ compras: 1, vistas: 8 })).toBe(12.5);
  expect(conversionOf({ compras: 1, vistas: 0 })).toBeNull();
});
