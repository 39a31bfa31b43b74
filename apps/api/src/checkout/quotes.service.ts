import { Injectable } from '@nestjs/common';
import { diaSemana, fechaCaracas } from '@tuerca/contracts/venezuela/caracas';
import { type Cotizacion, COTIZACION_MINUTOS, type Entrega, OpcionEntrega } from '@tuerca/contracts/checkout/schemas';
import { aBolivares, aCentimos, aMonto } from '@tuerca/contracts/venezuela/dinero';
import { DIAS, type Horario } from '@tuerca/contracts/negocios/horario';
import type { z } from 'zod';
import { CartService } from '../cart/cart.service';
import { AppError } from '../platform/common/app-error';
import { Clock } from '../platform/common/clock';
import type { CurrentUser } from '../platform/common/current-user';
import { deriveKey } from '../platform/common/keys';
import { Environment } from '../platform/config/environment';
import type { ProductoCarrito } from '../products/products.service';
import { StoresService } from '../stores/stores.service';
import { SystemService } from '../system/system.service';
import { toCotizacion } from './checkout.mapper';
import { costoNacional, cotizar, type LineaCarrito, porTienda, type TiendaVende } from './quote';
import { type ContenidoCotizacion, firmar, leer } from './quote-token';

/** Whether a product can be bought now, in any quantity. */
export const seVende = ({ activo, disponible, stock }: ProductoCarrito): boolean => activo && disponible && stock > 0;
/** The error that names a product of which there are not enough. */
export const sinStock = ({ nombre, stock, ...producto }: ProductoCarrito, data?: unknown): AppError =>
  seVende({ nombre, stock, ...producto })
    ? new AppError('STOCK_INSUFICIENTE', {
        message: stock === 1 ? `De «${nombre}» solo queda 1 unidad.` : `De «${nombre}» solo quedan ${stock} unidades.`,
        data,
      })
    : new AppError('PRODUCTO_AGOTADO', {
        message: `«${nombre}» se agotó. Quítalo del carrito o busca uno similar.`,
        data,
      });

function horarioHoy(horario: Horario, ahora: Date): string {
  const dia = horario[DIAS[(diaSemana(fechaCaracas(ahora)) + 6) % 7]!];
  return dia?.activo ? `Hoy de ${dia.apertura} a ${dia.cierre}` : 'Hoy cerrado';
}

/** Freezes what a purchase costs: rate, lines, deliveries, for 60 minutes. Nothing is stored; the signature proves it. */
@Injectable()
export class QuotesService {
  private readonly key: Buffer;

  constructor(
    private readonly cart: CartService,
    private readonly stores: StoresService,
    private readonly system: SystemService,
    private readonly clock: Clock,
    env: Environment,
  ) {
    this.key = deriveKey(env.JWT_SECRET, 'quote');
  }

  /** Ways to receive each store's part of the cart, with their costs in Bs. */
  async options({ id }: CurrentUser): Promise<z.output<typeof OpcionEntrega>[]> {
    const [{ lineas }, { tasa, envio }] = await Promise.all([this.cart.snapshot(id), this.system.public()]);
    const grupos = porTienda(lineas.filter(({ producto }) => seVende(producto)));
    if (!grupos.size) throw new AppError('CARRITO_VACIO');
    const docs = await this.stores.recall([...grupos.keys()]);
    const bs = (centavos: number) => aMonto(aBolivares(centavos, tasa.valor));
    const tiendas = await this.sellers([...grupos.keys()]);
    return [...tiendas.values()].map(({ _id, nombre, direccion, ciudad, estado }) => ({
      tiendaId: _id,
      nombre,
      direccion,
      ciudad,
      estado,
      horario: horarioHoy(docs.get(_id)!.horario, this.clock.now()),
      local: bs(aCentimos(envio.local)),
      nacional: bs(costoNacional(grupos.get(_id)!, envio)),
    }));
  }

  /** A quote of the whole cart; lines that cannot be bought at all are left out, as the cart's total does. */
  async quote(user: CurrentUser, entregas: Entrega[]): Promise<Cotizacion> {
    const { lineas } = await this.cart.snapshot(user.id);
    const vivas = lineas.filter(({ producto }) => seVende(producto));
    if (!vivas.length) throw lineas[0] ? sinStock(lineas[0].producto) : new AppError('CARRITO_VACIO');
    const corta = vivas.find(({ cantidad, producto }) => cantidad > producto.stock);
    if (corta) throw sinStock(corta.producto);
    return this.freeze(user, vivas, entregas);
  }

  /** The figures as they are now, for somebody whose own are out of date; null when there is nothing left to buy. */
  async fresh(user: CurrentUser, entregas: Entrega[] | undefined): Promise<Cotizacion | null> {
    const { lineas } = await this.cart.snapshot(user.id);
    const vivas = lineas
      .filter(({ producto }) => seVende(producto))
      .map(({ cantidad, producto }) => ({ producto, cantidad: Math.min(cantidad, producto.stock) }));
    const elegidas = new Set(entregas?.map(({ tiendaId }) => tiendaId));
    const resto = [...porTienda(vivas).keys()]
      .filter((tiendaId) => !elegidas.has(tiendaId))
      .map((tiendaId): Entrega => ({ tiendaId, tipo: 'retiro' }));
    return vivas.length ? this.freeze(user, vivas, [...(entregas ?? []), ...resto]) : null;
  }

  /** The content of the user's own quote; throws COTIZACION_INVALIDA, and COTIZACION_VENCIDA with new figures. */
  async read(user: CurrentUser, token: string): Promise<ContenidoCotizacion> {
    const contenido = leer(token, this.key);
    if (contenido?.sub !== user.id) throw new AppError('COTIZACION_INVALIDA');
    if (contenido.exp <= this.clock.now().getTime())
      throw new AppError('COTIZACION_VENCIDA', { data: await this.fresh(user, contenido.entregas) });
    return contenido;
  }

  /** The stores of a purchase, as orders keep them. */
  async sellers(ids: string[]): Promise<Map<string, TiendaVende>> {
    const docs = await this.stores.recall(ids);
    return new Map(
      ids.flatMap((id) => {
        const doc = docs.get(id);
        if (!doc) return [];
        const { calle, ciudad, estado } = doc.direccion;
        return [
          [
            id,
            {
              _id: id,
              nombre: doc.nombreTienda,
              rif: doc.rif,
              telefono: doc.telefono,
              direccion: [calle, ciudad, estado].filter(Boolean).join(', '),
              ciudad,
              estado,
            },
          ] as const,
        ];
      }),
    );
  }

  private async freeze(user: CurrentUser, lineas: LineaCarrito[], entregas: Entrega[]): Promise<Cotizacion> {
    const { tasa, iva, envio: tarifas, destinatario } = await this.system.forSale();
    const ahora = this.clock.now();
    const tiendas = await this.sellers([...porTienda(lineas).keys()]);
    const compra = cotizar(lineas, entregas, tiendas, { tasa, iva, tarifas, ahora });
    const exp = ahora.getTime() + COTIZACION_MINUTOS * 60_000;
    const contenido: ContenidoCotizacion = {
      typ: 'quote',
      sub: user.id,
      exp,
      tasa,
      iva,
      destinatario,
      lineas: compra.partes.flatMap((parte) =>
        parte.lineas.map(
          ({ producto, cantidad, precioUSD }) => [producto._id, cantidad, precioUSD] as [string, number, number],
        ),
      ),
      entregas: entregas.filter(({ tiendaId }) => tiendas.has(tiendaId)),
      envios: Object.fromEntries(compra.partes.map(({ tienda, envioUSD }) => [tienda._id, envioUSD])),
    };
    return toCotizacion(compra, iva, {
      token: firmar(contenido, this.key),
      expira: new Date(exp).toISOString(),
      tasa,
      destinatario,
    });
  }
}
