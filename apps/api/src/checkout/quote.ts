import type { Entrega } from '@tuerca/contracts/checkout/schemas';
import type { DireccionEntrega } from '@tuerca/contracts/venezuela/direccion';
import { precioVigente } from '@tuerca/contracts/products/price';
import { aBolivares, aCentimos } from '@tuerca/contracts/venezuela/dinero';
import type { Tasa } from '@tuerca/contracts/system/schemas';
import { normalizar } from '@tuerca/contracts/kernel/text';
import { AppError } from '../platform/common/app-error';
import type { ProductoCarrito } from '../products/products.service';

/** Kilos of a product whose weight nobody entered. */
const PESO_SUPUESTO = 1;

export interface LineaCarrito {
  cantidad: number;
  producto: ProductoCarrito;
}
/** A store as checkout shows it and orders keep it. */
export interface TiendaVende {
  _id: string;
  nombre: string;
  rif: string;
  telefono: string | null;
  direccion: string;
  ciudad: string;
  estado: string;
}
/** Delivery tariffs in dollars. */
export interface Tarifas {
  local: number;
  nacionalBase: number;
  nacionalKg: number;
}
export interface Condiciones {
  tasa: Tasa;
  /** Percent contained in the prices. */
  iva: number;
  tarifas: Tarifas;
  ahora: Date;
  /** Delivery costs that a quote froze, cents of a dollar by store. */
  enviosFijos?: Record<string, number>;
}

/** `precioUSD` in cents, `precioUnitario` and `subtotal` in céntimos. */
export interface LineaCompra {
  producto: ProductoCarrito;
  cantidad: number;
  precioUSD: number;
  precioUnitario: number;
  subtotal: number;
}
export interface ParteCompra {
  tienda: TiendaVende;
  tipo: Entrega['tipo'];
  direccion: DireccionEntrega | null;
  lineas: LineaCompra[];
  subtotal: number;
  envio: number;
  envioUSD: number;
  total: number;
  totalUSD: number;
}
/** A purchase in figures: céntimos of Bs., those in USD in cents. */
export interface Compra {
  partes: ParteCompra[];
  subtotal: number;
  envio: number;
  total: number;
  totalUSD: number;
}

const suma = <T>(lista: T[], valor: (uno: T) => number): number => lista.reduce((total, uno) => total + valor(uno), 0);
/** Whole kilos of a parcel, at least one. */
const kilos = (lineas: LineaCarrito[]): number =>
  Math.max(
    1,
    Math.ceil(
      Number(suma(lineas, ({ producto, cantidad }) => (producto.pesoKg ?? PESO_SUPUESTO) * cantidad).toFixed(3)),
    ),
  );
/** Cents of a dollar to send a parcel to another city. */
export const costoNacional = (lineas: LineaCarrito[], { nacionalBase, nacionalKg }: Tarifas): number =>
  aCentimos(nacionalBase) + aCentimos(nacionalKg) * (kilos(lineas) - 1);

/** Cents of a dollar for a store's parcel; the same city pays the local tariff. */
export function costoEnvio(entrega: Entrega, tienda: TiendaVende, lineas: LineaCarrito[], tarifas: Tarifas): number {
  if (entrega.tipo === 'retiro') return 0;
  const mismo = (a: string, b: string) => normalizar(a) === normalizar(b);
  const local = mismo(entrega.direccion.ciudad, tienda.ciudad) && mismo(entrega.direccion.estado, tienda.estado);
  return local ? aCentimos(tarifas.local) : costoNacional(lineas, tarifas);
}

/** Lines by store, in the order in which the stores came into the cart. */
export function porTienda(lineas: LineaCarrito[]): Map<string, LineaCarrito[]> {
  const grupos = new Map<string, LineaCarrito[]>();
  for (const linea of lineas)
    grupos.set(linea.producto.tiendaId, [...(grupos.get(linea.producto.tiendaId) ?? []), linea]);
  return grupos;
}

/** Every figure of a purchase; throws ENTREGA_INVALIDA when a store has no delivery choice. Entries for other stores are ignored. */
export function cotizar(
  lineas: LineaCarrito[],
  entregas: Entrega[],
  tiendas: Map<string, TiendaVende>,
  { tasa, tarifas, ahora, enviosFijos }: Condiciones,
): Compra {
  const eleccion = new Map(entregas.map((entrega) => [entrega.tiendaId, entrega]));
  const partes = [...porTienda(lineas)].map(([tiendaId, suyas]): ParteCompra => {
    const entrega = eleccion.get(tiendaId);
    const tienda = tiendas.get(tiendaId);
    if (!entrega || !tienda) throw new AppError('ENTREGA_INVALIDA');
    const compradas = suyas.map(({ producto, cantidad }): LineaCompra => {
      const precioUSD = precioVigente(producto, ahora).final;
      const precioUnitario = aBolivares(precioUSD, tasa.valor);
      return { producto, cantidad, precioUSD, precioUnitario, subtotal: precioUnitario * cantidad };
    });
    const envioUSD = enviosFijos?.[tiendaId] ?? costoEnvio(entrega, tienda, suyas, tarifas);
    const envio = aBolivares(envioUSD, tasa.valor);
    const subtotal = suma(compradas, (linea) => linea.subtotal);
    const totalUSD = suma(compradas, (linea) => linea.precioUSD * linea.cantidad) + envioUSD;
    return {
      tienda,
      tipo: entrega.tipo,
      direccion: entrega.tipo === 'delivery' ? entrega.direccion : null,
      lineas: compradas,
      subtotal,
      envio,
      envioUSD,
      total: subtotal + envio,
      totalUSD,
    };
  });
  return {
    partes,
    subtotal: suma(partes, (p) => p.subtotal),
    envio: suma(partes, (p) => p.envio),
    total: suma(partes, (p) => p.total),
    totalUSD: suma(partes, (p) => p.totalUSD),
  };
}
