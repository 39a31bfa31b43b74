import type { Control } from 'react-hook-form';
import type { DatosRegistro, Tipo } from '../registration-types';

/** What the fields of a step are given. */
export interface FieldsProps {
  tipo: Tipo;
  control: Control<DatosRegistro>;
}
