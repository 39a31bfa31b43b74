import { Injectable, Logger } from '@nestjs/common';
import pLimit from 'p-limit';
import { searchPrefixes } from '@tuerca/contracts/kernel/text';
import { MAX_LIVE_PROMOTIONS } from '@tuerca/contracts/products/promotions/limits';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { StoresService } from '../../auth/stores/stores.service';
import { PlanLimitsService } from '../../membresia/plan-limits.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { Tx } from '../../platform/database/transactions';
import { Changes } from '../../platform/realtime/changes.service';
import { PromotedPrices } from '../products/promoted-prices.service';
import { CampaignPromotionsRepository, type Joined } from './campaign-promotions.repository';
import { PromotionSettlement } from './promotion-settlement.service';
import { StorePromotionsRepository } from './store-promotions.repository';

/** A campaign as a store's promotion repeats it; dates are Caracas days, `porcentaje` percent, `precioMinimo` dollars. */
export interface CampaignTerms {
  id: string;
  nombre: string;
  descripcion: string;
  porcentaje: number;
  fechaInicio: string;
  fechaFin: string;
  categorias: string[];
  marcas: string[];
  precioMinimo: number | null;
}

/** Stores whose products are brought in line at the same time. */
const MAX_PARALLEL = 4;

/** Stores in campaigns of the platform: each by a promotion of its own, so that prices, carts and plans know nothing new. */
@Injectable()
export class CampaignPromotions {
  private readonly log = new Logger('Campaigns');

  constructor(
    private readonly repository: CampaignPromotionsRepository,
    private readonly promotions: StorePromotionsRepository,
    private readonly settlement: PromotionSettlement,
    private readonly plans: PlanLimitsService,
    private readonly prices: PromotedPrices,
    private readonly stores: StoresService,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  /**
   * Puts a store into a campaign that `tx` holds; throws CAMPANA_UNIDA, DEMASIADAS_PROMOCIONES, PLAN_LIMITE or
   * TIENDA_NO_ENCONTRADA. Call `settle` after the commit.
   */
  async join(tiendaId: string, { id, porcentaje, ...terms }: CampaignTerms, tx: Tx): Promise<void> {
    const card = await this.stores.holdCard(tiendaId, tx);
    if (!card) throw new AppError('TIENDA_NO_ENCONTRADA');
    if (await this.repository.findOne(tiendaId, id, tx)) throw new AppError('CAMPANA_UNIDA');
    if ((await this.promotions.countLive(tiendaId, this.today(), { tx })) >= MAX_LIVE_PROMOTIONS)
      throw new AppError('DEMASIADAS_PROMOCIONES');
    const { fechaInicio, fechaFin, categorias, marcas, precioMinimo } = terms;
    const store = { tiendaId, tienda: { nombreTienda: card.nombreTienda }, tiendaActiva: card.activo };
    const fields = {
      ...worded(terms),
      descuento: porcentaje,
      fechaInicio,
      fechaFin,
      productosAplicables: 'all' as const,
      productosSeleccionados: [],
      categoriaSeleccionada: null,
      condiciones: '',
      campana: { campanaId: id, categorias, marcas, precioMinimo },
    };
    await this.promotions.insert(store, fields, undefined, tx);
    await this.plans.hold(tiendaId, 'store', 'promociones', tx);
  }

  /** Takes a store out of a campaign, prices included; throws CAMPANA_SIN_UNIR. */
  async leave(tiendaId: string, campanaId: string): Promise<void> {
    const joined = await this.repository.findOne(tiendaId, campanaId);
    const left = joined && (await this.promotions.update(tiendaId, String(joined._id), { eliminada: true }));
    if (!left) throw new AppError('CAMPANA_SIN_UNIR');
    await this.settlement.settle(tiendaId, String(left._id)).finally(() => this.changes.bump('promociones'));
  }

  /** Ends a campaign at every store that is in it, and answers which they were. Call `settle` after the commit. */
  async end(campanaId: string, tx: Tx): Promise<string[]> {
    const joined = await this.repository.findJoined(campanaId, tx);
    if (joined.length) await this.repository.end(campanaId, tx);
    return joined.map(({ tiendaId }) => String(tiendaId));
  }

  /** Gives a campaign another wording at every store that is in it. Call `settle` after the commit. */
  async reword(campanaId: string, terms: Pick<CampaignTerms, 'nombre' | 'descripcion'>, tx: Tx): Promise<void> {
    await this.repository.reword(campanaId, worded(terms), tx);
  }

  /** Brings the prices of every store in line with what was written of a campaign. What fails is done by the next run of promotions. */
  async settle(campanaId: string): Promise<void> {
    const unsettled = await this.repository.findUnsettled(campanaId);
    await pLimit(MAX_PARALLEL).map(unsettled, ({ id, tiendaId }) =>
      this.settlement.settle(tiendaId, id).catch((error: Error) => this.log.warn(`${id}: ${error.message}`)),
    );
    this.changes.bump('promociones');
  }

  /** Number of stores in each of these campaigns. */
  async countStores(campanaIds: readonly string[]): Promise<Map<string, number>> {
    return campanaIds.length ? this.repository.countStores(campanaIds) : new Map();
  }

  /** Number of stores in a campaign, and of products that carry its price. */
  async reach(campanaId: string): Promise<{ tiendas: number; productos: number }> {
    const joined = await this.repository.findJoined(campanaId);
    return { tiendas: joined.length, productos: await this.prices.countCarrying(joined.map(({ _id }) => String(_id))) };
  }

  /** Ids of the campaigns that a store is in. */
  async ofStore(tiendaId: string): Promise<Set<string>> {
    const joined: Joined[] = await this.repository.findOfStore(tiendaId, this.today());
    return new Set(joined.flatMap(({ campana }) => (campana ? String(campana.campanaId) : [])));
  }

  private today(): string {
    return caracasDate(this.clock.now());
  }
}

/** Name of a campaign in a store's promotion, and the words by which it is found. */
const worded = ({ nombre, descripcion }: Pick<CampaignTerms, 'nombre' | 'descripcion'>) => ({
  titulo: nombre,
  descripcion,
  terminos: searchPrefixes(nombre, descripcion),
});
