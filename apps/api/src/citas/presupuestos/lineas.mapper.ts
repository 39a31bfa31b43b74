import { fitOf, type Fittable } from '@tuerca/contracts/auth/garaje/ajuste';
import type { LlamadaLinea } from '@tuerca/contracts/citas/presupuestos/calls';
import type { LineaPresupuesto, RepuestoLinea } from '@tuerca/contracts/citas/presupuestos/schemas';
import { currentPrice } from '@tuerca/contracts/products/products/price';
import { toBolivares, toMonto } from '@tuerca/contracts/venezuela/dinero';
import type { LineaDoc, LlamadaDoc, PresupuestoDoc } from './presupuesto.schema';

type Priced = Parameters<typeof currentPrice>[0];
/** A part as its store sells it. */
interface OfferedPart extends Fittable, Priced {
  _id: string;
  nombre: string;
  imagenes: string[];
  stock: number;
  activo: boolean;
  disponible: boolean;
  tienda: { _id: string; nombreTienda: string };
}

/** Data that a presupuesto is shown with: parts by id as they sell now, the day's rate in Bs. per dollar. */
export interface PresupuestoContext {
  parts: Map<string, OfferedPart>;
  tasa: number;
  now: Date;
  /** The reader is of the workshop: she sees who of it did what. */
  authors: boolean;
}

/** The price of a line, in cents of a dollar: quarters of labour are rounded half up. */
export const costOf = ({ cantidad, precio }: LineaDoc): number => Math.round(cantidad * precio);
/** The same in céntimos: as everywhere, one unit is rounded in Bs. and then multiplied. */
export const costInBs = ({ cantidad, precio }: LineaDoc, tasa: number): number =>
  Math.round(toBolivares(precio, tasa) * cantidad);

function toRepuesto(
  part: OfferedPart,
  cantidad: number,
  vehiculo: PresupuestoDoc['vehiculo'],
  now: Date,
): RepuestoLinea {
  return {
    _id: part._id,
    nombre: part.nombre,
    imagen: part.imagenes[0] ?? null,
    tienda: { _id: part.tienda._id, nombre: part.tienda.nombreTienda },
    precio: toMonto(currentPrice(part, now).final),
    stock: part.stock,
    disponible: part.activo && part.disponible && part.stock >= cantidad,
    ajuste: fitOf(part, { ...vehiculo, motor: null }),
  };
}

/** A stored line as both parties see it. */
export function toLineaPresupuesto(
  line: LineaDoc,
  { vehiculo }: PresupuestoDoc,
  { parts, tasa, now }: PresupuestoContext,
): LineaPresupuesto {
  const productoId = line.productoId && String(line.productoId);
  const part = productoId ? parts.get(productoId) : undefined;
  return {
    _id: String(line._id),
    tipo: line.tipo,
    descripcion: line.descripcion,
    cantidad: line.cantidad,
    precio: toMonto(line.precio),
    precioBs: toMonto(toBolivares(line.precio, tasa)),
    subtotal: toMonto(costOf(line)),
    subtotalBs: toMonto(costInBs(line, tasa)),
    estado: line.estado,
    productoId,
    producto: part ? toRepuesto(part, line.cantidad, vehiculo, now) : null,
    llamada: line.llamada ? toLlamada(line.llamada) : null,
  };
}

const toLlamada = ({ con, fecha, nota, anotada, hasta, objetada, objecion }: LlamadaDoc): LlamadaLinea => ({
  con,
  fecha: fecha.toISOString(),
  nota,
  anotada: anotada.toISOString(),
  hasta: hasta.toISOString(),
  objetada: objetada?.toISOString() ?? null,
  objecion,
});
