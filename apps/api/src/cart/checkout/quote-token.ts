import { z } from 'zod';
import { DiasEnvio } from '@tuerca/contracts/auth/stores/delivery';
import { DESTINOS, VIAS } from '@tuerca/contracts/auth/stores/ways';
import { BUYER_STANDINGS } from '@tuerca/contracts/cart/checkout/buyer-limits';
import { Oficina } from '@tuerca/contracts/orders/orders/oficinas';
import { Destinatario, Tasa } from '@tuerca/contracts/platform/system/schemas';
import { DireccionEntrega } from '@tuerca/contracts/venezuela/direccion';
import { isMacOf, type Keys, mac } from '../../platform/common/keys';

/** A delivery choice whose workshop has become its address. */
const ResolvedEntrega = z.discriminatedUnion('tipo', [
  z.object({ tiendaId: z.string(), tipo: z.literal('retiro') }),
  z.object({
    tiendaId: z.string(),
    tipo: z.literal('delivery'),
    // A workshop's telephone stands in it as the workshop has it.
    direccion: DireccionEntrega.extend({ telefono: z.string() }),
    taller: z.object({ _id: z.string(), nombre: z.string() }).nullish(),
    via: z.enum(VIAS).optional(),
    destino: z.enum(DESTINOS).optional(),
    oficina: z.string().optional(),
  }),
]);
export type ResolvedEntrega = z.output<typeof ResolvedEntrega>;

/** Preparation time and delivery way of a store's part, as a quote froze them; no way is a pick-up. */
const FrozenHandover = z.object({
  way: z
    .object({ via: z.enum(VIAS), destino: z.enum(DESTINOS), cents: z.number().int().nullable(), dias: DiasEnvio })
    .nullable(),
  /** The courier's office that was chosen, as it was then. */
  oficina: Oficina.optional(),
  preparacion: z.object({ horaCorte: z.string(), diasPreparacion: z.number() }),
});
export type FrozenHandover = z.output<typeof FrozenHandover>;

/** Content that a quote freezes. `precioUSD` in cents of a dollar; formas: by store; exp: UTC milliseconds; carrito: the cart's version. */
const Content = z.object({
  typ: z.literal('quote'),
  sub: z.string(),
  exp: z.number(),
  tasa: Tasa,
  iva: z.number(),
  carrito: z.number().int(),
  items: z.array(z.object({ productoId: z.string(), cantidad: z.number().int(), precioUSD: z.number().int() })),
  entregas: z.array(ResolvedEntrega),
  /** Absent in quotes of an earlier release, whose deliveries are priced anew. */
  formas: z.record(z.string(), FrozenHandover).optional(),
  destinatario: Destinatario,
  /** Standing of the buyer at that time; absent in quotes of an earlier release. */
  standing: z.enum(BUYER_STANDINGS).optional(),
});
export type QuoteContent = z.output<typeof Content>;

/** Signs a quote's content (HMAC-SHA256, base64url). */
export function signQuote(content: QuoteContent, key: Buffer): string {
  const body = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${body}.${mac(key, body)}`;
}

/** The content of a token that one of the keys signed, expired or not; null when it was altered or never ours. */
export function readQuote(token: string, keys: Keys): QuoteContent | null {
  const [body = '', signature = '', ...rest] = token.split('.');
  if (rest.length || !isMacOf(keys, body, signature)) return null;
  const parsed = Content.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return parsed.success ? parsed.data : null;
}
