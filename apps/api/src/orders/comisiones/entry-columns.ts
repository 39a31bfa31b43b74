import { column, type FileColumn } from '@tuerca/contracts/kernel/columns';
import type { Asiento } from '@tuerca/contracts/orders/comisiones/schemas';
import { TIPO_ASIENTO_LABELS } from '@tuerca/contracts/orders/comisiones/states';
import { caracasDate } from '@tuerca/contracts/venezuela/caracas';

/** An entry with who bought its order, and what; nothing of these where it is no order's. */
export type DescribedEntry = Asiento & { cliente?: string; productos?: string };

/** Columns of entries in a file. */
export const ENTRY_FILE_COLUMNS: readonly FileColumn<DescribedEntry>[] = [
  column('Fecha', ({ fecha }) => caracasDate(new Date(fecha))),
  column('Tipo', ({ tipo }) => TIPO_ASIENTO_LABELS[tipo]),
  column('Pedido o servicio', ({ pedido, cita }) => pedido?.numero ?? cita?.servicio ?? null),
  column('Cliente', ({ cliente = null }) => cliente),
  column('Productos', ({ productos = null }) => productos),
  column('Monto Bs.', ({ monto }) => monto.bs),
  column('Comisión %', ({ porcentaje }) => porcentaje),
  column('Comisión Bs.', ({ comision }) => comision.bs),
  column('Neto Bs.', ({ neto }) => neto.bs),
  column('Reembolso enviado Bs.', ({ reembolso }) => reembolso.bs),
  column('Monto Ref. $', ({ monto }) => monto.usd),
  column('Comisión Ref. $', ({ comision }) => comision.usd),
  column('Neto Ref. $', ({ neto }) => neto.usd),
  column('Reembolso enviado Ref. $', ({ reembolso }) => reembolso.usd),
  column('Liquidación', ({ liquidacion }) => liquidacion?.numero ?? null),
];
