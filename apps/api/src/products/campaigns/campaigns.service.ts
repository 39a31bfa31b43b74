import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { listWords, searchPrefixes } from '@tuerca/contracts/kernel/text';
import type { campaignsAdmin } from '@tuerca/contracts/products/campaigns/endpoints';
import type { CambioCampana, NuevaCampana } from '@tuerca/contracts/products/campaigns/form';
import type { AlcanceCampana, Campana } from '@tuerca/contracts/products/campaigns/schemas';
import { OFERTA_MESSAGES, PROMOCION_MESSAGES } from '@tuerca/contracts/products/promotions/messages';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { AuditService } from '../../platform/audit/audit.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { pick } from '../../platform/common/pick';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { type Reply, reply, replyPage, type StreamReply } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { csvFile } from '../../platform/spreadsheet/csv';
import { PromotedPrices } from '../products/promoted-prices.service';
import { CampaignPromotions } from '../promotions/campaign-promotions.service';
import type { CampanaDoc } from './campaign.schema';
import { CampanaMovida } from './campaigns.events';
import { CAMPAIGN_FILE_COLUMNS, toCampana, toTerms } from './campaigns.mapper';
import { CampaignsRepository } from './campaigns.repository';

type Filters = Parsed<typeof campaignsAdmin.exportAll>['query'];

/** Terms that a store agrees to when it joins; a change of any of them ends the campaign at every store. */
const TERMS = ['porcentaje', 'fechaInicio', 'fechaFin', 'categorias', 'marcas', 'precioMinimo'] as const;
const WORDS = ['nombre', 'descripcion'] as const;
/** Categories and brands by the names that they have now: a list that was changed since is no change of the campaign. */
function differing(before: CampanaDoc, after: CambioCampana) {
  const [had, has] = [toTerms(before), toTerms({ ...before, ...after })];
  return [...WORDS, ...TERMS].filter((key) => JSON.stringify(had[key]) !== JSON.stringify(has[key]));
}

/** Campaigns of the platform as administrators keep them (ADR 33). Stores follow in the same transaction, prices before the answer. */
@Injectable()
export class CampaignsService {
  constructor(
    private readonly repository: CampaignsRepository,
    private readonly promotions: CampaignPromotions,
    private readonly prices: PromotedPrices,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  /** One page, newest first. */
  async list({ page, limit, ...filters }: Parsed<typeof campaignsAdmin.list>['query']): Promise<Reply<Campana[]>> {
    const { docs, total } = await this.repository.findPage(this.filter(filters), { page, limit });
    return replyPage(await this.shown(docs), total, { page, limit });
  }

  /** The same list for a spreadsheet, sent as it is read. */
  exportAll(filters: Filters): StreamReply {
    return csvFile(`Ofertas_${this.today()}`, CAMPAIGN_FILE_COLUMNS, this.rows(filters));
  }

  /** Throws CAMPANA_NO_ENCONTRADA. */
  async get(id: string): Promise<Campana> {
    return (await this.shown([await this.find(id)]))[0]!;
  }

  /** Stores and products that the end of a campaign concerns; throws CAMPANA_NO_ENCONTRADA. */
  async reach(id: string): Promise<AlcanceCampana> {
    await this.find(id);
    return this.promotions.reach(id);
  }

  async create(user: CurrentUser, form: NuevaCampana): Promise<Reply<Campana>> {
    this.checkDays(form);
    const fields = { ...form, terminos: searchPrefixes(form.nombre, form.descripcion) };
    const fitting = form.activa ? await this.prices.findStoresInCampaign(form) : [];
    const doc = await this.transactions.run(async (tx) => {
      const created = await this.repository.insert(fields, tx);
      const line = { accion: 'oferta.crear' as const, objeto: `oferta:${String(created._id)}`, antes: null };
      await this.audit.record({ actor: user.id, ...line, despues: form }, tx);
      await this.tell(created, 'abierta', fitting, null, tx);
      return created;
    });
    return reply(toCampana(doc, 0, this.clock.now()), { message: OFERTA_MESSAGES.created });
  }

  /** Throws CAMPANA_NO_ENCONTRADA, CAMPANA_TERMINADA, and CAMPANA_CAMBIADA when somebody else was faster. */
  async update(user: CurrentUser, id: string, { version, ...form }: CambioCampana): Promise<Reply<Campana>> {
    const before = await this.findRunning(id);
    if (version !== undefined && version !== before.version) throw new AppError('CAMPANA_CAMBIADA');
    this.checkDays(form, before);
    const changed = differing(before, form);
    if (!changed.length) return reply(await this.get(id), { message: OFERTA_MESSAGES.updated });
    const newTerms = TERMS.some((key) => changed.includes(key));
    const fields = { ...form, terminos: searchPrefixes(form.nombre, form.descripcion) };
    await this.transactions.run(async (tx) => {
      const doc = await this.repository.update(id, before.version, fields, tx);
      if (!doc) throw new AppError('CAMPANA_CAMBIADA');
      const states = { antes: pick(before, changed), despues: pick(form, changed) };
      await this.audit.record({ actor: user.id, accion: 'oferta.editar', objeto: `oferta:${id}`, ...states }, tx);
      if (newTerms) await this.tell(doc, 'cambiada', await this.promotions.end(id, tx), null, tx);
      else await this.promotions.reword(id, form, tx);
    });
    await this.promotions.settle(id);
    return reply(await this.get(id), { message: OFERTA_MESSAGES.updated });
  }

  /** Throws CAMPANA_NO_ENCONTRADA, CAMPANA_TERMINADA, and CAMPANA_CAMBIADA when it stands so already or somebody else was faster. */
  async toggle(
    user: CurrentUser,
    id: string,
    { activa, motivo }: { activa: boolean; motivo?: string },
  ): Promise<Reply<Campana>> {
    const before = await this.findRunning(id);
    if (before.activa === activa) throw new AppError('CAMPANA_CAMBIADA');
    const fitting = activa ? await this.prices.findStoresInCampaign(toTerms(before)) : [];
    await this.transactions.run(async (tx) => {
      const doc = await this.repository.update(id, before.version, { activa }, tx);
      if (!doc) throw new AppError('CAMPANA_CAMBIADA');
      const accion = activa ? ('oferta.activar' as const) : ('oferta.desactivar' as const);
      const states = { antes: { activa: !activa }, despues: { activa } };
      await this.audit.record({ actor: user.id, accion, objeto: `oferta:${id}`, ...states, motivo }, tx);
      if (activa) await this.tell(doc, 'abierta', fitting, null, tx);
      else await this.tell(doc, 'desactivada', await this.promotions.end(id, tx), motivo ?? null, tx);
    });
    await this.promotions.settle(id);
    return reply(await this.get(id), { message: activa ? OFERTA_MESSAGES.activated : OFERTA_MESSAGES.deactivated });
  }

  private async tell(doc: CampanaDoc, que: CampanaMovida['que'], stores: string[], motivo: string | null, tx: Tx) {
    if (!stores.length) return;
    const { _id, nombre, porcentaje, fechaInicio, fechaFin, version } = doc;
    const campana = { id: String(_id), nombre, porcentaje, fechaInicio, fechaFin, version };
    await emitInTurn(this.events, CampanaMovida.event, new CampanaMovida(campana, que, stores, motivo, tx));
  }

  private async *rows(filters: Filters) {
    for await (const docs of this.repository.stream(this.filter(filters))) yield* await this.shown(docs);
  }

  private async shown(docs: readonly CampanaDoc[]): Promise<Campana[]> {
    const stores = await this.promotions.countStores(docs.map(({ _id }) => String(_id)));
    const now = this.clock.now();
    return docs.map((doc) => toCampana(doc, stores.get(String(doc._id)) ?? 0, now));
  }

  private filter({ estado, q }: Filters) {
    return { words: listWords(q ?? ''), today: this.today(), ...(estado && { estado }) };
  }

  private async find(id: string): Promise<CampanaDoc> {
    const doc = await this.repository.find(id);
    if (!doc) throw new AppError('CAMPANA_NO_ENCONTRADA');
    return doc;
  }

  private async findRunning(id: string): Promise<CampanaDoc> {
    const doc = await this.find(id);
    if (doc.fechaFin < this.today()) throw new AppError('CAMPANA_TERMINADA');
    return doc;
  }

  /** A new day must not lie in the past; one that stands already may. */
  private checkDays(form: CambioCampana, before?: CampanaDoc): void {
    const today = this.today();
    for (const [campo, mensaje] of [
      ['fechaInicio', PROMOCION_MESSAGES.startPassed],
      ['fechaFin', PROMOCION_MESSAGES.endPassed],
    ] as const)
      if (form[campo] < today && form[campo] !== before?.[campo])
        throw new AppError('ENTRADA_INVALIDA', { message: mensaje, errors: [{ campo, mensaje }] });
  }

  private today(): string {
    return caracasDate(this.clock.now());
  }
}
