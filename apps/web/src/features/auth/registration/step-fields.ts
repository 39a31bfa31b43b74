import type { Control } from 'react-hook-form';
import type { AccountType, RegistrationValues } from './registration-types';

/** Props of a step's fields. */
export interface FieldsProps {
  accountType: AccountType;
  control: Control<RegistrationValues>;
}
