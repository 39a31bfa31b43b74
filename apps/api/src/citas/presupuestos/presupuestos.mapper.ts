import type { Presupuesto } from '@tuerca/contracts/citas/presupuestos/schemas';
import { presupuestoEstado } from '@tuerca/contracts/citas/presupuestos/states';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { costInBs, costOf, type PresupuestoContext, toLineaPresupuesto } from './lineas.mapper';
import type { LineaDoc, PresupuestoDoc } from './presupuesto.schema';

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

function toTotales(lines: LineaDoc[], tasa: number): Presupuesto['totales'] {
  const approved = lines.filter(({ estado }) => estado === 'aprobada');
  const inBs = (some: LineaDoc[]) => sum(some.map((line) => costInBs(line, tasa)));
  const of = (tipo: LineaDoc['tipo']) => toMonto(sum(lines.filter((line) => line.tipo === tipo).map(costOf)));
  return {
    manoObra: of('mano_obra'),
    repuestos: of('repuesto'),
    total: toMonto(sum(lines.map(costOf))),
    totalBs: toMonto(inBs(lines)),
    aprobado: toMonto(sum(approved.map(costOf))),
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
    lineas: doc.lineas.map((line) => toLineaPresupuesto(line, doc, context)),
    totales: toTotales(doc.lineas, context.tasa),
    notas: doc.notas,
    vence: doc.vence.toISOString(),
    respondido: doc.respondido?.toISOString() ?? null,
    comentario: doc.comentario,
    historial: (doc.historial ?? []).map(({ accion, fecha, lineas, nota, autor }) => ({
      accion,
      fecha: fecha.toISOString(),
      lineas,
      nota,
      ...(context.authors && { autor: autor ?? null }),
    })),
    createdAt: doc.createdAt.toISOString(),
  };
}
