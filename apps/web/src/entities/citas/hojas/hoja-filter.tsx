import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { EventoPublico } from '@tuerca/contracts/citas/hojas/schemas';
import { NO_PRINT } from '@/ui/print-sheet';
import { type HojaMode, isInVista, VISTA_LABELS, VISTAS } from './hoja-labels';

interface HojaFilterProps {
  events: readonly EventoPublico[];
  value: HojaMode;
  onChange: (vista: HojaMode) => void;
}

/** Filter by part of the record, with the number of entries of each. */
export const HojaFilter = ({ events, value, onChange }: HojaFilterProps) => (
  <Box
    {...NO_PRINT}
    role="group"
    aria-label="Qué mostrar"
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3, mb: 2.5 }}
  >
    {VISTAS.map((vista) => {
      const total = events.filter((event) => isInVista(vista, event)).length;
      const chosen = vista === value;
      return (
        <Chip
          key={vista}
          component="button"
          clickable
          aria-pressed={chosen}
          label={`${VISTA_LABELS[vista]} (${total.toLocaleString('es-VE')})`}
          color={chosen ? 'primary' : 'default'}
          variant={chosen ? 'filled' : 'outlined'}
          onClick={() => onChange(vista)}
          sx={{ height: 40 }}
        />
      );
    })}
  </Box>
);
