import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PRODUCTO, ProductoSchema } from '../products/product.schema';
import { IndexRowsRepository } from './index-rows.repository';
import { IndexSync } from './index-sync.service';
import { MemoryProductIndex } from './memory-index.service';
import { ProductIndex } from './product-index.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: PRODUCTO, schema: ProductoSchema }])],
  providers: [IndexRowsRepository, { provide: ProductIndex, useClass: MemoryProductIndex }, IndexSync],
  exports: [ProductIndex, IndexSync],
})
export class SearchModule {}
