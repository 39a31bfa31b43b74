import type { Control, UseFormSetValue } from 'react-hook-form';
import type { ProductValues } from './form-values';

/** What each section of the product form takes. */
export interface SectionProps {
  control: Control<ProductValues>;
  setValue: UseFormSetValue<ProductValues>;
  disabled: boolean;
}
