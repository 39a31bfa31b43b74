import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RATE_JUMPS, SYSTEM_MESSAGES } from '@tuerca/contracts/platform/system/messages';
import { formatTasa } from '@tuerca/contracts/venezuela/dinero';
import { usePublicConfig } from '@/entities/platform/system/system.queries';
import { messageOf } from '@/lib/api-error';
import { longDate } from '@/lib/format';
import { ErrorState } from '@/ui/error-state';
import { Fact, Facts } from '@/ui/facts';
import { EditRounded } from '@/ui/icons/edit-rounded';
import { HistoryRounded } from '@/ui/icons/history-rounded';
import { Panel } from '@/ui/panel';
import { entriesQuery } from './config.queries';
import { HistoryDialog } from './history-dialog';
import { RateDialog } from './rate-dialog';

/** The day's rate with its date and source, and the one that follows it; warns of an old one, of none, and of one to confirm. */
export function RateCard() {
  const query = usePublicConfig();
  const [editing, setEditing] = useState(false);
  const [showing, setShowing] = useState(false);
  const tasa = query.data?.tasa;
  const { data: entries } = useQuery(entriesQuery('tarifas'));
  const { pendiente, porConfirmar } = entries?.find(({ nombre }) => nombre === 'tasa_bcv') ?? {};
  return (
    <Panel title="Tasa del BCV">
      {tasa && (
        <Facts columns={3}>
          <Fact label="Bolívares por dólar">{formatTasa(tasa.valor)}</Fact>
          <Fact label="Fecha valor">{longDate(tasa.fechaValor)}</Fact>
          <Fact label="Fuente">{tasa.fuente}</Fact>
        </Facts>
      )}
      {pendiente && (
        <Alert severity="info" variant="outlined" sx={{ mt: 2 }}>
          Desde el {longDate(pendiente.vigenteDesde)} será {formatTasa(Number(pendiente.valor))}.
        </Alert>
      )}
      {porConfirmar && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
          {porConfirmar.fuente} publicó {formatTasa(porConfirmar.valor)} para el{' '}
          {longDate(`${porConfirmar.fechaValor}T12:00:00Z`)}: {RATE_JUMPS} y no se aplicó. Compárala con la del BCV y
          carga la correcta.
        </Alert>
      )}
      {tasa?.antigua && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
          La tasa tiene más de cuatro días. Cárgala de nuevo: los precios en bolívares salen de ella.
        </Alert>
      )}
      {tasa === null && (
        <Alert severity="error" variant="outlined">
          {query.data?.tasaRetirada
            ? 'La tasa se retiró y no hay otra: la tienda dice «Volvemos enseguida» y nadie puede comprar hasta que cargues la correcta.'
            : 'No hay tasa: la tienda dice «Abrimos pronto» y abre en cuanto la cargues.'}
        </Alert>
      )}
      {!query.data && query.error && (
        <ErrorState
          message={messageOf(query.error, SYSTEM_MESSAGES.rateFailed)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="contained" startIcon={<EditRounded />} onClick={() => setEditing(true)}>
          {tasa === null ? 'Cargar tasa' : 'Cambiar tasa'}
        </Button>
        <Button startIcon={<HistoryRounded />} onClick={() => setShowing(true)}>
          Historial de la tasa
        </Button>
      </Box>
      {editing && <RateDialog now={tasa?.valor} onClose={() => setEditing(false)} />}
      {showing && <HistoryDialog name="tasa_bcv" title="Tasa BCV" onClose={() => setShowing(false)} />}
    </Panel>
  );
}
