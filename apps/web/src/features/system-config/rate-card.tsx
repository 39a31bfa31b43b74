import { EditRounded } from '../../ui/icons/edit-rounded';
import { HistoryRounded } from '../../ui/icons/history-rounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { usePublicConfig } from '../../entities/system/system.queries';
import { longDate } from '../../lib/format';
import { Fact, Facts } from '../../ui/facts';
import { Panel } from '../../ui/panel';
import { HistoryDialog } from './history-dialog';
import { RateDialog } from './rate-dialog';

/** The day's rate with its date and source; warns when it is old, or when there is none. */
export function RateCard() {
  const query = usePublicConfig();
  const [editing, setEditing] = useState(false);
  const [showing, setShowing] = useState(false);
  const tasa = query.data?.tasa;
  return (
    <Panel title="Tasa del BCV">
      {tasa && (
        <Facts columns={3}>
          <Fact label="Bolívares por dólar">
            Bs. {tasa.valor.toLocaleString('es-VE', { maximumFractionDigits: 4 })}
          </Fact>
          <Fact label="Fecha valor">{longDate(tasa.fechaValor)}</Fact>
          <Fact label="Fuente">{tasa.fuente}</Fact>
        </Facts>
      )}
      {tasa?.antigua && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
          La tasa tiene más de cuatro días. Cárgala de nuevo: los precios en bolívares salen de ella.
        </Alert>
      )}
      {!tasa && query.error !== null && (
        <Alert severity="error" variant="outlined">
          No hay tasa: nadie puede ver precios ni comprar hasta que la cargues.
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="contained" startIcon={<EditRounded />} onClick={() => setEditing(true)}>
          Cambiar tasa
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
