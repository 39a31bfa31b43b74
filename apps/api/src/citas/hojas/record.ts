import type { SavedVehiculo } from '@tuerca/contracts/auth/garaje/schemas';
import { doubtfulReadings, type MileageReading } from '@tuerca/contracts/citas/hojas/mileage';
import { maskPlate, withoutContacts } from '@tuerca/contracts/citas/hojas/privacy';
import type { EventoHoja, EventoPublico, HojaPublica, ResumenHoja } from '@tuerca/contracts/citas/hojas/schemas';
import { warrantyState } from '@tuerca/contracts/products/products/warranty';
import type { EventDraft } from './hojas.mapper';

/** The readings of a record, each with the entry that it stands in. */
export const mileageReadingsOf = <T extends { fecha: string; kilometraje: number | null }>(
  events: readonly T[],
): (MileageReading & { of: T })[] =>
  events.flatMap((of) => (of.kilometraje === null ? [] : [{ of, fecha: of.fecha, kilometraje: of.kilometraje }]));

/** The last kilometres that agree with the others. */
function lastReading(events: readonly EventoPublico[]): ResumenHoja['kilometraje'] {
  const known = mileageReadingsOf(events).filter(({ of }) => !of.kilometrajeDudoso);
  const last = known.reduce<MileageReading | null>(
    (best, one) =>
      best && (best.fecha > one.fecha || (best.fecha === one.fecha && best.kilometraje >= one.kilometraje))
        ? best
        : one,
    null,
  );
  return last && { valor: last.kilometraje, fecha: last.fecha };
}

/** The entries compared with each other and with the day (Caracas), the newest first. */
export function composeEvents(drafts: readonly EventDraft[], today: string): EventoHoja[] {
  const doubtful = new Set([...doubtfulReadings(mileageReadingsOf(drafts))].map(({ of }) => of));
  const compared = drafts.map((draft) => ({ ...draft, kilometrajeDudoso: doubtful.has(draft), garantia: null }));
  const kilometraje = lastReading(compared)?.valor ?? null;
  return drafts
    .map((draft, i) => ({
      ...compared[i]!,
      garantia: draft.garantia && { ...draft.garantia, estado: warrantyState(draft.garantia, today, kilometraje) },
    }))
    .sort(
      (one, other) =>
        other.fecha.localeCompare(one.fecha) ||
        (other.kilometraje ?? 0) - (one.kilometraje ?? 0) ||
        other.origen.localeCompare(one.origen),
    );
}

/** A record in figures; `events` newest first. */
export function summarizeHoja(events: readonly EventoPublico[]): ResumenHoja {
  const count = (wanted: (event: EventoPublico) => boolean) => events.filter(wanted).length;
  return {
    kilometraje: lastReading(events),
    trabajos: count(({ tipo }) => tipo === 'trabajo'),
    repuestos: count(({ tipo }) => tipo === 'repuesto'),
    propios: count(({ fuente }) => fuente === 'propio'),
    garantiasVigentes: count(({ garantia }) => garantia?.estado === 'vigente'),
    desde: events.at(-1)?.fecha ?? null,
  };
}

/** The record as its link shows it. Only what is named here leaves the house. */
export function toPublic(vehiculo: SavedVehiculo, events: readonly EventoHoja[]): HojaPublica {
  const { marca, modelo, anio, motor, tipo, placa } = vehiculo;
  const clean = (text: string) => withoutContacts(text, placa);
  const eventos = events
    .filter(({ entregado }) => entregado)
    .map(
      ({
        tipo,
        fuente,
        fecha,
        titulo,
        detalles,
        lugar,
        ruta,
        kilometraje,
        kilometrajeDudoso,
        garantia,
      }): EventoPublico => ({
        tipo,
        fuente,
        fecha,
        titulo: clean(titulo),
        detalles: detalles.map(clean),
        lugar: lugar && (fuente === 'propio' ? clean(lugar) : lugar),
        ruta,
        kilometraje,
        kilometrajeDudoso,
        garantia: garantia && { ...garantia, texto: garantia.texto && clean(garantia.texto) },
      }),
    );
  return {
    vehiculo: { marca, modelo, anio, motor: motor && clean(motor), tipo, placa: placa && maskPlate(placa) },
    resumen: summarizeHoja(eventos),
    eventos,
  };
}
