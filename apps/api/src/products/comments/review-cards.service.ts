import { Injectable } from '@nestjs/common';
import type { ResenaAdmin } from '@tuerca/contracts/products/comments/admin-schemas';
import { StoresService } from '../../auth/stores/stores.service';
import { UsersService } from '../../auth/users/users.service';
import { WorkshopsService } from '../../auth/workshops/workshops.service';
import { ReportesService } from '../../platform/reportes/reportes.service';
import { ProductsService } from '../products/products.service';
import { ServicesService } from '../services/services.service';
import type { CommentDoc } from './comment.schema';
import { toResenaAdmin } from './comments.mapper';

type Names = Map<string, string>;
const WITHDRAWN = 'Retirado';

/** Reviews with their authors, what they are about and what was reported, in as many queries as for one. */
@Injectable()
export class ReviewCardsService {
  constructor(
    private readonly users: UsersService,
    private readonly products: ProductsService,
    private readonly services: ServicesService,
    private readonly stores: StoresService,
    private readonly workshops: WorkshopsService,
    private readonly reportes: ReportesService,
  ) {}

  async show(docs: readonly CommentDoc[]): Promise<ResenaAdmin[]> {
    const [authors, names, cases] = await Promise.all([
      this.users.recallCards(docs.map(({ usuarioId }) => String(usuarioId))),
      this.names(docs),
      this.reportes.openCases(
        ['comentario'],
        docs.map(({ _id }) => String(_id)),
      ),
    ]);
    return docs.map((doc) =>
      toResenaAdmin(doc, {
        author: authors.get(String(doc.usuarioId)),
        target: names.get(doc.objetivo.split(':')[1]!) ?? WITHDRAWN,
        report: cases.get(String(doc._id)) ?? null,
      }),
    );
  }

  private async names(docs: readonly CommentDoc[]): Promise<Names> {
    const idsOf = (tipo: CommentDoc['tipoObjetivo']) => [
      ...new Set(docs.flatMap((doc) => (doc.tipoObjetivo === tipo ? [doc.objetivo.split(':')[1]!] : []))),
    ];
    const [products, services, stores, workshops] = await Promise.all([
      this.products.recallForCart(idsOf('producto')),
      this.services.findCards(idsOf('servicio')),
      this.stores.recall(idsOf('tienda')),
      this.workshops.recall(idsOf('taller')),
    ]);
    return new Map([
      ...[...products].map(([id, { nombre }]) => [id, nombre] as const),
      ...[...services].map(([id, { nombre }]) => [id, nombre] as const),
      ...[...stores].map(([id, { nombreTienda }]) => [id, nombreTienda] as const),
      ...[...workshops].map(([id, { nombreTaller }]) => [id, nombreTaller] as const),
    ]);
  }
}
