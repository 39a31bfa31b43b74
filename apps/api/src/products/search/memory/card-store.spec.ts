import type { IndexedRow } from '../indexed-product';
import { CardStore } from './card-store';
import { ValueColumn } from './value-column';

/** A row of a store and with tags that no other has. */
const rowOf = (n: number): IndexedRow =>
  ({
    _id: String(n).padStart(24, '0'),
    nombre: 'Bujía',
    descripcion: '',
    marca: 'Toyota',
    categoria: 'Motor',
    etiquetas: [`etiqueta ${n}`],
    tienda: { _id: `t${n}`, nombreTienda: `Tienda ${n}` },
    compatibilidad: [],
    descuento: null,
  }) as unknown as IndexedRow;

describe('what products share', () => {
  it('is kept for as long as a card holds it', () => {
    const cards = new CardStore();
    cards.set(0, cards.pack(rowOf(0)));
    const kept = cards.commonSize;
    for (let n = 1; n < 1000; n++) cards.set(n % 2, cards.pack(rowOf(n)));
    cards.drop(0);
    expect(cards.commonSize).toBe(kept);
    expect(cards.at(1)).toMatchObject({ etiquetas: ['etiqueta 999'], tienda: { nombreTienda: 'Tienda 999' } });
    cards.drop(1);
    expect(cards.commonSize).toBe(0);
  });

  it('forgets the values of a filter that no product has any more', () => {
    const column = new ValueColumn();
    for (let n = 0; n < 1000; n++) column.put(n % 3, ['común', `marca ${n}`]);
    expect(column.kept).toBe(3 + 1 + 3);
    expect([...column.tally(Uint32Array.of(0, 1, 2, 3))]).toEqual(
      expect.arrayContaining([
        ['común', 3],
        ['marca 999', 1],
      ]),
    );
    for (let slot = 0; slot < 3; slot++) column.drop(slot);
    expect(column.kept).toBe(0);
  });
});
