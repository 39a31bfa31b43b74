import Box from '@mui/material/Box';
import type { Control } from 'react-hook-form';
import type { Lista } from '@tuerca/contracts/platform/catalogos/live';
import type { EntradaAdmin } from '@tuerca/contracts/platform/catalogos/schemas';
import { TIPO_VEHICULO_LABELS, TIPOS_VEHICULO } from '@tuerca/contracts/venezuela/tipos-vehiculo';
import { twoColumns, wide } from '@/ui/form/columns';
import { NumberField } from '@/ui/form/number-field';
import { SelectInput } from '@/ui/form/select-input';
import { SwitchField } from '@/ui/form/switch-field';
import { TextInput } from '@/ui/form/text-input';
import type { EntryValues } from './entry-values';
import { OfficeFields } from './office-fields';

/** The fields of an entry as its form begins. */
export function datosValues(lista: Lista, isChild: boolean, datos: EntradaAdmin['datos'] = {}): EntryValues['datos'] {
  if (lista === 'categorias') return isChild ? {} : { subtitulo: datos.subtitulo ?? '' };
  if (lista === 'servicios') return { publica: datos.publica ?? '' };
  if (lista === 'bancos') return { nombreLargo: datos.nombreLargo ?? '', emisorHabitual: datos.emisorHabitual ?? true };
  if (!isChild) return {};
  if (lista === 'oficinas') {
    const { estado = '', ciudad = '', direccion = '', telefono = '', horario = '' } = datos;
    return { estado, ciudad, direccion, telefono, horario };
  }
  return {
    anioDesde: datos.anioDesde ?? null,
    anioHasta: datos.anioHasta ?? null,
    tipo: datos.tipo ?? 'sedan',
  };
}

const TYPES = TIPOS_VEHICULO.map((value) => ({ value, label: TIPO_VEHICULO_LABELS[value] }));
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

interface EntryFieldsProps {
  control: Control<EntryValues>;
  disabled: boolean;
  lista: Lista;
  isChild: boolean;
  /** The platform relies on the name. */
  fixedName: boolean;
}

/** Name of an entry and what its list tells beside it. */
export function EntryFields({ control, disabled, lista, isChild, fixedName }: EntryFieldsProps) {
  const common = { control, disabled };
  const year = { ...common, min: FIRST_YEAR, max: LAST_YEAR, start: 2010 };
  return (
    <Box sx={{ ...twoColumns, pt: 1 }}>
      <Box sx={wide}>
        <TextInput
          control={control}
          disabled={disabled || fixedName}
          name="nombre"
          label={lista === 'bancos' ? 'Nombre corto' : 'Nombre'}
          hint={lista === 'oficinas' ? 'Con su ciudad: Valencia Centro.' : undefined}
          maxLength={60}
          required
        />
      </Box>
      {lista === 'categorias' && !isChild && (
        <Box sx={wide}>
          <TextInput
            {...common}
            name="datos.subtitulo"
            label="Línea de la portada (opcional)"
            hint="Debajo del nombre, en las doce primeras."
            maxLength={80}
          />
        </Box>
      )}
      {lista === 'marcas' && isChild && (
        <>
          <NumberField {...year} name="datos.anioDesde" label="Desde el año" required />
          <NumberField {...year} name="datos.anioHasta" label="Hasta el año" hint="Vacío: se sigue vendiendo." />
          <Box sx={wide}>
            <SelectInput {...common} name="datos.tipo" label="Tipo de vehículo" options={TYPES} required />
          </Box>
        </>
      )}
      {lista === 'oficinas' && <OfficeFields {...common} />}
      {lista === 'servicios' && (
        <Box sx={wide}>
          <TextInput
            {...common}
            name="datos.publica"
            label="Nombre para los clientes"
            hint="Varias categorías pueden mostrarse juntas bajo un mismo nombre."
            maxLength={60}
            required
          />
        </Box>
      )}
      {lista === 'bancos' && (
        <>
          <Box sx={wide}>
            <TextInput {...common} name="datos.nombreLargo" label="Nombre completo" maxLength={120} required />
          </Box>
          <Box sx={wide}>
            <SwitchField
              {...common}
              name="datos.emisorHabitual"
              label="Pago Móvil"
              hint="Se ofrece al guardar un método de pago."
            />
          </Box>
        </>
      )}
    </Box>
  );
}
