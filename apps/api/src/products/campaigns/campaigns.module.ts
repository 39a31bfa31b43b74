import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProductsModule } from '../products/products.module';
import { PromotionsModule } from '../promotions/promotions.module';
import { CAMPANA, CampanaSchema } from './campaign.schema';
import { CampaignsController } from './campaigns.controller';
import { CampaignsRepository } from './campaigns.repository';
import { CampaignsService } from './campaigns.service';
import { OpenCampaigns } from './open-campaigns.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: CAMPANA, schema: CampanaSchema }]), ProductsModule, PromotionsModule],
  controllers: [CampaignsController],
  providers: [CampaignsRepository, CampaignsService, OpenCampaigns],
  exports: [CampaignsService, OpenCampaigns],
})
export class CampaignsModule {}
