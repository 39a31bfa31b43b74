import type { Shipping } from '@tuerca/contracts/cart/checkout/shipping';
import type { CompraHabitual } from '@tuerca/contracts/cart/checkout/usual';
import type { METODOS_PAGO } from '@tuerca/contracts/payments/payments/states';

type Payer = NonNullable<CompraHabitual['pago']>;
/** A payment, as far as it tells who paid and how. */
type PaymentOfPurchase = Omit<Payer, 'metodoPago'> & { metodoPago: (typeof METODOS_PAGO)[number] };
/** An order, as far as it tells where it went and how. */
interface DeliveredOrder {
  tiendaId: unknown;
  tipoEntrega: CompraHabitual['tiendas'][number]['tipoEntrega'];
  direccionEntrega: CompraHabitual['direccion'];
  formaEnvio?: Shipping;
  instalacion: { enTaller: boolean } | null;
}

/** True of an order that went to its client: the address of a workshop is not her own. */
const isHers = ({ instalacion }: DeliveredOrder): boolean => !instalacion?.enTaller;

/** A client's latest purchase as the start of her next one. */
export function toCompraHabitual(pago: PaymentOfPurchase, pedidos: readonly DeliveredOrder[]): CompraHabitual {
  const own = pedidos.filter(isHers);
  const { metodoPago, nombrePagador, telefonoPagador, emailPagador, cedulaPagador, bancoEmisor } = pago;
  return {
    direccion: own.find(({ direccionEntrega }) => direccionEntrega)?.direccionEntrega ?? null,
    tiendas: own.map(({ tiendaId, tipoEntrega, formaEnvio }) => ({
      tiendaId: String(tiendaId),
      tipoEntrega,
      forma: formaEnvio
        ? { via: formaEnvio.via, destino: formaEnvio.destino, oficina: formaEnvio.oficina?.id ?? null }
        : null,
    })),
    pago:
      metodoPago === 'efectivo'
        ? null
        : { nombrePagador, telefonoPagador, emailPagador, cedulaPagador, metodoPago, bancoEmisor },
  };
}
