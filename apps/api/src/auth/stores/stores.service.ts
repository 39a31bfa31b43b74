import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { z } from 'zod';
import type { StoreRegistration } from '@tuerca/contracts/auth/auth/registration';
import type { stores } from '@tuerca/contracts/auth/stores/endpoints';
import type { OwnTienda, Tienda } from '@tuerca/contracts/auth/stores/schemas';
import { reaches } from '@tuerca/contracts/cart/checkout/delivery';
import { searchPrefixes } from '@tuerca/contracts/kernel/text';
import type { TiendaSummary } from '@tuerca/contracts/products/products/schemas';
import type { Place } from '@tuerca/contracts/venezuela/place';
import { LiveCatalogos } from '../../platform/catalogos/live-catalogos.service';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { Transactions, type Tx } from '../../platform/database/transactions';
import type { Reply } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { Changes } from '../../platform/realtime/changes.service';
import { SystemService } from '../../platform/system/system.service';
import { UploadsService } from '../../platform/uploads/uploads.service';
import { NegociosService } from '../negocios/negocios.service';
import { UsersService } from '../users/users.service';
import type { TiendaDoc } from './store.schema';
import { StoreCopies } from './store-copies.service';
import { toEntrega, toTienda } from './stores.mapper';
import { StoresRepository } from './stores.repository';

type Registered = z.output<typeof StoreRegistration>;
/** Fields of a store that registration knows; `id` is its account's id. */
export type NuevaTienda = Pick<Registered, 'telefono' | 'direccion' | 'store'> & { id: string };
/** A store as other domains keep it beside their own documents, and whether it sells. */
export type TiendaCard = z.output<typeof TiendaSummary> & { activo: boolean };

/** Public profiles of stores. */
@Injectable()
export class StoresService extends NegociosService<TiendaDoc, Tienda> {
  constructor(
    private readonly ownRepository: StoresRepository,
    copies: StoreCopies,
    users: UsersService,
    events: EventEmitter2,
    changes: Changes,
    transactions: Transactions,
    uploads: UploadsService,
    system: SystemService,
    clock: Clock,
    catalogos: LiveCatalogos,
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
        toStored: ({ nombreTienda, categorias, entrega }) => ({
          ...(nombreTienda !== undefined && { nombreTienda }),
          ...(categorias && { categorias }),
          ...(entrega && { entrega }),
        }),
      },
      ownRepository,
      copies,
      users,
      events,
      changes,
      transactions,
      uploads,
      system,
      clock,
      catalogos,
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

  async findCard(id: string): Promise<TiendaCard | null> {
    return toCard(await this.findById(id));
  }

  /** The card for whoever stores a copy of it inside `tx`; a pause at the same time comes before it or after it. */
  async holdCard(id: string, tx: Tx): Promise<TiendaCard | null> {
    return toCard(await this.hold(id, tx));
  }
}

const toCard = (doc: TiendaDoc | null): TiendaCard | null =>
  doc && {
    _id: String(doc._id),
    nombreTienda: doc.nombreTienda,
    ciudad: doc.direccion.ciudad,
    estado: doc.direccion.estado,
    fotoPerfil: doc.fotoPerfil,
    activo: doc.activo,
  };
