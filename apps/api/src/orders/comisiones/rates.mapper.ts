import type { Comisiones } from '@tuerca/contracts/orders/comisiones/admin-schemas';

/** A line of the audit trail about a commission. */
export function toChange(
  line: { fecha: Date; actor: string; objeto: string; antes: unknown; despues: unknown; motivo?: string },
  nameOf: (id: string) => string,
): Comisiones['historial'][number] {
  const valueOf = (side: unknown) => {
    const valor = (side as { valor?: unknown } | null)?.valor;
    return typeof valor === 'number' ? valor : null;
  };
  const { fecha, actor, objeto, antes, despues, motivo } = line;
  const store = /^comision:([0-9a-f]{24})$/.exec(objeto)?.[1];
  return {
    fecha: fecha.toISOString(),
    actor,
    quien: nameOf(actor) || 'Sistema',
    tienda: store ? { _id: store, nombre: nameOf(store) } : null,
    objeto,
    antes: valueOf(antes),
    despues: valueOf(despues),
    motivo: motivo ?? null,
  };
}
