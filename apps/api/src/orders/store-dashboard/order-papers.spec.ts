import type { Pedido } from '@tuerca/contracts/orders/orders/schemas';
import { pdfPages } from '@tuerca/fixtures/pdf-text';
import { PdfService } from '../../platform/pdf/pdf.service';
import { labelSheet } from './label-sheet';
import { pickingList } from './picking-list';

const idOf = (n: number) => n.toString(16).padStart(24, '0');
const item = (
  n: number,
  nombre: string,
  cantidad: number,
  variante: string | null = null,
): Pedido['items'][number] => ({
  productoId: idOf(n),
  producto: { _id: idOf(n), nombre, imagen: null, imagenes: [], variante, categoria: 'Frenos' },
  cantidad,
  precioUnitario: 1000,
  precio: 1000,
  precioUSD: 4,
  subtotal: 1000 * cantidad,
});
type Packed = Pick<Pedido, '_id' | 'numero' | 'items' | 'tipoEntrega' | 'direccionEntrega' | 'instalacion'> &
  Pick<Pedido, 'tienda' | 'cliente' | 'courier' | 'numeroRastreo'>;
/** As much of an order as the papers read. */
const order = (n: number, over: Partial<Packed> = {}): Pedido =>
  ({
    _id: idOf(n),
    numero: `T261123-ABC${String(n).padStart(3, '0')}`,
    items: [item(1, 'Pastillas de freno', 2), item(2, 'Aceite 15W-40', 1)],
    tipoEntrega: 'delivery',
    direccionEntrega: {
      nombre: 'María Eugenia Peñaloza',
      calle: 'Av. Bolívar, Res. El Ávila, piso 4',
      numero: '4-B',
      ciudad: 'Mérida',
      estado: 'Mérida',
      pais: 'Venezuela',
      codigoPostal: '5101',
      telefono: '+584141234567',
      referencias: 'Oficina del fondo, frente a la panadería',
    },
    instalacion: null,
    tienda: {
      _id: idOf(9),
      nombre: 'Repuestos La Cumbre, C.A.',
      rif: 'J-99900001-2',
      telefono: '+582121234567',
      direccion: 'Av. Libertador, Caracas',
    },
    cliente: {
      _id: idOf(8),
      nombre: 'José Ñáñez Güédez',
      email: 'jose@clientes.example',
      telefono: '+584247654321',
      cedula: 'V-12345678',
    },
    courier: null,
    numeroRastreo: null,
    ...over,
  }) as Pedido;
const orders = (count: number, over: Partial<Packed> = {}) => Array.from({ length: count }, (_, i) => order(i, over));

const pdf = new PdfService();
const URL = 'https://tuerca.example/';
const labels = async (pedidos: Pedido[]) => pdfPages(await pdf.render(labelSheet(pedidos, URL)));
const CODES = new Map([[idOf(1), 'PF-001']]);
const list = async (pedidos: Pedido[]) =>
  pdfPages(await pdf.render(pickingList(pedidos, CODES, new Date('2026-11-23T14:30:00Z'))));

describe('labels', () => {
  it('say from whom, to whom and where, which order, and who takes it', async () => {
    const [page = ''] = await labels([order(7, { courier: 'mrw', numeroRastreo: '123456' })]);
    for (const part of [
      'Repuestos La Cumbre, C.A.',
      '0212-1234567',
      'María Eugenia Peñaloza',
      '0414-1234567',
      'Av. Bolívar, Res. El Ávila, piso 4, 4-B',
      'Mérida, Mérida 5101',
      'Oficina del fondo, frente a la panadería',
      'T261123-ABC007',
      '3 unidades',
      'MRW, guía 123456',
    ])
      expect(page).toContain(part);
    // Neither what was paid nor the buyer's document leaves the store on a parcel.
    expect(page).not.toMatch(/12345678|Bs|jose@/);
  });

  it('carry a code with the address of the order in the store’s panel', () => {
    const [{ qr }] = JSON.parse(
      `[${/\{"qr":[^}]+\}/.exec(JSON.stringify(labelSheet([order(7)], URL).content))![0]}]`,
    ) as [{ qr: string }];
    expect(qr).toBe(`https://tuerca.example/tienda/ordenes/${idOf(7)}`);
  });

  it('of a pick-up name who comes for it, and no address', async () => {
    const [page] = await labels([order(1, { tipoEntrega: 'retiro', direccionEntrega: null })]);
    expect(page).toContain('RETIRA EN TIENDA');
    expect(page).toContain('José Ñáñez Güédez 0424-7654321');
    expect(page).not.toContain('EMPRESA Y GUÍA');
  });

  it.each([
    ['plain', {}],
    ['wide', { fill: 'W' }],
    ['emoji', { fill: '🚗👩🏽‍🔧🇻🇪' }],
    ['turned', { fill: '\u202Eexe\u0000\n' }],
  ])('stand four on a page whatever is written on them: %s', async (_, { fill = '' }: { fill?: string }) => {
    const long = fill.repeat(160);
    const { direccionEntrega: to, tienda } = order(0);
    const pedidos = orders(50, {
      ...(fill && {
        tienda: { ...tienda, nombre: long, direccion: long },
        direccionEntrega: { ...to!, nombre: long, calle: long, ciudad: long, referencias: long },
      }),
    });
    const pages = await labels(pedidos);
    expect(pages).toHaveLength(13);
    pedidos.forEach(({ numero }, i) => expect(pages[Math.floor(i / 4)]).toContain(numero));
  });
});

describe('the picking list', () => {
  it('adds up what several orders hold, and has each order by itself', async () => {
    const [text = '', ...more] = await list([...orders(2), order(2, { items: [item(1, 'Pastillas de freno', 5)] })]);
    expect(more).toEqual([]);
    expect(text).toContain('Repuestos La Cumbre, C.A. · 3 pedidos · 11 unidades · 23/11/2026');
    expect(text).toContain('PF-001 Pastillas de freno 9 T261123-ABC000 (2), T261123-ABC001 (2), T261123-ABC002 (5)');
    // In the order of their names; one without a code of the store's.
    expect(text.indexOf('Aceite')).toBeLessThan(text.indexOf('Pastillas'));
    expect(text).toContain('— Aceite 15W-40 2');
    expect(text).toContain('Pedido T261123-ABC002');
  });

  it('parts the variants of a product', async () => {
    const items = [item(1, 'Bujía', 1, 'Corta'), item(1, 'Bujía', 2, 'Larga')];
    expect((await list([order(1, { items })])).join(' ')).toMatch(/Corta 1 .*Larga 2 /);
  });

  it('holds fifty orders of many lines with odd names, and draws no sign that the font has not', async () => {
    const items = Array.from({ length: 12 }, (_, i) =>
      item(i, `${'🔧'.repeat(9)} Ñandú ${i} ${'x'.repeat(90)}`, i + 1),
    );
    const pages = await list(orders(50, { items }));
    expect(pages.length).toBeLessThan(50);
    expect(pages.join(' ')).toContain('Ñandú 11');
    expect(pages.join('')).not.toContain('🔧');
  });
});
