import { Injectable } from '@nestjs/common';
import type { ReceivedFile } from '@tuerca/contracts/kernel/endpoint';
import { listWords, searchPrefixes } from '@tuerca/contracts/kernel/text';
import type { promotions } from '@tuerca/contracts/products/promotions/endpoints';
import type { NuevaOferta } from '@tuerca/contracts/products/promotions/form';
import { OFERTA_MESSAGES } from '@tuerca/contracts/products/promotions/messages';
import type { Oferta, OfertaPublica } from '@tuerca/contracts/products/promotions/schemas';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { PlanLimitsService } from '../../membresia/plan-limits.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { type Reply, reply, replyPage } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { Changes } from '../../platform/realtime/changes.service';
import { UploadsService } from '../../platform/uploads/uploads.service';
import { ServicesService } from '../services/services.service';
import { LimitedPromotionsRepository } from './limited-promotions.repository';
import type { OfertaDoc } from './oferta.schema';
import { endOfOffers } from './offer-day';
import { OfferPrices } from './offer-prices.service';
import { toOferta, toOfertaPublica } from './promotions.mapper';
import { type OfertaFields, PromotionsRepository } from './promotions.repository';

/** Keeping a workshop's offers, and showing them. */
@Injectable()
export class OffersService {
  constructor(
    private readonly repository: PromotionsRepository,
    private readonly services: ServicesService,
    private readonly uploads: UploadsService,
    private readonly transactions: Transactions,
    private readonly prices: OfferPrices,
    private readonly changes: Changes,
    private readonly clock: Clock,
    private readonly plans: PlanLimitsService,
    limited: LimitedPromotionsRepository,
  ) {
    plans.register({
      role: 'workshop',
      limite: 'promociones',
      countPublished: (id, tx) => limited.countOffers(id, this.today(), tx),
      countHidden: (id) => limited.countHiddenOffers(id, this.today()),
      hideNewest: (ownerId, count, tx) => limited.hideOffers({ ownerId, count, today: this.today() }, tx),
      showOldest: (ownerId, count, tx) => limited.showOffers({ ownerId, count, today: this.today() }, tx),
      changed: (id, tx) => this.changed(id, tx),
    });
  }

  /** One page of my offers, newest first. */
  async mine(user: CurrentUser, query: Parsed<typeof promotions.mine>['query']): Promise<Reply<Oferta[]>> {
    const { page, limit, status } = query;
    const { docs, total } = await this.repository.findOwnPage(user.id, {
      words: listWords(query.search ?? query.q ?? ''),
      ...(status !== 'all' && { activa: status === 'active' }),
      page,
      limit,
    });
    const names = await this.serviceNames(docs);
    const now = this.clock.now();
    return replyPage(
      docs.map((doc) => toOferta(doc, now, names.get(String(doc.servicioId)))),
      total,
      query,
    );
  }

  /** Offers of a workshop today; empty when there is no such workshop. Offers for a withdrawn service are left out. */
  async ofWorkshop(tallerId: string): Promise<Reply<OfertaPublica[]>> {
    const now = this.clock.now();
    const docs = await this.repository.findUsable(tallerId, caracasDate(now));
    const names = await this.serviceNames(docs);
    return reply(
      docs
        .filter(({ servicioId }) => !servicioId || names.has(String(servicioId)))
        .map((doc) => toOfertaPublica(doc, names.get(String(doc.servicioId)))),
      { cache: { tags: ['ofertas', 'servicios', 'talleres'], until: endOfOffers(now) } },
    );
  }

  /** Makes an offer; throws CODIGO_REPETIDO, PLAN_LIMITE, or SERVICIO_NO_ENCONTRADO when the service is not hers. */
  async create(user: CurrentUser, form: NuevaOferta, file?: ReceivedFile): Promise<Reply<Oferta>> {
    await this.checkService(user.id, form);
    const imagen = await this.storedPicture(user, form, file);
    const doc = await this.transactions.run(async (tx) => {
      const created = await this.repository.insert(user.id, { ...this.fields(form), imagen: imagen ?? null }, tx);
      if (imagen) await this.uploads.claim(user, 'oferta', imagen, 'imagen', tx);
      if (this.counts(form)) await this.hold(user.id, tx);
      await this.changed(user.id, tx);
      return created;
    });
    return reply(await this.show(doc), { message: OFERTA_MESSAGES.created });
  }

  /** An offer with its dates and uses as they are, for demo data. */
  async record(
    tallerId: string,
    form: NuevaOferta,
    extra: { createdAt: Date; usos: number; imagen?: string },
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      await this.repository.insert(tallerId, { ...this.fields(form), ...extra }, tx);
      await this.changed(tallerId, tx);
    });
  }

  /** Changes my offer; a picture that is left out stays. Throws OFERTA_NO_ENCONTRADA, CODIGO_REPETIDO, SERVICIO_NO_ENCONTRADO or PLAN_LIMITE. */
  async update(user: CurrentUser, id: string, form: NuevaOferta, file?: ReceivedFile): Promise<Reply<Oferta>> {
    const current = await this.repository.findOwn(user.id, id);
    if (!current) throw new AppError('OFERTA_NO_ENCONTRADA');
    // A service that was withdrawn since stays the offer's own until another one is chosen.
    if (form.servicioId !== String(current.servicioId)) await this.checkService(user.id, form);
    const imagen = await this.storedPicture(user, form, file);
    await this.transactions.run(async (tx) => {
      const shown = form.activa && { ocultoPorPlan: false };
      const set = { ...this.fields(form), ...shown, ...(imagen !== undefined && { imagen }) };
      const before = await this.repository.update(user.id, id, set, tx);
      if (!before) throw new AppError('OFERTA_NO_ENCONTRADA');
      if (this.counts(form) && !this.counts(before)) await this.hold(user.id, tx);
      if (imagen !== undefined) await this.replacePicture(user, before.imagen, imagen, tx);
      await this.changed(user.id, tx);
    });
    return reply(await this.showOwn(user, id), { message: OFERTA_MESSAGES.updated });
  }

  /** Switches my offer on or off; throws OFERTA_NO_ENCONTRADA, PLAN_LIMITE. */
  async toggle(user: CurrentUser, id: string, activa: boolean): Promise<Reply<Oferta>> {
    await this.transactions.run(async (tx) => {
      // Whoever switches it off by hand does not want it back with the next plan.
      const before = await this.repository.update(user.id, id, { activa, ocultoPorPlan: false }, tx);
      if (!before) throw new AppError('OFERTA_NO_ENCONTRADA');
      const { fechaFin } = before;
      if (this.counts({ activa, fechaFin }) && !this.counts(before)) await this.hold(user.id, tx);
      await this.changed(user.id, tx);
    });
    const message = activa ? OFERTA_MESSAGES.activated : OFERTA_MESSAGES.deactivated;
    return reply(await this.showOwn(user, id), { message });
  }

  /** Takes my offer away, its code becomes free; throws OFERTA_NO_ENCONTRADA. */
  async remove(user: CurrentUser, id: string): Promise<Reply<null>> {
    await this.transactions.run(async (tx) => {
      // Bookings keep what they were given, so the offer stays stored under its id.
      const set = { eliminada: true, activa: false, codigoPromo: null, imagen: null };
      const before = await this.repository.update(user.id, id, set, tx);
      if (!before) throw new AppError('OFERTA_NO_ENCONTRADA');
      if (before.imagen) await this.uploads.release(user, [before.imagen], tx);
      await this.changed(user.id, tx);
    });
    return reply(null, { message: OFERTA_MESSAGES.removed });
  }

  /** True when an offer is on and has not ended, so that the workshop's plan counts it. */
  private counts({ activa, fechaFin }: { activa: boolean; fechaFin: string }): boolean {
    return activa && fechaFin >= this.today();
  }

  private hold(tallerId: string, tx: Tx): Promise<void> {
    return this.plans.hold(tallerId, 'workshop', 'promociones', tx);
  }

  private today(): string {
    return caracasDate(this.clock.now());
  }

  /** Prices of the workshop's services follow, together with the offer. */
  private async changed(tallerId: string, tx: Tx): Promise<void> {
    await this.prices.renew(tallerId, tx);
    this.changes.bump('ofertas', tx);
  }

  private fields({ imagen: _picture, ...form }: NuevaOferta): OfertaFields {
    return { ...form, terminos: searchPrefixes(form.nombre, form.descripcion, form.codigoPromo ?? undefined) };
  }

  /** The picture that the offer is to have; undefined when it stays as it is. */
  private async storedPicture(user: CurrentUser, { imagen }: NuevaOferta, file?: ReceivedFile) {
    return file ? (await this.uploads.store(user, 'oferta', [file]))[0] : imagen;
  }

  private async replacePicture(user: CurrentUser, before: string | null, next: string | null, tx: Tx): Promise<void> {
    if (before === next) return;
    if (next) await this.uploads.claim(user, 'oferta', next, 'imagen', tx);
    if (before) await this.uploads.release(user, [before], tx);
  }

  private async checkService(tallerId: string, { servicioId }: NuevaOferta): Promise<void> {
    if (!servicioId) return;
    const service = (await this.services.findCards([servicioId])).get(servicioId);
    if (service?.tallerId !== tallerId) throw new AppError('SERVICIO_NO_ENCONTRADO');
  }

  private async serviceNames(docs: OfertaDoc[]): Promise<Map<string, string>> {
    const ids = docs.flatMap(({ servicioId }) => (servicioId ? [String(servicioId)] : []));
    return new Map([...(await this.services.findCards(ids))].map(([id, { nombre }]) => [id, nombre]));
  }

  private async show(doc: OfertaDoc): Promise<Oferta> {
    const names = await this.serviceNames([doc]);
    return toOferta(doc, this.clock.now(), names.get(String(doc.servicioId)));
  }

  private async showOwn(user: CurrentUser, id: string): Promise<Oferta> {
    const doc = await this.repository.findOwn(user.id, id);
    if (!doc) throw new AppError('OFERTA_NO_ENCONTRADA');
    return this.show(doc);
  }
}
