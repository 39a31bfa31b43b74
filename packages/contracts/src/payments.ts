import { z } from 'zod';
import { Correo } from './auth';
import { CAMPOS } from './campos';
import { CodigoBanco } from './catalogos';
import { Entrega } from './checkout';
import { Monto } from './dinero';
import { endpoint } from './endpoint';
import { Id, Meta, paginacion } from './envelope';
import { Destinatario } from './system';
import { TelefonoMovil } from './identidad';
import { fechaCaracas } from './caracas';
import { MENSAJES_COMPRA } from './mensajes';

export const METODOS_PAGO = ['pago_movil', 'transferencia'] as const;
export const NOMBRE_METODO = { pago_movil: 'Pago Móvil', transferencia: 'Transferencia' } as const;
export const ESTADOS_PAGO = ['pendiente', 'en_verificacion', 'pagado', 'rechazado', 'reembolsado'] as const;
export type EstadoPago = (typeof ESTADOS_PAGO)[number];
export const NOMBRE_ESTADO_PAGO: Record<EstadoPago, string> = {
  pendiente: 'Pendiente',
  en_verificacion: 'En verificación',
  pagado: 'Pagado',
  rechazado: 'Rechazado',
  reembolsado: 'Reembolsado',
};
/** Where a payment may go from each state; only an admin or a bank adapter moves it. */
export const PASOS_PAGO: Record<EstadoPago, readonly EstadoPago[]> = {
  pendiente: ['en_verificacion', 'pagado', 'rechazado'],
  en_verificacion: ['pagado', 'rechazado'],
  pagado: ['reembolsado'],
  rechazado: [],
  reembolsado: [],
};

/** What a bank check ends in. */
export const RESULTADOS_BANCO = [
  'verificado',
  'no_encontrado',
  'monto_distinto',
  'referencia_usada',
  'datos_invalidos',
  'banco_no_disponible',
  'manual',
] as const;
export type ResultadoBanco = (typeof RESULTADOS_BANCO)[number];
/** What the client reads about each result. */
export const MENSAJE_RESULTADO: Record<ResultadoBanco, string> = {
  verificado: 'Tu pago fue verificado.',
  no_encontrado: 'Aún no vemos tu pago en el banco. Seguiremos verificando.',
  monto_distinto: 'El monto recibido no coincide con el total. Nuestro equipo lo revisará contigo.',
  referencia_usada: 'Esta referencia ya fue usada en otro pedido.',
  datos_invalidos: 'El teléfono o el banco no coinciden con el pago.',
  banco_no_disponible: 'El banco no responde. No repitas el pago.',
  manual: 'Nuestro equipo revisará tu pago manualmente.',
};

/** The generated reference of the specification: no bank knows it. */
export const REFERENCIA_GENERADA = /^PM\d{11}$/;
const Referencia = z
  .string(CAMPOS.referencia)
  .trim()
  .min(1, CAMPOS.referencia)
  .refine((r) => REFERENCIA_GENERADA.test(r) || /^\d{4,20}$/.test(r), 'La referencia debe tener entre 4 y 20 dígitos');
const obligatorio = (mensaje: string, max = 120) => z.string(mensaje).trim().min(1, mensaje).max(max, mensaje);

/** What the person types at the payment step; the order is the order of its messages. */
export const DatosPago = z.object({
  metodoPago: z.enum(METODOS_PAGO, 'Elige Pago Móvil o Transferencia').default('pago_movil'),
  nombrePagador: obligatorio(CAMPOS.nombre),
  telefonoPagador: TelefonoMovil,
  emailPagador: z.string(CAMPOS.email).trim().min(1, CAMPOS.email).pipe(Correo),
  tipoDocumentoPagador: z.enum(['V', 'E', 'J'], CAMPOS.cedula).default('V'),
  cedulaPagador: obligatorio(CAMPOS.cedula)
    .transform((c) => c.replace(/^[VEJ]-?/i, '').replace(/[.\s-]/g, ''))
    .pipe(z.string().regex(/^\d{5,9}$/, 'La cédula no es válida. Escríbela sin puntos ni guiones')),
  bancoEmisor: CodigoBanco,
  referencia: Referencia,
  /** Caracas date of the payment; today when absent. */
  fechaPago: z.iso
    .date('La fecha del pago no es válida')
    .refine((f) => f <= fechaCaracas(new Date()), 'La fecha del pago no puede ser futura.')
    .optional(),
});
/** A purchase: the payment's data, the client's assertions about money, the quote they stand on. Without a quote the current rate counts. */
export const NuevoPago = DatosPago.extend({
  bancoReceptor: z.string().regex(/^\d{4}$/, 'El banco receptor no es válido'),
  monto: z.number(CAMPOS.monto).positive(CAMPOS.monto).max(1e12, CAMPOS.monto),
  total: z.number(CAMPOS.monto).positive(CAMPOS.monto).max(1e12, CAMPOS.monto),
  descripcion: z.string().trim().max(200).optional(),
  items: z
    .array(
      z.object({
        productoId: Id,
        cantidad: z
          .number()
          .int('La cantidad debe ser un número entero')
          .min(1, 'La cantidad mínima es 1')
          .max(99, 'La cantidad máxima es 99'),
        precioUnitario: z.number().nonnegative('El precio no es válido').max(1e12),
      }),
    )
    .min(1, MENSAJES_COMPRA.carritoVacio)
    .max(50),
  cotizacion: z.string().max(20_000).optional(),
  entregas: z.array(Entrega).max(50).optional(),
});
export type NuevoPago = z.output<typeof NuevoPago>;

/** A payment as its owner and the admin see it; amounts in Bs. */
export const Pago = z.object({
  _id: Id,
  orderNumber: z.string(),
  metodoPago: z.enum(METODOS_PAGO),
  estado: z.enum(ESTADOS_PAGO),
  resultado: z.enum(RESULTADOS_BANCO).nullable(),
  mensaje: z.string(),
  bancoEmisor: z.string(),
  bancoEmisorNombre: z.string(),
  bancoReceptor: z.string(),
  referencia: z.string().nullable(),
  referenciaInterna: z.string(),
  nombrePagador: z.string(),
  telefonoPagador: z.string(),
  cedulaPagador: z.string(),
  emailPagador: z.string(),
  monto: Monto,
  tasa: z.number(),
  totalUSD: Monto,
  fechaPago: z.string(),
  fecha: z.iso.datetime(),
  expira: z.iso.datetime().nullable(),
  motivo: z.string().nullable(),
  destinatario: Destinatario,
});
export type Pago = z.infer<typeof Pago>;

/** The answer to a purchase; the confirmation page draws it. */
export const CompraRegistrada = z.object({
  orderNumber: z.string(),
  referencia: z.string().nullable(),
  pagoId: Id,
  fecha: z.iso.datetime(),
  metodoPago: z.enum(METODOS_PAGO),
  bancoEmisorNombre: z.string(),
  estadoPago: z.enum(ESTADOS_PAGO),
  mensajePago: z.string(),
  monto: Monto,
  totalUSD: Monto,
  tasa: z.number(),
  pedidos: z.array(
    z.object({
      _id: Id,
      numero: z.string(),
      tienda: z.string(),
      total: Monto,
      tipoEntrega: z.enum(['delivery', 'retiro']),
    }),
  ),
  items: z.array(
    z.object({
      productoId: Id,
      nombre: z.string(),
      imagen: z.string().nullable(),
      cantidad: z.number().int(),
      precioUnitario: Monto,
      subtotal: Monto,
    }),
  ),
});
export type CompraRegistrada = z.infer<typeof CompraRegistrada>;

const porId = z.object({ id: Id });
const consulta = z
  .object({
    orderNumber: z.string().trim().max(40).optional(),
    pagoId: Id.optional(),
    referencia: z.string().trim().max(40).optional(),
  })
  .refine((c) => c.orderNumber ?? c.pagoId ?? c.referencia, 'Indica el pago que quieres verificar');
const verificar = {
  method: 'POST',
  access: ['client', 'admin'],
  body: consulta,
  response: Pago,
  limit: 30,
  errors: ['NO_ENCONTRADO'],
} as const;
const motivo = z
  .string('Indica el motivo')
  .trim()
  .min(3, 'Indica el motivo')
  .max(500, 'El motivo puede tener hasta 500 caracteres');

export const payments = {
  create: endpoint({
    method: 'POST',
    path: '/api/payments/banplus',
    access: ['client'],
    summary: 'Buy the cart: one payment, one order per store, stock taken',
    body: NuevoPago,
    response: CompraRegistrada,
    status: 201,
    idempotent: true,
    errors: [
      'TOTAL_CAMBIO',
      'COTIZACION_VENCIDA',
      'COTIZACION_INVALIDA',
      'STOCK_INSUFICIENTE',
      'PRODUCTO_AGOTADO',
      'REFERENCIA_USADA',
      'CARRITO_VACIO',
      'PAGOS_ABIERTOS',
      'ENTREGA_INVALIDA',
    ],
    limit: 30,
  }),
  verifyPagoMovil: endpoint({
    ...verificar,
    path: '/api/payments/verify/pago-movil',
    summary: 'Ask the bank again about a Pago Móvil; settles only for an admin',
  }),
  verifyTransferencia: endpoint({
    ...verificar,
    path: '/api/payments/verify/transferencia',
    summary: 'Ask the bank again about a transfer; settles only for an admin',
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/payments/history',
    access: ['client'],
    summary: 'My payments, newest first',
    query: z.object(paginacion(10)),
    response: z.array(Pago),
    meta: Meta,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/payments/:id',
    access: ['client', 'admin'],
    summary: 'One payment',
    params: porId,
    response: Pago,
  }),
  queue: endpoint({
    method: 'GET',
    path: '/api/admin/pagos',
    access: ['admin'],
    summary: 'Payments by state, oldest first: the verification queue',
    query: z.object({ ...paginacion(20), estado: z.enum(ESTADOS_PAGO).optional() }),
    response: z.array(Pago),
    meta: Meta,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/admin/pagos/:id/aprobar',
    access: ['admin'],
    summary: 'Make a payment pagado',
    params: porId,
    body: z.object({ nota: z.string().trim().max(500).optional() }).default({}),
    response: Pago,
    errors: ['ESTADO_CAMBIO'],
  }),
  reject: endpoint({
    method: 'POST',
    path: '/api/admin/pagos/:id/rechazar',
    access: ['admin'],
    summary: 'Reject a payment: its orders are cancelled and the stock goes back, once',
    params: porId,
    body: z.object({ motivo }),
    response: Pago,
    errors: ['ESTADO_CAMBIO'],
  }),
};
