import { normalizeText } from '@tuerca/contracts/kernel/text';

/** Names that Venezuelan banks give to the columns of their statements, without accents and punctuation. */
const SYNONYMS = {
  fecha: [
    'fecha',
    'fecha operacion',
    'fecha de operacion',
    'fecha movimiento',
    'fecha valor',
    'fecha transaccion',
    'fecha pago',
    'fecha y hora',
    'date',
  ],
  referencia: [
    'referencia',
    'ref',
    'nro referencia',
    'numero referencia',
    'numero de referencia',
    'no referencia',
    'nro ref',
    'nro de referencia',
    'n referencia',
    'n de referencia',
    'num referencia',
    'documento',
    'nro documento',
    'numero de documento',
    'reference',
  ],
  monto: ['monto', 'importe', 'monto bs', 'importe bs', 'monto operacion', 'monto ves', 'valor', 'amount'],
  credito: [
    'credito',
    'creditos',
    'abono',
    'abonos',
    'haber',
    'ingreso',
    'ingresos',
    'monto credito',
    'deposito',
    'depositos',
    'credit',
  ],
  debito: ['debito', 'debitos', 'cargo', 'cargos', 'debe', 'egreso', 'egresos', 'monto debito', 'debit'],
  tipo: ['tipo', 'tipo movimiento', 'tipo de movimiento', 'signo', 'd c', 'naturaleza'],
  descripcion: ['descripcion', 'concepto', 'detalle', 'motivo', 'observacion', 'observaciones', 'description'],
  banco: ['banco', 'banco emisor', 'banco origen', 'banco ordenante', 'entidad', 'bank'],
} as const;

type Column = keyof typeof SYNONYMS;
/** The place of each column that a statement has. */
export type Columns = Partial<Record<Column, number>>;

/** The columns that a row of titles names; null when it does not name date, reference and an amount. */
export function readHeader(cells: readonly string[]): Columns | null {
  const titles = cells.map(normalizeText);
  const columns: Columns = {};
  for (const [column, names] of Object.entries(SYNONYMS) as [Column, readonly string[]][]) {
    // The first synonym wins: 'Fecha operación' before 'Fecha valor'.
    const place = names.map((name) => titles.indexOf(name)).find((index) => index >= 0);
    if (place !== undefined) columns[column] = place;
  }
  const hasAmount = columns.monto !== undefined || columns.credito !== undefined;
  return columns.fecha !== undefined && columns.referencia !== undefined && hasAmount ? columns : null;
}
