import { changedFields } from './changes';

const toyota = { marca: 'TOYOTA', modelo: 'COROLLA', anioDesde: 2009, anioHasta: 2014, motor: '1.8' };

describe('What changed of a product', () => {
  test.each([
    ['a price', { precio: 10 }, { precio: 1234.5 }, '$\u00A010,00', '$\u00A01.234,50'],
    ['an offer that ends', { precioOferta: 9.5 }, { precioOferta: null }, '$\u00A09,50', null],
    ['a discount', { descuento: null }, { descuento: { porcentaje: 12.5 } }, null, '12,5\u00A0%'],
    ['pictures', { imagenes: ['/a.webp'] }, { imagenes: ['/a.webp', '/b.webp'] }, '1 foto', '2 fotos'],
    ['tags', { etiquetas: [] }, { etiquetas: ['freno', 'disco'] }, null, 'freno, disco'],
    ['vehicles', { compatibilidad: [] }, { compatibilidad: [toyota] }, null, 'TOYOTA COROLLA 2009–2014 1.8'],
    [
      'what is known of it',
      { especificaciones: {} },
      { especificaciones: { Garantía: '3 meses' } },
      null,
      'Garantía: 3 meses',
    ],
    ['what people see', { activo: true }, { activo: false }, 'Publicado', 'Oculto'],
    ['units', { stock: 0 }, { stock: 12 }, '0', '12'],
    ['a text', { descripcion: '' }, { descripcion: 'x'.repeat(300) }, null, `${'x'.repeat(199)}…`],
  ])('is told before and after: %s', (_, before, after, antes, despues) => {
    const [campo] = Object.keys(after);
    expect(changedFields(before, after)).toEqual([{ campo, antes, despues }]);
  });

  test('is nothing where a field is as it was, or was left out', () => {
    const before = { precio: 10, nombre: 'Filtro', descuento: { porcentaje: 10, fechaInicio: null, fechaFin: null } };
    expect(changedFields(before, { precio: 10, descuento: { porcentaje: 10 } })).toEqual([]);
  });
});
