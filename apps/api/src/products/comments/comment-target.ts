import type { ObjetivoResena } from '@tuerca/contracts/products/comments/rules';

/** Target of a review; exactly one id. */
export interface Objetivo {
  usuarioObjetivoId?: string;
  productoObjetivoId?: string;
  servicioObjetivoId?: string;
}

/** The one key of a target, under which its reviews are unique and listed. */
export function commentTargetKey({ usuarioObjetivoId, productoObjetivoId, servicioObjetivoId }: Objetivo): string {
  const [tipo, id] = usuarioObjetivoId
    ? ['usuario', usuarioObjetivoId]
    : productoObjetivoId
      ? ['producto', productoObjetivoId]
      : ['servicio', servicioObjetivoId];
  return `${tipo}:${id}`;
}

/** The target of a stored review. */
export function toObjetivo({
  usuarioObjetivoId,
  productoObjetivoId,
  servicioObjetivoId,
}: { [field in keyof Objetivo]?: unknown }): Objetivo {
  if (productoObjetivoId) return { productoObjetivoId: String(productoObjetivoId) };
  return servicioObjetivoId
    ? { servicioObjetivoId: String(servicioObjetivoId) }
    : { usuarioObjetivoId: String(usuarioObjetivoId) };
}

/** The kind of a target, by what a purchase of it looks like. */
export function kindOf(bought: { productoId?: string; servicioId?: string; tiendaId?: string }): ObjetivoResena {
  if (bought.productoId) return 'producto';
  if (bought.servicioId) return 'servicio';
  return bought.tiendaId ? 'tienda' : 'taller';
}
