import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { normalizeTelefono } from '@tuerca/contracts/venezuela/identidad';
import { useDebounce } from '@/lib/use-debounce';
import { twoColumns } from '@/ui/form/columns';
import { PhoneInput } from '@/ui/form/phone-input';
import { TextInput } from '@/ui/form/text-input';
import type { NewCitaValues } from './new-cita-values';
import { customerSearchQuery } from './workshop-booking.queries';

const TYPING_MS = 300;

interface WalkInFieldsProps {
  tallerId: string;
  control: Control<NewCitaValues>;
  disabled: boolean;
  onChoose: (clienteId: string) => void;
  onSearch: () => void;
}

/** Name and telephone of somebody who has no account; says so when the telephone is a client's already. */
export function WalkInFields({ tallerId, control, disabled, onChoose, onSearch }: WalkInFieldsProps) {
  const typed = useWatch({ control, name: 'cliente.telefono' });
  const telefono = useDebounce(normalizeTelefono(typed), TYPING_MS);
  const found = useQuery({ ...customerSearchQuery(tallerId, telefono ?? ''), enabled: telefono !== null }).data;
  const known = telefono ? found?.find((cliente) => cliente.telefono === telefono) : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={twoColumns}>
        <TextInput
          control={control}
          name="cliente.nombre"
          label="Nombre y apellido"
          autoComplete="off"
          maxLength={80}
          disabled={disabled}
          required
        />
        <PhoneInput
          control={control}
          name="cliente.telefono"
          label="Teléfono"
          autoComplete="off"
          disabled={disabled}
          required
        />
      </Box>
      {known && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={() => onChoose(known._id)}>
              Elegir
            </Button>
          }
        >
          {`${known.nombre} ya es tu cliente con ese teléfono.`}
        </Alert>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Sin cuenta en Tuerca no recibe avisos: recuérdale la cita por teléfono.
      </Typography>
      <Button onClick={onSearch} disabled={disabled} sx={{ justifySelf: 'start', ml: -1 }}>
        Buscar entre mis clientes
      </Button>
    </Box>
  );
}
