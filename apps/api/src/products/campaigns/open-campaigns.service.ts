import { Injectable } from '@nestjs/common';
import { CAMPANA_MESSAGES } from '@tuerca/contracts/products/campaigns/messages';
import type { CampanaDeTienda } from '@tuerca/contracts/products/campaigns/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { Transactions } from '../../platform/database/transactions';
import { type Reply, reply } from '../../platform/http/reply';
import { PromotedPrices } from '../products/promoted-prices.service';
import { CampaignPromotions } from '../promotions/campaign-promotions.service';
import type { CampanaDoc } from './campaign.schema';
import { toCampanaDeTienda, toTerms } from './campaigns.mapper';
import { CampaignsRepository } from './campaigns.repository';

/** Open campaigns that a store chooses from: the platform has a handful. */
const MAX_OPEN = 50;

/** Campaigns as stores see them: which are open to them, joining and leaving. */
@Injectable()
export class OpenCampaigns {
  constructor(
    private readonly repository: CampaignsRepository,
    private readonly promotions: CampaignPromotions,
    private readonly prices: PromotedPrices,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Open campaigns that fit what the store sells, and those that it is in. */
  async list({ id }: CurrentUser): Promise<CampanaDeTienda[]> {
    const [docs, joined] = await Promise.all([
      this.repository.findOpen(caracasDate(this.clock.now()), MAX_OPEN),
      this.promotions.ofStore(id),
    ]);
    const shown = await Promise.all(docs.map((doc) => this.shown(id, doc, joined.has(String(doc._id)))));
    return shown.filter(({ unida, productos }) => unida || productos > 0);
  }

  /**
   * Throws CAMPANA_NO_ENCONTRADA, CAMPANA_DESACTIVADA, CAMPANA_TERMINADA, CAMPANA_CAMBIADA when its terms are not those of
   * `version`, CAMPANA_SIN_PRODUCTOS, CAMPANA_UNIDA, DEMASIADAS_PROMOCIONES and PLAN_LIMITE.
   */
  async join({ id: tiendaId }: CurrentUser, id: string, version: number): Promise<Reply<CampanaDeTienda>> {
    const seen = await this.repository.find(id);
    if (!seen) throw new AppError('CAMPANA_NO_ENCONTRADA');
    const today = caracasDate(this.clock.now());
    this.checkOpen(seen, version, today);
    if (!(await this.prices.countInCampaign(tiendaId, toTerms(seen)))) throw new AppError('CAMPANA_SIN_PRODUCTOS');
    const doc = await this.transactions.run(async (tx) => {
      const held = await this.repository.hold(id, version, today, tx);
      if (held) await this.promotions.join(tiendaId, toTerms(held), tx);
      return held;
    });
    if (!doc) {
      this.checkOpen((await this.repository.find(id)) ?? seen, version, today);
      throw new AppError('CAMPANA_CAMBIADA');
    }
    await this.promotions.settle(id);
    return reply(await this.shown(tiendaId, doc, true), { message: CAMPANA_MESSAGES.joined });
  }

  /** Throws CAMPANA_SIN_UNIR. */
  async leave(user: CurrentUser, id: string): Promise<Reply<null>> {
    await this.promotions.leave(user.id, id);
    return reply(null, { message: CAMPANA_MESSAGES.left });
  }

  private checkOpen(doc: CampanaDoc, version: number, today: string): void {
    if (doc.fechaFin < today) throw new AppError('CAMPANA_TERMINADA');
    if (!doc.activa) throw new AppError('CAMPANA_DESACTIVADA');
    if (doc.version !== version) throw new AppError('CAMPANA_CAMBIADA');
  }

  private async shown(tiendaId: string, doc: CampanaDoc, unida: boolean): Promise<CampanaDeTienda> {
    const productos = await this.prices.countInCampaign(tiendaId, toTerms(doc));
    return toCampanaDeTienda(doc, { unida, productos }, this.clock.now());
  }
}
