import { Injectable } from '@nestjs/common';
import { REVIEW_NOTICE } from '@tuerca/contracts/products/comments/messages';
import { StoresService } from '../../auth/stores/stores.service';
import { WorkshopsService } from '../../auth/workshops/workshops.service';
import { AppError } from '../../platform/common/app-error';
import type { RatingChange } from '../../platform/database/running-average';
import type { Tx } from '../../platform/database/transactions';
import { ProductsService } from '../products/products.service';
import { ServicesService } from '../services/services.service';
import type { Objetivo } from './comment-target';
import type { ObjetivoCompra } from './purchase-proof.service';

/** A target that can be reviewed: who owns it, what its owner calls it, and what a purchase of it looks like. */
interface Outcome {
  duenoId: string;
  /** As it stands in a sentence to the owner: '«Bujía de iridio»', 'tu tienda'. */
  que: string;
  compra: ObjetivoCompra;
}

/** Targets of reviews: their owner, the place of their stars, the page that shows them. */
@Injectable()
export class CommentTargets {
  constructor(
    private readonly stores: StoresService,
    private readonly workshops: WorkshopsService,
    private readonly products: ProductsService,
    private readonly services: ServicesService,
  ) {}

  /** Throws NO_ENCONTRADO, also for what was withdrawn. */
  async find({ usuarioObjetivoId, productoObjetivoId, servicioObjetivoId }: Objetivo): Promise<Outcome> {
    if (productoObjetivoId) {
      const producto = await this.products.findOwner(productoObjetivoId);
      if (producto?.visible)
        return {
          duenoId: producto.tiendaId,
          que: `«${producto.nombre}»`,
          compra: { productoId: productoObjetivoId },
        };
    } else if (servicioObjetivoId) {
      const servicio = await this.services.findOwner(servicioObjetivoId);
      if (servicio)
        return {
          duenoId: servicio.tallerId,
          que: `«${servicio.nombre}»`,
          compra: { servicioId: servicioObjetivoId },
        };
    } else if (usuarioObjetivoId) {
      const [tienda, taller] = await Promise.all([
        this.stores.findCard(usuarioObjetivoId),
        this.workshops.findCard(usuarioObjetivoId),
      ]);
      const duenoId = usuarioObjetivoId;
      if (tienda?.activo) return { duenoId, que: REVIEW_NOTICE.shop.tienda, compra: { tiendaId: duenoId } };
      if (taller?.activo) return { duenoId, que: REVIEW_NOTICE.shop.taller, compra: { tallerId: duenoId } };
    }
    throw new AppError('NO_ENCONTRADO');
  }

  /** Moves the target's verified stars, withdrawn or not; false when there is no such target. */
  async rate(
    { usuarioObjetivoId, productoObjetivoId, servicioObjetivoId }: Objetivo,
    valoracion: RatingChange,
    tx: Tx,
  ): Promise<boolean> {
    if (productoObjetivoId) return this.products.addRating(productoObjetivoId, valoracion, tx);
    if (servicioObjetivoId) return this.services.addRating(servicioObjetivoId, valoracion, tx);
    return (
      (await this.stores.addRating(usuarioObjetivoId!, valoracion, tx)) ||
      this.workshops.addRating(usuarioObjetivoId!, valoracion, tx)
    );
  }

  /** The page of the web that shows the target and its reviews. */
  async route({ usuarioObjetivoId, productoObjetivoId, servicioObjetivoId }: Objetivo): Promise<string> {
    if (productoObjetivoId) return `/producto/${productoObjetivoId}`;
    if (servicioObjetivoId) return `/servicios/mecanicos/${servicioObjetivoId}`;
    return (await this.stores.findCard(usuarioObjetivoId!))
      ? `/producto/tienda/${usuarioObjetivoId}`
      : `/talleres/${usuarioObjetivoId}`;
  }
}
