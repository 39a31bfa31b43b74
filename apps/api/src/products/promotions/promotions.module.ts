import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StoresModule } from '../../auth/stores/stores.module';
import { MembresiaModule } from '../../membresia/membresia.module';
import { CatalogosModule } from '../../platform/catalogos/catalogos.module';
import { SystemModule } from '../../platform/system/system.module';
import { UploadsModule } from '../../platform/uploads/uploads.module';
import { ProductsModule } from '../products/products.module';
import { ServicesModule } from '../services/services.module';
import { CampaignPromotionsRepository } from './campaign-promotions.repository';
import { CampaignPromotions } from './campaign-promotions.service';
import { LimitedPromotionsRepository } from './limited-promotions.repository';
import { OFERTA, OfertaSchema } from './oferta.schema';
import { OfferPrices } from './offer-prices.service';
import { USO_OFERTA, UsoOfertaSchema } from './offer-use.schema';
import { OfferUsesRepository } from './offer-uses.repository';
import { OfferedServicesController } from './offered-services.controller';
import { OfferedServices } from './offered-services.service';
import { OffersService } from './offers.service';
import { PROMOCION, PromocionSchema } from './promocion.schema';
import { PromotionCatalogosRepository } from './promotion-catalogos.repository';
import { PromotionCatalogos } from './promotion-catalogos.service';
import { PromotionSettlement } from './promotion-settlement.service';
import { PromotionView } from './promotion-view.service';
import { PromotionsController } from './promotions.controller';
import { PromotionsRepository } from './promotions.repository';
import { PromotionsService } from './promotions.service';
import { StorePromotionsController } from './store-promotions.controller';
import { StorePromotionsRepository } from './store-promotions.repository';
import { StorePromotionsService } from './store-promotions.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: OFERTA, schema: OfertaSchema },
      { name: USO_OFERTA, schema: UsoOfertaSchema },
      { name: PROMOCION, schema: PromocionSchema },
    ]),
    MembresiaModule,
    CatalogosModule,
    ProductsModule,
    ServicesModule,
    StoresModule,
    SystemModule,
    UploadsModule,
  ],
  controllers: [PromotionsController, OfferedServicesController, StorePromotionsController],
  providers: [
    LimitedPromotionsRepository,
    PromotionsRepository,
    OfferUsesRepository,
    PromotionsService,
    OfferPrices,
    OffersService,
    OfferedServices,
    StorePromotionsRepository,
    PromotionSettlement,
    PromotionView,
    StorePromotionsService,
    PromotionCatalogos,
    PromotionCatalogosRepository,
    CampaignPromotions,
    CampaignPromotionsRepository,
  ],
  exports: [PromotionsService, OffersService, OfferedServices, StorePromotionsService, CampaignPromotions],
})
export class PromotionsModule {}
