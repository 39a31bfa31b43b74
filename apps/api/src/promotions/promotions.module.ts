import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ServicesModule } from '../services/services.module';
import { UploadsModule } from '../uploads/uploads.module';
import { OFERTA, OfertaSchema } from './oferta.schema';
import { USO_OFERTA, UsoOfertaSchema } from './offer-use.schema';
import { OfferUsesRepository } from './offer-uses.repository';
import { OffersService } from './offers.service';
import { PromotionsController } from './promotions.controller';
import { PromotionsRepository } from './promotions.repository';
import { PromotionsService } from './promotions.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: OFERTA, schema: OfertaSchema },
      { name: USO_OFERTA, schema: UsoOfertaSchema },
    ]),
    ServicesModule,
    UploadsModule,
  ],
  controllers: [PromotionsController],
  providers: [PromotionsRepository, OfferUsesRepository, PromotionsService, OffersService],
  exports: [PromotionsService, OffersService],
})
export class PromotionsModule {}
