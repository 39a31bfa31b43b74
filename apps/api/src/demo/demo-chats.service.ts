import { Injectable } from '@nestjs/common';
import { demoProductos } from '@tuerca/fixtures/demo-data';
import { drawProduct } from '@tuerca/fixtures/drawing/product';
import { renderImage } from '@tuerca/fixtures/drawing/render';
import { ChatHistoryService, type RecordedChat } from '../chats/chats/chat-history.service';
import { CitasService } from '../citas/citas/citas.service';
import { OrdersService } from '../orders/orders/orders.service';
import type { CurrentUser } from '../platform/common/current-user';
import { AttachmentsService } from '../platform/uploads/attachments.service';
import type { DemoAccountIds } from './demo-accounts.service';
import {
  CITA_LINES,
  GROUP_LINES,
  longTalk,
  ORDER_LINES,
  PRODUCT_LINES,
  REFUSED_LINES,
  SHORT_TALKS,
  timed,
} from './demo-chats-plan';

const HOUR = 60;
const DAY = 24 * HOUR;
/** Questions in the long conversation. */
const ROUNDS = 40;
/** Clients who have written to each documented business. */
const CALLERS = 6;

/** Place of the line of an appointment that carries a picture. */
const PICTURE_LINE = 1;

/** Pairs that already talk to each other: there is one conversation of two people. */
type Pairs = Set<string>;

/** Conversations between clients, stores and workshops of the demo. */
@Injectable()
export class DemoChats {
  constructor(
    private readonly history: ChatHistoryService,
    private readonly orders: OrdersService,
    private readonly citas: CitasService,
    private readonly attachments: AttachmentsService,
  ) {}

  /** Answers how many conversations there are. */
  async load(accounts: DemoAccountIds, now: Date): Promise<number> {
    const [clientes, tiendas, talleres] = [accounts.clientes, accounts.tiendas, accounts.talleres].map((ids) => [
      ...ids.values(),
    ]) as [string[], string[], string[]];
    const taken: Pairs = new Set();
    const ana: CurrentUser = { id: clientes[0]!, role: 'client', sid: '' };
    const own = await this.ofClient(ana, tiendas[0]!, now);
    const long: RecordedChat = {
      people: [{ id: ana.id }, { id: tiendas[0]! }],
      messages: timed(longTalk(ROUNDS), now, { ago: 2 * DAY, apart: 18 * HOUR }),
    };
    const group: RecordedChat = {
      nombre: 'Instalación del jueves',
      people: [{ id: tiendas[0]! }, { id: ana.id, noLeidos: 1 }, { id: talleres[0]! }],
      messages: timed(GROUP_LINES, now, { ago: 50, apart: 7 }),
    };
    const conversations = [long, ...own, ...this.callers(clientes.slice(1), [tiendas[0]!, talleres[0]!], now)].filter(
      ({ people }) => {
        const pair = people.map(({ id }) => id).join(' ');
        return !taken.has(pair) && taken.add(pair);
      },
    );
    await this.history.record([...conversations, group]);
    return conversations.length + 1;
  }

  /**
   * About her orders, her appointment and products that she bought: unread, starred with a picture, and in the trash; with
   * other stores than the one of the long talk, for two people have one conversation.
   */
  private async ofClient(ana: CurrentUser, except: string, now: Date): Promise<RecordedChat[]> {
    const [orders, { next }] = await Promise.all([this.orders.latest(ana, 30), this.citas.ofClient(ana, 1)]);
    const others = orders.filter(({ tiendaId }) => String(tiendaId) !== except);
    const byStore = new Map(others.map((order) => [String(order.tiendaId), order]));
    const [latest, bought, refused] = [...byStore.values()];
    const chats: RecordedChat[] = [];
    if (latest)
      chats.push({
        people: [{ id: ana.id, noLeidos: 2 }, { id: String(latest.tiendaId) }],
        contexto: { tipo: 'pedido', id: String(latest._id) },
        messages: timed(ORDER_LINES, now, { ago: 25, apart: 9 }),
      });
    for (const [order, lines, papelera] of [
      [bought, PRODUCT_LINES, false],
      [refused, REFUSED_LINES, true],
    ] as const)
      if (order)
        chats.push({
          people: [
            { id: ana.id, papelera },
            { id: String(order.tiendaId), noLeidos: 1 },
          ],
          contexto: { tipo: 'producto', id: String(order.items[0]!.productoId) },
          messages: timed(lines, now, { ago: papelera ? 9 * DAY : 3 * HOUR, apart: 12 }),
        });
    const [cita] = next;
    if (cita) {
      const adjuntos = [await this.picture(ana)];
      const lines = timed(CITA_LINES, now, { ago: DAY, apart: 5 });
      chats.push({
        people: [{ id: ana.id, destacado: true }, { id: String(cita.tallerId) }],
        contexto: { tipo: 'cita', id: String(cita._id) },
        messages: lines.map((line, i) => (i === PICTURE_LINE ? { ...line, adjuntos } : line)),
      });
    }
    return chats;
  }

  private callers(clientes: string[], businesses: string[], now: Date): RecordedChat[] {
    return businesses.flatMap((business, b) =>
      clientes.slice(0, CALLERS).map((id, n): RecordedChat => {
        const lines = SHORT_TALKS[(n + b) % SHORT_TALKS.length]!;
        const isWaiting = lines.at(-1)![0] === 0;
        return {
          people: [{ id }, { id: business, noLeidos: isWaiting && n % 2 === 0 ? 1 : 0 }],
          messages: timed(lines, now, { ago: (n + 1) * 7 * HOUR + b * HOUR, apart: 4 }),
        };
      }),
    );
  }

  /** Brake pads, as she photographed them. */
  private async picture(user: CurrentUser): Promise<string> {
    const { sku, ...pads } = demoProductos.find(({ nombre }) => /pastillas/i.test(nombre))!;
    const svg = drawProduct({ ...pads, seed: sku });
    const content = await renderImage(svg, { width: 800, height: 800, format: 'jpeg' });
    const [file] = await this.attachments.store(user, [{ content, name: 'pastillas.jpg' }]);
    return file!._id;
  }
}
