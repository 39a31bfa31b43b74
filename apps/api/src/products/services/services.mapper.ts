import { findServiceCategoria } from '@tuerca/contracts/products/services/categorias';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { toBolivares, toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { pick } from '../../platform/common/pick';
import type { ServicioDoc } from './service.schema';

/** The public name of a stored category. */
export const categoriaPublica = (categoria: string): string => findServiceCategoria(categoria)?.publica ?? categoria;

const SHOWN = [
  'nombre',
  'descripcion',
  'precio',
  'precioFijo',
  'tiempoEstimado',
  'categoria',
  'vehiculosCompatibles',
  'disponible',
  'imagenes',
  'valoracionPromedio',
  'numeroValoraciones',
] as const;

/** A service without any offer; `tasa` Bs. per dollar, `distancia` kilometres. */
export function toServicio(doc: ServicioDoc, tasa: number, distancia: number | null = null): Servicio {
  const { precio, categoria, taller } = doc;
  const id = String(doc._id);
  const precioBs = toMonto(toBolivares(toCentimos(precio), tasa));
  return {
    _id: id,
    ...pick(doc, SHOWN),
    precioBs,
    precioFinal: precio,
    precioFinalBs: precioBs,
    oferta: null,
    categoriaPublica: categoriaPublica(categoria),
    taller: { _id: String(taller._id), nombre: taller.nombre, ciudad: taller.ciudad, estado: taller.estado },
    distancia: distancia === null ? null : Math.round(distancia * 10) / 10,
    ruta: `/servicios/mecanicos/${id}`,
  };
}
