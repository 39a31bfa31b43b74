import { plural } from '../../kernel/plural';

/** Sentences of the store's dashboard. */
export const DASHBOARD_MESSAGES = {
  loadFailed: 'Error al cargar datos del panel de control',
  todayFailed: 'No se pudo cargar lo que tienes para hoy',
  healthy: 'Tu inventario está al día',
  noProducts: 'Aún no tienes productos en tu inventario',
  /** `low` holds the sold-out ones, too. */
  lowStock: (soldOut: number, low: number): string => {
    const few = low - soldOut;
    return [
      soldOut > 0 && plural(soldOut, 'producto agotado', 'productos agotados'),
      few > 0 && plural(few, 'producto con stock bajo', 'productos con stock bajo'),
    ]
      .filter(Boolean)
      .join(' y ');
  },
  noFormerIncome: 'Sin ingresos el mes anterior',
} as const;
