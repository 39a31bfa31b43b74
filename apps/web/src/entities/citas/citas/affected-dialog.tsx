import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CitaAfectada } from '@tuerca/contracts/citas/citas/schemas';
import { plural } from '@/lib/format';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { AffectedCita } from './affected-cita';

interface AffectedDialogProps {
  citas: readonly CitaAfectada[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Says which appointments the edit would leave outside, before it is saved. They stay as they are. */
export const AffectedDialog = ({ citas, onConfirm, onClose }: AffectedDialogProps) => (
  <ConfirmDialog
    open
    title={`${plural(citas.length, 'cita queda', 'citas quedan')} fuera de esta disponibilidad`}
    confirm="Guardar de todas formas"
    cancel="Seguir editando"
    onConfirm={onConfirm}
    onClose={onClose}
  >
    <Typography>
      No las cancelamos ni las movemos: siguen en tu agenda. Si no puedes atenderlas, reprográmalas o avísale a tu
      cliente.
    </Typography>
    <Box
      component="ul"
      aria-label="Citas afectadas"
      sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 1.5 }}
    >
      {citas.map((cita) => (
        <Box component="li" key={cita._id} sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
          <AffectedCita cita={cita} />
        </Box>
      ))}
    </Box>
  </ConfirmDialog>
);
