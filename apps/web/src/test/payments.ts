import type { PagoDetalle } from '@tuerca/contracts/payments/payments/admin-schemas';
import { buildPago } from './purchase';

const id = (digit: string) => digit.repeat(24);

/** A movement of a statement. */
export const MOVIMIENTO: PagoDetalle['candidatos'][number]['movimiento'] = {
  _id: id('4'),
  fecha: '2026-11-21',
  referencia: '0012345678',
  monto: 2001,
  descripcion: 'PAGO MOVIL',
  bancoEmisor: '0102',
  bancoEmisorNombre: 'Banco de Venezuela',
  bancoReceptor: '0174',
};

/** A payment as administrators see it: Bs. 2.001 that wait for a decision, and a movement of a statement that fits. */
export function buildPagoDetalle(overrides: Partial<PagoDetalle> = {}): PagoDetalle {
  const pago = buildPago({ expira: '2026-11-24T14:00:00.000Z' });
  return {
    ...pago,
    grupo: 'por_revisar',
    cliente: { _id: id('1'), nombre: 'María Pérez', email: 'm@demo.ve', telefono: '+584141234567' },
    pedidos: [{ numero: pago.orderNumber, tiendaId: id('2'), tienda: 'Repuestos Turpial' }],
    bancoReceptorNombre: 'Banplus',
    repetidos: [],
    abonos: [],
    porRecibir: 2001,
    sinMovimiento: null,
    intentos: 1,
    proximaRevision: null,
    consultas: [
      {
        fecha: '2026-11-21T14:00:01.000Z',
        adaptador: 'banplus',
        ms: 230,
        resultado: 'manual',
        respuesta: 'HTTP 200 {}',
      },
    ],
    historial: [{ estado: 'en_verificacion', fecha: '2026-11-21T14:00:00.000Z', por: 'cliente', nota: null }],
    auditoria: [],
    candidatos: [
      { movimiento: MOVIMIENTO, fuerza: 'segura', razones: [{ coincide: true, texto: 'La referencia coincide' }] },
    ],
    ...overrides,
  };
}
