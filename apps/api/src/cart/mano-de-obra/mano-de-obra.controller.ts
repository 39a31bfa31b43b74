import { Controller } from '@nestjs/common';
import { manoDeObra } from '@tuerca/contracts/cart/mano-de-obra/endpoints';
import { LABOUR_MESSAGES } from '@tuerca/contracts/cart/mano-de-obra/messages';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { reply } from '../../platform/http/reply';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { LabourOutcomesService } from './labour-outcomes.service';
import { LabourPaymentsService } from './labour-payments.service';

/** Labour of an appointment that is paid through Tuerca. */
@Controller()
export class ManoDeObraController {
  constructor(
    private readonly payments: LabourPaymentsService,
    private readonly outcomes: LabourOutcomesService,
  ) {}

  @Endpoint(manoDeObra.get) get(@User() user: CurrentUser, @Input() { params }: Parsed<typeof manoDeObra.get>) {
    return this.payments.view(user, params.id);
  }
  @Endpoint(manoDeObra.pay) async pay(
    @User() user: CurrentUser,
    @Input() { params, body }: Parsed<typeof manoDeObra.pay>,
  ) {
    await this.payments.pay(user, params.id, body);
    return reply(await this.payments.view(user, params.id), { message: LABOUR_MESSAGES.registered });
  }
  @Endpoint(manoDeObra.giveBack) async giveBack(
    @User() user: CurrentUser,
    @Input() { params }: Parsed<typeof manoDeObra.giveBack>,
  ) {
    await this.outcomes.giveBack(user, params.id);
    return reply(await this.payments.view(user, params.id), { message: LABOUR_MESSAGES.returned });
  }
}
