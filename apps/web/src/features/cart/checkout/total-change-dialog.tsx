import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Cotizacion } from '@tuerca/contracts/cart/checkout/schemas';
import { bs } from '@/lib/format';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { visuallyHidden } from '@/ui/visually-hidden';
import { quoteChanges } from './quote-changes';

interface TotalChangeDialogProps {
  /** Why: the server's sentence. */
  message: string;
  before: Cotizacion;
  after: Cotizacion;
  onAccept: () => void;
  onClose: () => void;
}

const figure = (monto: number | null, none: string) => (monto === null ? none : bs(monto));

const Change = ({
  nombre,
  before,
  after,
  strong = false,
}: {
  nombre: string;
  before: number | null;
  after: number | null;
  strong?: boolean;
}) => (
  <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
    <Typography variant="body2" sx={{ fontWeight: strong ? 700 : 500, overflowWrap: 'anywhere' }}>
      {nombre}
    </Typography>
    <Box
      sx={{ position: 'relative', display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}
    >
      <Typography component="s" variant="body2" sx={{ color: 'text.secondary' }}>
        <Box component="span" sx={visuallyHidden}>
          Antes{' '}
        </Box>
        {figure(before, 'No estaba')}
      </Typography>
      <Typography component="span" sx={{ fontWeight: 700, ml: 'auto' }}>
        <Box component="span" sx={visuallyHidden}>
          Ahora{' '}
        </Box>
        {figure(after, 'Ya no está')}
      </Typography>
    </Box>
  </Box>
);

/** Old and new figures side by side; nothing is bought at a price that the person has not accepted. */
export const TotalChangeDialog = ({ message, before, after, onAccept, onClose }: TotalChangeDialogProps) => (
  <ConfirmDialog
    open
    title="El total cambió"
    confirm="Aceptar el nuevo total"
    cancel="Ahora no"
    onConfirm={onAccept}
    onClose={onClose}
  >
    <Typography sx={{ mb: 1.5 }}>{message}</Typography>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {quoteChanges(before, after).map((change) => (
        <Change key={change.key} nombre={change.nombre} before={change.before} after={change.after} />
      ))}
      <Change nombre="Total a pagar" before={before.total} after={after.total} strong />
    </Box>
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
      ¿Ya pagaste el monto anterior? Acepta y registra tu pago igual: revisaremos la diferencia contigo. No pierdes nada
      de lo que escribiste.
    </Typography>
  </ConfirmDialog>
);
