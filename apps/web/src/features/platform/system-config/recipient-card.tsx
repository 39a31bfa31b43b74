import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { UNDER_A_MINUTE } from '@tuerca/contracts/kernel/messages';
import { SYSTEM_MESSAGES } from '@tuerca/contracts/platform/system/messages';
import type { CambioDestinatario, EstadoDestinatario } from '@tuerca/contracts/platform/system/recipient';
import type { Destinatario } from '@tuerca/contracts/platform/system/schemas';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { formatTelefono } from '@tuerca/contracts/venezuela/identidad';
import { duration } from '@/lib/format';
import { useUser } from '@/lib/session';
import { useRemaining } from '@/lib/use-remaining';
import { DataState } from '@/ui/data-state';
import { Fact, Facts } from '@/ui/facts';
import { EditRounded } from '@/ui/icons/edit-rounded';
import { HistoryRounded } from '@/ui/icons/history-rounded';
import { Panel } from '@/ui/panel';
import { recipientQuery } from './config.queries';
import { HistoryDialog } from './history-dialog';
import { RecipientDecision } from './recipient-decision';
import { RecipientDialog } from './recipient-dialog';

const RecipientFacts = ({ recipient }: { recipient: Destinatario }) => (
  <Facts columns={3}>
    <Fact label="Banco">
      {recipient.nombreBanco} ({recipient.banco})
    </Fact>
    <Fact label="Titular">{recipient.titular || '—'}</Fact>
    <Fact label="RIF">{recipient.rif || '—'}</Fact>
    <Fact label="Pago Móvil">{recipient.telefono ? formatTelefono(recipient.telefono) : '—'}</Fact>
    <Fact label="Cuenta" wide>
      {recipient.cuenta || '—'}
    </Fact>
  </Facts>
);

interface WaitingChangeProps {
  change: CambioDestinatario;
  onDecide: (approve: boolean) => void;
  onEnd: () => void;
}

/** Pending change: its author and content, its delay, and the possible actions. */
function WaitingChange({ change, onDecide, onEnd }: WaitingChangeProps) {
  const user = useUser();
  const seconds = useRemaining(change.vigenteDesde, onEnd);
  const mine = user?._id === change.solicitadoPor.id;
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ mb: 2, alignItems: 'flex-start', '& .MuiAlert-message': { width: '100%', minWidth: 0 } }}
    >
      <AlertTitle>Hay un cambio programado</AlertTitle>
      <Box sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {change.solicitadoPor.nombre} lo pidió el {formatFechaHora(change.fechaSolicitud)}: «{change.motivo}». Entra en
        vigor el {formatFechaHora(change.vigenteDesde)}
        {seconds !== null && ` (en ${duration(seconds / 3600) || UNDER_A_MINUTE})`}
      </Box>
      <RecipientFacts recipient={change.nuevo} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2 }}>
        {mine ? (
          <span>Otro administrador puede adelantarlo.</span>
        ) : (
          <Button variant="contained" onClick={() => onDecide(true)}>
            Adelantar
          </Button>
        )}
        <Button color="error" variant="outlined" onClick={() => onDecide(false)}>
          Cancelar el cambio
        </Button>
      </Box>
    </Alert>
  );
}

function Recipient({ state, reload }: { state: EstadoDestinatario; reload: () => void }) {
  const [editing, setEditing] = useState(false);
  const [showing, setShowing] = useState(false);
  const [deciding, setDeciding] = useState<{ change: CambioDestinatario; approve: boolean } | null>(null);
  const { cambio } = state;
  return (
    <>
      {cambio && (
        <WaitingChange
          change={cambio}
          onDecide={(approve) => setDeciding({ change: cambio, approve })}
          onEnd={reload}
        />
      )}
      {!state.completo && (
        <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
          Sin destinatario nadie puede pagar. Cárgalo completo.
        </Alert>
      )}
      <RecipientFacts recipient={state.actual} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="contained" startIcon={<EditRounded />} disabled={!!cambio} onClick={() => setEditing(true)}>
          Cambiar destinatario
        </Button>
        <Button startIcon={<HistoryRounded />} onClick={() => setShowing(true)}>
          Historial del destinatario
        </Button>
      </Box>
      {editing && <RecipientDialog state={state} onClose={() => setEditing(false)} />}
      {showing && (
        <HistoryDialog name="pago_cuenta" title={SYSTEM_MESSAGES.recipient} onClose={() => setShowing(false)} />
      )}
      {deciding && <RecipientDecision {...deciding} onClose={() => setDeciding(null)} />}
    </>
  );
}

/** Payment recipient: changed as a whole, and only after a delay that somebody else may shorten. */
export function RecipientSettingsCard() {
  const query = useQuery(recipientQuery());
  return (
    <Panel
      title={SYSTEM_MESSAGES.recipient}
      text="A esta cuenta pagan los clientes. Cada compra conserva los datos que se le mostraron."
    >
      <DataState
        query={query}
        skeleton={<Skeleton variant="rounded" height={160} />}
        error={SYSTEM_MESSAGES.recipientFailed}
      >
        {(state) => <Recipient state={state} reload={() => void query.refetch()} />}
      </DataState>
    </Panel>
  );
}
