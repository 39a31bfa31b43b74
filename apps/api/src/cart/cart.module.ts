import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PresupuestosModule } from '../presupuestos/presupuestos.module';
import { ProductsModule } from '../products/products.module';
import { SystemModule } from '../system/system.module';
import { CartController } from './cart.controller';
import { CartRepository } from './cart.repository';
import { CARRITO, CarritoSchema } from './cart.schema';
import { CartService } from './cart.service';
import { PresupuestoPartsService } from './presupuesto-parts.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: CARRITO, schema: CarritoSchema }]),
    PresupuestosModule,
    ProductsModule,
    SystemModule,
  ],
  controllers: [CartController],
  providers: [CartRepository, CartService, PresupuestoPartsService],
  exports: [CartService],
})
export class CartModule {}
