import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Environment } from '../../platform/config/environment';
import { PRODUCTO, ProductoSchema } from '../products/product.schema';
import { IndexRowsRepository } from './index-rows.repository';
import { IndexSync } from './memory/index-sync.service';
import { MemoryIndex } from './memory/memory-index';
import { MemoryProductIndex } from './memory/memory-product-index.service';
import { DatabaseLists } from './opensearch/database-lists.repository';
import { IndexBuilder } from './opensearch/index-builder.service';
import { IndexLag } from './opensearch/index-lag.service';
import { IndexWriter } from './opensearch/index-writer.service';
import { OpenSearchProductIndex } from './opensearch/opensearch-product-index.service';
import { OpenSearchSync } from './opensearch/opensearch-sync.service';
import { SearchEngine } from './opensearch/search-engine.service';
import { ProductIndex } from './product-index.service';

/** Both adapters; the one that SEARCH does not name keeps nothing and asks nothing. */
@Module({
  imports: [MongooseModule.forFeature([{ name: PRODUCTO, schema: ProductoSchema }])],
  providers: [
    IndexRowsRepository,
    ...[MemoryIndex, IndexSync, MemoryProductIndex],
    ...[SearchEngine, DatabaseLists, IndexWriter, IndexLag, IndexBuilder, OpenSearchSync, OpenSearchProductIndex],
    {
      provide: ProductIndex,
      inject: [Environment, MemoryProductIndex, OpenSearchProductIndex],
      useFactory: (env: Environment, memory: MemoryProductIndex, shared: OpenSearchProductIndex): ProductIndex =>
        env.SEARCH === 'opensearch' ? shared : memory,
    },
  ],
  exports: [ProductIndex, IndexBuilder],
})
export class SearchModule {}
