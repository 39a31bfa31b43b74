import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Confirmacion, ExtractoDetalle } from '@tuerca/contracts/payments/payments/statement-schemas';
import {
  CONFIRMACION_LABELS,
  GRUPO_MOVIMIENTO_LABELS,
  type GrupoMovimiento,
  GRUPOS_MOVIMIENTO,
} from '@tuerca/contracts/payments/payments/statement-states';
import { bs, plural, shortDate } from '@/lib/format';
import { DataState } from '@/ui/data-state';
import { ExportButton } from '@/ui/export-button';
import { Tabs, useTab } from '@/ui/tabs';
import { StatementGroup } from './statement-group';
import { readStatementFile, useStatement } from './statements.queries';

/** Number of confirmed payments, and the reasons why others were not. */
function ConfirmationResults({ results }: { results: readonly Confirmacion[] }) {
  const confirmed = results.filter(({ resultado }) => resultado === 'confirmado').length;
  const others = results.filter(({ resultado }) => resultado !== 'confirmado');
  return (
    <Alert severity={others.length ? 'warning' : 'success'} role="status" sx={{ mb: 2 }}>
      Confirmamos {plural(confirmed, 'pago', 'pagos')}.
      {others.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {others.map(({ pagoId, orderNumber, resultado }) => (
            <li key={pagoId}>
              {orderNumber ?? 'Un pago'}: {CONFIRMACION_LABELS[resultado]}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}

function Ready({ extracto }: { extracto: ExtractoDetalle }) {
  const { _id, conteos } = extracto;
  const [tab, setTab] = useTab(
    GRUPOS_MOVIMIENTO as unknown as readonly [GrupoMovimiento, ...GrupoMovimiento[]],
    'grupo',
  );
  const [results, setResults] = useState<Confirmacion[] | null>(null);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {extracto.nombre || 'Extracto'}: {plural(extracto.movimientos, 'movimiento', 'movimientos')} de{' '}
          {shortDate(extracto.desde)} a {shortDate(extracto.hasta)} por {bs(extracto.total)}, en{' '}
          {extracto.bancoReceptorNombre}.
        </Typography>
        <ExportButton
          variant="text"
          read={() => readStatementFile(_id)}
          fileName={`Conciliacion_${extracto.desde}.csv`}
          words={{ failed: 'Error al exportar la conciliación' }}
        />
      </Box>
      {extracto.totalErrores > 0 && (
        <Alert severity="warning">
          {plural(extracto.totalErrores, 'fila no se pudo leer', 'filas no se pudieron leer')}:
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {extracto.errores.slice(0, 10).map(({ linea, motivo }) => (
              <li key={linea}>
                Línea {linea}: {motivo}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {results && <ConfirmationResults results={results} />}
      <Tabs
        label="Grupos de movimientos"
        value={tab}
        onChange={setTab}
        panelSx={{ pt: 2 }}
        tabs={GRUPOS_MOVIMIENTO.map((grupo) => ({
          id: grupo,
          label: `${GRUPO_MOVIMIENTO_LABELS[grupo]} (${conteos[grupo]})`,
          content: <StatementGroup id={_id} grupo={grupo} onResults={setResults} />,
        }))}
      />
    </Box>
  );
}

/** A statement: what is proposed for each of its movements, to be ticked and confirmed. */
export function StatementView({ id }: { id: string }) {
  const query = useStatement(id);
  return (
    <DataState
      query={query}
      skeleton={<Skeleton variant="rectangular" height={360} />}
      error="Error al cargar el extracto"
    >
      {(extracto) => <Ready extracto={extracto} />}
    </DataState>
  );
}
