import { Injectable } from '@nestjs/common';
import { fechaCaracas } from '@tuerca/contracts/venezuela/caracas';
import type { Entrega } from '@tuerca/contracts/checkout/schemas';
import { createHash } from 'node:crypto';
import { Clock } from '../platform/common/clock';
import { type NuevoPedido, OrdersService } from '../orders/orders.service';
import { type Cobro, PaymentsService } from '../payments/payments.service';
import { type ProductoCarrito, ProductsService } from '../products/products.service';
import { SystemService } from '../system/system.service';
import { type Cuenta, UsersService } from '../users/users.service';
import { historialDe, tasaHistorica, vencidoONo } from './historical-figures';
import { toNuevoPedido } from './new-order';
import { cotizar, porTienda } from './quote';
import { QuotesService } from './quotes.service';

/** A past purchase to be told as if it had happened; `creado` UTC, `entrega` by store. */
export interface CompraHistorica {
  clienteId: string;
  creado: Date;
  lineas: { productoId: string; cantidad: number }[];
  entrega: Record<string, 'delivery' | 'retiro'>;
  metodoPago: 'pago_movil' | 'transferencia';
  bancoEmisor: string;
  destino: Pick<NuevoPedido, 'estado' | 'estadoPago'> & { subestado?: 'confirmado' | 'en_preparacion' };
}

const LOTE = 100;
const HORA = 3_600_000;

/** Past purchases of the demo: payments and orders as the real ones, at the rate of their day, without touching stock. */
@Injectable()
export class HistoricalOrdersService {
  constructor(
    private readonly quotes: QuotesService,
    private readonly products: ProductsService,
    private readonly payments: PaymentsService,
    private readonly orders: OrdersService,
    private readonly system: SystemService,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** Inserts all of them in batches; returns how many orders that made. The same plan gives the same numbers. */
  async insert(plan: CompraHistorica[]): Promise<number> {
    const { tasa, iva, envio: tarifas, destinatario } = await this.system.public();
    const ahora = this.clock.now();
    const productos = new Map(
      (await this.products.findForCart(plan.flatMap(({ lineas }) => lineas.map(({ productoId }) => productoId)))).map(
        (producto) => [producto._id, producto],
      ),
    );
    const tiendas = await this.quotes.sellers([...new Set([...productos.values()].map(({ tiendaId }) => tiendaId))]);
    const cuentas = new Map<string, Cuenta>();
    for (const id of new Set(plan.map(({ clienteId }) => clienteId))) cuentas.set(id, (await this.users.findById(id))!);
    let hechos = 0;
    for (let desde = 0; desde < plan.length; desde += LOTE) {
      const lote = plan.slice(desde, desde + LOTE).map((compra, i) => {
        const cliente = cuentas.get(compra.clienteId)!;
        const lineas = compra.lineas.flatMap(({ productoId, cantidad }) =>
          productos.has(productoId) ? [{ producto: productos.get(productoId) as ProductoCarrito, cantidad }] : [],
        );
        const condiciones = {
          tasa: tasaHistorica(tasa.valor, compra.creado, ahora),
          fechaTasa: fechaCaracas(compra.creado),
          iva,
        };
        const entregas = [...porTienda(lineas).keys()].map((tiendaId) => this.delivery(tiendaId, compra, cliente));
        const figuras = cotizar(lineas, entregas, tiendas, {
          tasa: { ...tasa, valor: condiciones.tasa },
          iva,
          tarifas,
          ahora: compra.creado,
        });
        const pago = this.payment(compra, cliente, {
          orden: desde + i,
          monto: figuras.total,
          totalUSD: figuras.totalUSD,
          tasa: condiciones.tasa,
          destinatario,
          ahora,
        });
        const datos = {
          nombre: cliente.nombre,
          email: cliente.email,
          telefono: cliente.telefono,
          cedula: cliente.cedula ?? null,
        };
        const pedidos = figuras.partes.map((parte, n) => ({
          ...toNuevoPedido(parte, { indice: figuras.partes.length > 1 ? n : null, pago, cliente: datos, condiciones }),
          ...historialDe(compra.destino, compra.creado, ahora),
        }));
        return { pago, pedidos };
      });
      await this.payments.insertHistorical(
        lote.map(({ pago }) => ({ ...pago, _id: String(pago._id), clienteId: String(pago.clienteId) }) as never),
      );
      const pedidos = lote.flatMap((compra) => compra.pedidos);
      await this.orders.insert(pedidos);
      hechos += pedidos.length;
    }
    return hechos;
  }

  private delivery(tiendaId: string, { entrega }: CompraHistorica, cliente: Cuenta): Entrega {
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
    compra: CompraHistorica,
    cliente: Cuenta,
    {
      orden,
      ahora,
      ...figuras
    }: { orden: number; ahora: Date } & Pick<Cobro, 'monto' | 'totalUSD' | 'tasa' | 'destinatario'>,
  ): Cobro {
    const { creado, metodoPago, bancoEmisor, destino } = compra;
    const semilla = createHash('sha256').update(`${compra.clienteId}|${creado.toISOString()}|${orden}`).digest();
    const letras = [...semilla.subarray(0, 6)].map((byte) => 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'[byte % 31]).join('');
    const estado = vencidoONo(destino).estadoPago;
    const fechaPago = fechaCaracas(creado);
    const nota = estado === 'rechazado' ? 'El banco no encontró el pago.' : null;
    return {
      ...figuras,
      metodoPago,
      bancoEmisor,
      estado,
      fechaPago,
      _id: semilla.subarray(8, 20).toString('hex') as never,
      clienteId: compra.clienteId as never,
      orderNumber: `T${fechaPago.slice(2).replaceAll('-', '')}-${letras}`,
      claveIdempotencia: `h:${semilla.toString('hex')}`,
      huella: semilla.toString('hex'),
      resultado: estado === 'pagado' || estado === 'reembolsado' ? 'verificado' : 'manual',
      bancoReceptor: figuras.destinatario.banco,
      referencia: String(10_000_000 + (semilla.readUInt32BE(20) % 89_999_999)),
      referenciaInterna: `TR${semilla.toString('hex').slice(0, 10).toUpperCase()}`,
      nombrePagador: cliente.nombre,
      telefonoPagador: cliente.telefono,
      cedulaPagador: cliente.cedula ?? 'V-12345678',
      emailPagador: cliente.email,
      montoRecibido: null,
      fecha: creado,
      motivo: nota,
      // Open ones stay for the admin's queue for as long as somebody looks at the demo.
      expira: new Date(Math.max(creado.getTime() + 72 * HORA, ahora.getTime() + 30 * 24 * HORA)),
      proximaRevision: null,
      ultimaRevision: null,
      bloqueadoHasta: new Date(0),
      intentos: 0,
      toques: 0,
      eventosPendientes: [],
      historial: [
        { estado: 'en_verificacion', fecha: creado, por: 'cliente', nota: null },
        ...(estado === 'en_verificacion' || estado === 'pendiente'
          ? []
          : [{ estado, fecha: new Date(creado.getTime() + HORA / 2), por: 'banco', nota }]),
      ],
    };
  }
}
