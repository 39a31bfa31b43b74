import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ReportesModule } from '../../platform/reportes/reportes.module';
import { UploadsModule } from '../../platform/uploads/uploads.module';
import { ProductsModule } from '../../products/products/products.module';
import { OrdersModule } from '../orders/orders.module';
import { DEVOLUCION, DevolucionSchema } from './devolucion.schema';
import { DevolucionesController } from './devoluciones.controller';
import { DevolucionesRepository } from './devoluciones.repository';
import { DevolucionesService } from './devoluciones.service';
import { ReturnHistoryService } from './return-history.service';
import { ReturnMovesService } from './return-moves.service';
import { ReturnRemindersService } from './return-reminders.service';
import { ReturnReports } from './return-reports.service';
import { ReturnRequestsService } from './return-requests.service';
import { ReturnThreadService } from './return-thread.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: DEVOLUCION, schema: DevolucionSchema }]),
    OrdersModule,
    ProductsModule,
    ReportesModule,
    UploadsModule,
  ],
  controllers: [DevolucionesController],
  providers: [
    DevolucionesRepository,
    DevolucionesService,
    ReturnRequestsService,
    ReturnMovesService,
    ReturnThreadService,
    ReturnRemindersService,
    ReturnHistoryService,
    ReturnReports,
  ],
  exports: [DevolucionesService, ReturnHistoryService],
})
export class DevolucionesModule {}
