import { CATEGORIAS_SERVICIO, type TipoVehiculo } from '@tuerca/contracts/catalogos';
import { aBolivares, aCentimos } from '@tuerca/contracts/dinero';
import type { ORDENES_SERVICIO, services } from '@tuerca/contracts/services';
import { palabras } from '@tuerca/contracts/texto';
import type { Parsed } from '../http/request-context';

type Consulta = Parsed<typeof services.list>['query'];

export interface FiltroServicios {
  tallerId?: string;
  categorias?: string[];
  tipoVehiculo?: TipoVehiculo;
  /** Dollars. */
  minimo?: number;
  maximo?: number;
  palabras: string[];
}

/** The lowest price in dollars that costs at least so many bolivars; exact to the céntimo, as the price on screen is rounded. */
export function dolaresDesde(bolivares: number, tasa: number): number {
  const meta = aCentimos(bolivares);
  let centavos = Math.max(0, Math.floor(meta / tasa) - 1);
  while (aBolivares(centavos, tasa) < meta) centavos++;
  return centavos / 100;
}

/** The highest price in dollars that costs at most so many bolivars. */
export function dolaresHasta(bolivares: number, tasa: number): number {
  const meta = aCentimos(bolivares);
  let centavos = Math.floor(meta / tasa) + 1;
  while (centavos > 0 && aBolivares(centavos, tasa) > meta) centavos--;
  return centavos / 100;
}

/** Reads a query; prices are typed in bolivars and compared in dollars at `tasa`. */
export function toFiltro(consulta: Consulta, tasa: number, tallerId = consulta.taller): FiltroServicios {
  const { categoria, tipoVehiculo, minPrecio, maxPrecio } = consulta;
  return {
    ...(tallerId && { tallerId }),
    ...(categoria && { categorias: CATEGORIAS_SERVICIO.filter(({ id, publica }) => id === categoria || publica === categoria).map(({ id }) => id) }),
    ...(tipoVehiculo && { tipoVehiculo }),
    ...(minPrecio !== undefined && minPrecio > 0 && { minimo: dolaresDesde(minPrecio, tasa) }),
    ...(maxPrecio !== undefined && { maximo: dolaresHasta(maxPrecio, tasa) }),
    palabras: palabras(consulta.busqueda ?? consulta.q ?? ''),
  };
}

export const ORDENES: Record<(typeof ORDENES_SERVICIO)[number], Record<string, 1 | -1>> = {
  prioridad: { prioridad: -1, valoracionPromedio: -1, _id: 1 },
  precio_asc: { precio: 1, _id: 1 },
  precio_desc: { precio: -1, _id: 1 },
  valoracion: { valoracionPromedio: -1, numeroValoraciones: -1, _id: 1 },
  alfabetico: { nombreOrden: 1, _id: 1 },
};
