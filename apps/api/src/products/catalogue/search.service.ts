import { Injectable } from '@nestjs/common';
import type { Meta } from '@tuerca/contracts/kernel/envelope';
import { catalogue } from '@tuerca/contracts/products/catalogue/endpoints';
import { isSearchable, SEARCH_PRODUCTS, type SearchResult } from '@tuerca/contracts/products/catalogue/search';
import { StoresService } from '../../auth/stores/stores.service';
import { WorkshopsService } from '../../auth/workshops/workshops.service';
import { type Reply, reply, restingOn } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { ServicesService } from '../services/services.service';
import { CatalogueService } from './catalogue.service';
import { SearchTerms } from './search-terms.service';

const EMPTY: SearchResult = {
  terminos: [],
  products: [],
  stores: [],
  workshops: [],
  services: [],
  totales: { products: 0, stores: 0, workshops: 0, services: 0 },
};
const place = ({ ciudad, estado }: { ciudad: string; estado: string }) => [ciudad, estado].filter(Boolean).join(', ');

/** One question to products, stores, workshops and services at once. */
@Injectable()
export class SearchService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly terms: SearchTerms,
    private readonly stores: StoresService,
    private readonly workshops: WorkshopsService,
    private readonly services: ServicesService,
  ) {}

  /** Hits that contain every word; nothing below 3 characters. */
  async global({
    query,
    q,
    search: searched,
    busqueda,
    ...vehiculo
  }: Parsed<typeof catalogue.search>['query']): Promise<SearchResult | Reply<SearchResult>> {
    const text = query ?? q ?? searched ?? busqueda ?? '';
    if (!isSearchable(text)) return EMPTY;
    const [products, stores, workshops, services, terminos] = await Promise.all([
      this.catalogue.search(text, SEARCH_PRODUCTS, vehiculo),
      this.stores.search(text, SEARCH_PRODUCTS),
      this.workshops.search(text, SEARCH_PRODUCTS),
      this.services.search(text, SEARCH_PRODUCTS),
      this.terms.suggest(text),
    ]);
    const found: SearchResult = {
      terminos,
      products: products.data.map((hit) => ({
        id: hit.id,
        nombre: hit.nombre,
        imagen: hit.imagen,
        ruta: hit.ruta,
        precio: hit.precioFinal,
        precioBs: hit.precioFinalBs,
        detalle: [hit.marca, hit.modelo].filter(Boolean).join(' ') || hit.categoria,
        ...(hit.ajuste && { ajuste: hit.ajuste }),
      })),
      stores: stores.hits.map((hit) => ({
        id: hit.id,
        nombre: hit.nombreTienda,
        imagen: hit.fotoPerfil,
        ruta: `/producto/tienda/${hit.id}`,
        detalle: place(hit.direccion),
      })),
      workshops: workshops.hits.map((hit) => ({
        id: hit.id,
        nombre: hit.nombreTaller,
        imagen: hit.fotoPerfil,
        ruta: `/talleres/${hit.id}`,
        detalle: place(hit.direccion),
      })),
      services: services.hits.map((hit) => ({
        id: hit._id,
        nombre: hit.nombre,
        imagen: hit.imagenes[0] ?? null,
        ruta: `/servicios/mecanicos/${hit._id}`,
        detalle: hit.taller.nombre,
      })),
      totales: {
        products: (products.extra.meta as Meta).total,
        stores: stores.total,
        workshops: workshops.total,
        services: services.total,
      },
    };
    return reply(found, { cache: restingOn(['talleres', 'servicios', 'catalogos'], products) });
  }
}
