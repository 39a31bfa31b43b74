import { Controller } from '@nestjs/common';
import { paymentsAdmin } from '@tuerca/contracts/payments/payments/admin-endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { PaymentDetailService } from './payment-detail.service';
import { QueueService } from './queue.service';
import { PaymentReviewService } from './review.service';
import { SaldosService } from './saldos.service';

type Calls = typeof paymentsAdmin;

/** The verification queue, and what is owed to clients. */
@Controller()
export class QueueController {
  constructor(
    private readonly service: QueueService,
    private readonly detail: PaymentDetailService,
    private readonly review: PaymentReviewService,
    private readonly saldos: SaldosService,
  ) {}

  @Endpoint(paymentsAdmin.queue) list(@Input() { query }: Parsed<Calls['queue']>) {
    return this.service.list(query);
  }
  @Endpoint(paymentsAdmin.export) export(@Input() { query }: Parsed<Calls['export']>) {
    return this.service.export(query);
  }
  @Endpoint(paymentsAdmin.get) get(@Input() { params }: Parsed<Calls['get']>) {
    return this.detail.get(params.id);
  }
  @Endpoint(paymentsAdmin.approve) approve(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<Calls['approve']>,
  ) {
    return this.review.approve(user, params.id, body);
  }
  @Endpoint(paymentsAdmin.acceptShort)
  acceptShort(@User() user: CurrentUser, @Input() { params, body }: Parsed<Calls['acceptShort']>) {
    return this.review.acceptShort(user, params.id, body);
  }
  @Endpoint(paymentsAdmin.giveBack)
  giveBack(@User() user: CurrentUser, @Input() { params, body }: Parsed<Calls['giveBack']>) {
    return this.review.giveBack(user, params.id, body);
  }
  @Endpoint(paymentsAdmin.reject) reject(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<Calls['reject']>,
  ) {
    return this.review.reject(user, params.id, body.motivo);
  }
  @Endpoint(paymentsAdmin.askDifference)
  askDifference(@User() user: CurrentUser, @Input() { params, body }: Parsed<Calls['askDifference']>) {
    return this.review.askDifference(user, params.id, body);
  }
  @Endpoint(paymentsAdmin.markOverpaid)
  markOverpaid(@User() user: CurrentUser, @Input() { params, body }: Parsed<Calls['markOverpaid']>) {
    return this.review.markOverpaid(user, params.id, body);
  }
  @Endpoint(paymentsAdmin.recordLate)
  recordLate(@User() user: CurrentUser, @Input() { params, body }: Parsed<Calls['recordLate']>) {
    return this.review.recordLate(user, params.id, body);
  }
  @Endpoint(paymentsAdmin.saldos) listSaldos(@Input() { query }: Parsed<Calls['saldos']>) {
    return this.saldos.list(query);
  }
  @Endpoint(paymentsAdmin.exportSaldos) exportSaldos(@Input() { query }: Parsed<Calls['exportSaldos']>) {
    return this.saldos.export(query);
  }
  @Endpoint(paymentsAdmin.refund) refund(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<Calls['refund']>,
  ) {
    return this.saldos.refund(user, params.id, body);
  }
}
