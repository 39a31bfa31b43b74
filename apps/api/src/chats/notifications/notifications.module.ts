import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersModule } from '../../auth/users/users.module';
import { CitasModule } from '../../citas/citas/citas.module';
import { OrdersModule } from '../../orders/orders/orders.module';
import { PushModule } from '../../platform/push/push.module';
import { SystemModule } from '../../platform/system/system.module';
import { AccountNoticesService } from './account-notices.service';
import { CampaignNoticesService } from './campaign-notices.service';
import { ChatNoticesService } from './chat-notices.service';
import { CitaNoticesService } from './cita-notices.service';
import { CommunityNoticesService } from './community-notices.service';
import { ConfigNoticesService } from './config-notices.service';
import { DevolucionNoticesService } from './devolucion-notices.service';
import { LabourNoticesService } from './labour-notices.service';
import { LiveChangesService } from './live-changes.service';
import { MembresiaNoticesService } from './membresia-notices.service';
import { ModerationNoticesService } from './moderation-notices.service';
import { NegocioNoticesService } from './negocio-notices.service';
import { NoticeDelivery } from './notice-delivery.service';
import { NoticeRecipients } from './notice-recipients.service';
import { NOTIFICACION, NotificacionSchema } from './notification.schema';
import { NotificationsController } from './notifications.controller';
import { NotificationsRepository } from './notifications.repository';
import { NotificationsService } from './notifications.service';
import { NotificationsSocketService } from './notifications-socket.service';
import { OfficeChangesService } from './office-changes.service';
import { PartsNoticesService } from './parts-notices.service';
import { PaymentNoticesService } from './payment-notices.service';
import { PreferencesService } from './preferences.service';
import { PresupuestoNoticesService } from './presupuesto-notices.service';
import { PurchaseNoticesService } from './purchase-notices.service';
import { PUSH_SUBSCRIPTION, PushSubscriptionSchema } from './push-subscription.schema';
import { PushSubscriptionsRepository } from './push-subscriptions.repository';
import { PushSubscriptionsService } from './push-subscriptions.service';
import { RateNoticesService } from './rate-notices.service';
import { RoleNoticesService } from './role-notices.service';
import { SolicitudNoticesService } from './solicitud-notices.service';
import { UnreadCountsService } from './unread-counts.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: NOTIFICACION, schema: NotificacionSchema },
      { name: PUSH_SUBSCRIPTION, schema: PushSubscriptionSchema },
    ]),
    PushModule,
    CitasModule,
    OrdersModule,
    SystemModule,
    UsersModule,
  ],
  controllers: [NotificationsController],
  providers: [
    NotificationsRepository,
    NotificationsService,
    NotificationsSocketService,
    LiveChangesService,
    OfficeChangesService,
    NoticeDelivery,
    NoticeRecipients,
    PaymentNoticesService,
    PreferencesService,
    PushSubscriptionsRepository,
    PushSubscriptionsService,
    UnreadCountsService,
    AccountNoticesService,
    PurchaseNoticesService,
    CommunityNoticesService,
    ModerationNoticesService,
    CitaNoticesService,
    ConfigNoticesService,
    ChatNoticesService,
    PartsNoticesService,
    PresupuestoNoticesService,
    RateNoticesService,
    RoleNoticesService,
    DevolucionNoticesService,
    LabourNoticesService,
    MembresiaNoticesService,
    NegocioNoticesService,
    SolicitudNoticesService,
    CampaignNoticesService,
  ],
  exports: [NotificationsService, NoticeDelivery],
})
export class NotificationsModule {}
