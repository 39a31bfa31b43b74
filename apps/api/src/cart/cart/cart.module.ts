import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PresupuestosModule } from '../../citas/presupuestos/presupuestos.module';
import { OrdersModule } from '../../orders/orders/orders.module';
import { SystemModule } from '../../platform/system/system.module';
import { ProductsModule } from '../../products/products/products.module';
import { CartController } from './cart.controller';
import { CartRepository } from './cart.repository';
import { CARRITO, CarritoSchema } from './cart.schema';
import { CartService } from './cart.service';
import { SeveralPartsService } from './several-parts.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: CARRITO, schema: CarritoSchema }]),
    OrdersModule,
    PresupuestosModule,
    ProductsModule,
    SystemModule,
  ],
  controllers: [CartController],
  providers: [CartRepository, CartService, SeveralPartsService],
  exports: [CartService],
})
export class CartModule {}
