import type { LineaPresupuesto } from '@tuerca/contracts/citas/presupuestos/schemas';
import { toCentimos } from '@tuerca/contracts/venezuela/dinero';
import { ref } from '@/lib/format';

/** Form values of a line; name, price and store of a part are shown, but not sent. Prices in dollars. */
export type LineForm =
  | { tipo: 'mano_obra'; descripcion: string; cantidad: number; precio: number | null }
  | { tipo: 'repuesto'; productoId: string; cantidad: number; nombre: string; precio: number; tienda: string };

export interface PresupuestoValues {
  lineas: LineForm[];
  notas: string;
  vigenciaDias: number;
}

/** The workshop's first line. */
export const EMPTY_WORK: LineForm = { tipo: 'mano_obra', descripcion: '', cantidad: 1, precio: null };

/** Lines of a version that can be proposed again: parts that are no longer sold are left out. */
export const toLineForms = (lines: LineaPresupuesto[]): LineForm[] =>
  lines.flatMap((line): LineForm[] => {
    const { tipo, descripcion, cantidad, precio, producto } = line;
    if (tipo === 'mano_obra') return [{ tipo, descripcion, cantidad, precio }];
    if (!producto?.disponible) return [];
    const { _id: productoId, nombre, precio: current, tienda } = producto;
    return [{ tipo, productoId, cantidad, nombre, precio: current, tienda: tienda.nombre }];
  });

/** Total of the lines, 'Ref. $ 120,00'; an invalid amount counts as 0. */
export function linesTotal(lines: LineForm[]): string {
  const cents = lines.map(({ precio, cantidad }) => Math.round(toCentimos(precio || 0) * (cantidad || 0)));
  return ref(cents.reduce((sum, one) => sum + one, 0) / 100);
}

/** Select options of the lines, labelled by their descriptions. */
export const lineOptions = (lines: readonly LineaPresupuesto[]) =>
  lines.map(({ _id, descripcion }) => ({ value: _id, label: descripcion }));
