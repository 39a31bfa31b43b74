import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PRODUCTO, ProductoSchema } from '../products/product.schema';
import { IndexRowsRepository } from './index-rows.repository';
import { IndexSync } from './memory/index-sync.service';
import { MemoryIndex } from './memory/memory-index';
import { MemoryProductIndex } from './memory/memory-product-index.service';
import { ProductIndex } from './product-index.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: PRODUCTO, schema: ProductoSchema }])],
  providers: [IndexRowsRepository, MemoryIndex, IndexSync, { provide: ProductIndex, useClass: MemoryProductIndex }],
  exports: [ProductIndex],
})
export class SearchModule {}
