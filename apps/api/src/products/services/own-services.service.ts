import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { listWords } from '@tuerca/contracts/kernel/text';
import type { services } from '@tuerca/contracts/products/services/endpoints';
import type { NuevoServicio, ServiceChange } from '@tuerca/contracts/products/services/form';
import { SERVICE_MESSAGES } from '@tuerca/contracts/products/services/messages';
import type { Servicio } from '@tuerca/contracts/products/services/schemas';
import { PlanLimitsService } from '../../membresia/plan-limits.service';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { type Reply, reply, replyPage } from '../../platform/http/reply';
import type { Parsed } from '../../platform/http/request-context';
import { Changes } from '../../platform/realtime/changes.service';
import { SystemService } from '../../platform/system/system.service';
import { UploadsService } from '../../platform/uploads/uploads.service';
import { ServiciosGuardados } from './services.events';
import { toServicio } from './services.mapper';
import { ServicesRepository } from './services.repository';
import { ServicesService, unpriced } from './services.service';

/** Work of a workshop with its own services. Foreign ones are answered as if they did not exist. */
@Injectable()
export class OwnServices {
  constructor(
    private readonly repository: ServicesRepository,
    private readonly services: ServicesService,
    private readonly plans: PlanLimitsService,
    private readonly uploads: UploadsService,
    private readonly system: SystemService,
    private readonly transactions: Transactions,
    private readonly changes: Changes,
    private readonly events: EventEmitter2,
  ) {
    plans.register({
      role: 'workshop',
      limite: 'servicios',
      countPublished: (id, tx) => this.repository.countAvailable(id, tx),
      countHidden: (id) => this.repository.countHidden(id),
      hideNewest: (id, count, tx) => this.repository.hideNewest(id, count, tx),
      showOldest: (id, count, tx) => this.repository.showOldest(id, count, tx),
      changed: (_id, tx) => changes.bump('servicios', tx),
    });
  }

  /** One page of my services by name, those that cannot be booked included. */
  async mine(user: CurrentUser, query: Parsed<typeof services.mine>['query']): Promise<Reply<Servicio[]>> {
    const { page, limit, categoria, disponible } = query;
    const words = listWords(query.search ?? query.busqueda ?? query.q ?? '');
    const [{ docs, total }, { valor }] = await Promise.all([
      this.repository.findOwnPage(user.id, { words, categoria, disponible }, { page, limit }),
      this.system.tasa(),
    ]);
    return replyPage(
      docs.map((doc) => toServicio(doc, valor)),
      total,
      query,
    );
  }

  /** Offers a service. Pictures must have been uploaded for it by the same workshop. Throws PLAN_LIMITE. */
  async create(user: CurrentUser, form: NuevoServicio): Promise<Reply<Servicio>> {
    // The answer needs it: without one nothing is written either.
    const { valor } = await this.system.tasa();
    const doc = await this.transactions.run(async (tx) => {
      const created = await this.services.create(user.id, form, {}, tx);
      await this.replacePictures(user, [], form.imagenes, tx);
      if (form.disponible) await this.plans.hold(user.id, 'workshop', 'servicios', tx);
      return created;
    });
    await emitInTurn(this.events, ServiciosGuardados.event, new ServiciosGuardados(user.id));
    return reply(toServicio(doc, valor), { message: SERVICE_MESSAGES.created });
  }

  /** Changes my service; throws SERVICIO_NO_ENCONTRADO, PLAN_LIMITE. */
  async update(user: CurrentUser, id: string, form: ServiceChange): Promise<Reply<Servicio>> {
    const { valor } = await this.system.tasa();
    await this.transactions.run(async (tx) => {
      const shown = form.disponible && { ocultoPorPlan: false };
      const set = { ...form, ...shown, ...(await this.services.derived(user.id, form, tx)), ...unpriced(form.precio) };
      const before = await this.repository.updateOwn(user.id, id, set, tx);
      if (!before) throw new AppError('SERVICIO_NO_ENCONTRADO');
      if (form.imagenes) await this.replacePictures(user, before.imagenes, form.imagenes, tx);
      if (form.disponible && !before.disponible) await this.plans.hold(user.id, 'workshop', 'servicios', tx);
      this.changes.bump('servicios', tx);
    });
    await emitInTurn(this.events, ServiciosGuardados.event, new ServiciosGuardados(user.id));
    const doc = await this.repository.findOwn(user.id, id);
    if (!doc) throw new AppError('SERVICIO_NO_ENCONTRADO');
    return reply(toServicio(doc, valor), { message: SERVICE_MESSAGES.updated });
  }

  /** Takes my service out of every list. It stays stored: reviews, bookings and offers name it. Throws SERVICIO_NO_ENCONTRADO. */
  async remove(user: CurrentUser, id: string): Promise<Reply<null>> {
    await this.transactions.run(async (tx) => {
      const before = await this.repository.updateOwn(user.id, id, { activo: false, visible: false, imagenes: [] }, tx);
      if (!before) throw new AppError('SERVICIO_NO_ENCONTRADO');
      await this.uploads.release(user, before.imagenes, tx);
      this.changes.bump('servicios', tx);
    });
    return reply(null, { message: SERVICE_MESSAGES.removed });
  }

  private async replacePictures(user: CurrentUser, before: string[], next: string[], tx: Tx): Promise<void> {
    for (const url of next) if (!before.includes(url)) await this.uploads.claim(user, 'servicio', url, 'imagenes', tx);
    await this.uploads.release(
      user,
      before.filter((url) => !next.includes(url)),
      tx,
    );
  }
}
