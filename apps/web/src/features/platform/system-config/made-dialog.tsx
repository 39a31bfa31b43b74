import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { SYSTEM_MESSAGES } from '@tuerca/contracts/platform/system/messages';
import type { HechoATasa, TasaConocida } from '@tuerca/contracts/platform/system/rates';
import { madeQuery, rateName } from '@/entities/admin/rates.queries';
import { bs, plural, shortDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { DataState } from '@/ui/data-state';

/** '2 citas completadas y 1 plan'; empty without any. */
export const madeInWords = ({ citas, planes }: Pick<TasaConocida, 'citas' | 'planes'>): string =>
  [citas && plural(citas, 'cita completada', 'citas completadas'), planes && plural(planes, 'plan', 'planes')]
    .filter(Boolean)
    .join(' y ');

interface MadeDialogProps {
  rate: TasaConocida;
  onClose: () => void;
}

/** Appointments that were completed and plans that were paid at one rate. */
export function MadeDialog({ rate, onClose }: MadeDialogProps) {
  const id = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const query = useQuery(madeQuery(rate));
  const more = (shown: number) => rate.citas + rate.planes - shown;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm" fullScreen={phone}>
      <DialogTitle id={id}>Se hizo a {rateName(rate)}</DialogTitle>
      {/* It scrolls, and may have nothing in it that takes the focus. */}
      <DialogContent tabIndex={0} role="region" aria-labelledby={id} sx={{ '&:focus-visible': { outlineOffset: -3 } }}>
        <DataState
          query={query}
          skeleton={<Skeleton variant="rounded" height={160} />}
          empty={<Typography sx={{ color: 'text.secondary' }}>Nada se hizo con ella.</Typography>}
          error={SYSTEM_MESSAGES.madeFailed}
        >
          {(made) => (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {made.map((one) => (
                <Line key={`${one.tipo}:${one._id}`} one={one} />
              ))}
              {more(made.length) > 0 && (
                <Typography component="li" variant="body2" sx={{ py: 1, color: 'text.secondary' }}>
                  y {plural(more(made.length), 'más', 'más')}
                </Typography>
              )}
            </Box>
          )}
        </DataState>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}

function Line({ one: { tipo, nombre, persona, taller, fecha, monto } }: { one: HechoATasa }) {
  return (
    <Box component="li" sx={{ py: 1, '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {tipo === 'cita' ? nombre : `Plan ${nombre.replace(/^Plan /, '')}`} · {bs(monto)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {shortDate(fecha)} ·{' '}
        <MuiLink component={Link} to={paths.adminUser(persona._id)}>
          {persona.nombre}
        </MuiLink>
        {taller && ` en ${taller}`}
      </Typography>
    </Box>
  );
}
