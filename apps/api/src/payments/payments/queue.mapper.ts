import type {
  ConsultaBanco,
  MovimientoBanco,
  PagoDetalle,
  PagoEnCola,
} from '@tuerca/contracts/payments/payments/admin-schemas';
import { conceptoOf } from '@tuerca/contracts/payments/payments/concepts';
import { grupoOf } from '@tuerca/contracts/payments/payments/states';
import { bankName } from '@tuerca/contracts/platform/catalogos/bancos';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { pick } from '../../platform/common/pick';
import type { ConsultaBancoDoc } from './bank-check.schema';
import type { PagoDoc } from './payment.schema';
import { OPEN_ESTADOS } from './payment-rules';
import type { MovimientoBancoDoc } from './statements/movement.schema';

type Repetido = PagoEnCola['repetidos'][number];

/** A payment that another one clashes with. */
export const toRepetido = (doc: PagoDoc): Repetido => ({
  ...pick(doc, ['orderNumber', 'estado', 'fechaPago'] as const),
  _id: String(doc._id),
  monto: toMonto(doc.monto),
  cliente: doc.nombrePagador,
});

/** The orders that a payment pays for. */
export const toPedidos = ({ pedidos }: PagoDoc): PagoEnCola['pedidos'] =>
  pedidos.map(({ numero, tiendaId, tienda }) => ({ numero, tiendaId: String(tiendaId), tienda }));

const COPIED = [
  'orderNumber',
  'estado',
  'resultado',
  'metodoPago',
  'referencia',
  'bancoEmisor',
  'bancoReceptor',
  'nombrePagador',
  'telefonoPagador',
  'cedulaPagador',
  'fechaPago',
] as const;

/** A row of the queue; `nombre` is the client's, who may not be the payer. */
export const toPagoEnCola = (doc: PagoDoc, nombre: string | undefined, repetidos: PagoDoc[]): PagoEnCola => ({
  ...pick(doc, COPIED),
  _id: String(doc._id),
  cliente: { _id: String(doc.clienteId), nombre: nombre ?? doc.nombrePagador },
  pedidos: toPedidos(doc),
  concepto: conceptoOf(doc),
  detalle: doc.detalle ?? null,
  grupo: grupoOf(doc),
  monto: toMonto(doc.monto),
  montoRecibido: doc.montoRecibido === null ? null : toMonto(doc.montoRecibido),
  bancoEmisorNombre: bankName(doc.bancoEmisor),
  bancoReceptorNombre: bankName(doc.bancoReceptor),
  fecha: doc.fecha.toISOString(),
  expira: OPEN_ESTADOS.includes(doc.estado) ? doc.expira.toISOString() : null,
  tieneCaptura: doc.capturas.length > 0,
  repetidos: repetidos.map(toRepetido),
});

/** Answer of the bank, unchanged. */
export const toConsulta = ({ fecha, adaptador, ms, resultado, respuesta }: ConsultaBancoDoc): ConsultaBanco => ({
  fecha: fecha.toISOString(),
  adaptador,
  ms,
  resultado,
  respuesta,
});

/** A movement of the receiving account. */
export const toMovimiento = (doc: MovimientoBancoDoc): MovimientoBanco => ({
  ...pick(doc, ['fecha', 'referencia', 'descripcion', 'bancoEmisor', 'bancoReceptor'] as const),
  _id: String(doc._id),
  monto: toMonto(doc.monto),
  bancoEmisorNombre: doc.bancoEmisor && bankName(doc.bancoEmisor),
});

/** Movements received for a payment. */
export const toAbonos = ({ abonos }: PagoDoc): PagoDetalle['abonos'] =>
  abonos.map(({ bancoEmisor, fecha, referencia, monto, movimientoId }) => ({
    bancoEmisor,
    bancoEmisorNombre: bankName(bancoEmisor),
    fecha,
    referencia,
    monto: toMonto(monto),
    movimientoId: movimientoId && String(movimientoId),
  }));
