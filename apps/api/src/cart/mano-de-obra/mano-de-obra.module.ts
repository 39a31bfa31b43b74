import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CitasModule } from '../../citas/citas/citas.module';
import { ComisionesModule } from '../../orders/comisiones/comisiones.module';
import { PaymentsModule } from '../../payments/payments/payments.module';
import { SystemModule } from '../../platform/system/system.module';
import { LabourService } from './labour.service';
import { LabourOutcomesService } from './labour-outcomes.service';
import { LabourPaymentsService } from './labour-payments.service';
import { ManoDeObraController } from './mano-de-obra.controller';
import { ManoDeObraRepository } from './mano-de-obra.repository';
import { MANO_DE_OBRA, ManoDeObraSchema } from './mano-de-obra.schema';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: MANO_DE_OBRA, schema: ManoDeObraSchema }]),
    CitasModule,
    ComisionesModule,
    PaymentsModule,
    SystemModule,
  ],
  controllers: [ManoDeObraController],
  providers: [ManoDeObraRepository, LabourService, LabourPaymentsService, LabourOutcomesService],
})
export class ManoDeObraModule {}
