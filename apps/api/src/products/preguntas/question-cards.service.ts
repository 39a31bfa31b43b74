import { Injectable } from '@nestjs/common';
import type { PreguntaAdmin } from '@tuerca/contracts/products/preguntas/admin-endpoints';
import { UsersService } from '../../auth/users/users.service';
import { ReportesService } from '../../platform/reportes/reportes.service';
import { ProductsService } from '../products/products.service';
import type { PreguntaDoc } from './pregunta.schema';
import { toPreguntaAdmin } from './preguntas.mapper';

/** Questions with people, products and what was reported, in as many queries as for one. */
@Injectable()
export class QuestionCardsService {
  constructor(
    private readonly users: UsersService,
    private readonly products: ProductsService,
    private readonly reportes: ReportesService,
  ) {}

  async show(docs: readonly PreguntaDoc[]): Promise<PreguntaAdmin[]> {
    const ids = docs.map(({ _id }) => String(_id));
    const [people, products, cases] = await Promise.all([
      this.users.recallCards(docs.flatMap(({ usuarioId, tiendaId }) => [String(usuarioId), String(tiendaId)])),
      this.products.recallForCart([...new Set(docs.map(({ productoId }) => String(productoId)))]),
      this.reportes.openCases(['pregunta', 'respuesta'], ids),
    ]);
    return docs.map((doc) =>
      toPreguntaAdmin(doc, {
        author: people.get(String(doc.usuarioId)),
        store: people.get(String(doc.tiendaId)),
        product: products.get(String(doc.productoId)),
        report: cases.get(String(doc._id)) ?? null,
      }),
    );
  }
}
