import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ServicesModule } from '../services/services.module';
import { SystemModule } from '../system/system.module';
import { UploadsModule } from '../uploads/uploads.module';
import { OFERTA, OfertaSchema } from './oferta.schema';
import { USO_OFERTA, UsoOfertaSchema } from './offer-use.schema';
import { OfferUsesRepository } from './offer-uses.repository';
import { OfferedServicesController } from './offered-services.controller';
import { OfferedServices } from './offered-services.service';
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
    SystemModule,
    UploadsModule,
  ],
  controllers: [PromotionsController, OfferedServicesController],
  providers: [PromotionsRepository, OfferUsesRepository, PromotionsService, OffersService, OfferedServices],
  exports: [PromotionsService, OffersService, OfferedServices],
})
export class PromotionsModule {}
