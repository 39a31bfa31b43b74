import { Injectable } from '@nestjs/common';
import type { ObjetoReporte, TipoReporte } from '@tuerca/contracts/platform/reportes/objects';
import { demoProductos, demoResenas } from '@tuerca/fixtures/demo-data';
import { UsersService } from '../auth/users/users.service';
import { ChatsService } from '../chats/chats/chats.service';
import { CitasService } from '../citas/citas/citas.service';
import { OrdersService } from '../orders/orders/orders.service';
import type { CurrentUser } from '../platform/common/current-user';
import { CasesService } from '../platform/reportes/cases.service';
import { ReportesService } from '../platform/reportes/reportes.service';
import { CommentsService } from '../products/comments/comments.service';
import { PreguntasService } from '../products/preguntas/preguntas.service';
import type { DemoAccountIds } from './demo-accounts.service';

/** Clients that report; the first ones are the documented accounts, whose notices stay as they are. */
const REPORTERS = [4, 5, 6] as const;
const DISLIKED = 3;

/** Reports of the demo's people: something of each kind that waits, and some that was settled. */
@Injectable()
export class DemoReports {
  constructor(
    private readonly reportes: ReportesService,
    private readonly cases: CasesService,
    private readonly comments: CommentsService,
    private readonly preguntas: PreguntasService,
    private readonly orders: OrdersService,
    private readonly citas: CitasService,
    private readonly chats: ChatsService,
    private readonly users: UsersService,
  ) {}

  async load(accounts: DemoAccountIds, productos: Map<string, string>): Promise<void> {
    const clientes = [...accounts.clientes.values()];
    const [first, second, third] = REPORTERS.map((i) => this.client(clientes[i]!)) as [
      CurrentUser,
      CurrentUser,
      CurrentUser,
    ];
    const [adminId] = await this.users.findIdsByRole('admin');
    const admin: CurrentUser = { id: adminId!, role: 'admin', sid: 'demo' };
    await this.content(accounts, productos, [first, second, third], admin);
    await this.parties(clientes);
    await this.file(
      second,
      'tienda',
      [...accounts.tiendas.values()][1]!,
      'incumplimiento',
      'Cobró y no entregó a tiempo.',
    );
    await this.file(
      third,
      'taller',
      [...accounts.talleres.values()][1]!,
      'falso',
      'La dirección que muestra no existe.',
    );
    const producto = productos.get(demoProductos[3]!.sku)!;
    await this.file(first, 'producto', producto, 'falso', 'La foto es de otra pieza y la marca no coincide.');
  }

  /** Reviews and a question: one that two people reported, one that an administrator has taken, one settled each way. */
  private async content(
    { tiendas }: DemoAccountIds,
    productos: Map<string, string>,
    [first, second, third]: [CurrentUser, CurrentUser, CurrentUser],
    admin: CurrentUser,
  ): Promise<void> {
    const reviews = await this.lowReviews(productos, [first, second, third]);
    for (const [i, id] of reviews.entries()) {
      await this.file(i % 2 ? second : first, 'comentario', id, 'ofensivo', 'Insulta a la gente de la tienda.');
      if (i === 0) await this.file(third, 'comentario', id, 'falso', 'Nunca compró ahí.');
    }
    const open = await this.reportes.openCases(['comentario'], reviews);
    const caseOf = (i: number) => open.get(reviews[i]!)?._id;
    if (caseOf(1)) await this.cases.take(admin, caseOf(1)!, false);
    if (caseOf(2))
      await this.cases.settle(admin, caseOf(2)!, {
        decision: 'procede',
        accion: 'ocultar',
        motivo: 'Contiene insultos, y eso no está permitido en Tuerca.',
      });
    if (caseOf(3))
      await this.cases.settle(admin, caseOf(3)!, {
        decision: 'no_procede',
        accion: 'ninguna',
        motivo: 'Es una opinión dura, pero habla del producto.',
      });
    const seller: CurrentUser = { id: [...tiendas.values()][0]!, role: 'store', sid: 'demo' };
    const { data } = await this.preguntas.mine(seller, { page: 1, limit: 1, sinResponder: undefined });
    const [asked] = data;
    if (asked && asked.usuario._id !== second.id)
      await this.file(second, 'pregunta', asked._id, 'publicidad', 'Ofrece lo mismo más barato por otro lado.');
  }

  /** An order, an appointment and a conversation, each by one of its parties. */
  private async parties(clientes: string[]): Promise<void> {
    const found = { pedido: false, cita: false, chat: false };
    for (const id of clientes.slice(2, 12)) {
      const user = this.client(id);
      const [order] = found.pedido ? [] : await this.orders.latest(user, 1);
      if (order)
        found.pedido = await this.file(user, 'pedido', String(order._id), 'cobro', 'Me cobraron el envío dos veces.');
      const [cita] = found.cita ? [] : await this.citas.completedOf(id, 1);
      if (cita)
        found.cita = await this.file(user, 'cita', String(cita._id), 'mal_trabajo', 'El ruido sigue igual que antes.');
      const chats = found.chat
        ? []
        : (await this.chats.list(user, { carpeta: 'bandeja', page: 1, limit: 1, q: undefined })).data;
      const [chat] = chats;
      if (chat)
        found.chat = await this.file(user, 'chat', chat._id, 'fuera', 'Me pidió pagarle a otra cuenta por fuera.');
      if (found.pedido && found.cita && found.chat) return;
    }
  }

  /** Reviews of products that few liked, written by others than those who report. */
  private async lowReviews(productos: Map<string, string>, reporters: readonly CurrentUser[]): Promise<string[]> {
    const found: string[] = [];
    for (const { valoracion, objetivo } of demoResenas) {
      if (valoracion > DISLIKED || objetivo.tipo !== 'producto') continue;
      const productoObjetivoId = productos.get(objetivo.sku)!;
      const page = { page: 1, limit: 3, sort: 'valoracion' as const, estado: undefined };
      const { data } = await this.comments.list({ ...page, productoObjetivoId, usuarioObjetivoId: undefined });
      const low = data.find(({ usuario }) => reporters.every(({ id }) => id !== usuario._id));
      if (low && !found.includes(low._id)) found.push(low._id);
      if (found.length === 4) break;
    }
    return found;
  }

  private async file(user: CurrentUser, objeto: ObjetoReporte, objetoId: string, tipo: TipoReporte, motivo: string) {
    await this.reportes.file(user, { objeto, objetoId, tipo, motivo });
    return true;
  }

  private client(id: string): CurrentUser {
    return { id, role: 'client', sid: 'demo' };
  }
}
