import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { AUTH_MESSAGES } from '@tuerca/contracts/auth/auth/messages';
import type { OpenSession } from '@tuerca/contracts/auth/auth/security-schemas';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { notify } from '@/lib/notify';
import { DataState } from '@/ui/data-state';
import { StatusChip } from '@/ui/status-chip';
import { sessionsQuery, useEndSessions } from './security.queries';

/** The devices on which the person is signed in, and the way to sign out there. */
export function OpenSessions() {
  const query = useQuery(sessionsQuery());
  const end = useEndSessions();
  const run = (id?: string) =>
    end.mutate(id, {
      onSuccess: (message) => notify.ok(message ?? AUTH_MESSAGES.sessionEnded),
      onError: (error) => notify.failure(error, AUTH_MESSAGES.sessionEndFailed),
    });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h4" component="h3">
        Sesiones abiertas
      </Typography>
      <DataState query={query} skeleton={<Skeleton height={72} />} error={AUTH_MESSAGES.sessionsFailed}>
        {(sessions) => (
          <>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {sessions.map((session) => (
                <SessionLine key={session._id} session={session} busy={end.isPending} onEnd={() => run(session._id)} />
              ))}
            </Box>
            {sessions.length > 1 && (
              <Button variant="outlined" onClick={() => run()} disabled={end.isPending} sx={{ justifySelf: 'start' }}>
                Cerrar las demás
              </Button>
            )}
          </>
        )}
      </DataState>
    </Box>
  );
}

interface SessionLineProps {
  session: OpenSession;
  busy: boolean;
  onEnd: () => void;
}

const SessionLine = ({ session: { dispositivo, ultimoUso, creada, actual }, busy, onEnd }: SessionLineProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: 2,
      py: 1.5,
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{dispositivo}</Typography>
        {actual && <StatusChip label="Este dispositivo" tone="success" />}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Último uso: {formatFechaHora(ultimoUso)} · Desde {formatFechaHora(creada)}
      </Typography>
    </Box>
    {!actual && (
      <Button
        onClick={onEnd}
        disabled={busy}
        aria-label={`Cerrar sesión en ese dispositivo: ${dispositivo}`}
        sx={{ ml: -1 }}
      >
        Cerrar sesión en ese dispositivo
      </Button>
    )}
  </Box>
);
