import { z } from 'zod';
import { BOOKING_REFUSALS } from '../../citas/citas/refusals';
import { endpoint } from '../../kernel/endpoint';
import { orderParams } from '../../orders/orders/inputs';
import { OfferedOficina } from '../../orders/orders/oficinas';
import { Pedido } from '../../orders/orders/schemas';
import { ESTADO_NAMES } from '../../venezuela/estados';
import { Instalacion } from '../instalaciones/schemas';
import { NuevoCobro } from './cash';
import { HeldStock } from './held-stock';
import { CHECKOUT_MESSAGES } from './messages';
import { orderMoves } from './order-moves-endpoints';
import { CompraEnEfectivo, NuevoPago, PlacedCompra } from './purchase';
import { Cotizacion, COTIZACION_MINUTES, DeliveryOption, Entregas } from './schemas';
import { CompraHabitual } from './usual';

/** Errors of the appointment of a purchase. */
const installationErrors = [
  'INSTALACION_MUY_PRONTO',
  'ENTREGA_SIN_INSTALACION',
  'SERVICIO_DE_OTRO_TALLER',
  ...BOOKING_REFUSALS,
] as const;

/** Quoting and placing a purchase, and moves on its orders. */
export const checkout = {
  options: endpoint({
    method: 'GET',
    path: '/api/checkout/entregas',
    access: ['client'],
    summary: 'Delivery options of each store of my cart',
    response: z.array(DeliveryOption),
    errors: ['CARRITO_VACIO', 'PRODUCTO_AGOTADO'],
  }),
  offices: endpoint({
    method: 'GET',
    path: '/api/checkout/oficinas',
    access: 'public',
    summary: 'Offices of the couriers in a state, at which a parcel may be picked up',
    query: z.object({ estado: z.enum(ESTADO_NAMES, 'Elige el estado') }),
    response: z.array(OfferedOficina),
  }),
  quote: endpoint({
    method: 'POST',
    path: '/api/checkout/cotizacion',
    access: ['client'],
    summary: `Freeze rate, lines and totals for ${COTIZACION_MINUTES} minutes; an appointment that is named is checked, not held`,
    body: z.object({
      entregas: Entregas.min(1, CHECKOUT_MESSAGES.chooseDelivery),
      instalacion: Instalacion.nullish().transform((one) => one ?? null),
    }),
    response: Cotizacion,
    status: 201,
    errors: [
      'CARRITO_VACIO',
      'ENTREGA_INVALIDA',
      'PRODUCTO_AGOTADO',
      'STOCK_INSUFICIENTE',
      'TASA_NO_DISPONIBLE',
      'LIMITE_COMPRA',
      'PAGOS_ABIERTOS',
      ...installationErrors,
    ],
  }),
  last: endpoint({
    method: 'GET',
    path: '/api/orders/last',
    access: ['client'],
    summary: 'My latest purchase, as the confirmation shows it',
    response: PlacedCompra,
    errors: ['NO_ENCONTRADO'],
  }),
  usual: endpoint({
    method: 'GET',
    path: '/api/checkout/habitual',
    access: ['client'],
    summary:
      'My latest purchase as the start of the next one: address, ways of delivery, payer and bank; null before the first',
    response: CompraHabitual.nullable(),
  }),
  held: endpoint({
    method: 'GET',
    path: '/api/inventario/por-pagar',
    access: ['store'],
    capability: 'inventario',
    summary:
      'Units of my products that purchases hold until their payment is verified, by product, with those purchases',
    response: z.array(HeldStock),
  }),
  ...orderMoves,
  place: endpoint({
    method: 'POST',
    path: '/api/payments/banplus',
    access: ['client'],
    summary: 'Buy the cart: one payment, one order per store, stock taken, its installation booked',
    body: NuevoPago,
    response: PlacedCompra,
    status: 201,
    idempotent: true,
    errors: [
      'TOTAL_CAMBIO',
      'COTIZACION_VENCIDA',
      'TASA_RETIRADA',
      'TASA_NO_DISPONIBLE',
      'COTIZACION_INVALIDA',
      'STOCK_INSUFICIENTE',
      'PRODUCTO_AGOTADO',
      'REFERENCIA_USADA',
      'CARRITO_VACIO',
      'LIMITE_COMPRA',
      'PAGOS_ABIERTOS',
      'ENTREGA_INVALIDA',
      ...installationErrors,
    ],
    limit: 30,
  }),
  placeCash: endpoint({
    method: 'POST',
    path: '/api/checkout/efectivo',
    access: ['client'],
    summary: 'Reserve the cart, quoted as a pick-up from one store, to be paid there in cash',
    body: CompraEnEfectivo,
    response: PlacedCompra,
    status: 201,
    idempotent: true,
    errors: [
      'TOTAL_CAMBIO',
      'COTIZACION_VENCIDA',
      'TASA_RETIRADA',
      'TASA_NO_DISPONIBLE',
      'COTIZACION_INVALIDA',
      'STOCK_INSUFICIENTE',
      'PRODUCTO_AGOTADO',
      'CARRITO_VACIO',
      'LIMITE_COMPRA',
      'PAGOS_ABIERTOS',
      'EFECTIVO_NO_DISPONIBLE',
      'ENTREGA_INVALIDA',
    ],
    limit: 30,
  }),
  collect: endpoint({
    method: 'POST',
    path: '/api/orders/:id/cobro',
    access: ['store'],
    capability: 'cobros',
    summary: 'My order was paid in cash and handed over; done also where it already is',
    params: orderParams,
    body: NuevoCobro,
    response: Pedido,
    errors: ['ESTADO_CAMBIO', 'NO_ENCONTRADO', 'TASA_RETIRADA'],
  }),
};
