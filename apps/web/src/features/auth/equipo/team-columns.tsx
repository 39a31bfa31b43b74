import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { EstadoIntegrante, Integrante } from '@tuerca/contracts/auth/equipo/schemas';
import { CARGO_LABELS } from '@tuerca/contracts/kernel/capabilities';
import { formatFecha } from '@tuerca/contracts/venezuela/caracas';
import type { Column } from '@/ui/data-table/column';
import { EmailText } from '@/ui/email-text';
import { StatusChip, type Tone } from '@/ui/status-chip';

const STATES: Record<EstadoIntegrante, { label: string; tone: Tone }> = {
  invitado: { label: 'Invitación enviada', tone: 'info' },
  vencido: { label: 'Invitación vencida', tone: 'warning' },
  activo: { label: 'En el equipo', tone: 'success' },
};

const since = ({ aceptado, vence }: Integrante): string => {
  if (aceptado) return `Desde el ${formatFecha(new Date(aceptado))}`;
  return vence ? `Vence el ${formatFecha(new Date(vence))}` : '';
};

/** The columns of a team. */
export const TEAM_COLUMNS: readonly Column<Integrante>[] = [
  {
    id: 'nombre',
    header: 'Persona',
    card: 'title',
    cell: ({ nombre, email }) => (
      <Box sx={{ minWidth: 0 }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {nombre}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <EmailText email={email} />
        </Typography>
      </Box>
    ),
  },
  { id: 'cargo', header: 'Cargo', cell: ({ cargo }) => CARGO_LABELS[cargo] },
  { id: 'estado', header: 'Estado', card: 'plain', cell: ({ estado }) => <StatusChip {...STATES[estado]} /> },
  { id: 'desde', header: 'Fecha', card: 'plain', wideOnly: true, cell: since },
];
