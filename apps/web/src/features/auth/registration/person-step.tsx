import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { MIN_AGE } from '@tuerca/contracts/auth/auth/limits';
import { ageOn, caracasDate, isDate } from '@tuerca/contracts/venezuela/caracas';
import { usePasswordMin } from '@/entities/platform/system/system.queries';
import { twoColumns, wide } from '@/ui/form/columns';
import { DateInput } from '@/ui/form/date-input';
import { DocumentInput, RIF_LETTERS } from '@/ui/form/document-input';
import { PasswordInput } from '@/ui/form/password-input';
import { PhoneInput } from '@/ui/form/phone-input';
import { TextInput } from '@/ui/form/text-input';
import type { FieldsProps } from './step-fields';

const MIN_BIRTH_DATE = '1900-01-01';

function BirthDate({ control }: Pick<FieldsProps, 'control'>) {
  const fecha = useWatch({ control, name: 'fechaNacimiento' });
  const today = new Date();
  const known = isDate(fecha) && fecha > MIN_BIRTH_DATE && fecha <= caracasDate(today);
  return (
    <DateInput
      control={control}
      name="fechaNacimiento"
      label="Fecha de nacimiento"
      hint={known ? `Edad: ${ageOn(fecha, today)} años` : `Debes ser mayor de ${MIN_AGE} años`}
      min={MIN_BIRTH_DATE}
      max={caracasDate(today)}
      autoComplete="bday"
      required
    />
  );
}

const NewPassword = ({ control }: Pick<FieldsProps, 'control'>) => (
  <PasswordInput
    control={control}
    name="password"
    label="Contraseña"
    autoComplete="new-password"
    meter={usePasswordMin()}
    required
  />
);

/** Personal data and credentials of the new user. */
export const PersonStep = ({ accountType, control }: FieldsProps) => (
  <Box sx={twoColumns}>
    <Box sx={wide}>
      <TextInput
        control={control}
        name="nombre"
        label={accountType === 'client' ? 'Nombre y apellido' : 'Nombre del representante'}
        autoComplete="name"
        maxLength={120}
        required
      />
    </Box>
    <Box sx={wide}>
      <TextInput
        control={control}
        name="email"
        label="Correo electrónico"
        type="email"
        inputMode="email"
        autoComplete="username"
        placeholder="nombre@correo.com"
        hint="Con este correo inicias sesión y te enviamos los avisos"
        required
      />
    </Box>
    <NewPassword control={control} />
    <PasswordInput
      control={control}
      name="confirmation"
      label="Confirmar contraseña"
      autoComplete="new-password"
      required
    />
    <PhoneInput control={control} name="telefono" label="Teléfono" required />
    {accountType === 'client' ? (
      <>
        <DocumentInput control={control} name="cedula" label="Cédula" required />
        <BirthDate control={control} />
      </>
    ) : (
      <DocumentInput
        key={accountType}
        control={control}
        name={`${accountType}.rif`}
        label="RIF"
        letters={RIF_LETTERS}
        placeholder="123456789"
        hint="Los 9 números, sin puntos ni guiones"
        required
      />
    )}
  </Box>
);
