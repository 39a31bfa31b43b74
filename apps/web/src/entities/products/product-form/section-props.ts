import type { Control, UseFormSetValue } from 'react-hook-form';
import type { ProductValues } from './form-values';

/** Props of each section of the product form. */
export interface SectionProps {
  control: Control<ProductValues>;
  setValue: UseFormSetValue<ProductValues>;
  disabled: boolean;
}
