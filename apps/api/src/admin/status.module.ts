import { Module } from '@nestjs/common';
import { NotificationsModule } from '../chats/notifications/notifications.module';
import { ComisionesModule } from '../orders/comisiones/comisiones.module';
import { PaymentsModule } from '../payments/payments/payments.module';
import { SystemModule } from '../platform/system/system.module';
import { ProductImportsModule } from '../products/product-imports/product-imports.module';
import { SearchModule } from '../products/search/search.module';
import { BackupStatus } from './backup-status.service';
import { MachineStatus } from './machine-status.service';
import { QueueStatus } from './queue-status.service';
import { ServiceStatus } from './service-status.service';
import { StatusController } from './status.controller';
import { StatusService } from './status.service';

/** Status of the system. */
@Module({
  imports: [ComisionesModule, NotificationsModule, PaymentsModule, ProductImportsModule, SearchModule, SystemModule],
  controllers: [StatusController],
  providers: [StatusService, ServiceStatus, QueueStatus, MachineStatus, BackupStatus],
})
export class StatusModule {}
