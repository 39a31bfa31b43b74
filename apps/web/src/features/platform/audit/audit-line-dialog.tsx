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
import { AUDIT_MESSAGES } from '@tuerca/contracts/platform/audit/messages';
import type { LineaAuditoria } from '@tuerca/contracts/platform/audit/schemas';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { AuditChanges } from '@/entities/admin/audit-changes';
import { auditObject } from '@/entities/admin/audit-format';
import { DataState } from '@/ui/data-state';
import { Fact, Facts } from '@/ui/facts';
import { auditLineQuery } from './audit.queries';

const LineFacts = ({ line }: { line: LineaAuditoria }) => {
  const { text, to } = auditObject(line.objeto);
  return (
    <Facts>
      <Fact label="Quién">{line.actor.nombre}</Fact>
      <Fact label="Cuándo">{formatFechaHora(line.fecha)}</Fact>
      <Fact label="Sobre qué">
        {to ? (
          <MuiLink component={Link} to={to}>
            {text}
          </MuiLink>
        ) : (
          text
        )}
      </Fact>
      <Fact label="Dirección IP">{line.ip ?? '—'}</Fact>
      <Fact label="Motivo" wide>
        {line.motivo ?? '—'}
      </Fact>
      <Fact label="Solicitud" wide>
        {line.requestId ?? '—'}
      </Fact>
    </Facts>
  );
};

/** One line of the log with its difference, told in words. */
export function AuditLineDialog({ line, onClose }: { line: LineaAuditoria; onClose: () => void }) {
  const id = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const query = useQuery(auditLineQuery(line._id));
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm" fullScreen={phone}>
      <DialogTitle id={id}>{line.descripcion}</DialogTitle>
      {/* It scrolls, and a line without a page of its own has nothing that takes the focus. */}
      <DialogContent tabIndex={0} role="region" aria-labelledby={id}>
        <LineFacts line={line} />
        <Typography variant="h3" component="h3" sx={{ mt: 3, mb: 1.5 }}>
          Qué cambió
        </Typography>
        <DataState
          query={query}
          skeleton={<Skeleton variant="rounded" height={96} />}
          error={AUDIT_MESSAGES.lineFailed}
        >
          {({ cambios }) => (
            <Box>
              <AuditChanges changes={cambios} />
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
