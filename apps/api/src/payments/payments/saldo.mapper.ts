import type { SaldoCliente } from '@tuerca/contracts/payments/payments/admin-schemas';
import { bankName } from '@tuerca/contracts/platform/catalogos/bancos';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { pick } from '../../platform/common/pick';
import type { SaldoDoc } from './saldo.schema';

/** Debt to a client, as administrators see it. */
export const toSaldo = (doc: SaldoDoc, nombre: string | undefined): SaldoCliente => ({
  ...pick(doc, [
    'orderNumber',
    'nombrePagador',
    'telefonoPagador',
    'cedulaPagador',
    'motivo',
    'nota',
    'estado',
    'referencia',
  ] as const),
  numero: doc.numero,
  detalle: doc.detalle ?? null,
  _id: String(doc._id),
  pagoId: String(doc.pagoId),
  cliente: { _id: String(doc.clienteId), nombre: nombre ?? doc.nombrePagador },
  bancoEmisorNombre: bankName(doc.bancoEmisor),
  monto: toMonto(doc.monto),
  fecha: doc.fecha.toISOString(),
  devuelto: doc.devuelto && doc.devuelto.toISOString(),
});
