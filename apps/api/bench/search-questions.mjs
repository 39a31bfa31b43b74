// The parts that the benchmarks of both indexes share: products as an index reads them, questions as the API asks them.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { toFilter, textOf } = require('../dist/products/catalogue/catalogue-filter.js');
const { INDEXED_FIELDS } = require('../dist/products/search/indexed-product.js');
const { toVehiculo } = require('../dist/products/products/fit.js');

const MB = 1024 * 1024;

/** Memory that this process holds after a collection, in MB; it needs `--expose-gc`. */
export const held = () => {
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / MB;
};

/** The fields of a product that an index reads. */
export const project = (doc) =>
  Object.fromEntries(['_id', ...Object.keys(INDEXED_FIELDS)].map((field) => [field, doc[field]]));

/** The question that the parameters of an address are to an index. */
export const toQuery = (asked) => ({
  filter: toFilter(asked),
  texto: textOf(asked),
  sort: asked.sort ?? (textOf(asked) ? 'relevance' : 'newest'),
  page: asked.page,
  limit: asked.limit,
  vehiculo: toVehiculo(asked),
  facetas: asked.facetas,
});
