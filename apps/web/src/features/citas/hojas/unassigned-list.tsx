import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SinAsignar } from '@tuerca/contracts/citas/hojas/schemas';
import { shortDate } from '@/lib/format';
import { NO_PRINT } from '@/ui/print-sheet';
import { Section } from '@/ui/section';

const FOLD = 5;

/** Purchases and works of which nobody knows the vehicle, each with the way into a record. */
export function UnassignedList({ rows, onAssign }: { rows: SinAsignar[]; onAssign: (row: SinAsignar) => void }) {
  const [unfolded, setUnfolded] = useState(false);
  if (rows.length === 0) return null;
  const shown = unfolded ? rows : rows.slice(0, FOLD);
  return (
    <Box {...NO_PRINT}>
      <Section
        title="Sin vehículo asignado"
        text="Lo que compraste o te hicieron y no sabemos para cuál vehículo fue. Asígnalo y queda en su hoja de vida."
      >
        <Paper variant="outlined" component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((row) => (
            <Box
              component="li"
              key={row.origen}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1,
                px: 2,
                py: 1,
                '& + &': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{row.titulo}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {[shortDate(row.fecha), row.lugar].filter(Boolean).join(' · ')}
                </Typography>
              </Box>
              <Button onClick={() => onAssign(row)} aria-label={`Asignar a un vehículo: ${row.titulo}`}>
                Asignar
              </Button>
            </Box>
          ))}
        </Paper>
        {rows.length > FOLD && (
          <Button onClick={() => setUnfolded(!unfolded)} aria-expanded={unfolded} sx={{ mt: 1 }}>
            {unfolded ? 'Ver menos' : `Ver todo (${rows.length})`}
          </Button>
        )}
      </Section>
    </Box>
  );
}
