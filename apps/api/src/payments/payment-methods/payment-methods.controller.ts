import { Controller } from '@nestjs/common';
import { paymentMethods } from '@tuerca/contracts/payments/payment-methods/endpoints';
import type { CurrentUser } from '../../platform/common/current-user';
import { Endpoint } from '../../platform/http/endpoint.decorator';
import { Input, type Parsed, User } from '../../platform/http/request-context';
import { PaymentMethodsService } from './payment-methods.service';

type Calls = typeof paymentMethods;

@Controller()
export class PaymentMethodsController {
  constructor(private readonly service: PaymentMethodsService) {}

  @Endpoint(paymentMethods.list) list(@User() user: CurrentUser) {
    return this.service.list(user);
  }
  @Endpoint(paymentMethods.get) get(@User() user: CurrentUser, @Input() { params }: Parsed<Calls['get']>) {
    return this.service.get(user, params.id);
  }
  @Endpoint(paymentMethods.create) create(@User() user: CurrentUser, @Input() { body }: Parsed<Calls['create']>) {
    return this.service.create(user, body);
  }
  @Endpoint(paymentMethods.update)
  update(@User() user: CurrentUser, @Input() { params, body }: Parsed<Calls['update']>) {
    return this.service.update(user, params.id, body);
  }
  @Endpoint(paymentMethods.remove) remove(@User() user: CurrentUser, @Input() { params }: Parsed<Calls['remove']>) {
    return this.service.remove(user, params.id);
  }
  @Endpoint(paymentMethods.makeDefault)
  makeDefault(@User() user: CurrentUser, @Input() { params }: Parsed<Calls['makeDefault']>) {
    return this.service.makeDefault(user, params.id);
  }
}
