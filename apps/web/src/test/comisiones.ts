import type { Asiento, Importe, Ingresos, Liquidacion, MesIngresos } from '@tuerca/contracts/orders/comisiones/schemas';

const RATE = 100;
/** Bolivars with their dollars at a round rate. */
export const importe = (bs: number): Importe => ({ bs, usd: bs / RATE });
const id = (letter: string, n: number) => letter.repeat(20) + String(n).padStart(4, '0');

/** A month with these sales, 8 % of commission and nothing that came back. */
export const buildMes = (mes: string, ventas: number, pedidos = 2, devoluciones = 0): MesIngresos => {
  const comisiones = -ventas * 0.08 || 0;
  return {
    mes,
    pedidos,
    ventas: importe(ventas),
    devoluciones: importe(devoluciones),
    comisiones: importe(comisiones),
    neto: importe(ventas + devoluciones + comisiones),
  };
};

const MONTHS = Array.from({ length: 12 }, (_, i) => new Date(Date.UTC(2025, 11 + i, 1)).toISOString().slice(0, 7));
/** A store's account whose last months sold this much; the present month (2026-11) last. */
export const buildIngresos = (ventas: readonly number[], overrides: Partial<Ingresos> = {}): Ingresos => ({
  comision: { porcentaje: 8, dias: 7 },
  saldo: { porLiquidar: importe(920), retenido: importe(460), porPagar: importe(0), pagado: importe(1840) },
  meses: MONTHS.map((mes, i) => {
    const sold = ventas[i - (MONTHS.length - ventas.length)] ?? 0;
    return buildMes(mes, sold, sold ? 2 : 0);
  }),
  ...overrides,
});

export const buildAsiento = (n = 1, overrides: Partial<Asiento> = {}): Asiento => ({
  _id: id('a', n),
  tipo: 'venta',
  fecha: '2026-11-10T15:00:00.000Z',
  pedido: { _id: id('b', n), numero: `T261110-AAAA${n}` },
  cita: null,
  monto: importe(1000),
  comision: importe(-80),
  porcentaje: 8,
  neto: importe(920),
  reembolso: importe(0),
  liquidacion: null,
  retenido: false,
  ...overrides,
});

export const buildLiquidacion = (numero = 1, overrides: Partial<Liquidacion> = {}): Liquidacion => ({
  _id: id('c', numero),
  numero,
  estado: 'pagada',
  fecha: '2026-11-05T15:00:00.000Z',
  desde: '2026-10-01T15:00:00.000Z',
  hasta: '2026-11-05T15:00:00.000Z',
  pedidos: 2,
  ventas: importe(2000),
  devoluciones: importe(0),
  comisiones: importe(-160),
  neto: importe(1840),
  reembolsos: importe(0),
  total: importe(1840),
  referencia: '00123456',
  fechaPago: '2026-11-06T15:00:00.000Z',
  ...overrides,
});
