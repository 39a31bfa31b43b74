import Box from '@mui/material/Box';
import type { Control } from 'react-hook-form';
import {
  REGISTRATION_CATEGORIAS,
  REGISTRATION_ESPECIALIDADES,
  REGISTRATION_TIPOS_VEHICULO,
} from '@tuerca/contracts/auth/negocios/rubros';
import { STORE_MESSAGES } from '@tuerca/contracts/auth/stores/messages';
import { CheckboxGroup } from '@/ui/form/checkbox-group';
import { DocumentInput, RIF_LETTERS } from '@/ui/form/document-input';
import { TextInput } from '@/ui/form/text-input';
import type { UserValues } from './user-form-values';

interface BusinessFieldsProps {
  role: 'store' | 'workshop';
  control: Control<UserValues>;
  disabled: boolean;
}

/** Fields of a new store or workshop beside its account, as at registration. */
export const BusinessFields = ({ role, control, disabled }: BusinessFieldsProps) => (
  <Box key={role} sx={{ display: 'grid', gap: 2.5 }}>
    <TextInput
      control={control}
      name={role === 'store' ? 'store.nombreTienda' : 'workshop.nombreTaller'}
      label={role === 'store' ? STORE_MESSAGES.name : 'Nombre del taller'}
      maxLength={120}
      disabled={disabled}
      required
    />
    <DocumentInput
      control={control}
      name={`${role}.rif`}
      label="RIF"
      letters={RIF_LETTERS}
      disabled={disabled}
      required
    />
    <TextInput
      control={control}
      name={role === 'store' ? 'store.descripcionTienda' : 'workshop.descripcionTaller'}
      label="Descripción"
      rows={3}
      maxLength={1000}
      disabled={disabled}
      required
    />
    {role === 'store' ? (
      <CheckboxGroup
        control={control}
        name="store.categorias"
        label="Categorías de productos"
        options={REGISTRATION_CATEGORIAS}
        disabled={disabled}
        required
      />
    ) : (
      <>
        <CheckboxGroup
          control={control}
          name="workshop.especialidades"
          label="Especialidades"
          options={REGISTRATION_ESPECIALIDADES}
          disabled={disabled}
          required
        />
        <CheckboxGroup
          control={control}
          name="workshop.tiposVehiculos"
          label="Tipos de vehículo"
          options={REGISTRATION_TIPOS_VEHICULO}
          disabled={disabled}
          required
        />
      </>
    )}
  </Box>
);
