import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CheckoutModule } from '../checkout/checkout.module';
import { CommentsModule } from '../comments/comments.module';
import { FavoritesModule } from '../favorites/favorites.module';
import { PreguntasModule } from '../preguntas/preguntas.module';
import { ProductsModule } from '../products/products.module';
import { ServicesModule } from '../services/services.module';
import { StoresModule } from '../stores/stores.module';
import { UsersModule } from '../users/users.module';
import { WorkshopsModule } from '../workshops/workshops.module';
import { DemoAccounts } from './demo-accounts.service';
import { DemoCatalogue } from './demo-catalogue.service';
import { MARCA_DEMO, MarcaDemoSchema } from './demo-mark.schema';
import { DemoOrders } from './demo-orders.service';
import { DemoPictures } from './demo-pictures.service';
import { DemoRepository } from './demo.repository';
import { DemoService } from './demo.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: MARCA_DEMO, schema: MarcaDemoSchema }]),
    UsersModule,
    StoresModule,
    WorkshopsModule,
    ProductsModule,
    ServicesModule,
    CommentsModule,
    PreguntasModule,
    FavoritesModule,
    CheckoutModule,
  ],
  providers: [DemoRepository, DemoPictures, DemoAccounts, DemoCatalogue, DemoOrders, DemoService],
})
export class DemoModule {}
