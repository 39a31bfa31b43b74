import Box from '@mui/material/Box';
import {
  REGISTRATION_CATEGORIAS,
  REGISTRATION_ESPECIALIDADES,
  REGISTRATION_TIPOS_VEHICULO,
} from '@tuerca/contracts/auth/negocios/rubros';
import { STORE_MESSAGES } from '@tuerca/contracts/auth/stores/messages';
import { CheckboxGroup } from '@/ui/form/checkbox-group';
import { TextInput } from '@/ui/form/text-input';
import type { FieldsProps } from './step-fields';

/** The store or the workshop: what clients will read of it. */
export const BusinessStep = ({ accountType, control }: FieldsProps) =>
  accountType === 'store' ? (
    <Box key="store" sx={{ display: 'grid', gap: 2.5 }}>
      <TextInput
        control={control}
        name="store.nombreTienda"
        label={STORE_MESSAGES.name}
        autoComplete="organization"
        maxLength={120}
        required
      />
      <TextInput
        control={control}
        name="store.descripcionTienda"
        label="Descripción"
        rows={4}
        maxLength={1000}
        hint="Qué vendes, para qué marcas y cómo entregas"
        required
      />
      <CheckboxGroup
        control={control}
        name="store.categorias"
        label="Categorías de productos"
        options={REGISTRATION_CATEGORIAS}
        required
      />
    </Box>
  ) : (
    <Box key="workshop" sx={{ display: 'grid', gap: 2.5 }}>
      <TextInput
        control={control}
        name="workshop.nombreTaller"
        label="Nombre del taller"
        autoComplete="organization"
        maxLength={120}
        required
      />
      <TextInput
        control={control}
        name="workshop.descripcionTaller"
        label="Descripción"
        rows={4}
        maxLength={1000}
        hint="Qué reparas, tu experiencia y tus equipos"
        required
      />
      <CheckboxGroup
        control={control}
        name="workshop.especialidades"
        label="Especialidades"
        options={REGISTRATION_ESPECIALIDADES}
        required
      />
      <CheckboxGroup
        control={control}
        name="workshop.tiposVehiculos"
        label="Tipos de vehículo"
        options={REGISTRATION_TIPOS_VEHICULO}
        required
      />
    </Box>
  );
