import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { EstadoPromocion } from '@tuerca/contracts/products/promotions/store-states';
import { Claims } from '../../platform/database/claims';
import type { Tx } from '../../platform/database/transactions';
import { trustFilter } from '../../platform/database/trust-filter';
import { PROMOCION, type PromocionDoc } from './promocion.schema';

/** Fields of a promotion that a store sets. */
export type PromocionFields = Pick<
  PromocionDoc,
  | 'titulo'
  | 'descripcion'
  | 'descuento'
  | 'fechaInicio'
  | 'fechaFin'
  | 'productosAplicables'
  | 'categoriaSeleccionada'
  | 'condiciones'
  | 'terminos'
> & {
  productosSeleccionados: string[];
  campana?: Omit<NonNullable<PromocionDoc['campana']>, 'campanaId'> & { campanaId: string };
};
/** The store that a promotion is of. */
export interface PromotionStore {
  tiendaId: string;
  tienda: PromocionDoc['tienda'];
  tiendaActiva: boolean;
}
interface Page {
  words: string[];
  page: number;
  limit: number;
  /** A Caracas day, against which a promotion holds or not. */
  today: string;
}

const inState = (estado: EstadoPromocion, today: string): object =>
  ({
    activa: { fechaInicio: { $lte: today }, fechaFin: { $gte: today } },
    programada: { fechaInicio: { $gt: today } },
    expirada: { fechaFin: { $lt: today } },
  })[estado];

/** Promotions of stores. */
@Injectable()
export class StorePromotionsRepository {
  /** Promotions that their products do not follow yet. */
  readonly unsettled: Claims<PromocionDoc>;

  constructor(@InjectModel(PROMOCION) private readonly model: Model<PromocionDoc>) {
    const fields = { tiendaId: 1 } as const;
    this.unsettled = new Claims(model, { name: 'aplicar', due: () => ({ pendiente: true }), fields });
  }

  async insert(store: PromotionStore, fields: PromocionFields, createdAt?: Date, tx?: Tx): Promise<PromocionDoc> {
    const data = { ...store, ...fields, ...(createdAt && { createdAt }) };
    const [doc] = await this.model.create([data], { session: tx });
    return doc!.toObject();
  }

  /** A store's own promotion as long as it is not removed. */
  findOwn(tiendaId: string, id: string): Promise<PromocionDoc | null> {
    return this.model.findOne({ _id: id, tiendaId, eliminada: false }).lean().exec();
  }

  /** A promotion that everybody sees on a Caracas day. */
  findShown(id: string, today: string): Promise<PromocionDoc | null> {
    return this.model
      .findOne(this.filter({ _id: id, ...this.shown(today) }))
      .lean()
      .exec();
  }

  /** Any promotion, removed ones too. */
  find(id: string): Promise<PromocionDoc | null> {
    return this.model.findById(id).lean().exec();
  }

  /** One page of a store's promotions, newest first. */
  findOwnPage(tiendaId: string, { estado, ...view }: Page & { estado?: EstadoPromocion }) {
    const filter = { tiendaId, eliminada: false, ...(estado && inState(estado, view.today)) };
    return this.findPage(filter, { createdAt: -1, _id: -1 }, view);
  }

  /** One page of what holds on a Caracas day at stores that sell, what ends first before the rest. */
  findShownPage(view: Page) {
    return this.findPage(this.shown(view.today), { fechaFin: 1, _id: 1 }, view);
  }

  /** Promotions of a store on a Caracas day. */
  findOfStore(tiendaId: string, today: string): Promise<PromocionDoc[]> {
    return this.model
      .find(this.filter({ tiendaId, ...this.shown(today) }))
      .sort({ fechaFin: 1, _id: 1 })
      .lean()
      .exec();
  }

  /** Ids of a store's promotions that hold on a Caracas day or later. */
  async findLiveIds(tiendaId: string, today: string): Promise<string[]> {
    const filter = this.filter({ tiendaId, eliminada: false, fechaFin: { $gte: today } });
    const docs = await this.model.find(filter, { _id: 1 }).sort({ fechaFin: 1 }).lean().exec();
    return docs.map(({ _id }) => String(_id));
  }

  /** Number of a store's promotions that hold on a Caracas day or later, `except` left out. `plans.hold` in the same `tx` makes the second of two at once begin anew. */
  countLive(tiendaId: string, today: string, { tx, except }: { tx: Tx; except?: string }): Promise<number> {
    const filter = { tiendaId, eliminada: false, fechaFin: { $gte: today }, ...(except && { _id: { $ne: except } }) };
    return this.model.countDocuments(this.filter(filter)).session(tx).exec();
  }

  /** Everything that holds on a Caracas day or later. */
  async findLive(today: string): Promise<{ id: string; tiendaId: string }[]> {
    const filter = this.filter({ eliminada: false, fechaFin: { $gte: today } });
    const docs = await this.model.find(filter, { tiendaId: 1 }).lean().exec();
    return docs.map(({ _id, tiendaId }) => ({ id: String(_id), tiendaId: String(tiendaId) }));
  }

  /** Changes a store's own promotion, whose products are then to follow; null when it is not hers. */
  update(
    tiendaId: string,
    id: string,
    set: Partial<PromocionFields> & { eliminada?: true },
    tx?: Tx,
  ): Promise<PromocionDoc | null> {
    return this.model
      .findOneAndUpdate(
        { _id: id, tiendaId, eliminada: false },
        { $set: { ...set, pendiente: true }, $inc: { version: 1 } },
        { returnDocument: 'after', session: tx },
      )
      .lean()
      .exec();
  }

  /** Notes that the products carry this version, or forgets a removed one; false when it has changed meanwhile. */
  async markSettled({ _id, version, eliminada }: PromocionDoc): Promise<boolean> {
    if (eliminada) return (await this.model.deleteOne({ _id, version })).deletedCount === 1;
    const { matchedCount } = await this.model.updateOne(
      { _id, version },
      { $set: { pendiente: false } },
      { timestamps: false },
    );
    return matchedCount === 1;
  }

  async renewStore({ tiendaId, ...store }: PromotionStore): Promise<void> {
    await this.model.updateMany({ tiendaId }, { $set: store }, { timestamps: false });
  }

  private async findPage(
    conditions: object,
    sort: Record<string, 1 | -1>,
    { words, page, limit }: Page,
  ): Promise<{ docs: PromocionDoc[]; total: number }> {
    const filter = this.filter({ ...conditions, ...(words.length && { terminos: { $all: words } }) });
    const [docs, total] = await Promise.all([
      this.model
        .find(filter)
        .sort(sort)
        .skip((page - 1) * limit)
        .limit(limit)
        .lean()
        .exec(),
      this.model.countDocuments(filter).exec(),
    ]);
    return { docs, total };
  }

  private shown(today: string): object {
    return { eliminada: false, tiendaActiva: true, ocultoPorPlan: { $ne: true }, ...inState('activa', today) };
  }

  private filter(filter: object): QueryFilter<PromocionDoc> {
    return trustFilter(filter) as QueryFilter<PromocionDoc>;
  }
}
