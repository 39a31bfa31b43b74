import { Injectable } from '@nestjs/common';
import { MAX_LINES } from '@tuerca/contracts/cart/cart/schemas';
import { SOLICITUD_MESSAGES } from '@tuerca/contracts/cart/solicitudes/messages';
import type { Solicitud } from '@tuerca/contracts/cart/solicitudes/schemas';
import { propuestaEstado } from '@tuerca/contracts/cart/solicitudes/states';
import { toMonto } from '@tuerca/contracts/venezuela/dinero';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import type { CurrentUser } from '../../platform/common/current-user';
import { Transactions } from '../../platform/database/transactions';
import { type Reply, reply } from '../../platform/http/reply';
import { HeldProducts } from '../../products/products/held-products.service';
import { ProductsService } from '../../products/products/products.service';
import { CartService } from '../cart/cart.service';
import type { PropuestaDoc } from './propuesta.schema';
import { PropuestasRepository } from './propuestas.repository';
import { RequestEndService } from './request-end.service';
import { RequestView } from './request-view.service';
import type { SolicitudDoc } from './solicitud.schema';
import { SolicitudesService } from './solicitudes.service';

/** Accepting a proposal: the request ends, the units are held, the client finds them in the cart. */
@Injectable()
export class AcceptanceService {
  constructor(
    private readonly solicitudes: SolicitudesService,
    private readonly propuestas: PropuestasRepository,
    private readonly ends: RequestEndService,
    private readonly holds: HeldProducts,
    private readonly products: ProductsService,
    private readonly cart: CartService,
    private readonly view: RequestView,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * One transaction decides; the line of the cart follows it. Accepting what one has accepted puts it into the cart again, so
   * that a crash in between costs one more press. Throws what refuses it: see `solicitudes.accept`.
   */
  async accept(user: CurrentUser, id: string, propuestaId: string): Promise<Reply<Solicitud>> {
    const doc = await this.solicitudes.own(user, id);
    const propuesta = await this.propuestas.findOne(id, propuestaId);
    if (!propuesta) throw new AppError('PROPUESTA_NO_ENCONTRADA');
    if (!propuesta.apartadoId) {
      const { items } = await this.cart.snapshot(user.id);
      if (items.length >= MAX_LINES) throw new AppError('CARRITO_LLENO');
    }
    const productoId = propuesta.apartadoId ? String(propuesta.apartadoId) : await this.decide(user, doc, propuesta);
    await this.putIntoCart(user, productoId, propuesta);
    const shown = await this.view.ofClient(await this.solicitudes.own(user, id));
    const message = propuesta.apartadoId ? SOLICITUD_MESSAGES.inCart : SOLICITUD_MESSAGES.accepted;
    return reply(shown, { message });
  }

  /** The product under which the client can buy it. */
  private async decide(user: CurrentUser, { _id }: SolicitudDoc, { _id: key }: PropuestaDoc): Promise<string> {
    const [id, propuestaId] = [String(_id), String(key)];
    const held = await this.transactions.run(async (tx) => {
      const accepted = await this.propuestas.accept(id, propuestaId, this.clock.now(), tx);
      const ended =
        accepted && (await this.ends.end({ clienteId: user.id }, id, { estado: 'aceptada', propuesta: accepted }, tx));
      if (!ended) throw await this.refusal(user, id, propuestaId);
      const productoId = await this.holds.hold(this.toHold(accepted), tx);
      if (!productoId) throw new AppError('PROPUESTA_SIN_STOCK');
      await this.propuestas.noteHold(key, productoId, tx);
      return productoId;
    });
    return held;
  }

  /** Why a proposal could not be accepted, by what stands now. */
  private async refusal(user: CurrentUser, id: string, propuestaId: string): Promise<AppError> {
    const [doc, propuesta] = await Promise.all([
      this.solicitudes.own(user, id),
      this.propuestas.findOne(id, propuestaId),
    ]);
    const estado = propuesta && propuestaEstado(propuesta, this.clock.now());
    if (doc.estado === 'abierta') {
      if (estado === 'retirada') return new AppError('PROPUESTA_RETIRADA');
      if (estado === 'vencida') return new AppError('PROPUESTA_VENCIDA');
      if (estado === 'cerrada') return new AppError('PROPUESTA_CERRADA');
    }
    return this.solicitudes.over(doc);
  }

  private toHold(doc: PropuestaDoc) {
    const { solicitudId, clienteId, tiendaId, productoId, cantidad, precio, vence: hasta } = doc;
    const { nombre, categoria, condicion, marcaRepuesto, imagen, nota } = doc;
    return {
      tiendaId: String(tiendaId),
      clienteId: String(clienteId),
      solicitudId: String(solicitudId),
      cantidad,
      precio,
      hasta,
      source: productoId
        ? { productoId: String(productoId) }
        : {
            part: {
              nombre,
              categoria,
              condicion,
              marcaRepuesto,
              descripcion: nota ?? '',
              imagenes: imagen ? [imagen] : [],
              precio: toMonto(precio),
            },
          },
    };
  }

  /** As many units as are held, unless the line is there. */
  private async putIntoCart(user: CurrentUser, productoId: string, { cantidad }: PropuestaDoc): Promise<void> {
    const [{ items }, [product]] = await Promise.all([
      this.cart.snapshot(user.id),
      this.products.findForCart([productoId]),
    ]);
    if (items.some((line) => line.productoId === productoId)) return;
    if (!product?.activo) throw new AppError('PROPUESTA_VENCIDA');
    const units = Math.min(cantidad, product.stock);
    if (units < 1) throw new AppError('PROPUESTA_CERRADA');
    try {
      await this.cart.add(user, { productoId, cantidad: units }, undefined);
    } catch (error) {
      // Another device put the line there at the same moment.
      if (!(error instanceof AppError) || error.code !== 'STOCK_INSUFICIENTE') throw error;
    }
  }
}
