import { Controller } from '@nestjs/common';
import { payments } from '@tuerca/contracts/payments/endpoints';
import type { CurrentUser } from '../platform/common/current-user';
import { Endpoint } from '../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../platform/http/request-context';
import { PaymentsService } from './payments.service';

/** Payments as such; the purchase that creates one is checkout's. */
@Controller()
export class PaymentsController {
  constructor(private readonly service: PaymentsService) {}

  @Endpoint(payments.verifyPagoMovil) verifyPagoMovil(
    @User() user: CurrentUser,
    @Input() { body }: Parsed<typeof payments.verifyPagoMovil>,
  ) {
    return this.service.ask(user, 'pago_movil', body);
  }
  @Endpoint(payments.verifyTransferencia) verifyTransferencia(
    @User() user: CurrentUser,
    @Input() { body }: Parsed<typeof payments.verifyTransferencia>,
  ) {
    return this.service.ask(user, 'transferencia', body);
  }
  @Endpoint(payments.history) history(@User() user: CurrentUser, @Input() { query }: Parsed<typeof payments.history>) {
    return this.service.history(user, query);
  }
  @Endpoint(payments.get) get(@User() user: CurrentUser, @Input() { params }: Parsed<typeof payments.get>) {
    return this.service.get(user, params.id);
  }
  @Endpoint(payments.queue) queue(@Input() { query }: Parsed<typeof payments.queue>) {
    return this.service.queue(query);
  }
  @Endpoint(payments.approve) approve(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof payments.approve>,
  ) {
    return this.service.approve(user, params.id, body.nota);
  }
  @Endpoint(payments.reject) reject(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof payments.reject>,
  ) {
    return this.service.reject(user, params.id, body.motivo);
  }
}
