import { Injectable } from '@nestjs/common';
import { ProductsService } from '../products/products.service';
import { PreguntasRepository, type WaitingQuestion } from './preguntas.repository';

/** Questions that a store still has to answer, for its day. */
@Injectable()
export class WaitingQuestionsService {
  constructor(
    private readonly repository: PreguntasRepository,
    private readonly products: ProductsService,
  ) {}

  /** Their number, and the oldest with their products' names. */
  async ofStore(
    tiendaId: string,
    limit: number,
  ): Promise<{ total: number; docs: (WaitingQuestion & { producto: string })[] }> {
    const { docs, total } = await this.repository.findWaiting(tiendaId, limit);
    const products = await this.products.recallForCart([...new Set(docs.map(({ productoId }) => String(productoId)))]);
    const named = docs.map((doc) => ({ ...doc, producto: products.get(String(doc.productoId))?.nombre ?? '' }));
    return { total, docs: named };
  }
}
