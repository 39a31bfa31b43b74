import { Injectable } from '@nestjs/common';
import { listWords, searchPrefixes } from '@tuerca/contracts/kernel/text';
import { MAX_LIVE_PROMOTIONS } from '@tuerca/contracts/products/promotions/limits';
import { appliedMessage, PROMOCION_MESSAGES } from '@tuerca/contracts/products/promotions/messages';
import type { storePromotions } from '@tuerca/contracts/products/promotions/store-endpoints';
import type { NuevaPromocion } from '@tuerca/contracts/products/promotions/store-form';
import type { Promocion, PromocionPropia } from '@tuerca/contracts/products/promotions/store-schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { TiendaCambio } from '../../auth/stores/stores.events';
import { StoresService, type TiendaCard } from '../../auth/stores/stores.service';
import { PlanLimitsService } from '../../membresia/plan-limits.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { InTransaction } from '../../platform/common/in-transaction';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { type Reply, reply, replyPage } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { Changes } from '../../platform/realtime/changes.service';
import { PromotedPrices } from '../products/promoted-prices.service';
import { LimitedPromotionsRepository } from './limited-promotions.repository';
import { endOfOffers } from './offer-day';
import type { PromocionDoc } from './promocion.schema';
import { PromotionSettlement } from './promotion-settlement.service';
import { PromotionView } from './promotion-view.service';
import { toPromocion } from './store-promotions.mapper';
import { type PromocionFields, type PromotionStore, StorePromotionsRepository } from './store-promotions.repository';

/** A store's promotions: keeping and showing them. Prices follow before the answer. */
@Injectable()
export class StorePromotionsService {
  constructor(
    private readonly repository: StorePromotionsRepository,
    private readonly settlement: PromotionSettlement,
    private readonly plans: PlanLimitsService,
    private readonly transactions: Transactions,
    private readonly view: PromotionView,
    private readonly prices: PromotedPrices,
    private readonly stores: StoresService,
    private readonly changes: Changes,
    private readonly clock: Clock,
    limited: LimitedPromotionsRepository,
  ) {
    plans.register({
      role: 'store',
      limite: 'promociones',
      countPublished: (id, tx) => limited.countPromotions(id, this.today(), tx),
      countHidden: (id) => limited.countHiddenPromotions(id, this.today()),
      hideNewest: (ownerId, count, tx) => limited.hidePromotions({ ownerId, count, today: this.today() }, tx),
      showOldest: (ownerId, count, tx) => limited.showPromotions({ ownerId, count, today: this.today() }, tx),
      settle: async (id) => {
        await settlement.settleStore(id);
        changes.bump('promociones');
      },
    });
  }

  /** One page of what holds today at all stores. */
  async list({ search, q, ...page }: Parsed<typeof storePromotions.list>['query']): Promise<Reply<Promocion[]>> {
    const now = this.clock.now();
    const words = listWords(search ?? q ?? '');
    const { docs, total } = await this.repository.findShownPage({ ...page, words, today: caracasDate(now) });
    const shown = docs.map((doc) => toPromocion(doc, now));
    return replyPage(shown, total, page, {}, this.cacheable(now));
  }

  /** Promotions of a store today; empty when there is no such store. */
  async ofStore(tiendaId: string): Promise<Reply<Promocion[]>> {
    const now = this.clock.now();
    const docs = await this.repository.findOfStore(tiendaId, caracasDate(now));
    return reply(
      docs.map((doc) => toPromocion(doc, now)),
      { cache: this.cacheable(now) },
    );
  }

  /** One page of my promotions, newest first. */
  async mine(
    user: CurrentUser,
    query: Parsed<typeof storePromotions.mine>['query'],
  ): Promise<Reply<PromocionPropia[]>> {
    const { estado, search, q, page, limit } = query;
    const { docs, total } = await this.repository.findOwnPage(user.id, {
      words: listWords(search ?? q ?? ''),
      today: this.today(),
      ...(estado !== 'all' && { estado }),
      page,
      limit,
    });
    return replyPage(await this.view.own(user.id, docs), total, query);
  }

  /** A promotion that holds today, or any of its own store's; throws PROMOCION_NO_ENCONTRADA. */
  async get(user: CurrentUser | undefined, id: string): Promise<PromocionPropia> {
    const own = user?.role === 'store' ? await this.repository.findOwn(user.id, id) : null;
    const doc = own ?? (await this.repository.findShown(id, this.today()));
    if (!doc) throw new AppError('PROMOCION_NO_ENCONTRADA');
    return this.view.one(doc);
  }

  /** Throws PRODUCTO_NO_ENCONTRADO when a chosen product is not hers, DEMASIADAS_PROMOCIONES or PLAN_LIMITE. */
  async create(user: CurrentUser, form: NuevaPromocion): Promise<Reply<PromocionPropia>> {
    this.checkDays(form);
    await this.checkProducts(user.id, form.productosSeleccionados);
    const doc = await this.transactions.run(async (tx) => {
      await this.checkRoom(user.id, { tx });
      const created = await this.insert(user.id, form, undefined, tx);
      await this.plans.hold(user.id, 'store', 'promociones', tx);
      return created;
    });
    await this.settle(user.id, String(doc._id));
    return reply(await this.view.one(doc), { message: PROMOCION_MESSAGES.created });
  }

  /** A promotion with its dates as they are, for demo data too; throws TIENDA_NO_ENCONTRADA. */
  async record(tiendaId: string, form: NuevaPromocion, createdAt?: Date): Promise<PromocionDoc> {
    const doc = await this.transactions.run((tx) => this.insert(tiendaId, form, createdAt, tx));
    await this.settle(tiendaId, String(doc._id));
    return doc;
  }

  /** Throws PROMOCION_NO_ENCONTRADA, PRODUCTO_NO_ENCONTRADO, DEMASIADAS_PROMOCIONES, and PLAN_LIMITE for one that had ended. */
  async update(user: CurrentUser, id: string, form: NuevaPromocion): Promise<Reply<PromocionPropia>> {
    const current = await this.repository.findOwn(user.id, id);
    if (!current) throw new AppError('PROMOCION_NO_ENCONTRADA');
    if (current.campana) throw new AppError('PROMOCION_DE_CAMPANA');
    this.checkDays(form, current);
    // A product that was withdrawn since may stay among those that were chosen before.
    const known = new Set(current.productosSeleccionados.map(String));
    const added = form.productosSeleccionados.filter((one) => !known.has(one));
    await this.checkProducts(user.id, added);
    const today = this.today();
    const revived = current.fechaFin < today && form.fechaFin >= today;
    const doc = await this.transactions.run(async (tx) => {
      if (revived) await this.checkRoom(user.id, { tx, except: id });
      const updated = await this.repository.update(user.id, id, this.fields(form), tx);
      if (updated && revived) await this.plans.hold(user.id, 'store', 'promociones', tx);
      return updated;
    });
    if (!doc) throw new AppError('PROMOCION_NO_ENCONTRADA');
    await this.settle(user.id, id);
    return reply(await this.view.one(doc), { message: PROMOCION_MESSAGES.updated });
  }

  /** Throws PROMOCION_NO_ENCONTRADA. */
  async remove(user: CurrentUser, id: string): Promise<Reply<null>> {
    if (!(await this.repository.update(user.id, id, { eliminada: true })))
      throw new AppError('PROMOCION_NO_ENCONTRADA');
    await this.settle(user.id, id);
    return reply(null, { message: PROMOCION_MESSAGES.removed });
  }

  /** Applies one promotion again, or with my own id all of them; throws PROMOCION_NO_ENCONTRADA. */
  async apply(user: CurrentUser, id: string): Promise<Reply<{ promociones: number; productos: number }>> {
    const isStore = id === user.id;
    if (!isStore && !(await this.repository.findOwn(user.id, id))) throw new AppError('PROMOCION_NO_ENCONTRADA');
    if (!isStore) await this.settlement.settle(user.id, id);
    const promociones = isStore ? await this.settlement.settleStore(user.id) : 1;
    const productos = await this.prices.countPromoted(user.id, isStore ? undefined : id);
    return reply({ promociones, productos }, { message: appliedMessage(productos) });
  }

  @InTransaction(TiendaCambio)
  async onStore({ tiendaId }: TiendaCambio): Promise<void> {
    const card = await this.stores.findCard(tiendaId);
    if (!card) return;
    await this.repository.renewStore(toStore(card));
    this.changes.bump('promociones');
  }

  private async insert(
    tiendaId: string,
    form: NuevaPromocion,
    createdAt: Date | undefined,
    tx: Tx,
  ): Promise<PromocionDoc> {
    const card = await this.stores.holdCard(tiendaId, tx);
    if (!card) throw new AppError('TIENDA_NO_ENCONTRADA');
    return this.repository.insert(toStore(card), this.fields(form), createdAt, tx);
  }

  private async settle(tiendaId: string, id: string): Promise<void> {
    await this.settlement.settle(tiendaId, id).finally(() => this.changes.bump('promociones'));
  }

  private today(): string {
    return caracasDate(this.clock.now());
  }

  private cacheable(now: Date) {
    return { tags: ['promociones' as const], until: endOfOffers(now) };
  }

  /** Only what the scope asks for is kept. */
  private fields(form: NuevaPromocion): PromocionFields {
    const { productosAplicables: scope } = form;
    return {
      ...form,
      productosSeleccionados: scope === 'especificos' ? form.productosSeleccionados : [],
      categoriaSeleccionada: scope === 'categoria' ? form.categoriaSeleccionada : null,
      terminos: searchPrefixes(form.titulo, form.descripcion),
    };
  }

  /** A new day must not lie in the past; one that stands already may. */
  private checkDays(form: NuevaPromocion, before?: PromocionDoc): void {
    const today = this.today();
    const passed = (field: 'fechaInicio' | 'fechaFin') => form[field] < today && form[field] !== before?.[field];
    for (const [campo, mensaje] of [
      ['fechaInicio', PROMOCION_MESSAGES.startPassed],
      ['fechaFin', PROMOCION_MESSAGES.endPassed],
    ] as const)
      if (passed(campo)) throw new AppError('ENTRADA_INVALIDA', { message: mensaje, errors: [{ campo, mensaje }] });
  }

  private async checkProducts(tiendaId: string, ids: string[]): Promise<void> {
    const found = await this.prices.findOwn(tiendaId, ids);
    if (found.length < ids.length) throw new AppError('PRODUCTO_NO_ENCONTRADO');
  }

  /** Keeps what a product carries short. */
  private async checkRoom(tiendaId: string, other: { tx: Tx; except?: string }): Promise<void> {
    if ((await this.repository.countLive(tiendaId, this.today(), other)) >= MAX_LIVE_PROMOTIONS)
      throw new AppError('DEMASIADAS_PROMOCIONES');
  }
}

const toStore = ({ _id: tiendaId, nombreTienda, activo: tiendaActiva }: TiendaCard): PromotionStore => ({
  tiendaId,
  tienda: { nombreTienda },
  tiendaActiva,
});
