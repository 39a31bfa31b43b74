import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogosModule } from '../../platform/catalogos/catalogos.module';
import { PaymentMethodsController } from './payment-methods.controller';
import { PaymentMethodsRepository } from './payment-methods.repository';
import { METODOS_PAGO_MODEL, MetodosPagoSchema } from './payment-methods.schema';
import { PaymentMethodsService } from './payment-methods.service';

@Module({
  imports: [CatalogosModule, MongooseModule.forFeature([{ name: METODOS_PAGO_MODEL, schema: MetodosPagoSchema }])],
  controllers: [PaymentMethodsController],
  providers: [PaymentMethodsRepository, PaymentMethodsService],
  exports: [PaymentMethodsService],
})
export class PaymentMethodsModule {}
