import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OrdersModule } from '../orders/orders.module';
import { PushModule } from '../platform/push/push.module';
import { SystemModule } from '../system/system.module';
import { UsersModule } from '../users/users.module';
import { AccountNoticesService } from './account-notices.service';
import { ChatNoticesService } from './chat-notices.service';
import { CitaNoticesService } from './cita-notices.service';
import { CommunityNoticesService } from './community-notices.service';
import { DevolucionNoticesService } from './devolucion-notices.service';
import { LiveChangesService } from './live-changes.service';
import { NoticeDelivery } from './notice-delivery.service';
import { NOTIFICACION, NotificacionSchema } from './notification.schema';
import { NotificationsController } from './notifications.controller';
import { NotificationsRepository } from './notifications.repository';
import { NotificationsService } from './notifications.service';
import { NotificationsSocketService } from './notifications-socket.service';
import { PartsNoticesService } from './parts-notices.service';
import { PreferencesService } from './preferences.service';
import { PresupuestoNoticesService } from './presupuesto-notices.service';
import { PurchaseNoticesService } from './purchase-notices.service';
import { SUSCRIPCION, SuscripcionSchema } from './push-subscription.schema';
import { PushSubscriptionsRepository } from './push-subscriptions.repository';
import { PushSubscriptionsService } from './push-subscriptions.service';
import { UnreadCountsService } from './unread-counts.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: NOTIFICACION, schema: NotificacionSchema },
      { name: SUSCRIPCION, schema: SuscripcionSchema },
    ]),
    PushModule,
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
    NoticeDelivery,
    PreferencesService,
    PushSubscriptionsRepository,
    PushSubscriptionsService,
    UnreadCountsService,
    AccountNoticesService,
    PurchaseNoticesService,
    CommunityNoticesService,
    CitaNoticesService,
    ChatNoticesService,
    PartsNoticesService,
    PresupuestoNoticesService,
    DevolucionNoticesService,
  ],
  exports: [NotificationsService],
})
export class NotificationsModule {}
