import { Metrics } from '../../platform/metrics/metrics.service';
import type { IndexedCard, IndexedHit } from '../search/product-index.service';
import { CardTexts } from './card-texts.service';
import { toCard } from './product-card.mapper';

const NOW = new Date('2026-11-20T15:00:00Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const card = {
  _id: '1'.padStart(24, '0'),
  nombre: 'Bujía de iridio',
  descripcion: 'Larga duración. '.repeat(20),
  imagenes: ['/media/bujia.webp'],
  precio: 10,
  precioOferta: null,
  descuento: { porcentaje: 20, fechaInicio: later(-10), fechaFin: later(10) },
  disponible: true,
  stock: 3,
  tienda: { _id: 't', nombreTienda: 'Repuestos' },
  universal: false,
  compatibilidad: [],
} as unknown as IndexedCard;
const moment = { tasa: 100, now: NOW };

/** The page text of one hit, and the number of times that its card was read for it. */
function ask(texts: CardTexts, over: Partial<IndexedHit> = {}, at = moment, hasDescriptions = false) {
  let reads = 0;
  const hit: IndexedHit = {
    id: String(card._id),
    version: 1,
    ...over,
    get card() {
      reads++;
      return over.card ?? card;
    },
  };
  const { list, until } = texts.page([hit], at, hasDescriptions);
  return { shown: JSON.parse(JSON.stringify(list))[0], until, reads };
}

describe('cards of lists as JSON', () => {
  let texts: CardTexts;
  beforeEach(() => {
    texts = new CardTexts(new Metrics());
    ask(texts);
  });

  it('are what the card says, and read once', () => {
    const { shown, until, reads } = ask(texts);
    expect(shown).toEqual(JSON.parse(JSON.stringify(toCard(card, moment))));
    expect([until, reads]).toEqual([later(10).getTime() + 1, 0]);
  });

  it('follow the product, the rate, and a price that changes by itself', () => {
    const cheaper = { ...card, precio: 5 } as IndexedCard;
    expect(ask(texts, { version: 2, card: cheaper }).shown.precioFinal).toBe(4);
    expect(ask(texts, { version: 2, card: cheaper }, { ...moment, tasa: 200 }).shown.precioFinalBs).toBe(800);
    expect(ask(texts, {}, { ...moment, now: later(11) }).shown.precioFinal).toBe(10);
    // A clock that was put back.
    expect(ask(texts, {}, { ...moment, now: later(9) }).shown.precioFinal).toBe(8);
  });

  it('say whether each fits, and in the list view how its description begins', () => {
    expect(ask(texts, { ajuste: 'sin-confirmar' })).toMatchObject({ shown: { ajuste: 'sin-confirmar' }, reads: 0 });
    expect(ask(texts).shown).not.toHaveProperty('ajuste');
    expect(ask(texts, {}, moment, true).shown.descripcion).toMatch(/^Larga duración/);
    expect(ask(texts).shown).not.toHaveProperty('descripcion');
  });

  it('stay within their bytes', () => {
    for (let n = 0; n < 30_000; n++) ask(texts, { id: String(n).padStart(24, '0') });
    expect(texts.size).toBeGreaterThan(12 * 1024 * 1024);
    expect(texts.size).toBeLessThanOrEqual(16 * 1024 * 1024);
  });
});
