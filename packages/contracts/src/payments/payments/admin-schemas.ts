import { z } from 'zod';
import { Id } from '../../kernel/fields';
import { AUDIT_ACTIONS, type AuditAction } from '../../platform/audit/actions';
import { Monto } from '../../venezuela/fields';
import { Pago } from './schemas';
import { FUERZAS } from './statement-states';
import { BANK_RESULTS, ESTADOS_PAGO, ESTADOS_SALDO, GRUPOS_PAGO, METODOS_PAGO, MOTIVOS_SALDO } from './states';

/** Another payment that names what seems to be the same movement. */
export const PagoRepetido = z.object({
  _id: Id,
  orderNumber: z.string(),
  estado: z.enum(ESTADOS_PAGO),
  monto: Monto,
  fechaPago: z.string(),
  cliente: z.string(),
});

/** A payment in the verification queue. */
export const PagoEnCola = z.object({
  _id: Id,
  orderNumber: z.string(),
  concepto: Pago.shape.concepto,
  detalle: Pago.shape.detalle,
  cliente: z.object({ _id: Id, nombre: z.string() }),
  pedidos: z.array(z.object({ numero: z.string(), tiendaId: Id, tienda: z.string() })),
  grupo: z.enum(GRUPOS_PAGO),
  estado: z.enum(ESTADOS_PAGO),
  resultado: z.enum(BANK_RESULTS).nullable(),
  metodoPago: z.enum(METODOS_PAGO),
  referencia: z.string().nullable(),
  monto: Monto,
  montoRecibido: Monto.nullable(),
  bancoEmisor: z.string(),
  bancoEmisorNombre: z.string(),
  bancoReceptor: z.string(),
  bancoReceptorNombre: z.string(),
  nombrePagador: z.string(),
  telefonoPagador: z.string(),
  cedulaPagador: z.string(),
  fechaPago: z.string(),
  /** Time of its sending by the client; the wait counts from here. */
  fecha: z.iso.datetime(),
  expira: z.iso.datetime().nullable(),
  tieneCaptura: z.boolean(),
  repetidos: z.array(PagoRepetido),
});
export type PagoEnCola = z.infer<typeof PagoEnCola>;

/** Number of payments in each group; of those that are settled at most 10,000 are counted. */
export const ConteosPago = z.record(z.enum(GRUPOS_PAGO), z.number().int());
export type ConteosPago = z.infer<typeof ConteosPago>;

/** One answer of the bank as it came: `respuesta` is raw and cut at some kB, `ms` is its duration. */
export const ConsultaBanco = z.object({
  fecha: z.iso.datetime(),
  adaptador: z.string(),
  ms: z.number().int(),
  resultado: z.enum(BANK_RESULTS),
  respuesta: z.string(),
});
export type ConsultaBanco = z.infer<typeof ConsultaBanco>;

/** A movement of the receiving account, from a statement that was imported. */
export const MovimientoBanco = z.object({
  _id: Id,
  fecha: z.string(),
  referencia: z.string(),
  monto: Monto,
  descripcion: z.string(),
  bancoEmisor: z.string().nullable(),
  bancoEmisorNombre: z.string().nullable(),
  bancoReceptor: z.string(),
});
export type MovimientoBanco = z.infer<typeof MovimientoBanco>;
/** One comparison, and its result. */
export const Razon = z.object({ coincide: z.boolean(), texto: z.string() });
export type Razon = z.infer<typeof Razon>;

/** Receipt of a payment, by movement. */
export const Abono = z.object({
  bancoEmisor: z.string(),
  bancoEmisorNombre: z.string(),
  fecha: z.string(),
  referencia: z.string(),
  monto: Monto,
  /** Of an imported statement. */
  movimientoId: Id.nullable(),
});

/** All that an administrator may know of a payment. */
export const PagoDetalle = Pago.extend({
  grupo: z.enum(GRUPOS_PAGO),
  cliente: z.object({ _id: Id, nombre: z.string(), email: z.string(), telefono: z.string() }),
  pedidos: z.array(z.object({ numero: z.string(), tiendaId: Id, tienda: z.string() })),
  bancoReceptorNombre: z.string(),
  repetidos: z.array(PagoRepetido),
  abonos: z.array(Abono),
  /** Amount due of the part that is being looked for: all, or the difference. */
  porRecibir: Monto,
  /** First request to approve it without a movement; a second administrator has to agree. Null without one. */
  sinMovimiento: z.object({ por: z.string(), porId: Id, nota: z.string(), fecha: z.iso.datetime() }).nullable(),
  intentos: z.number().int(),
  proximaRevision: z.iso.datetime().nullable(),
  consultas: z.array(ConsultaBanco),
  historial: z.array(
    z.object({ estado: z.enum(ESTADOS_PAGO), fecha: z.iso.datetime(), por: z.string(), nota: z.string().nullable() }),
  ),
  auditoria: z.array(
    z.object({
      fecha: z.iso.datetime(),
      accion: z.enum(Object.keys(AUDIT_ACTIONS) as AuditAction[]),
      actor: z.string(),
      motivo: z.string().nullable(),
    }),
  ),
  candidatos: z.array(z.object({ movimiento: MovimientoBanco, fuerza: z.enum(FUERZAS), razones: z.array(Razon) })),
});
export type PagoDetalle = z.infer<typeof PagoDetalle>;

/** Debt to a client, open or settled. */
export const SaldoCliente = z.object({
  _id: Id,
  pagoId: Id,
  orderNumber: z.string(),
  /** Of the cancelled order; null when it is for the whole purchase. */
  numero: z.string().nullable(),
  detalle: Pago.shape.detalle,
  cliente: z.object({ _id: Id, nombre: z.string() }),
  nombrePagador: z.string(),
  telefonoPagador: z.string(),
  cedulaPagador: z.string(),
  bancoEmisorNombre: z.string(),
  monto: Monto,
  motivo: z.enum(MOTIVOS_SALDO),
  nota: z.string().nullable(),
  estado: z.enum(ESTADOS_SALDO),
  fecha: z.iso.datetime(),
  referencia: z.string().nullable(),
  devuelto: z.iso.datetime().nullable(),
});
export type SaldoCliente = z.infer<typeof SaldoCliente>;
