import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogueModule } from '../catalogue/catalogue.module';
import { ProductsModule } from '../products/products.module';
import { FAVORITO, FavoritoSchema } from './favorite.schema';
import { FavoritesController } from './favorites.controller';
import { FavoritesRepository } from './favorites.repository';
import { FavoritesService } from './favorites.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: FAVORITO, schema: FavoritoSchema }]), ProductsModule, CatalogueModule],
  controllers: [FavoritesController],
  providers: [FavoritesRepository, FavoritesService],
  exports: [FavoritesService],
})
export class FavoritesModule {}
