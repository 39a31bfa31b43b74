import { useQuery } from '@tanstack/react-query';
import { type Control, type FieldValues, type UseFormSetValue, useWatch } from 'react-hook-form';
import { estadosQuery } from '@/entities/platform/lugares/lugares.queries';
import { AddressDetails } from '@/ui/form/address-details';
import { AddressFields } from '@/ui/form/address-fields';
import { PhoneInput } from '@/ui/form/phone-input';
import { TextInput } from '@/ui/form/text-input';
import { LANDMARK_EXAMPLE } from '@/ui/labels';
import { isBlank } from './user-form-values';

interface Values extends FieldValues {
  nombre: string;
  email: string;
  telefono: string;
  direccion: {
    estado: string;
    ciudad: string;
    codigoPostal: string;
    calle: string;
    numero: string;
    referencias: string;
  };
}
interface FieldsProps<T extends Values> {
  control: Control<T, unknown, FieldValues>;
  setValue: UseFormSetValue<T>;
  disabled: boolean;
}

/** Name, e-mail and telephone. */
export function ContactFields<T extends Values>({
  disabled,
  emailHint,
  ...form
}: Omit<FieldsProps<T>, 'setValue'> & { emailHint: string }) {
  const control = form.control as unknown as Control<Values>;
  return (
    <>
      <TextInput
        control={control}
        name="nombre"
        label="Nombre y apellido"
        maxLength={120}
        disabled={disabled}
        required
      />
      <TextInput
        control={control}
        name="email"
        label="Correo electrónico"
        type="email"
        inputMode="email"
        hint={emailHint}
        maxLength={160}
        disabled={disabled}
        required
      />
      <PhoneInput control={control} name="telefono" label="Teléfono" autoComplete="off" disabled={disabled} required />
    </>
  );
}

/** Address of the person or business; optional for a person, but complete once it is begun. */
export function UserAddress<T extends Values>({ disabled, optional, ...form }: FieldsProps<T> & { optional: boolean }) {
  const control = form.control as unknown as Control<Values>;
  const setValue = form.setValue as unknown as UseFormSetValue<Values>;
  const { data: estados } = useQuery(estadosQuery);
  const address = useWatch({ control, name: 'direccion' });
  return (
    <AddressFields
      control={control}
      setValue={setValue}
      estados={estados}
      disabled={disabled}
      required={!optional || !isBlank(address)}
    >
      <AddressDetails
        control={control}
        numberLabel="Casa, piso o local (opcional)"
        landmark={LANDMARK_EXAMPLE}
        disabled={disabled}
      />
    </AddressFields>
  );
}
