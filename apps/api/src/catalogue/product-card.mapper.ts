import { precioVigente } from '@tuerca/contracts/products/price';
import { aBolivares, aMonto } from '@tuerca/contracts/venezuela/dinero';
import { type ProductoTarjeta, VISTA_PREVIA } from '@tuerca/contracts/products/schemas';
import { recortar } from '@tuerca/contracts/kernel/text';
import { ajuste } from '@tuerca/contracts/garaje/ajuste';
import type { Vehiculo } from '@tuerca/contracts/garaje/vehiculo';
import type { FilaTarjeta } from './catalogue-rows';

/** The day's rate (Bs. per dollar), the instant for which prices are told, and the vehicle that parts are compared with. */
export interface Momento {
  tasa: number;
  ahora: Date;
  vehiculo?: Vehiculo;
}

/** A product in a list; prices are computed now, whatever the derived fields say. */
export function toTarjeta(doc: FilaTarjeta, { tasa, ahora, vehiculo }: Momento): ProductoTarjeta {
  const id = String(doc._id);
  const { original, final, porcentaje } = precioVigente(doc, ahora);
  const {
    nombre,
    marca,
    modelo,
    categoria,
    subcategoria,
    numeroParte,
    imagenes,
    destacado,
    stock,
    valoracionPromedio,
    numeroValoraciones,
    universal = false,
    compatibilidad,
  } = doc;
  return {
    _id: id,
    id,
    nombre,
    marca,
    modelo,
    categoria,
    subcategoria,
    numeroParte,
    imagenes,
    destacado,
    stock,
    valoracionPromedio,
    numeroValoraciones,
    imagen: imagenes[0] ?? null,
    precio: aMonto(original),
    precioOriginal: aMonto(original),
    precioFinal: aMonto(final),
    precioOriginalBs: aMonto(aBolivares(original, tasa)),
    precioFinalBs: aMonto(aBolivares(final, tasa)),
    porcentaje,
    disponible: doc.disponible && stock > 0,
    tienda: { ...doc.tienda, _id: String(doc.tienda._id) },
    ruta: `/producto/${id}`,
    ...(vehiculo && compatibilidad && { ajuste: ajuste({ universal, compatibilidad }, vehiculo) }),
  };
}

/** A product in the list view, which has room for the beginning of its description. */
export const toFila = (doc: FilaTarjeta, momento: Momento): ProductoTarjeta => ({
  ...toTarjeta(doc, momento),
  descripcion: recortar(doc.descripcion, VISTA_PREVIA),
});
