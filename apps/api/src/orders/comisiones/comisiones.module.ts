import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersModule } from '../../auth/users/users.module';
import { SystemModule } from '../../platform/system/system.module';
import { OrdersModule } from '../orders/orders.module';
import { ASIENTO, AsientoSchema } from './asiento.schema';
import { AsientosRepository } from './asientos.repository';
import { BooksService } from './books.service';
import { IncomeController, WorkshopIncomeController } from './income.controller';
import { IncomeService } from './income.service';
import { IncomeExportService } from './income-export.service';
import { LabourEntriesService } from './labour-entries.service';
import { LedgerService } from './ledger.service';
import { EXCEPCION, ExcepcionSchema, LIQUIDACION, LiquidacionSchema } from './liquidacion.schema';
import { LiquidacionesRepository } from './liquidaciones.repository';
import { PayoutsController } from './payouts.controller';
import { PayoutsService } from './payouts.service';
import { PayoutsExportService } from './payouts-export.service';
import { RatesRepository } from './rates.repository';
import { CommissionRatesService } from './rates.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ASIENTO, schema: AsientoSchema },
      { name: LIQUIDACION, schema: LiquidacionSchema },
      { name: EXCEPCION, schema: ExcepcionSchema },
    ]),
    OrdersModule,
    SystemModule,
    UsersModule,
  ],
  controllers: [IncomeController, WorkshopIncomeController, PayoutsController],
  providers: [
    AsientosRepository,
    LiquidacionesRepository,
    RatesRepository,
    CommissionRatesService,
    LedgerService,
    LabourEntriesService,
    BooksService,
    IncomeService,
    IncomeExportService,
    PayoutsService,
    PayoutsExportService,
  ],
  exports: [BooksService, IncomeService, LabourEntriesService, LedgerService, PayoutsService, CommissionRatesService],
})
export class ComisionesModule {}
