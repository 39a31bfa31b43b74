import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { GarajeModule } from '../../auth/garaje/garaje.module';
import { UsersModule } from '../../auth/users/users.module';
import { OrdersModule } from '../../orders/orders/orders.module';
import { ProductsModule } from '../../products/products/products.module';
import { CitasModule } from '../citas/citas.module';
import { PresupuestosModule } from '../presupuestos/presupuestos.module';
import { ASIGNACION, AsignacionSchema } from './assignment.schema';
import { AssignmentsRepository } from './assignments.repository';
import { HOJA, HojaSchema } from './hoja.schema';
import { HojasController } from './hojas.controller';
import { HojasRepository } from './hojas.repository';
import { HojasService } from './hojas.service';
import { RegistrosService } from './registros.service';
import { SharingService } from './sharing.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: HOJA, schema: HojaSchema },
      { name: ASIGNACION, schema: AsignacionSchema },
    ]),
    GarajeModule,
    CitasModule,
    OrdersModule,
    PresupuestosModule,
    ProductsModule,
    UsersModule,
  ],
  controllers: [HojasController],
  providers: [HojasRepository, AssignmentsRepository, HojasService, RegistrosService, SharingService],
  exports: [HojasService, RegistrosService],
})
export class HojasModule {}
