import type { Control } from 'react-hook-form';
import type { AccountType, RegistrationValues } from './registration-types';

/** What the fields of a step are given. */
export interface FieldsProps {
  accountType: AccountType;
  control: Control<RegistrationValues>;
}
