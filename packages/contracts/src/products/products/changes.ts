import { z } from 'zod';
import { truncate } from '../../kernel/text';
import { formatFechaHora } from '../../venezuela/caracas';
import { formatUsd, toCentimos } from '../../venezuela/dinero';
import { numberText } from '../../venezuela/numero';
import type { NuevoProducto } from './form';

/** Most characters of a value in a product's history. */
const SHOWN = 200;

/** A field of a product before and after, as a person reads them; null where it was, or is, empty. */
export const ValorCambiado = z.object({
  campo: z.string(),
  antes: z.string().nullable(),
  despues: z.string().nullable(),
});
export type ValorCambiado = z.infer<typeof ValorCambiado>;

type Fit = NuevoProducto['compatibilidad'][number];
type Descuento = NonNullable<NuevoProducto['descuento']>;

const dollars = (amount: number): string => formatUsd(toCentimos(amount));
const yesNo = (value: boolean): string => (value ? 'Sí' : 'No');
const list = (items: readonly string[]): string => items.join(', ');

function yearsText({ anioDesde, anioHasta }: Fit): string {
  if (anioDesde === null && anioHasta === null) return '';
  if (anioDesde === anioHasta) return ` ${anioDesde}`;
  return ` ${anioDesde ?? ''}–${anioHasta ?? ''}`;
}
const fitText = (row: Fit): string => `${row.marca} ${row.modelo}${yearsText(row)}${row.motor ? ` ${row.motor}` : ''}`;

function discountText({ porcentaje, fechaInicio, fechaFin }: Descuento): string {
  const from = fechaInicio ? `, desde el ${formatFechaHora(fechaInicio)}` : '';
  const until = fechaFin ? `, hasta el ${formatFechaHora(fechaFin)}` : '';
  return `${numberText(porcentaje)}\u00A0%${from}${until}`;
}

/** Formatters of fields with other texts. */
const WRITERS: { [Field in keyof NuevoProducto]?: (value: NonNullable<NuevoProducto[Field]>) => string } = {
  precio: dollars,
  precioOferta: dollars,
  descuento: discountText,
  imagenes: ({ length }) => (length === 1 ? '1 foto' : `${length} fotos`),
  etiquetas: list,
  equivalencias: list,
  compatibilidad: (rows) => rows.map(fitText).join('; '),
  especificaciones: (rows) => list(Object.entries(rows).map(([name, value]) => `${name}: ${value}`)),
  universal: (value) => (value ? 'Todos' : 'Los indicados'),
  disponible: yesNo,
  activo: (value) => (value ? 'Publicado' : 'Oculto'),
  stock: numberText,
  stockMinimo: numberText,
  pesoKg: (kilos) => `${numberText(kilos)}\u00A0kg`,
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (typeof value === 'object' && !Object.keys(value).length);

function textOf(field: string, value: unknown): string | null {
  if (isEmpty(value)) return null;
  const write = (WRITERS as Record<string, ((value: never) => string) | undefined>)[field];
  return truncate(write ? write(value as never) : String(value), SHOWN);
}

/** Comparison key; absent is equal to null, at every depth. */
const keyOf = (value: unknown): string | undefined =>
  JSON.stringify(value, (_name, part: unknown) => (part === null ? undefined : part));

/** The fields of `after` that differ from `before`; both hold fields of a product's form, in part or whole. */
export const changedFields = (before: object, after: object): ValorCambiado[] =>
  Object.entries(after).flatMap(([campo, value]) => {
    const former = (before as Record<string, unknown>)[campo];
    if (keyOf(former) === keyOf(value)) return [];
    return [{ campo, antes: textOf(campo, former), despues: textOf(campo, value) }];
  });
