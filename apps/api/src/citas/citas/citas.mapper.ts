import type { Cita } from '@tuerca/contracts/citas/citas/schemas';
import { warrantyEnd } from '@tuerca/contracts/citas/citas/warranty';
import type { Role } from '@tuerca/contracts/kernel/roles';
import { caracasDate, caracasTime } from '@tuerca/contracts/venezuela/caracas';
import { toBolivares, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { changeableUntil, plannedEnd } from './cita.policy';
import type { CitaDoc } from './cita.schema';
import { type OrderOfParts, toRepuestos } from './parts.mapper';

/** Data that an appointment is shown with: the parties as they are today, and the day's rate. */
export interface CitaContext {
  viewer: Role;
  now: Date;
  /** Bs. per dollar. */
  tasa: number;
  taller?: { nombre: string; direccion: string; telefono: string | null; fotoPerfil: string | null };
  cliente?: { nombre: string; email: string | null; telefono: string | null; fotoPerfil: string | null };
  /** Appointments that the client missed lately. */
  inasistencias: number;
  /** The orders of the purchase that it was booked with. */
  pedidos: OrderOfParts[];
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

function prices(
  { precioEstimado, precioFinal, precioFinalBs, precioAprobado, tasa, promocion, ...doc }: CitaDoc,
  today: number,
) {
  const approved = precioAprobado ?? null;
  return {
    precioEstimado: toMonto(precioEstimado),
    precioEstimadoBs: toMonto(toBolivares(precioEstimado, today)),
    precioFinal: precioFinal === null ? null : toMonto(precioFinal),
    precioFinalBs: precioFinal === null ? null : toMonto(precioFinalBs ?? toBolivares(precioFinal, today)),
    precioAprobado: approved === null ? null : toMonto(approved),
    precioAprobadoBs: approved === null ? null : toMonto(toBolivares(approved, tasa ?? today)),
    motivoPrecio: doc.motivoPrecio ?? null,
    tasa,
    promocion: promocion && { ...promocion, descuento: toMonto(promocion.descuento) },
  };
}

/** The price that waits for the owner: the client hears of it when it stands. */
function proposed({ precioPropuesto }: CitaDoc, isWorkshop: boolean): Cita['precioPropuesto'] {
  if (!precioPropuesto || !isWorkshop) return null;
  const { precio, motivo, garantia, kilometraje, fecha, autor } = precioPropuesto;
  return {
    precio: toMonto(precio),
    motivo,
    garantiaDias: garantia?.dias ?? 0,
    garantiaKilometros: garantia?.kilometros ?? 0,
    kilometraje,
    fecha: fecha.toISOString(),
    autor: autor ?? null,
  };
}

function warranty({ garantia, fechaFinalizacion }: CitaDoc): Cita['garantia'] {
  if (!garantia) return null;
  const hasta = garantia.dias && fechaFinalizacion ? warrantyEnd(fechaFinalizacion, garantia.dias) : null;
  return { dias: garantia.dias, kilometros: garantia.kilometros, hasta };
}

/** An appointment as one of its parties sees it. */
export function toCita(
  doc: CitaDoc,
  { viewer, now, tasa, taller, cliente, inasistencias, pedidos }: CitaContext,
): Cita {
  const isWorkshop = viewer === 'workshop';
  const tallerId = String(doc.tallerId);
  const { servicio, vehiculo, calificacion, tecnico, anotado } = doc;
  return {
    _id: String(doc._id),
    estado: doc.estado,
    servicio: {
      ...servicio,
      _id: String(doc.servicioId),
      precio: toMonto(servicio.precio),
      precioBs: toMonto(toBolivares(servicio.precio, tasa)),
    },
    taller: { fotoPerfil: null, ...doc.taller, ...taller, _id: tallerId, ruta: `/talleres/${tallerId}` },
    cliente: { fotoPerfil: null, ...doc.cliente, ...cliente, _id: String(doc.clienteId) },
    vehiculo: { ...vehiculo, _id: vehiculo._id && String(vehiculo._id) },
    fechaHora: doc.fechaHora.toISOString(),
    fecha: caracasDate(doc.fechaHora),
    hora: caracasTime(doc.fechaHora),
    fechaFin: plannedEnd(doc).toISOString(),
    duracionEstimada: doc.duracion / 60,
    puesto: isWorkshop ? doc.puesto : null,
    fechaInicio: iso(doc.fechaInicio),
    fechaFinalizacion: iso(doc.fechaFinalizacion),
    problemaReportado: doc.problemaReportado,
    descripcion: doc.problemaReportado,
    diagnostico: doc.diagnostico,
    trabajosRealizados: doc.trabajosRealizados,
    notas: isWorkshop ? doc.notas : null,
    tecnico: tecnico === null ? null : { nombre: tecnico },
    ...(isWorkshop && { anotado: anotado ? { ...anotado, fecha: anotado.fecha.toISOString() } : null }),
    fotosAntes: doc.fotosAntes,
    fotosDespues: doc.fotosDespues,
    ...prices(doc, tasa),
    precioPropuesto: proposed(doc, isWorkshop),
    garantia: warranty(doc),
    kilometraje: doc.kilometraje,
    razonCancelacion: doc.razonCancelacion,
    canceladaPor: doc.canceladaPor,
    limiteCambio: doc.limiteCambio.toISOString(),
    cancelableHasta: iso(changeableUntil(doc, now)),
    historialEstados: doc.historialEstados.map(({ autor, ...step }) => ({
      ...step,
      fecha: step.fecha.toISOString(),
      ...(isWorkshop && { autor: autor ?? null }),
    })),
    calificacion: calificacion && { ...calificacion, fecha: calificacion.fecha.toISOString() },
    comentario: calificacion?.comentario ?? null,
    valorado: calificacion !== null,
    inasistencias: isWorkshop ? inasistencias : null,
    repuestos: toRepuestos(doc, pedidos),
    createdAt: doc.createdAt.toISOString(),
  };
}
