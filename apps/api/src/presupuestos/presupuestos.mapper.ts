import { fitOf, type Fittable } from '@tuerca/contracts/garaje/ajuste';
import type { LineaPresupuesto, Presupuesto, RepuestoLinea } from '@tuerca/contracts/presupuestos/schemas';
import { presupuestoEstado } from '@tuerca/contracts/presupuestos/states';
import { currentPrice } from '@tuerca/contracts/products/price';
import { toBolivares, toMonto } from '@tuerca/contracts/venezuela/dinero';
import type { LineaDoc, PresupuestoDoc } from './presupuesto.schema';

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

/** What a presupuesto is shown against: parts by id as they sell now, the day's rate in Bs. per dollar. */
export interface PresupuestoContext {
  parts: Map<string, OfferedPart>;
  tasa: number;
  now: Date;
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const cost = ({ cantidad, precio }: LineaDoc) => cantidad * precio;

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

function toLinea(
  line: LineaDoc,
  { vehiculo }: PresupuestoDoc,
  { parts, tasa, now }: PresupuestoContext,
): LineaPresupuesto {
  const productoId = line.productoId && String(line.productoId);
  const part = productoId ? parts.get(productoId) : undefined;
  // As everywhere, one unit is rounded in Bs. and then multiplied.
  const unitBs = toBolivares(line.precio, tasa);
  return {
    _id: String(line._id),
    tipo: line.tipo,
    descripcion: line.descripcion,
    cantidad: line.cantidad,
    precio: toMonto(line.precio),
    precioBs: toMonto(unitBs),
    subtotal: toMonto(cost(line)),
    subtotalBs: toMonto(unitBs * line.cantidad),
    estado: line.estado,
    productoId,
    producto: part ? toRepuesto(part, line.cantidad, vehiculo, now) : null,
  };
}

function toTotales(lines: LineaDoc[], tasa: number): Presupuesto['totales'] {
  const approved = lines.filter(({ estado }) => estado === 'aprobada');
  const inBs = (some: LineaDoc[]) => sum(some.map(({ precio, cantidad }) => toBolivares(precio, tasa) * cantidad));
  const of = (tipo: LineaDoc['tipo']) => toMonto(sum(lines.filter((line) => line.tipo === tipo).map(cost)));
  return {
    manoObra: of('mano_obra'),
    repuestos: of('repuesto'),
    total: toMonto(sum(lines.map(cost))),
    totalBs: toMonto(inBs(lines)),
    aprobado: toMonto(sum(approved.map(cost))),
    aprobadoBs: toMonto(inBs(approved)),
  };
}

/** A stored presupuesto as both parties see it. */
export function toPresupuesto(doc: PresupuestoDoc, context: PresupuestoContext): Presupuesto {
  const { marca, modelo, anio } = doc.vehiculo;
  return {
    _id: String(doc._id),
    citaId: String(doc.citaId),
    version: doc.version,
    estado: presupuestoEstado(doc, context.now),
    taller: { _id: String(doc.tallerId), nombre: doc.taller },
    vehiculo: { marca, modelo, anio },
    lineas: doc.lineas.map((line) => toLinea(line, doc, context)),
    totales: toTotales(doc.lineas, context.tasa),
    notas: doc.notas,
    vence: doc.vence.toISOString(),
    respondido: doc.respondido?.toISOString() ?? null,
    comentario: doc.comentario,
    createdAt: doc.createdAt.toISOString(),
  };
}
