import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OrdersModule } from '../orders/orders.module';
import { SystemModule } from '../system/system.module';
import { UsersModule } from '../users/users.module';
import { CitaNoticesService } from './cita-notices.service';
import { CommunityNoticesService } from './community-notices.service';
import { DevolucionNoticesService } from './devolucion-notices.service';
import { LiveChangesService } from './live-changes.service';
import { NOTIFICACION, NotificacionSchema } from './notification.schema';
import { NotificationsController } from './notifications.controller';
import { NotificationsRepository } from './notifications.repository';
import { NotificationsService } from './notifications.service';
import { NotificationsSocketService } from './notifications-socket.service';
import { PartsNoticesService } from './parts-notices.service';
import { PresupuestoNoticesService } from './presupuesto-notices.service';
import { PurchaseNoticesService } from './purchase-notices.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: NOTIFICACION, schema: NotificacionSchema }]),
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
    PurchaseNoticesService,
    CommunityNoticesService,
    CitaNoticesService,
    PartsNoticesService,
    PresupuestoNoticesService,
    DevolucionNoticesService,
  ],
  exports: [NotificationsService],
})
export class NotificationsModule {}
