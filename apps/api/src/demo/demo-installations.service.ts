import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { NuevoPago } from '@tuerca/contracts/cart/checkout/purchase';
import type { Cotizacion, Entrega } from '@tuerca/contracts/cart/checkout/schemas';
import { Instalacion, InstalacionesQuery } from '@tuerca/contracts/cart/instalaciones/schemas';
import type { StatusChange } from '@tuerca/contracts/orders/orders/inputs';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { type Account, UsersService } from '../auth/users/users.service';
import { CartService } from '../cart/cart/cart.service';
import { PurchaseService } from '../cart/checkout/purchase.service';
import { QuotesService } from '../cart/checkout/quotes.service';
import { ReleaseService } from '../cart/checkout/release.service';
import { InstallationOffersService } from '../cart/instalaciones/offers.service';
import { MovesService } from '../citas/citas/moves.service';
import { PaymentReviewService } from '../payments/payments/review.service';
import type { CurrentUser } from '../platform/common/current-user';
import { ProductsService } from '../products/products/products.service';
import type { DemoAccountIds } from './demo-accounts.service';

type Target = z.output<typeof StatusChange>;

/** A purchase of the demo whose parts a workshop mounts: once paid, the appointment is confirmed and the order goes on. */
interface Plan {
  cliente: string;
  taller: string;
  skus: string[];
  /** Picked up at the store by the client, or delivered at the workshop. */
  entrega: 'retiro' | 'taller';
  target: Target;
  nota?: string;
}

const PLANS: readonly Plan[] = [
  {
    cliente: 'cliente@demo.tuerca.ve',
    taller: 'taller-avilamec',
    skus: ['FIL-FIL-0001', 'FIL-FIL-0016'],
    entrega: 'retiro',
    target: { estado: 'procesando', subestado: 'en_preparacion' },
  },
  {
    cliente: 'cliente@demo.tuerca.ve',
    taller: 'taller-cachamay',
    skus: ['FRE-PAS-0041'],
    entrega: 'taller',
    target: { estado: 'enviado' },
  },
  {
    cliente: 'cliente2@demo.tuerca.ve',
    taller: 'taller-cachamay',
    skus: ['SUS-TER-0091'],
    entrega: 'retiro',
    target: { estado: 'cancelado' },
    nota: 'El par vino con un terminal dañado de fábrica y no queda otro.',
  },
];
const PARCEL = { numeroRastreo: '880412370', courier: 'mrw' } as const;

const as = (id: string, role: CurrentUser['role']): CurrentUser => ({ id, role, sid: '' });

/** Purchases of the demo with the appointment that mounts their parts (ADR 16): coming, delivered at the workshop, cancelled. */
@Injectable()
export class DemoInstallations {
  constructor(
    private readonly cart: CartService,
    private readonly offers: InstallationOffersService,
    private readonly quotes: QuotesService,
    private readonly purchases: PurchaseService,
    private readonly release: ReleaseService,
    private readonly review: PaymentReviewService,
    private readonly products: ProductsService,
    private readonly citas: MovesService,
    private readonly users: UsersService,
  ) {}

  /** Needs the documented clients' vehicles; `productos` are ids by sku. */
  async load({ clientes, talleres }: DemoAccountIds, productos: Map<string, string>): Promise<void> {
    const admin = await this.users.findByEmail('admin@demo.tuerca.ve');
    for (const plan of PLANS) {
      const clienteId = clientes.get(plan.cliente)!;
      const tallerId = talleres.get(plan.taller)!;
      const ids = plan.skus.map((sku) => productos.get(sku)!);
      await this.buy(plan, { clienteId, tallerId, ids, adminId: String(admin!._id) });
    }
  }

  private async buy(
    { entrega, target, nota }: Plan,
    { clienteId, tallerId, ids, adminId }: { clienteId: string; tallerId: string; ids: string[]; adminId: string },
  ): Promise<void> {
    const [client, account] = [as(clienteId, 'client'), (await this.users.findById(clienteId))!];
    for (const productoId of ids) await this.cart.add(client, { productoId, cantidad: 1 }, undefined);
    const instalacion = await this.appointment(client, tallerId, entrega);
    const { tiendaId } = (await this.products.findForCart(ids))[0]!;
    const delivery: Entrega =
      entrega === 'taller' ? { tiendaId, tipo: 'taller', tallerId } : { tiendaId, tipo: 'retiro' };
    const quote = await this.quotes.quote(client, [delivery], instalacion);
    const { data } = await this.purchases.place(client, paymentOf(quote, account, instalacion), undefined);
    await this.review.approve(as(adminId, 'admin'), data.pagoId, {
      nota: 'Visto en la cuenta',
      movimiento: { bancoEmisor: '0102', referencia: String(randomInt(1e7, 9e7)), fecha: caracasDate(new Date()) },
    });
    await this.citas.confirm(as(tallerId, 'workshop'), data.instalacion!.citaId);
    await this.follow(as(tiendaId, 'store'), data.pedidos[0]!._id, target, nota);
  }

  /** The first free hour, once the parts can be there, of the workshop's service that mounts them. */
  private async appointment(client: CurrentUser, tallerId: string, entrega: Plan['entrega']): Promise<Instalacion> {
    const query = InstalacionesQuery.parse({
      estado: 'Distrito Capital',
      ...(entrega === 'taller' && { entrega: 'delivery' }),
    });
    const { talleres, vehiculoId } = await this.offers.offers(client, query);
    const [servicio] = talleres.find(({ _id }) => _id === tallerId)!.servicios;
    const { fecha, horas } = servicio!.dias.at(-1)!;
    return Instalacion.parse({ servicioId: servicio!.servicioId, tallerId, fecha, hora: horas[0], vehiculoId });
  }

  /** The store moves the order on, step by step. */
  private async follow(store: CurrentUser, id: string, target: Target, nota?: string): Promise<void> {
    if (target.estado === 'enviado')
      await this.release.move(store, id, { estado: { estado: 'procesando', subestado: 'confirmado' } });
    await this.release.move(store, id, { estado: target, nota, ...(target.estado === 'enviado' && PARCEL) });
  }
}

/** Without a reference no bank is asked: the payment waits for an administrator. */
const paymentOf = (quote: Cotizacion, account: Account, instalacion: Instalacion): NuevoPago => ({
  metodoPago: 'pago_movil',
  nombrePagador: account.nombre,
  telefonoPagador: account.telefono,
  emailPagador: account.email,
  tipoDocumentoPagador: 'V',
  cedulaPagador: (account.cedula ?? '').replace(/\D/g, ''),
  bancoEmisor: '0102',
  bancoReceptor: quote.destinatario.banco,
  referencia: 'PM00000000000',
  monto: quote.total,
  total: quote.total,
  items: quote.tiendas.flatMap(({ items }) =>
    items.map(({ productoId, cantidad, precioUnitario }) => ({ productoId, cantidad, precioUnitario })),
  ),
  cotizacion: quote.token,
  instalacion,
});
