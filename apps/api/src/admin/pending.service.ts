import { Injectable } from '@nestjs/common';
import type { Pendientes } from '@tuerca/contracts/admin/schemas';
import { StoreReviews } from '../auth/stores/store-review.service';
import { WorkshopReviews } from '../auth/workshops/workshop-review.service';
import { MembershipFiguresService } from '../membresia/membership-figures.service';
import { DebtsService } from '../payments/payments/debts.service';
import { PaymentsService } from '../payments/payments/payments.service';
import { ReportesService } from '../platform/reportes/reportes.service';
import { AsuntosService } from './asuntos/asuntos.service';

/** Counts of the administrators' queues, each from an index. */
@Injectable()
export class PendingService {
  constructor(
    private readonly payments: PaymentsService,
    private readonly debts: DebtsService,
    private readonly asuntos: AsuntosService,
    private readonly reportes: ReportesService,
    private readonly stores: StoreReviews,
    private readonly workshops: WorkshopReviews,
    private readonly memberships: MembershipFiguresService,
  ) {}

  async count(): Promise<Pendientes> {
    const [pagos, saldos, asuntos, reportes, tiendas, talleres, membresias] = await Promise.all([
      this.payments.waiting(),
      this.debts.countWaiting(),
      this.asuntos.waiting(),
      this.reportes.waiting(),
      this.stores.waiting(),
      this.workshops.waiting(),
      this.memberships.waiting(),
    ]);
    return {
      pagos: pagos.total,
      saldos,
      asuntos: asuntos.total,
      reportes: reportes.total,
      tiendas: tiendas.total,
      talleres: talleres.total,
      membresias: membresias.total,
    };
  }
}
