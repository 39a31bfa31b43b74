import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { NegocioAdmin } from '@tuerca/contracts/auth/negocios/admin-schemas';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { plural, shortDate } from '@/lib/format';
import { Fact, Facts } from '@/ui/facts';
import { onDemand } from '@/ui/on-demand';
import { StatusChip } from '@/ui/status-chip';
import type { SellerKind } from './sellers.queries';

const ApproveDialog = onDemand(async () => (await import('./approve-dialog')).ApproveSellerDialog);
const RejectDialog = onDemand(async () => (await import('./reject-dialog')).RejectSellerDialog);

interface QueueCardProps {
  kind: SellerKind;
  seller: NegocioAdmin;
  href: string;
}

/** A business that waits, with what it takes to decide on it without opening it. */
export function QueueCard({ kind, seller, href }: QueueCardProps) {
  const [asking, setAsking] = useState<'approve' | 'reject' | null>(null);
  const { nombre, rif, rifValido, coincidencias, revision, telefono, ciudad, estado, descripcion, rubros } = seller;
  const close = () => setAsking(null);
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Box>
        <MuiLink component={Link} to={href} sx={{ typography: 'h4', overflowWrap: 'anywhere' }}>
          {nombre}
        </MuiLink>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Espera desde el {shortDate(revision.fecha)} · {ciudad}, {estado}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <StatusChip
          label={rifValido ? 'RIF con dígito correcto' : 'RIF con dígito incorrecto'}
          tone={rifValido ? 'success' : 'error'}
        />
        <StatusChip
          label={coincidencias ? plural(coincidencias, 'coincidencia', 'coincidencias') : 'Sin coincidencias'}
          tone={coincidencias ? 'warning' : 'success'}
        />
      </Box>
      <Facts>
        <Fact label="RIF">{rif}</Fact>
        <Fact label="Teléfono">{telefono ? formatTelefono(telefono) : 'No lo dio'}</Fact>
        <Fact label="Rubros" wide>
          {rubros.join(', ') || 'Ninguno'}
        </Fact>
      </Facts>
      <Typography
        variant="body2"
        sx={{ display: '-webkit-box', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical', overflow: 'hidden' }}
      >
        {descripcion}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, mt: 'auto' }}>
        <Button color="error" variant="outlined" onClick={() => setAsking('reject')} aria-label={`Rechazar ${nombre}`}>
          Rechazar
        </Button>
        <Button variant="contained" onClick={() => setAsking('approve')} aria-label={`Aprobar ${nombre}`}>
          Aprobar
        </Button>
      </Box>
      {asking === 'approve' && <ApproveDialog kind={kind} seller={seller} onClose={close} />}
      {asking === 'reject' && <RejectDialog kind={kind} seller={seller} onClose={close} />}
    </Paper>
  );
}
