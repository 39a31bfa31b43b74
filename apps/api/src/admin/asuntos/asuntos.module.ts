import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersModule } from '../../auth/users/users.module';
import { CheckoutModule } from '../../cart/checkout/checkout.module';
import { NotificationsModule } from '../../chats/notifications/notifications.module';
import { CitasModule } from '../../citas/citas/citas.module';
import { OrdersModule } from '../../orders/orders/orders.module';
import { ASUNTO, AsuntoSchema } from './asunto.schema';
import { AsuntoLifecycle } from './asunto-lifecycle.service';
import { AsuntoNotices } from './asunto-notices.service';
import { AsuntosController } from './asuntos.controller';
import { AsuntosRepository } from './asuntos.repository';
import { AsuntosService } from './asuntos.service';
import { DecisionsService } from './decisions.service';
import { KeptService } from './kept.service';
import { OpenThingsService } from './open-things.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: ASUNTO, schema: AsuntoSchema }]),
    CheckoutModule,
    CitasModule,
    NotificationsModule,
    OrdersModule,
    UsersModule,
  ],
  controllers: [AsuntosController],
  providers: [
    AsuntosRepository,
    OpenThingsService,
    DecisionsService,
    KeptService,
    AsuntoNotices,
    AsuntosService,
    AsuntoLifecycle,
  ],
  exports: [AsuntosService, KeptService],
})
export class AsuntosModule {}
