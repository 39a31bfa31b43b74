import { createHash } from 'node:crypto';
import { PARTS_LATE_HOURS } from '@tuerca/contracts/citas/citas/parts';
import { MOVED_BY_WORKSHOP_HOURS, REMINDER_HOURS } from '@tuerca/contracts/citas/citas/rules';
import type { CitaActor } from '@tuerca/contracts/citas/citas/schemas';
import { searchPrefixes } from '@tuerca/contracts/kernel/text';
import type { DescuentoOferta } from '@tuerca/contracts/products/promotions/schemas';
import { toCentimos } from '@tuerca/contracts/venezuela/dinero';
import type { Direccion } from '@tuerca/contracts/venezuela/direccion';
import type { BookableService } from '../../products/services/services.service';
import type { NewCita, Placement } from './bookings.repository';
import { workshopContact } from './workshop-contact';

/** Everything about a booking but its place. */
export interface BookingDraft {
  id: string;
  clienteId: string;
  servicio: BookableService;
  taller: { nombreTaller: string; direccion: Direccion; telefono: string | null };
  /** `email` null: without an account. */
  cliente: { nombre: string; email: string | null; telefono: string | null };
  vehiculo: NewCita['vehiculo'];
  problemaReportado: string;
  /** A client asks, a workshop books. */
  por: Extract<CitaActor, 'cliente' | 'taller'>;
  /** Slot among the client's requests that may wait at the workshop. */
  ranura?: number;
  /** The purchase that it is booked with. */
  compra?: Pick<NonNullable<NewCita['compra']>, 'orderNumber' | 'enTaller'>;
  /** The appointment that it replaces. */
  enLugarDe?: NewCita['enLugarDe'];
  now: Date;
}

/** Work fields of an appointment on which nobody has written anything yet. */
const UNTOUCHED = {
  diagnostico: null,
  trabajosRealizados: [],
  notas: null,
  tecnico: null,
  fotosAntes: [],
  fotosDespues: [],
  precioFinal: null,
  precioFinalBs: null,
  tasa: null,
  fechaTasa: null,
  garantia: null,
  kilometraje: null,
  fechaInicio: null,
  fechaFinalizacion: null,
  razonCancelacion: null,
  canceladaPor: null,
  calificacion: null,
};

/** The id of a client without an account: a workshop knows who calls by the telephone. */
export const walkInId = (tallerId: string, telefono: string): string =>
  createHash('sha256').update(`${tallerId}:${telefono}`).digest('hex').slice(0, 24);

/** The reminders whose time is over when an appointment is booked, confirmed or moved. */
export const spentReminders = (fechaHora: Date, now: Date): number[] =>
  REMINDER_HOURS.filter((hours) => fechaHora.getTime() - now.getTime() <= hours * 3_600_000);
/** Whether it is too near to ask whether its parts come in time. */
export const partsDue = (fechaHora: Date, now: Date): boolean =>
  fechaHora.getTime() - now.getTime() <= PARTS_LATE_HOURS * 3_600_000;
/** Until when its client may still change a confirmed appointment. */
export const changeLimit = (fechaHora: Date, { antelacionCancelacion }: { antelacionCancelacion: number }): Date =>
  new Date(fechaHora.getTime() - antelacionCancelacion * 60_000);

/** The same after its workshop moved it: she never agreed to that time, and has a while to say so. */
export function movedLimit(fechaHora: Date, rules: { antelacionCancelacion: number }, now: Date): Date {
  const answerable = Math.min(fechaHora.getTime(), now.getTime() + MOVED_BY_WORKSHOP_HOURS * 3_600_000);
  return new Date(Math.max(changeLimit(fechaHora, rules).getTime(), answerable));
}

/** The document of a new appointment; prices in cents. */
export function toNewCita(
  draft: BookingDraft,
  offer: DescuentoOferta | null,
  { rules, ...place }: Placement & { rules: { antelacionCancelacion: number } },
): NewCita {
  const { servicio, vehiculo, now, por } = draft;
  const { nombre, email, telefono } = draft.cliente;
  const taller = workshopContact(draft.taller);
  const precio = toCentimos(servicio.precio);
  const descuento = offer ? toCentimos(offer.descuento) : 0;
  const estado = por === 'taller' ? 'confirmada' : 'pendiente';
  return {
    ...place,
    _id: draft.id,
    tallerId: servicio.tallerId,
    clienteId: draft.clienteId,
    servicioId: servicio.id,
    estado,
    ...(draft.ranura !== undefined && { ranura: draft.ranura }),
    ...(draft.enLugarDe && { enLugarDe: draft.enLugarDe }),
    limiteCambio: changeLimit(place.fechaHora, rules),
    servicio: {
      nombre: servicio.nombre,
      categoria: servicio.categoria,
      precio,
      precioFijo: servicio.precioFijo,
      imagen: servicio.imagenes[0] ?? null,
    },
    taller,
    cliente: { nombre, email, telefono },
    vehiculo,
    problemaReportado: draft.problemaReportado,
    ...UNTOUCHED,
    precioEstimado: precio - descuento,
    promocion: offer && { codigo: offer.codigoPromo, nombre: offer.nombre, descuento },
    historialEstados: [{ estado, fecha: now, notas: null, por }],
    recordatorios: spentReminders(place.fechaHora, now),
    compra: draft.compra ? { ...draft.compra, problema: null, revisada: partsDue(place.fechaHora, now) } : null,
    terminos: searchPrefixes(
      draft.id.slice(0, 8),
      taller.nombre,
      servicio.nombre,
      nombre,
      vehiculo.marca,
      vehiculo.modelo,
      String(vehiculo.anio),
      vehiculo.placa,
    ),
  };
}
