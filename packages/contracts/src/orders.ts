import { z } from 'zod';
import { Monto } from './dinero';
import { endpoint } from './endpoint';
import { Id, Meta, paginacion, textoConsulta } from './envelope';
import { CompraRegistrada, ESTADOS_PAGO, METODOS_PAGO } from './payments';

export const ESTADOS_PEDIDO = ['pendiente', 'procesando', 'enviado', 'entregado', 'cancelado'] as const;
export type EstadoPedido = (typeof ESTADOS_PEDIDO)[number];
export const NOMBRE_ESTADO_PEDIDO: Record<EstadoPedido, string> = {
  pendiente: 'Pendiente',
  procesando: 'Procesando',
  enviado: 'Enviado',
  entregado: 'Entregado',
  cancelado: 'Cancelado',
};
/** Where an order may go from each state; procesando also needs a confirmed payment. */
export const PASOS_PEDIDO: Record<EstadoPedido, readonly EstadoPedido[]> = {
  pendiente: ['procesando', 'cancelado'],
  procesando: ['enviado', 'cancelado'],
  enviado: ['entregado'],
  entregado: [],
  cancelado: [],
};
export const SUBESTADOS = ['confirmado', 'en_preparacion'] as const;
/** The other vocabulary of the specification -> state and substate. */
export const ALIAS_ESTADO: Record<string, { estado: EstadoPedido; subestado?: (typeof SUBESTADOS)[number] }> = {
  confirmado: { estado: 'procesando', subestado: 'confirmado' },
  en_preparacion: { estado: 'procesando', subestado: 'en_preparacion' },
  en_camino: { estado: 'enviado' },
};

const Historia = z.object({
  estado: z.enum(ESTADOS_PEDIDO),
  subestado: z.enum(SUBESTADOS).nullish(),
  fecha: z.iso.datetime(),
  nota: z.string().nullish(),
  por: z.string(),
});
/** An order of one store; amounts in Bs. at `tasa`, frozen when it was made; `totalUSD` in dollars. */
export const Pedido = z.object({
  _id: Id,
  numero: z.string(),
  orderNumber: z.string(),
  fecha: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  estado: z.enum(ESTADOS_PEDIDO),
  subestado: z.enum(SUBESTADOS).nullish(),
  estadoPago: z.enum(ESTADOS_PAGO),
  metodoPago: z.enum(METODOS_PAGO),
  referenciaPago: z.string().nullable(),
  pagoId: Id,
  items: z.array(
    z.object({
      productoId: Id,
      producto: z.object({
        _id: Id,
        nombre: z.string(),
        imagen: z.string().nullable(),
        imagenes: z.array(z.string()),
        variante: z.string().nullable(),
        categoria: z.string(),
      }),
      cantidad: z.number().int(),
      precioUnitario: Monto,
      precio: Monto,
      precioUSD: Monto,
      subtotal: Monto,
    }),
  ),
  subtotal: Monto,
  costoEnvio: Monto,
  envio: Monto,
  descuento: Monto,
  impuestos: Monto,
  total: Monto,
  totalUSD: Monto,
  tasa: z.number(),
  fechaTasa: z.string(),
  iva: z.number(),
  tipoEntrega: z.enum(['delivery', 'retiro']),
  direccionEntrega: z
    .object({
      nombre: z.string(),
      calle: z.string(),
      numero: z.string().nullish(),
      ciudad: z.string(),
      estado: z.string(),
      pais: z.string(),
      codigoPostal: z.string(),
      telefono: z.string(),
      referencias: z.string().nullish(),
      instrucciones: z.string().nullish(),
    })
    .nullable(),
  tienda: z.object({
    _id: Id,
    nombre: z.string(),
    rif: z.string(),
    telefono: z.string().nullable(),
    direccion: z.string(),
  }),
  cliente: z.object({
    _id: Id,
    nombre: z.string(),
    email: z.string(),
    telefono: z.string(),
    cedula: z.string().nullable(),
  }),
  numeroRastreo: z.string().nullable(),
  motivoCancelacion: z.string().nullable(),
  historialEstados: z.array(Historia),
});
export type Pedido = z.infer<typeof Pedido>;

const porId = z.object({ id: z.string().trim().min(1).max(40) });
export const FILTROS_FECHA = ['all', 'thisMonth', 'lastMonth', 'thisYear'] as const;
/** State filter: the five states, their aliases, all. */
const FiltroEstado = z
  .string()
  .trim()
  .max(20)
  .transform((v, ctx) => {
    if (v === 'all' || v === '') return undefined;
    const estado = ALIAS_ESTADO[v]?.estado ?? v;
    if ((ESTADOS_PEDIDO as readonly string[]).includes(estado)) return estado as EstadoPedido;
    ctx.addIssue({ code: 'custom', message: 'El estado no es válido' });
    return z.NEVER;
  })
  .optional();
/** A state or one of its aliases, as the store writes it. */
const CambioEstado = z
  .string('El estado no es válido')
  .trim()
  .transform((v, ctx) => {
    const destino =
      ALIAS_ESTADO[v] ??
      ((ESTADOS_PEDIDO as readonly string[]).includes(v) ? { estado: v as EstadoPedido } : undefined);
    if (destino) return destino as { estado: EstadoPedido; subestado?: (typeof SUBESTADOS)[number] };
    ctx.addIssue({ code: 'custom', message: 'El estado no es válido' });
    return z.NEVER;
  });
const factura = {
  method: 'GET',
  params: porId,
  response: z.unknown(),
  binary: 'application/pdf',
  errors: ['NO_ENCONTRADO'],
} as const;

export const orders = {
  list: endpoint({
    method: 'GET',
    path: '/api/orders',
    access: ['client', 'store'],
    summary: 'My orders: bought (client) or sold (store)',
    query: z.object({
      ...paginacion(8),
      dateFilter: z.enum(FILTROS_FECHA).default('all'),
      status: FiltroEstado,
      estado: FiltroEstado,
      search: textoConsulta(100),
      q: textoConsulta(100),
      clienteId: Id.optional(),
    }),
    response: z.array(Pedido),
    meta: Meta,
    aliases: [
      ['GET', '/api/orders/my-orders'],
      ['GET', '/api/pedidos'],
    ],
  }),
  last: endpoint({
    method: 'GET',
    path: '/api/orders/last',
    access: ['client'],
    summary: 'My latest purchase, as the confirmation shows it',
    response: CompraRegistrada,
    errors: ['NO_ENCONTRADO'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/orders/:id',
    access: ['client', 'store'],
    summary: 'One order, by id or number',
    params: porId,
    response: Pedido,
    aliases: [
      ['GET', '/api/pedidos/:id'],
      ['GET', '/api/orders/client/:id'],
    ],
    errors: ['NO_ENCONTRADO'],
  }),
  invoice: endpoint({
    ...factura,
    path: '/api/orders/:id/invoice',
    access: ['client', 'store', 'admin'],
    summary: 'Comprobante of one order as PDF',
    aliases: [['GET', '/api/orders/client/:id/invoice']],
  }),
  invoiceByNumber: endpoint({
    ...factura,
    path: '/api/orders/factura/:id',
    access: ['client', 'store', 'admin'],
    summary: 'Comprobante of a whole purchase by orderNumber, a page per store',
  }),
  storeOrder: endpoint({
    method: 'GET',
    path: '/api/stores/orders/:id',
    access: ['store'],
    summary: 'One order of my store; format=pdf answers its comprobante',
    params: porId,
    query: z.object({ format: z.enum(['json', 'pdf']).default('json') }),
    response: Pedido,
    errors: ['NO_ENCONTRADO'],
  }),
  status: endpoint({
    method: 'PATCH',
    path: '/api/orders/:id/status',
    access: ['store'],
    summary: 'Move an order of my store along its states; cancelado needs `nota` as the reason',
    params: porId,
    body: z.object({
      estado: CambioEstado,
      nota: z.string().trim().max(500).optional(),
      numeroRastreo: z.string().trim().max(60).optional(),
    }),
    response: Pedido,
    errors: ['ESTADO_CAMBIO', 'NO_ENCONTRADO'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/pedidos/:id/cancelar',
    access: ['client', 'store'],
    summary:
      'Cancel: the client while the payment is not confirmed, the store from pendiente or procesando; stock goes back, once',
    params: porId,
    body: z.object({
      motivo: z
        .string('Indica el motivo de la cancelación')
        .trim()
        .min(3, 'Indica el motivo de la cancelación')
        .max(500),
    }),
    response: Pedido,
    errors: ['ESTADO_CAMBIO'],
  }),
};
