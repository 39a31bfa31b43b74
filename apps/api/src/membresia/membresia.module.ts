import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersModule } from '../auth/users/users.module';
import { PaymentsModule } from '../payments/payments/payments.module';
import { SystemModule } from '../platform/system/system.module';
import { CUENTA, CuentaSchema, MERITO, MeritoSchema } from './account.schema';
import { MembershipAccountsRepository } from './accounts.repository';
import { EarnedProgressService } from './earned-progress.service';
import { MembershipExpiryService } from './expiry.service';
import { MembersController } from './members.controller';
import { MembersService } from './members.service';
import { MembershipFiguresService } from './membership-figures.service';
import { MembershipsService } from './memberships.service';
import { MyPlanController } from './my-plan.controller';
import { MyPlanService } from './my-plan.service';
import { PLAN, PlanSchema } from './plan.schema';
import { PlanLimitsService } from './plan-limits.service';
import { PlanPaymentsService } from './plan-payments.service';
import { PlansController } from './plans.controller';
import { PlansRepository } from './plans.repository';
import { PlansService } from './plans.service';
import { SubscriptionFiguresRepository } from './subscription-figures.repository';
import { SubscriptionsRepository } from './subscriptions.repository';
import { SubscriptionsService } from './subscriptions.service';
import { SUSCRIPCION, SuscripcionSchema } from './suscripcion.schema';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: PLAN, schema: PlanSchema },
      { name: SUSCRIPCION, schema: SuscripcionSchema },
      { name: CUENTA, schema: CuentaSchema },
      { name: MERITO, schema: MeritoSchema },
    ]),
    PaymentsModule,
    SystemModule,
    UsersModule,
  ],
  controllers: [PlansController, MembersController, MyPlanController],
  providers: [
    PlansRepository,
    SubscriptionsRepository,
    SubscriptionFiguresRepository,
    MembershipAccountsRepository,
    PlanLimitsService,
    PlanPaymentsService,
    SubscriptionsService,
    MembershipExpiryService,
    PlansService,
    MembershipsService,
    MyPlanService,
    MembersService,
    MembershipFiguresService,
    EarnedProgressService,
  ],
  exports: [
    MembershipFiguresService,
    PlanLimitsService,
    PlanPaymentsService,
    SubscriptionsService,
    PlansService,
    MembersService,
    MyPlanService,
    EarnedProgressService,
  ],
})
export class MembresiaModule {}
