import { Entrega } from '@tuerca/contracts/checkout/schemas';
import { Destinatario, Tasa } from '@tuerca/contracts/system/schemas';
import { z } from 'zod';
import { mac, sameText } from '../platform/common/keys';

/** What a quote freezes. Lines: [productoId, cantidad, cents of a dollar]; envios: cents by store; exp: UTC milliseconds. */
const Contenido = z.object({
  typ: z.literal('quote'),
  sub: z.string(),
  exp: z.number(),
  tasa: Tasa,
  iva: z.number(),
  lineas: z.array(z.tuple([z.string(), z.number().int(), z.number().int()])),
  entregas: z.array(Entrega),
  envios: z.record(z.string(), z.number().int()),
  destinatario: Destinatario,
});
export type ContenidoCotizacion = z.output<typeof Contenido>;

/** Signs a quote's content (HMAC-SHA256, base64url). */
export function firmar(contenido: ContenidoCotizacion, key: Buffer): string {
  const cuerpo = Buffer.from(JSON.stringify(contenido)).toString('base64url');
  return `${cuerpo}.${mac(key, cuerpo)}`;
}

/** The content of a token of ours, expired or not; null when it was altered or never ours. */
export function leer(token: string, key: Buffer): ContenidoCotizacion | null {
  const [cuerpo = '', firma = '', ...resto] = token.split('.');
  if (resto.length || !sameText(mac(key, cuerpo), firma)) return null;
  const leido = Contenido.safeParse(JSON.parse(Buffer.from(cuerpo, 'base64url').toString()));
  return leido.success ? leido.data : null;
}
