import { discountOf, offerCovers } from '@tuerca/contracts/products/promotions/rules';
import type { DescuentoOferta, Oferta, OfertaPublica } from '@tuerca/contracts/products/promotions/schemas';
import { ofertaEstado } from '@tuerca/contracts/products/promotions/states';
import { toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import type { OfertaDoc } from './oferta.schema';

/** An offer as everybody sees it; `nombre` is that of its service, undefined when there is none. */
export function toOfertaPublica(doc: OfertaDoc, nombre?: string): OfertaPublica {
  const servicioId = doc.servicioId && String(doc.servicioId);
  return {
    _id: String(doc._id),
    nombre: doc.nombre,
    descripcion: doc.descripcion,
    tipoDescuento: doc.tipoDescuento,
    valorDescuento: doc.valorDescuento,
    servicioId,
    servicio: servicioId && nombre ? { _id: servicioId, nombre } : null,
    categoria: doc.categoria,
    fechaInicio: doc.fechaInicio,
    fechaFin: doc.fechaFin,
    codigoPromo: doc.codigoPromo ?? null,
    imagen: doc.imagen,
  };
}

/** An offer as its workshop sees it at `now`. */
export const toOferta = (doc: OfertaDoc, now: Date, nombre?: string): Oferta => ({
  ...toOfertaPublica(doc, nombre),
  activa: doc.activa,
  estado: ofertaEstado(doc, now),
  limiteUsos: doc.limiteUsos,
  usos: doc.usos,
  usosRestantes: doc.limiteUsos === null ? null : Math.max(doc.limiteUsos - doc.usos, 0),
  createdAt: doc.createdAt.toISOString(),
});

/** Discount of an offer on a price in dollars. */
export function toDiscount(doc: OfertaDoc, precio: number): DescuentoOferta {
  const cents = toCentimos(precio);
  const off = discountOf(doc, cents);
  return {
    ofertaId: String(doc._id),
    nombre: doc.nombre,
    codigoPromo: doc.codigoPromo ?? null,
    tipoDescuento: doc.tipoDescuento,
    valorDescuento: doc.valorDescuento,
    precio: toMonto(cents),
    descuento: toMonto(off),
    precioFinal: toMonto(cents - off),
  };
}

/** The part of a service that an offer looks at; `precio` dollars. */
export interface OfferedService {
  id: string;
  categoria: string;
  precio: number;
}

/** The offers that are for a service, the one that takes off most first, of equals the one with a code. */
export function offersFor(docs: readonly OfertaDoc[], service: OfferedService): OfertaDoc[] {
  const covers = ({ servicioId, categoria }: OfertaDoc) =>
    offerCovers({ servicioId: servicioId && String(servicioId), categoria }, service);
  const worth = (doc: OfertaDoc) => toDiscount(doc, service.precio).descuento;
  return docs.filter(covers).sort((a, b) => worth(b) - worth(a) || Number(!a.codigoPromo) - Number(!b.codigoPromo));
}
