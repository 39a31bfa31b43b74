import type { DatosReembolso } from '@tuerca/contracts/orders/devoluciones/inputs';
import type { MotivoDevolucion } from '@tuerca/contracts/orders/devoluciones/rules';
import { isFaultOfStore } from '@tuerca/contracts/orders/devoluciones/rules';
import type { CondicionesDevolucion } from '@tuerca/contracts/orders/devoluciones/schemas';
import type { MetodoPago } from '@tuerca/contracts/payments/payment-methods/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { longDate } from '@/lib/format';

export type ReturnableLine = CondicionesDevolucion['lineas'][number];
/** Values of the return form. */
export interface RequestValues {
  pedido: string;
  lineas: { productoId: string; cantidad: number }[];
  motivo: MotivoDevolucion | '';
  detalle: string;
  fotos: string[];
  reembolso: DatosReembolso;
}

const NO_METHOD: DatosReembolso = { nombreBanco: '', cedula: '', telefono: '', nombrePersona: '' };

/** Form values of a saved payment method. */
export const refundTo = ({ nombreBanco, cedula, telefono, nombrePersona }: MetodoPago): DatosReembolso => ({
  nombreBanco,
  cedula,
  telefono: formatTelefono(telefono),
  nombrePersona,
});

/** Initial values: with the only returnable line chosen, and the default payment method filled in. */
export function initialValues(
  { pedido, lineas }: CondicionesDevolucion,
  methods: readonly MetodoPago[],
): RequestValues {
  const free = lineas.filter(({ disponibles }) => disponibles > 0);
  return {
    pedido: pedido._id,
    lineas: free.length === 1 ? [{ productoId: free[0]!.productoId, cantidad: 1 }] : [],
    motivo: '',
    detalle: '',
    fotos: [],
    reembolso: methods[0] ? refundTo(methods[0]) : NO_METHOD,
  };
}

/** Returns why a line cannot be returned for a reason today; null when it can. */
export function whyNot(line: ReturnableLine, motivo: RequestValues['motivo'], now: Date): string | null {
  if (line.disponibles === 0) return 'Ya está en otra devolución.';
  if (!motivo) return null;
  const until = line.plazos[motivo];
  if (until === null) return 'La tienda no acepta devoluciones por este motivo.';
  return until < caracasDate(now) ? `El plazo venció el ${longDate(until)}.` : null;
}

/** Refund of the chosen units, decimal Bs.; with the delivery if the store was at fault. */
export function refundOf({ lineas, envio }: CondicionesDevolucion, { lineas: chosen, motivo }: RequestValues): number {
  const units = new Map(chosen.map(({ productoId, cantidad }) => [productoId, cantidad]));
  const parts = lineas.reduce(
    (sum, { productoId, precioUnitario }) => sum + toCentimos(precioUnitario) * (units.get(productoId) ?? 0),
    0,
  );
  return toMonto(parts + (motivo && isFaultOfStore(motivo) && parts > 0 ? toCentimos(envio) : 0));
}
