import { Injectable } from '@nestjs/common';
import type { comments, NuevaResena, Resena } from '@tuerca/contracts/comments';
import { MENSAJES_CATALOGO } from '@tuerca/contracts/mensajes';
import type { z } from 'zod';
import { AppError } from '../common/app-error';
import type { CurrentUser } from '../common/current-user';
import type { Valoracion } from '../common/valoracion';
import { type Tx, Transactions } from '../database/transactions';
import { reply, replyPage } from '../http/reply';
import type { Parsed } from '../http/request-context';
import { ProductsService } from '../products/products.service';
import { ServicesService } from '../services/services.service';
import { StoresService } from '../stores/stores.service';
import { UsersService } from '../users/users.service';
import { WorkshopsService } from '../workshops/workshops.service';
import type { ComentarioDoc } from './comment.schema';
import { claveObjetivo, type Objetivo } from './comment-target';
import { toResena } from './comments.mapper';
import { CommentsRepository } from './comments.repository';
import { type ObjetivoCompra, PurchaseProof } from './purchase-proof.service';

type Contenido = Pick<z.output<typeof NuevaResena>, 'texto' | 'valoracion'>;
/** A target that exists: who owns it, what a purchase of it looks like, where its stars are kept. */
interface Destino {
  duenoId: string;
  compra: ObjetivoCompra;
  rate: (valoracion: Valoracion, tx: Tx) => Promise<boolean>;
}

/** Reviews and the averages that follow from the verified ones. */
@Injectable()
export class CommentsService {
  constructor(
    private readonly repository: CommentsRepository,
    private readonly transactions: Transactions,
    private readonly users: UsersService,
    private readonly stores: StoresService,
    private readonly workshops: WorkshopsService,
    private readonly products: ProductsService,
    private readonly services: ServicesService,
    private readonly proof: PurchaseProof,
  ) {}

  async list({ page, limit, sort, ...objetivo }: Parsed<typeof comments.list>['query']) {
    const campo = sort.replace('-', '');
    const sentido = sort.startsWith('-') ? -1 : 1;
    const orden: Record<string, 1 | -1> = campo === 'valoracion' ? { valoracion: sentido, createdAt: -1 } : { createdAt: sentido, _id: sentido };
    const { docs, total } = await this.repository.findPage(claveObjetivo(objetivo), { orden, page, limit });
    const autores = await this.users.findCards(docs.map(({ usuarioId }) => String(usuarioId)));
    return replyPage(docs.map((doc) => toResena(doc, autores.get(String(doc.usuarioId)))), total, { page, limit });
  }

  /** Publishes a review; throws NO_ENCONTRADO, RESENA_PROPIA or RESENA_REPETIDA. */
  async create(user: CurrentUser, { texto, valoracion, ...objetivo }: z.output<typeof NuevaResena>) {
    const destino = await this.findTarget(objetivo);
    if (destino.duenoId === user.id) throw new AppError('RESENA_PROPIA');
    const verificada = await this.proof.hasDelivered(user.id, destino.compra);
    const doc = await this.publish(user.id, objetivo, { texto, valoracion }, destino, { verificada });
    return reply<Resena>(toResena(doc, (await this.users.findCard(user.id)) ?? undefined), { message: MENSAJES_CATALOGO.resenaOk });
  }

  /** A review with its date and whether it is verified, for demo data and for ratings of appointments. */
  async record(userId: string, objetivo: Objetivo, contenido: Contenido, hecho: { verificada: boolean; createdAt?: Date }): Promise<ComentarioDoc> {
    return this.publish(userId, objetivo, contenido, await this.findTarget(objetivo), hecho);
  }

  private publish(usuarioId: string, objetivo: Objetivo, contenido: Contenido, destino: Destino, hecho: { verificada: boolean; createdAt?: Date }): Promise<ComentarioDoc> {
    return this.transactions.run(async (tx) => {
      const doc = await this.repository.insert({ usuarioId, ...objetivo, objetivo: claveObjetivo(objetivo), ...contenido, ...hecho } as never, tx);
      if (hecho.verificada && !(await destino.rate({ suma: contenido.valoracion, numero: 1 }, tx))) throw new AppError('NO_ENCONTRADO');
      return doc;
    });
  }

  private async findTarget({ usuarioObjetivoId, productoObjetivoId, servicioObjetivoId }: Objetivo): Promise<Destino> {
    if (productoObjetivoId) {
      const producto = await this.products.findOwner(productoObjetivoId);
      if (producto?.visible) return { duenoId: producto.tiendaId, compra: { productoId: productoObjetivoId }, rate: (v, tx) => this.products.addRating(productoObjetivoId, v, tx) };
    } else if (servicioObjetivoId) {
      const servicio = await this.services.findOwner(servicioObjetivoId);
      if (servicio) return { duenoId: servicio.tallerId, compra: { servicioId: servicioObjetivoId }, rate: (v, tx) => this.services.addRating(servicioObjetivoId, v, tx) };
    } else if (usuarioObjetivoId) {
      const [tienda, taller] = await Promise.all([this.stores.findCard(usuarioObjetivoId), this.workshops.findCard(usuarioObjetivoId)]);
      if (tienda?.activo) return { duenoId: usuarioObjetivoId, compra: { tiendaId: usuarioObjetivoId }, rate: (v, tx) => this.stores.addRating(usuarioObjetivoId, v, tx) };
      if (taller?.activo) return { duenoId: usuarioObjetivoId, compra: { tallerId: usuarioObjetivoId }, rate: (v, tx) => this.workshops.addRating(usuarioObjetivoId, v, tx) };
    }
    throw new AppError('NO_ENCONTRADO');
  }
}
