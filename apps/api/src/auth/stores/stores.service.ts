import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { StoreRegistration } from '@tuerca/contracts/auth/auth/registration';
import type { stores } from '@tuerca/contracts/auth/stores/endpoints';
import type { OwnTienda, Tienda } from '@tuerca/contracts/auth/stores/schemas';
import { reaches } from '@tuerca/contracts/cart/checkout/delivery';
import { searchPrefixes } from '@tuerca/contracts/kernel/text';
import type { TiendaSummary } from '@tuerca/contracts/products/products/schemas';
import type { Place } from '@tuerca/contracts/venezuela/place';
import type { CurrentUser } from '../../platform/common/current-user';
import type { Tx } from '../../platform/database/transactions';
import type { Reply } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { NegocioTools } from '../negocios/negocio-tools.service';
import { NegociosService } from '../negocios/negocios.service';
import type { TiendaDoc } from './store.schema';
import { TiendaCambio } from './stores.events';
import { toEntrega, toTienda } from './stores.mapper';
import { StoresRepository } from './stores.repository';

type Registered = z.output<typeof StoreRegistration>;
/** Fields of a store that registration knows; `id` is its account's id. */
export type NuevaTienda = Pick<Registered, 'telefono' | 'direccion' | 'store'> & { id: string };
/** A store as other domains keep it beside their own documents, and whether it sells. */
export type TiendaCard = z.output<typeof TiendaSummary> & { activo: boolean };

/** Public profiles of stores. */
@Injectable()
export class StoresService extends NegociosService<TiendaDoc, Tienda, TiendaCard> {
  constructor(
    private readonly ownRepository: StoresRepository,
    tools: NegocioTools,
  ) {
    super(
      {
        role: 'store',
        tipo: 'tienda',
        tag: 'tiendas',
        notFound: 'TIENDA_NO_ENCONTRADA',
        nameField: 'nombreTienda',
        searchTerms: (doc) => searchPrefixes(doc.nombreTienda, doc.direccion.ciudad, ...(doc.categorias ?? [])),
        toPublic: toTienda,
        toCard: (doc) => ({
          _id: String(doc._id),
          nombreTienda: doc.nombreTienda,
          ciudad: doc.direccion.ciudad,
          estado: doc.direccion.estado,
          fotoPerfil: doc.fotoPerfil,
          activo: doc.activo,
        }),
        words: (doc) => ({ nombre: doc.nombreTienda, rubros: doc.categorias }),
        changed: TiendaCambio,
        toStored: ({ nombreTienda, categorias, entrega }) => ({
          ...(nombreTienda !== undefined && { nombreTienda }),
          ...(categorias && { categorias }),
          ...(entrega && { entrega }),
        }),
      },
      ownRepository,
      tools,
    );
  }

  /** Stores the profile that belongs to a new account; throws DOCUMENTO_EN_USO when the RIF is taken. */
  create({ id, telefono, direccion, store }: NuevaTienda, options?: { approved?: boolean; tx?: Tx }): Promise<void> {
    const { nombreTienda, descripcionTienda: descripcion, categorias, rif, horario } = store;
    return this.insert({ _id: id, nombreTienda, descripcion, categorias, rif, horario, telefono, direccion }, options);
  }

  /** One page with the counts of its filters. */
  list({ page, limit, categoria, ...query }: Parsed<typeof stores.list>['query']): Promise<Reply<Tienda[]>> {
    return this.page({ ...query, rubro: categoria }, { page, limit });
  }

  /** My store as its settings show it; throws TIENDA_NO_ENCONTRADA. */
  async own(user: CurrentUser): Promise<OwnTienda> {
    const { account, doc } = await this.findOwn(user);
    const { nombreTienda, descripcion, categorias, horario: horarios, rif, banner } = doc;
    const entrega = toEntrega(doc);
    return { ...account, store: { nombreTienda, descripcion, categorias, horarios, entrega, rif, banner } };
  }

  /** Active stores from which everything is picked up. */
  findPickUpOnlyIds(): Promise<string[]> {
    return this.ownRepository.findPickUpOnlyIds();
  }

  /** Delivery settings of a store that was read. */
  readonly deliveryOf = toEntrega;

  /** The ids of active stores whose goods cannot be had in a place. */
  async findBeyond(place: Place): Promise<string[]> {
    const docs = await this.ownRepository.findSendingByThemselves();
    return docs
      .filter(
        ({ direccion: { ciudad, estado }, ...doc }) => !reaches({ ciudad, estado, entrega: toEntrega(doc) }, place),
      )
      .map(({ _id }) => String(_id));
  }
}
