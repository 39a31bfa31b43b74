import type { EstadoCita } from '@tuerca/contracts/citas/citas/states';
import type { EstadisticasTaller } from '@tuerca/contracts/citas/citas/statistics';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import type { Harness } from './harness';

/** The fields of a stored appointment that figures are made of; `precioFinalBs` in céntimos. */
export interface RawCita {
  clienteId: string;
  servicioId: string;
  cliente: string;
  servicio: string;
  estado: EstadoCita;
  fechaHora: Date;
  fechaFinalizacion: Date | null;
  createdAt: Date;
  precioFinalBs: number;
  placa: string;
}

/** A workshop's stored appointments, oldest first. */
export async function rawCitas(h: Harness, tallerId: string): Promise<RawCita[]> {
  const docs = await h.db
    .collection('citas')
    .find({ tallerId: new h.db.base.Types.ObjectId(tallerId) })
    .sort({ fechaHora: 1 })
    .toArray();
  return docs.map((doc) => ({
    clienteId: String(doc.clienteId),
    servicioId: String(doc.servicioId),
    cliente: doc.cliente.nombre,
    servicio: doc.servicio.nombre,
    estado: doc.estado,
    fechaHora: doc.fechaHora,
    fechaFinalizacion: doc.fechaFinalizacion,
    createdAt: doc.createdAt,
    precioFinalBs: doc.precioFinalBs ?? 0,
    placa: doc.vehiculo.placa,
  }));
}

const month = (date: Date) => caracasDate(date).slice(0, 7);
const bolivars = (list: RawCita[]) => list.reduce((total, { precioFinalBs }) => total + precioFinalBs, 0) / 100;
/** 'YYYY-MM' so many months before. */
function monthBefore(now: Date, months: number): string {
  const [year, present] = month(now).split('-').map(Number) as [number, number];
  const index = year * 12 + present - 1 - months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}
function groups(list: RawCita[], key: (cita: RawCita) => string): RawCita[][] {
  const map = new Map<string, RawCita[]>();
  for (const cita of list) map.set(key(cita), [...(map.get(key(cita)) ?? []), cita]);
  return [...map.values()];
}

/** The figures of a workshop by adding up its appointments one by one; rankings in no order, uncut. */
export function figuresOf(all: RawCita[], now: Date): EstadisticasTaller {
  const inState = (...estados: EstadoCita[]) => all.filter(({ estado }) => estados.includes(estado));
  const done = inState('completada');
  const earnedIn = (mes: string) => done.filter(({ fechaFinalizacion }) => month(fechaFinalizacion!) === mes);
  const names = [5, 4, 3, 2, 1, 0].map((before) => monthBefore(now, before));
  const [before, present] = names.slice(-2).map((mes) => bolivars(earnedIn(mes))) as [number, number];
  const held = all.filter(({ estado }) => estado !== 'cancelada');
  return {
    totales: {
      ingresos: bolivars(done),
      completadas: done.length,
      clientes: groups(done, ({ clienteId }) => clienteId).length,
    },
    adicionales: {
      totalCitas: all.length,
      citasPendientes: inState('pendiente').length,
      citasHoy: held.filter(({ fechaHora }) => caracasDate(fechaHora) === caracasDate(now)).length,
      enProceso: inState('en_proceso', 'pausada').length,
      canceladas: inState('cancelada').length,
      inasistencias: inState('no_asistio').length,
      ingresosMes: present,
      ingresosMesAnterior: before,
      porcentaje: before > 0 ? Math.round(((present - before) / before) * 100) : null,
    },
    estado: inState('pendiente').length ? 'pendiente' : 'saludable',
    meses: names.map((mes) => {
      const booked = all.filter(({ fechaHora }) => month(fechaHora) === mes);
      return {
        mes,
        citas: booked.length,
        canceladas: booked.filter(({ estado }) => estado === 'cancelada').length,
        completadas: earnedIn(mes).length,
        ingresos: bolivars(earnedIn(mes)),
      };
    }),
    serviciosPopulares: groups(
      held.filter(({ fechaHora }) => names.includes(month(fechaHora))),
      ({ servicioId }) => servicioId,
    ).map((list) => ({
      _id: list[0]!.servicioId,
      nombre: list.at(-1)!.servicio,
      citas: list.length,
      ingresos: bolivars(list),
    })),
    clientesFrecuentes: groups(
      done.filter(({ fechaFinalizacion }) => names.includes(month(fechaFinalizacion!))),
      ({ clienteId }) => clienteId,
    ).map((list) => ({
      _id: list[0]!.clienteId,
      nombre: list.at(-1)!.cliente,
      visitas: list.length,
      gastoTotal: bolivars(list),
    })),
  };
}

/** Expected list of a workshop's customers; those with cancellations only are left out. */
export const customersOf = (all: RawCita[], now: Date) =>
  groups(
    all.filter(({ estado }) => estado !== 'cancelada'),
    ({ clienteId }) => clienteId,
  ).map((list) => {
    const done = list.filter(({ estado }) => estado === 'completada');
    const ends = done.map(({ fechaFinalizacion }) => fechaFinalizacion!.toISOString()).sort();
    const holds: EstadoCita[] = ['pendiente', 'confirmada', 'en_proceso', 'pausada'];
    const coming = list.filter(({ estado, fechaHora }) => holds.includes(estado) && fechaHora > now);
    return {
      _id: list[0]!.clienteId,
      fechaRegistro: list.map(({ createdAt }) => createdAt.toISOString()).sort()[0],
      totalVisitas: done.length,
      ultimaVisita: ends.at(-1) ?? null,
      proximaCita: coming[0]?.fechaHora.toISOString() ?? null,
      gastoTotal: bolivars(done),
      inasistencias: list.filter(({ estado }) => estado === 'no_asistio').length,
    };
  });
