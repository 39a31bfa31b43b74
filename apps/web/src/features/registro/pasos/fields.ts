import type { Control } from 'react-hook-form';
import type { DatosRegistro, Tipo } from '../registro-types';

/** What the fields of a step are given. */
export interface FieldsProps {
  tipo: Tipo;
  control: Control<DatosRegistro>;
}

/** Fields beside each other from 600 px, below each other on a phone. */
export const twoColumns = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' } as const;
export const wide = { gridColumn: '1 / -1' } as const;
