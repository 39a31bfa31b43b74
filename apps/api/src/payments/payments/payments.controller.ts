import { Controller } from '@nestjs/common';
import { payments } from '@tuerca/contracts/payments/payments/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Http, Input, type Parsed, User } from '../../platform/http/request-context';
import { sendNamed } from '../../platform/storage/file-answer';
import { CapturesService } from './captures.service';
import { DifferencesService } from './differences.service';
import { PaymentsService } from './payments.service';

/** Payments as such; the purchase that creates one is checkout's. */
@Controller()
export class PaymentsController {
  constructor(
    private readonly service: PaymentsService,
    private readonly differences: DifferencesService,
    private readonly captures: CapturesService,
  ) {}

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
  @Endpoint(payments.reportDifference) reportDifference(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof payments.reportDifference>,
  ) {
    return this.differences.report(user, params.id, body);
  }
  @Endpoint(payments.attach) attach(
    @User() user: CurrentUser,
    @Input() { params, files }: Parsed<typeof payments.attach>,
  ) {
    return this.captures.attach(user, params.id, files.capturas);
  }
  @Endpoint(payments.capture) async capture(
    @User() user: CurrentUser,
    @Input() { params }: Parsed<typeof payments.capture>,
    @Http() http: Http,
  ) {
    return sendNamed(http, await this.captures.read(user, params.id, params.capturaId));
  }
}
