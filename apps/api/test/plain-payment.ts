import { toBolivares, toMonto } from '@tuerca/contracts/venezuela/dinero';
import type { Seeded } from './catalogue-data';
import { payer, referencia } from './shop';

/** A payment without a quote, as old clients send it; `n` makes its payer one of a crowd. */
export function plainPayment(lineas: { producto: Seeded; cantidad: number }[], tasa: number, n: number) {
  const inBolivares = ({ form }: Seeded) => toBolivares(Math.round(form.precio * 100), tasa);
  const total = toMonto(lineas.reduce((sum, { producto, cantidad }) => sum + inBolivares(producto) * cantidad, 0));
  return {
    ...payer,
    cedulaPagador: String(20_000_000 + n),
    referencia: referencia('00'),
    items: lineas.map(({ producto, cantidad }) => ({
      productoId: producto.id,
      cantidad,
      precioUnitario: toMonto(inBolivares(producto)),
    })),
    monto: total,
    total,
  };
}
