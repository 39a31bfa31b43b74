import { useQuery } from '@tanstack/react-query';
import type { UseFormSetValue } from 'react-hook-form';
import { estadosQuery } from '@/entities/platform/lugares/lugares.queries';
import { AddressFields } from '@/ui/form/address-fields';
import type { RegistrationValues } from './registration-types';
import type { FieldsProps } from './step-fields';

/** Address of the new user. */
export const AddressStep = ({ control, setValue }: FieldsProps & { setValue: UseFormSetValue<RegistrationValues> }) => (
  <AddressFields control={control} setValue={setValue} estados={useQuery(estadosQuery).data} />
);
