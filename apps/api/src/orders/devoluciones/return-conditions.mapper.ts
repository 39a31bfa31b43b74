import { lastReturnDate, type MotivoDevolucion, MOTIVOS_DEVOLUCION } from '@tuerca/contracts/orders/devoluciones/rules';
import type { CondicionesDevolucion } from '@tuerca/contracts/orders/devoluciones/schemas';
import type { StatedConditions } from '@tuerca/contracts/products/products/stated';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import type { DevolucionDoc } from './devolucion.schema';
import type { LineaDevueltaDoc } from './devolucion-parts.schema';
import { toLineaDevolucion, toResumenDevolucion } from './devoluciones.mapper';

/** An order as far as its returns are concerned; amounts in céntimos and cents. */
interface ReturnableOrder {
  _id: unknown;
  numero: string;
  tienda: { nombre: string };
  envio: number;
  envioDevuelto?: boolean;
  items: (Omit<LineaDevueltaDoc, 'vendibles'> & { devueltas?: number; condiciones?: StatedConditions })[];
}

/** Conditions that an order's lines stated at the purchase; of older orders those that their products state now. */
export type StatedByProduct = Map<string, StatedConditions>;
const NOTHING_STATED: StatedConditions = { garantia: null, devolucion: null };

/** Units that can still be returned of an order that was delivered at `entregado`, and those that were returned. */
export function toCondiciones(
  pedido: ReturnableOrder,
  devoluciones: DevolucionDoc[],
  { entregado, stated, now }: { entregado: Date | null; stated: StatedByProduct; now: Date },
): CondicionesDevolucion {
  const today = caracasDate(now);
  const lineas = pedido.items.map((item): CondicionesDevolucion['lineas'][number] => {
    const { subtotal: _subtotal, vendibles: _vendibles, ...line } = toLineaDevolucion({ ...item, vendibles: null });
    const conditions = stated.get(line.productoId) ?? NOTHING_STATED;
    const until = (motivo: MotivoDevolucion) => entregado && lastReturnDate(motivo, conditions, entregado);
    return {
      ...line,
      disponibles: item.cantidad - (item.devueltas ?? 0),
      ...conditions,
      plazos: Object.fromEntries(MOTIVOS_DEVOLUCION.map((motivo) => [motivo, until(motivo)])) as Record<
        MotivoDevolucion,
        string | null
      >,
    };
  });
  const inTime = ({ disponibles, plazos }: (typeof lineas)[number]) =>
    disponibles > 0 && Object.values(plazos).some((date) => date !== null && date >= today);
  return {
    pedido: {
      _id: String(pedido._id),
      numero: pedido.numero,
      tienda: pedido.tienda.nombre,
      entregado: entregado?.toISOString() ?? null,
    },
    lineas,
    envio: toMonto(pedido.envioDevuelto ? 0 : pedido.envio),
    disponible: lineas.some(inTime),
    devoluciones: devoluciones.map(toResumenDevolucion),
  };
}
