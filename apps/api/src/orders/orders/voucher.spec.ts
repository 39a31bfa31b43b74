import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Types } from 'mongoose';
import { PAYMENT_MESSAGES } from '@tuerca/contracts/payments/payments/messages';
import { formatBs } from '@tuerca/contracts/venezuela/dinero';
import { PdfService } from '../../platform/pdf/pdf.service';
import { facts } from '../../platform/pdf/voucher-style';
import type { PedidoDoc } from './order.schema';
import { comprobante } from './voucher';

const item = (nombre: string, cantidad: number, precioUSD: number): PedidoDoc['items'][number] => ({
  productoId: new Types.ObjectId(),
  nombre,
  imagen: null,
  imagenes: [],
  categoria: 'Frenos',
  variante: 'Toyota Corolla',
  cantidad,
  precioUSD,
  precioUnitario: precioUSD * 1548,
});
function pedido(overrides: Partial<PedidoDoc> = {}): PedidoDoc {
  const items = overrides.items ?? [
    item('Pastillas de freno cerámicas delanteras', 2, 3850),
    item('Líquido de frenos DOT 4, 500 ml', 1, 790),
  ];
  const subtotal = items.reduce((sum, { cantidad, precioUnitario }) => sum + cantidad * precioUnitario, 0);
  const envio = 300 * 1548;
  return {
    _id: new Types.ObjectId(),
    numero: 'T261121-ABC234-A',
    orderNumber: 'T261121-ABC234',
    pagoId: new Types.ObjectId(),
    clienteId: new Types.ObjectId(),
    tiendaId: new Types.ObjectId(),
    fecha: new Date('2026-11-21T14:30:00Z'),
    estado: 'pendiente',
    subestado: null,
    estadoPago: 'en_verificacion',
    metodoPago: 'pago_movil',
    referenciaPago: '004512347899',
    bancoEmisor: '0102',
    nombrePagador: 'José Ñáñez',
    items,
    subtotal,
    envio,
    total: subtotal + envio,
    totalUSD: (subtotal + envio) / 1548,
    tasa: 1548.7362,
    fechaTasa: '2026-11-20',
    iva: 16,
    tipoEntrega: 'delivery',
    instalacion: null,
    direccionEntrega: {
      nombre: 'María Eugenia Peñaloza',
      calle: 'Av. Bolívar, Res. El Ávila, piso 4',
      ciudad: 'Mérida',
      estado: 'Mérida',
      pais: 'Venezuela',
      codigoPostal: '5101',
      telefono: '0414-1234567',
      referencias: 'Frente a la panadería',
    },
    tienda: {
      nombre: 'Repuestos La Cumbre, C.A.',
      rif: 'J-99900001-2',
      telefono: '+582121234567',
      direccion: 'Av. Libertador, Caracas, Distrito Capital',
    },
    cliente: {
      nombre: 'José Gregorio Ñáñez Güédez',
      email: 'jose@clientes.example',
      telefono: '+584141234567',
      cedula: 'V-12345678',
    },
    numeroRastreo: null,
    motivoCancelacion: null,
    historialEstados: [],
    stockRetenido: true,
    terminos: [],
    ...overrides,
  };
}
const pdf = new PdfService();
const render = (pedidos: PedidoDoc[]) => pdf.render(comprobante(pedidos, 'https://tuerca.example'));
const pages = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b/g)?.length;

const poppler = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'pdftotext'))
  .find((path) => existsSync(path));

/** The printed text where poppler is installed, else undefined. */
function textOf(file: Buffer): string | undefined {
  if (!poppler) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'voucher-'));
  try {
    writeFileSync(join(folder, 'a.pdf'), file);
    return execFileSync(poppler, ['-layout', join(folder, 'a.pdf'), '-'], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('the comprobante', () => {
  it('breaks no word of an address that fits on its line, whichever line it stands on', () => {
    const address = 'Av. Francisco Solano con calle San Jerónimo';
    expect(
      JSON.stringify(
        facts(
          'Entrega',
          Array.from({ length: 8 }, () => address),
        ),
      ),
    ).not.toContain('\u200b');
    expect(JSON.stringify(facts('Entrega', ['x'.repeat(90)]))).toContain('\u200b');
  });

  it('says of a payment without a reference what the screens say', () => {
    const printed = JSON.stringify(comprobante([pedido({ referenciaPago: null, estadoPago: 'pagado' })], ''));
    expect(printed).toContain(PAYMENT_MESSAGES.noReference);
    expect(printed).not.toContain('por verificar');
  });

  it('has a page per store and says what it is, with accents and amounts', async () => {
    const file = await render([
      pedido(),
      pedido({ numero: 'T261121-ABC234-B', tipoEntrega: 'retiro', direccionEntrega: null }),
    ]);
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pages(file)).toBe(2);
    const printed = textOf(file);
    for (const phrase of printed
      ? [
          'Comprobante de pedido, documento no fiscal',
          'José Gregorio Ñáñez Güédez',
          'V-12.345.678',
          'RIF J-99900001-2',
          'IVA 16 % incluido',
          formatBs(pedido().total),
          'Tasa BCV 1.548,7362',
          'del 20/11/2026',
          '004512347899',
          'Retiro en tienda',
        ]
      : [])
      expect(printed).toContain(phrase);
  });

  it('prints hostile names as text, and nothing in it runs, links or loads', async () => {
    const hostile = [
      '<script>alert(1)</script>',
      '(/OpenAction << /S /JavaScript >>)',
      'file:///etc/passwd',
      'https://evil.example/x.png',
      '\u202Egpj.exe',
      'x'.repeat(160),
      '%PDF-1.4 %%EOF',
      '../../etc',
      '{{7*7}}',
      'Ñ'.repeat(90),
    ];
    const file = await render([
      pedido({
        items: hostile.map((nombre) => item(nombre, 1, 100)),
        tienda: { nombre: hostile[0]!, rif: hostile[1]!, telefono: null, direccion: hostile[5]! },
      }),
    ]);
    expect(file.toString('latin1')).not.toMatch(/\/(JS|JavaScript|OpenAction|AA|URI|EmbeddedFile|Launch)\b/);
    const printed = textOf(file);
    if (printed) expect(printed).toContain('<script>alert(1)</script>');
  });

  it('goes on to further pages with fifty lines', async () => {
    expect(
      pages(
        await render([
          pedido({
            items: Array.from({ length: 50 }, (_, i) =>
              item(`Repuesto ${i} de nombre más bien largo para que ocupe dos renglones`, 2, 1000 + i),
            ),
          }),
        ]),
      ),
    ).toBeGreaterThan(1);
  });
});
