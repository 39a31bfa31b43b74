import { DEFAULT_COMPATIBLE_TYPES, DEFAULT_SERVICE_HOURS } from '@tuerca/contracts/products/services/rules';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { TIPO_VEHICULO_LABELS, tipoVehiculoOf } from '@tuerca/contracts/venezuela/tipos-vehiculo';

/** Values of the service form; vehicle types by their displayed names. */
export interface ServiceValues {
  nombre: string;
  descripcion: string;
  /** Dollars. */
  precio: number | null;
  precioFijo: boolean;
  /** Hours. */
  tiempoEstimado: number | null;
  categoria: string;
  vehiculosCompatibles: string[];
  imagenes: string[];
  disponible: boolean;
}

const namesOf = (types: readonly string[]) =>
  types.flatMap((type) => {
    const known = tipoVehiculoOf(type);
    return known ? [TIPO_VEHICULO_LABELS[known]] : [];
  });

/** Form values of a service; initial ones without `servicio`. */
export const serviceValuesOf = (servicio?: Servicio): ServiceValues => ({
  nombre: servicio?.nombre ?? '',
  descripcion: servicio?.descripcion ?? '',
  precio: servicio?.precio ?? null,
  precioFijo: servicio?.precioFijo ?? true,
  tiempoEstimado: servicio?.tiempoEstimado ?? DEFAULT_SERVICE_HOURS,
  categoria: servicio?.categoria ?? '',
  vehiculosCompatibles: namesOf(servicio?.vehiculosCompatibles ?? DEFAULT_COMPATIBLE_TYPES),
  imagenes: servicio?.imagenes ?? [],
  disponible: servicio?.disponible ?? true,
});
