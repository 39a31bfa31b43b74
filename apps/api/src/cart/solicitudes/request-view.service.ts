import { Injectable } from '@nestjs/common';
import type { Solicitud, SolicitudTienda } from '@tuerca/contracts/cart/solicitudes/schemas';
import { StoresService } from '../../auth/stores/stores.service';
import { Clock } from '../../platform/common/clock';
import { SystemService } from '../../platform/system/system.service';
import { ProductsService } from '../../products/products/products.service';
import type { ProposalContext, StoreFacts } from './propuesta.mapper';
import type { PropuestaDoc } from './propuesta.schema';
import { PropuestasRepository } from './propuestas.repository';
import type { SolicitudDoc } from './solicitud.schema';
import { type HeldState, toSolicitud, toSolicitudTienda } from './solicitudes.mapper';

/** Requests as their two sides see them. */
@Injectable()
export class RequestView {
  constructor(
    private readonly propuestas: PropuestasRepository,
    private readonly stores: StoresService,
    private readonly products: ProductsService,
    private readonly system: SystemService,
    private readonly clock: Clock,
  ) {}

  /** For its client, with every proposal. */
  async ofClient(doc: SolicitudDoc): Promise<Solicitud> {
    const docs = await this.propuestas.findOf([doc._id]);
    const [context, held] = await Promise.all([
      this.context(docs.map(({ tiendaId }) => String(tiendaId))),
      this.held(docs.find(({ apartadoId }) => apartadoId)),
    ]);
    return toSolicitud(doc, docs, held, context);
  }

  /** For a store, with its own proposals alone. */
  async ofStore(docs: readonly SolicitudDoc[], tiendaId: string): Promise<SolicitudTienda[]> {
    const [own, context] = await Promise.all([
      this.propuestas.findOf(
        docs.map(({ _id }) => _id),
        tiendaId,
      ),
      this.context([tiendaId]),
    ]);
    const of = (doc: SolicitudDoc) => own.filter(({ solicitudId }) => String(solicitudId) === String(doc._id));
    return docs.map((doc) => toSolicitudTienda(doc, of(doc), tiendaId, context));
  }

  private async held(accepted: PropuestaDoc | undefined): Promise<HeldState | null> {
    if (!accepted?.apartadoId) return null;
    const [product] = await this.products.findForCart([String(accepted.apartadoId)]);
    if (!product?.apartado) return null;
    return { hasta: product.apartado.hasta, vigente: product.activo, disponible: product.stock };
  }

  private async context(tiendaIds: string[]): Promise<ProposalContext> {
    const [docs, config] = await Promise.all([this.stores.findByIds(tiendaIds), this.system.open()]);
    const stores = new Map(
      [...docs].map(([id, doc]): [string, StoreFacts] => [
        id,
        {
          activo: doc.activo,
          tienda: {
            _id: id,
            nombreTienda: doc.nombreTienda,
            ciudad: doc.direccion.ciudad,
            estado: doc.direccion.estado,
            fotoPerfil: doc.fotoPerfil,
            valoracionPromedio: doc.valoracionPromedio,
            numeroValoraciones: doc.numeroValoraciones,
            verificada: doc.verificado,
          },
        },
      ]),
    );
    return { stores, config, now: this.clock.now() };
  }
}
