import { Injectable } from '@nestjs/common';
import { DAY } from '@tuerca/contracts/kernel/time';
import { FILE_AGE_DAYS, isPriceJump } from '@tuerca/contracts/products/product-imports/questions';
import type { PreguntaImportacion } from '@tuerca/contracts/products/product-imports/schemas';
import type { NuevoProducto } from '@tuerca/contracts/products/products/form';
import type { OwnProduct } from '../products/product-bulk.service';
import { type SoldSince, StockHistoryService } from '../products/stock-history.service';
import type { ReadRow } from './cells/patch';

/** A row, and the one product that it is about. */
export interface KnownRow {
  row: Pick<ReadRow, 'patch' | 'exportado'>;
  product: OwnProduct;
}

/** Sales of the products whose stock a file would change: of all others nothing is asked. */
@Injectable()
export class ImportQuestionsService {
  constructor(private readonly history: StockHistoryService) {}

  /** Sales by product; `uploaded` is when the file came. */
  sales(rows: readonly KnownRow[], uploaded: Date): Promise<Map<string, SoldSince>> {
    const changing = rows.filter(({ row, product }) => row.patch.stock && row.patch.stock !== product.stock);
    return this.history.soldSince(
      changing.map(({ row: { exportado }, product }) => ({
        productoId: product._id,
        leido: exportado && exportado <= uploaded ? exportado : null,
      })),
      new Date(uploaded.getTime() - FILE_AGE_DAYS * DAY),
    );
  }
}

/** Questions to the store before a product gets the values of a file's row. */
export function questionsOf(
  product: OwnProduct,
  form: NuevoProducto,
  sold: SoldSince | undefined,
): PreguntaImportacion[] {
  const asked: PreguntaImportacion[] = [];
  if (sold && sold.vendidas > 0 && form.stock > 0 && form.stock !== product.stock)
    asked.push({
      tema: 'stock',
      archivo: form.stock,
      vendidas: sold.vendidas,
      quedan: product.stock,
      desde: sold.desde.toISOString(),
      segun: sold.segun,
    });
  if (isPriceJump(product.precio, form.precio))
    asked.push({ tema: 'precio', campo: 'precio', antes: product.precio, archivo: form.precio });
  const offer = product.precioOferta ?? product.precio;
  if (form.precioOferta !== null && form.precioOferta !== product.precioOferta && isPriceJump(offer, form.precioOferta))
    asked.push({ tema: 'precio', campo: 'precioOferta', antes: offer, archivo: form.precioOferta });
  return asked;
}
