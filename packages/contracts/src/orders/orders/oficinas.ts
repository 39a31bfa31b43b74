import { z } from 'zod';
import { COURIER_LABELS } from '../../auth/stores/couriers';
import { SENDING_COURIERS } from '../../auth/stores/ways';
import { type Entrada, type Entradas, type ShippedEntry, toEntradas } from '../../platform/catalogos/entries';
import { type CambioEntrada, derivedFrom } from '../../platform/catalogos/live';
import { type Place, placeKey } from '../../venezuela/place';

/** A courier's office as clients choose it and orders keep it; texts that nobody wrote are null. */
export const Oficina = z.object({
  id: z.string(),
  nombre: z.string(),
  estado: z.string(),
  ciudad: z.string(),
  direccion: z.string(),
  telefono: z.string().nullable(),
  horario: z.string().nullable(),
});
export type Oficina = z.infer<typeof Oficina>;
/** An office that can be chosen. */
export const OfferedOficina = Oficina.extend({ courier: z.enum(SENDING_COURIERS) });
export type OfferedOficina = z.infer<typeof OfferedOficina>;

// Only the couriers are shipped entries; administrators add their offices.
const shipped = SENDING_COURIERS.map((id): ShippedEntry => ({
  id,
  padre: null,
  nombre: COURIER_LABELS[id],
  datos: {},
}));

const toOficina = ({ id, nombre, datos }: Entrada): Oficina => ({
  id,
  nombre,
  estado: datos.estado ?? '',
  ciudad: datos.ciudad ?? '',
  direccion: datos.direccion ?? '',
  telefono: datos.telefono || null,
  horario: datos.horario || null,
});

/** Every entry under given changes, for administrators. */
export const oficinaEntries = (changes: readonly CambioEntrada[]): Entradas => toEntradas(shipped, changes);

const state = derivedFrom('oficinas', (changes) => {
  const entries = oficinaEntries(changes);
  return SENDING_COURIERS.flatMap((courier) =>
    entries
      .of(courier)
      .filter(({ apagada }) => !apagada)
      .map((entry): OfferedOficina => ({ ...toOficina(entry), courier })),
  );
});
/** The offices that can be chosen, by courier in their order. */
export const oficinas = (): readonly OfferedOficina[] => state();

/** The offices of a courier that serve a place: those of its city, else those of its state. */
export function officesFor(
  offered: readonly OfferedOficina[],
  courier: string,
  to: Place,
): { scope: 'ciudad' | 'estado'; offices: OfferedOficina[] } {
  const own = offered.filter((one) => one.courier === courier && isInState(one, to));
  const here = own.filter((one) => placeKey(one) === placeKey(to));
  return here.length ? { scope: 'ciudad', offices: here } : { scope: 'estado', offices: own };
}

/** Whether a place lies in the state of another one. */
export const isInState = (place: Place, to: Place): boolean =>
  placeKey({ estado: place.estado, ciudad: '' }) === placeKey({ estado: to.estado, ciudad: '' });
