import { Injectable } from '@nestjs/common';
import type { NuevoChat } from '@tuerca/contracts/chats/chats/inputs';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { SolicitudesService } from '../../cart/solicitudes/solicitudes.service';
import { CitasService } from '../../citas/citas/citas.service';
import { OrdersService } from '../../orders/orders/orders.service';
import { AppError } from '../../platform/common/app-error';
import type { CurrentUser } from '../../platform/common/current-user';
import { ProductsService } from '../../products/products/products.service';
import type { ContextoChatDoc } from './chat.schema';
import { ChatsRepository } from './chats.repository';

type Reference = NonNullable<NuevoChat['contexto']>;
/** Thing from which a conversation is opened, and the other party; null when it is the caller's own. */
export interface OpenedFrom {
  contexto: ContextoChatDoc;
  otherId: string | null;
}

/** 'YYYY-MM-DD' -> '12/05/2026'. */
const shown = (date: string): string => date.split('-').reverse().join('/');

/** Products, orders and appointments from which conversations are opened. */
@Injectable()
export class ChatContexts {
  constructor(
    private readonly chats: ChatsRepository,
    private readonly products: ProductsService,
    private readonly orders: OrdersService,
    private readonly citas: CitasService,
    private readonly solicitudes: SolicitudesService,
  ) {}

  /** Throws NO_ENCONTRADO, CITA_NO_ENCONTRADA or SOLICITUD_NO_ENCONTRADA for what does not exist or is somebody else's. */
  resolve(user: CurrentUser, { tipo, id }: Reference): Promise<OpenedFrom> {
    if (tipo === 'producto') return this.ofProduct(user, id);
    if (tipo === 'solicitud') return this.ofRequest(user, id);
    return tipo === 'pedido' ? this.ofOrder(user, id) : this.ofCita(user, id);
  }

  private async ofProduct(user: CurrentUser, id: string): Promise<OpenedFrom> {
    const [product] = await this.products.findForCart([id]);
    if (!product || (!product.activo && product.tiendaId !== user.id)) throw new AppError('NO_ENCONTRADO');
    return {
      contexto: this.contexto('producto', product._id, product.nombre, null),
      otherId: product.tiendaId === user.id ? null : product.tiendaId,
    };
  }

  private async ofOrder(user: CurrentUser, id: string): Promise<OpenedFrom> {
    const { _id, numero, clienteId, tiendaId } = await this.orders.own(user, id);
    const parties = [String(clienteId), String(tiendaId)];
    return {
      contexto: { ...this.contexto('pedido', String(_id), numero, parties), referencia: numero },
      otherId: parties.find((party) => party !== user.id) ?? null,
    };
  }

  private async ofCita(user: CurrentUser, id: string): Promise<OpenedFrom> {
    if (user.role === 'store') throw new AppError('NO_ENCONTRADO');
    const { _id, clienteId, tallerId, servicio, fechaHora } = await this.citas.own(user, id);
    const parties = [String(clienteId), String(tallerId)];
    const titulo = `${servicio.nombre} · ${shown(caracasDate(fechaHora))}`;
    return {
      contexto: this.contexto('cita', String(_id), titulo, parties),
      otherId: parties.find((party) => party !== user.id) ?? null,
    };
  }

  /** The store is named by whoever opens it: a request is answered by several. */
  private async ofRequest(user: CurrentUser, id: string): Promise<OpenedFrom> {
    const { _id, pieza, clienteId, tiendas } = await this.solicitudes.own(user, id);
    const parties = [clienteId, ...tiendas.map(({ tiendaId }) => tiendaId)].map(String);
    return {
      contexto: this.contexto('solicitud', String(_id), pieza, parties),
      otherId: user.role === 'store' ? String(clienteId) : null,
    };
  }

  private contexto(tipo: Reference['tipo'], id: string, titulo: string, parties: string[] | null): ContextoChatDoc {
    const partes = parties && parties.map((party) => this.chats.toId(party));
    return { tipo, objetoId: this.chats.toId(id), titulo, referencia: null, partes };
  }
}
