import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Entrega } from '@tuerca/contracts/cart/checkout/schemas';
import { HOUR } from '@tuerca/contracts/kernel/time';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';
import { type Account, UsersService } from '../auth/users/users.service';
import { QuotesService } from '../cart/checkout/quotes.service';
import { EarnedProgressService } from '../membresia/earned-progress.service';
import { LedgerService } from '../orders/comisiones/ledger.service';
import { type NuevoPedido, OrdersService } from '../orders/orders/orders.service';
import { DebtsService } from '../payments/payments/debts.service';
import { type PaymentRecord, PaymentsService } from '../payments/payments/payments.service';
import { Clock } from '../platform/common/clock';
import { SystemService } from '../platform/system/system.service';
import { ProductsService } from '../products/products/products.service';
import { type PastSale, StockHistoryService } from '../products/products/stock-history.service';
import { historicalRate, historyOf, orExpired } from './historical-figures';
import { debtsOf, demoRefundOf, pastDebt } from './historical-refunds';

/** A past purchase to be told as if it had happened; `creado` UTC, `entrega` by store. */
export interface HistoricalCompra {
  clienteId: string;
  creado: Date;
  items: { productoId: string; cantidad: number }[];
  entrega: Record<string, 'delivery' | 'retiro'>;
  metodoPago: 'pago_movil' | 'transferencia';
  bancoEmisor: string;
  target: Pick<NuevoPedido, 'estado' | 'estadoPago'> & { subestado?: 'confirmado' | 'en_preparacion' };
  /** Answer of the bank about a payment that waits; a person has to check it when absent. */
  resultado?: PaymentRecord['resultado'];
  /** As the client typed it; made up when absent. */
  referencia?: string;
}

/** A payment as it is inserted; the queue's own fields are derived there. */
type PastPayment = Omit<
  PaymentRecord,
  'terminos' | 'sufijos' | 'pedidos' | 'abonos' | 'diferencia' | 'capturas' | 'ronda'
>;

/** An order that is picked up at the counter has no shipment to follow. */
const NO_PARCEL = { numeroRastreo: null, courier: null };
const BATCH = 100;
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Stock that an order took; a cancelled one gave it back long ago. */
const salesOf = ({ estado, tiendaId, numero: referencia, fecha, items }: NuevoPedido): PastSale[] =>
  estado === 'cancelado'
    ? []
    : items.map(({ productoId, cantidad }) => ({
        productoId: String(productoId),
        tiendaId: String(tiendaId),
        cantidad,
        referencia,
        fecha,
      }));

/** Past purchases of the demo: payments and orders as the real ones, at the rate of their day, without touching stock. */
@Injectable()
export class HistoricalOrdersService {
  constructor(
    private readonly quotes: QuotesService,
    private readonly products: ProductsService,
    private readonly stock: StockHistoryService,
    private readonly payments: PaymentsService,
    private readonly orders: OrdersService,
    private readonly ledger: LedgerService,
    private readonly debts: DebtsService,
    private readonly progress: EarnedProgressService,
    private readonly system: SystemService,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** Inserts all of them in batches; returns how many orders that made. The same plan gives the same numbers. */
  async insert(plan: HistoricalCompra[]): Promise<number> {
    const context = await this.context(plan);
    let made = 0;
    for (let from = 0; from < plan.length; from += BATCH) {
      const batch = plan.slice(from, from + BATCH).map((one, i) => this.purchase(one, from + i, context));
      await this.payments.insertMany(
        batch.map(({ pago }) => ({ ...pago, _id: String(pago._id), clienteId: String(pago.clienteId) }) as never),
      );
      const pedidos = batch.flatMap((one) => one.pedidos);
      const stored = await this.orders.insert(pedidos);
      await this.ledger.enterPast(stored);
      const payments = new Map(batch.map(({ pago }) => [String(pago._id), pago]));
      await this.debts.enterPast(stored.flatMap((order) => pastDebt(order, payments.get(String(order.pagoId))!)));
      await this.stock.enterSales(pedidos.flatMap(salesOf));
      const delivered = pedidos.filter(({ estado }) => estado === 'entregado');
      await this.progress.addPast(delivered.map(({ tiendaId }) => String(tiendaId)));
      made += pedidos.length;
    }
    return made;
  }

  /** Everything that the planned purchases refer to, read once. */
  private async context(plan: HistoricalCompra[]) {
    const config = await this.system.open();
    const ids = plan.flatMap(({ items }) => items.map(({ productoId }) => productoId));
    const products = new Map((await this.products.findForCart(ids)).map((producto) => [producto._id, producto]));
    const sellers = await this.quotes.sellers([...new Set([...products.values()].map(({ tiendaId }) => tiendaId))]);
    const accounts = new Map<string, Account>();
    for (const id of new Set(plan.map(({ clienteId }) => clienteId)))
      accounts.set(id, (await this.users.findById(id))!);
    return { config, now: this.clock.now(), products, sellers, accounts };
  }

  /** One planned purchase as its payment and orders; `index` tells equal ones apart. */
  private purchase(
    one: HistoricalCompra,
    index: number,
    { config, now, products, sellers, accounts }: Awaited<ReturnType<HistoricalOrdersService['context']>>,
  ) {
    const account = accounts.get(one.clienteId)!;
    const items = one.items.flatMap(({ productoId, cantidad }) => {
      const producto = products.get(productoId);
      return producto ? [{ productoId, cantidad, producto }] : [];
    });
    const conditions = {
      tasa: historicalRate(config.tasa.valor, one.creado, now),
      fechaTasa: caracasDate(one.creado),
      iva: config.iva,
    };
    const entregas = this.quotes.storesOf(items).map((tiendaId) => this.delivery(tiendaId, one, account));
    const figures = this.quotes.price(items, entregas, sellers, {
      tasa: { ...config.tasa, valor: conditions.tasa },
      tariffs: config.envio,
      now: one.creado,
    });
    const pago = this.payment(one, account, {
      index,
      monto: figures.total,
      totalUSD: figures.totalUSD,
      tasa: conditions.tasa,
      destinatario: config.destinatario,
      now,
    });
    const { nombre, email, telefono, cedula = null } = account;
    const cliente = { nombre, email, telefono, cedula };
    const past = historyOf(one.target, one.creado, now);
    const pedidos = this.quotes
      .toOrders(figures.parts, { pago, cliente, conditions })
      .map((order) => ({ ...order, ...past, ...(order.tipoEntrega === 'retiro' && NO_PARCEL) }))
      .map((order) => ({ ...order, ...demoRefundOf(order, now) }));
    const paid = pedidos.map(({ numero, tiendaId, tienda }) => ({ numero, tiendaId, tienda: tienda.nombre }));
    return { pago: { ...pago, ...debtsOf(pedidos), pedidos: paid }, pedidos };
  }

  private delivery(
    tiendaId: string,
    { entrega }: HistoricalCompra,
    cliente: Account,
  ): Exclude<Entrega, { tipo: 'taller' }> {
    const { direccion } = cliente;
    if (entrega[tiendaId] !== 'delivery' || !direccion) return { tiendaId, tipo: 'retiro' };
    const { ciudad, estado, pais, codigoPostal, calle, referencias } = direccion;
    return {
      tiendaId,
      tipo: 'delivery',
      direccion: {
        ciudad,
        estado,
        pais,
        codigoPostal,
        calle: calle ?? 'Calle principal',
        nombre: cliente.nombre,
        telefono: cliente.telefono,
        ...(referencias && { referencias }),
      },
    };
  }

  private payment(
    compra: HistoricalCompra,
    cliente: Account,
    {
      index,
      now,
      ...figures
    }: { index: number; now: Date } & Pick<PaymentRecord, 'monto' | 'totalUSD' | 'tasa' | 'destinatario'>,
  ): PastPayment {
    const { creado, metodoPago, bancoEmisor, target } = compra;
    const seed = createHash('sha256').update(`${compra.clienteId}|${creado.toISOString()}|${index}`).digest();
    const letters = [...seed.subarray(0, 6)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
    const estado = orExpired(target).estadoPago;
    const fechaPago = caracasDate(creado);
    const note = estado === 'rechazado' ? 'El banco no encontró el pago.' : null;
    return {
      ...figures,
      metodoPago,
      bancoEmisor,
      estado,
      fechaPago,
      _id: seed.subarray(8, 20).toString('hex') as never,
      clienteId: compra.clienteId as never,
      orderNumber: `T${fechaPago.slice(2).replaceAll('-', '')}-${letters}`,
      claveIdempotencia: `h:${seed.toString('hex')}`,
      huella: seed.toString('hex'),
      resultado: compra.resultado ?? (estado === 'pagado' || estado === 'reembolsado' ? 'verificado' : 'manual'),
      bancoReceptor: figures.destinatario.banco,
      referencia: compra.referencia ?? String(10_000_000 + (seed.readUInt32BE(20) % 89_999_999)),
      referenciaInterna: `TR${seed.toString('hex').slice(0, 10).toUpperCase()}`,
      nombrePagador: cliente.nombre,
      telefonoPagador: cliente.telefono,
      cedulaPagador: cliente.cedula ?? 'V-12345678',
      emailPagador: cliente.email,
      montoRecibido: estado === 'pagado' || estado === 'reembolsado' ? figures.monto : null,
      fecha: creado,
      motivo: note,
      // Open ones stay for the admin's queue for as long as somebody looks at the demo.
      expira: new Date(Math.max(creado.getTime() + 72 * HOUR, now.getTime() + 30 * 24 * HOUR)),
      proximaRevision: null,
      ultimaRevision: null,
      bloqueadoHasta: new Date(0),
      intentos: 0,
      toques: 0,
      historial: [
        { estado: 'en_verificacion', fecha: creado, por: 'cliente', nota: null },
        ...(estado === 'en_verificacion' || estado === 'pendiente'
          ? []
          : [{ estado, fecha: new Date(creado.getTime() + HOUR / 2), por: 'banco', nota: note }]),
      ],
    };
  }
}
