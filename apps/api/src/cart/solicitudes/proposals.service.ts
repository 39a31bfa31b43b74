import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { NuevaPropuesta } from '@tuerca/contracts/cart/solicitudes/inputs';
import { SOLICITUD_MESSAGES } from '@tuerca/contracts/cart/solicitudes/messages';
import { MAX_PROPOSALS_PER_STORE } from '@tuerca/contracts/cart/solicitudes/rules';
import type { SolicitudTienda } from '@tuerca/contracts/cart/solicitudes/schemas';
import { propuestaEstado } from '@tuerca/contracts/cart/solicitudes/states';
import { HOUR } from '@tuerca/contracts/kernel/time';
import { currentPrice } from '@tuerca/contracts/products/products/price';
import { toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { StoresService } from '../../auth/stores/stores.service';
import { AppError } from '../../platform/common/app-error';
import { Clock } from '../../platform/common/clock';
import { authorOf, type CurrentUser } from '../../platform/common/current-user';
import { emitInTurn } from '../../platform/common/emit-in-turn';
import { isDuplicateKey } from '../../platform/database/database-errors';
import { Transactions, type Tx } from '../../platform/database/transactions';
import { type Reply, reply } from '../../platform/http/reply';
import { UploadsService } from '../../platform/uploads/uploads.service';
import { HeldProducts } from '../../products/products/held-products.service';
import { ProductsService } from '../../products/products/products.service';
import type { PropuestaDoc } from './propuesta.schema';
import { PropuestasRepository } from './propuestas.repository';
import type { SolicitudDoc } from './solicitud.schema';
import { PropuestaMovida } from './solicitudes.events';
import { SolicitudesRepository } from './solicitudes.repository';
import { SolicitudesService } from './solicitudes.service';
import { StoreRequestsService } from './store-requests.service';

type Part = Pick<
  PropuestaDoc,
  'productoId' | 'nombre' | 'categoria' | 'marcaRepuesto' | 'condicion' | 'imagen' | 'pesoKg'
>;

/** Stores' proposals for requests. */
@Injectable()
export class ProposalsService {
  constructor(
    private readonly repository: SolicitudesRepository,
    private readonly propuestas: PropuestasRepository,
    private readonly solicitudes: SolicitudesService,
    private readonly requests: StoreRequestsService,
    private readonly holds: HeldProducts,
    private readonly products: ProductsService,
    private readonly stores: StoresService,
    private readonly uploads: UploadsService,
    private readonly transactions: Transactions,
    private readonly events: EventEmitter2,
    private readonly clock: Clock,
  ) {}

  /** Throws what refuses it: see `solicitudesTienda.propose`. */
  async propose(user: CurrentUser, id: string, form: NuevaPropuesta): Promise<Reply<SolicitudTienda>> {
    const request = await this.solicitudes.own(user, id);
    if (!(await this.stores.findCard(user.id))?.activo) throw new AppError('TIENDA_EN_PAUSA');
    const part = form.tipo === 'producto' ? await this.listed(user, form) : unlisted(form);
    const orden = await this.propuestas.countOf(id, user.id);
    if (orden >= MAX_PROPOSALS_PER_STORE) throw new AppError('PROPUESTAS_AGOTADAS');
    await this.propuestas.expire(this.clock.now());
    try {
      await this.transactions.run((tx) => this.store(user, { request, form, part, orden }, tx));
    } catch (error) {
      // The store's other tab sent one at the same moment, or one of hers still holds.
      if (isDuplicateKey(error)) throw new AppError('PROPUESTA_ABIERTA');
      throw error;
    }
    return reply(await this.requests.show(user, id), { message: SOLICITUD_MESSAGES.proposed });
  }

  /** Throws PROPUESTA_CERRADA when it was accepted meanwhile or is over otherwise. */
  async withdraw(user: CurrentUser, id: string, propuestaId: string): Promise<Reply<SolicitudTienda>> {
    await this.solicitudes.own(user, id);
    const before = await this.propuestas.findOne(id, propuestaId);
    if (!before || String(before.tiendaId) !== user.id) throw new AppError('PROPUESTA_NO_ENCONTRADA');
    const now = this.clock.now();
    if (propuestaEstado(before, now) === 'vencida') throw new AppError('PROPUESTA_VENCIDA');
    const ended = await this.transactions.run(async (tx) => {
      const propuesta = await this.propuestas.end(
        propuestaId,
        'retirada',
        { tiendaId: user.id, retiradaPor: authorOf(user) },
        tx,
      );
      if (!propuesta) return null;
      const doc = await this.repository.noteAnswer(id, user.id, { respondida: false, now }, tx);
      if (doc) await emitInTurn(this.events, PropuestaMovida.event, new PropuestaMovida(doc, propuesta, tx));
      return propuesta;
    });
    if (!ended) throw new AppError('PROPUESTA_CERRADA');
    return reply(await this.requests.show(user, id), { message: SOLICITUD_MESSAGES.withdrawn });
  }

  private async store(
    user: CurrentUser,
    { request, form, part, orden }: { request: SolicitudDoc; form: NuevaPropuesta; part: Part; orden: number },
    tx: Tx,
  ): Promise<void> {
    const fecha = this.clock.now();
    const answer = { respondida: true, now: fecha };
    // The request is written, too: whoever closes it at the same moment waits for this, or this for her.
    const doc = await this.repository.noteAnswer(String(request._id), user.id, answer, tx);
    if (!doc) throw this.solicitudes.over(request.estado === 'abierta' ? await this.reread(request) : request);
    if (part.imagen && !part.productoId) await this.uploads.claim(user, 'solicitud', part.imagen, 'foto', tx);
    const { precio, cantidad, entrega, diasEntrega, nota, horas } = form;
    const propuesta = await this.propuestas.insert(
      {
        ...part,
        solicitudId: doc._id,
        clienteId: doc.clienteId,
        tiendaId: this.repository.toId(user.id),
        orden,
        estado: 'enviada',
        abierta: true,
        precio: toCentimos(precio),
        cantidad,
        entrega,
        diasEntrega,
        nota,
        fecha,
        vence: new Date(fecha.getTime() + horas * HOUR),
        apartadoId: null,
        autor: authorOf(user),
      },
      tx,
    );
    await emitInTurn(this.events, PropuestaMovida.event, new PropuestaMovida(doc, propuesta, tx));
  }

  private async reread({ _id }: SolicitudDoc): Promise<SolicitudDoc> {
    return (await this.repository.findOne({}, String(_id)))!;
  }

  /** A product that the store sells, as it is now. */
  private async listed(user: CurrentUser, form: Extract<NuevaPropuesta, { tipo: 'producto' }>): Promise<Part> {
    const [product] = await this.products.findForCart([form.productoId]);
    if (!product?.activo || product.apartado || product.tiendaId !== user.id)
      throw new AppError('PRODUCTO_NO_ENCONTRADO');
    if (!product.disponible || product.stock < form.cantidad)
      throw new AppError('PRODUCTO_AGOTADO', {
        message: `De «${product.nombre}» tienes ${product.stock} unidades a la venta.`,
      });
    if (toCentimos(form.precio) > currentPrice(product, this.clock.now()).final) throw new AppError('PROPUESTA_PRECIO');
    const { condicion, marcaRepuesto } = await this.holds.partOf(form.productoId);
    return {
      productoId: this.repository.toId(product._id),
      nombre: product.nombre,
      categoria: product.categoria,
      marcaRepuesto,
      condicion,
      imagen: product.imagenes[0] ?? null,
      pesoKg: product.pesoKg ?? null,
    };
  }
}

const unlisted = (form: Extract<NuevaPropuesta, { tipo: 'libre' }>): Part => ({
  productoId: null,
  nombre: form.nombre,
  categoria: form.categoria,
  marcaRepuesto: form.marcaRepuesto,
  condicion: form.condicion,
  imagen: form.foto,
  pesoKg: null,
});
