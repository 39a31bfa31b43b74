import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SystemModule } from '../../platform/system/system.module';
import { ProductsModule } from '../../products/products/products.module';
import { CitasModule } from '../citas/citas.module';
import { CitasLinkService } from './citas-link.service';
import { PhoneCallsService } from './phone-calls.service';
import { PRESUPUESTO, PresupuestoSchema } from './presupuesto.schema';
import { PresupuestosController } from './presupuestos.controller';
import { PresupuestosRepository } from './presupuestos.repository';
import { PresupuestosService } from './presupuestos.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: PRESUPUESTO, schema: PresupuestoSchema }]),
    CitasModule,
    ProductsModule,
    SystemModule,
  ],
  controllers: [PresupuestosController],
  providers: [PresupuestosRepository, PresupuestosService, PhoneCallsService, CitasLinkService],
  exports: [PresupuestosService],
})
export class PresupuestosModule {}
