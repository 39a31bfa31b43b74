import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Confirmacion, ExtractoDetalle } from '@tuerca/contracts/payments/statement-schemas';
import {
  CONFIRMACION_LABELS,
  GRUPO_MOVIMIENTO_LABELS,
  GRUPOS_MOVIMIENTO,
  type GrupoMovimiento,
} from '@tuerca/contracts/payments/statement-states';
import { useState } from 'react';
import { bs, plural, shortDate } from '../../lib/format';
import { notify } from '../../lib/notify';
import { DataTable } from '../../ui/data-table/data-table';
import { DataState } from '../../ui/data-state';
import { EmptyState } from '../../ui/empty-state';
import { Tabs, useTab } from '../../ui/tabs';
import { proposalColumns } from './proposal-columns';
import { useConfirmProposals, useProposals, useStatement, readStatementFile } from './statements.queries';
import { ExportButton } from '../../ui/export-button';

function Results({ results }: { results: readonly Confirmacion[] }) {
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

function Group({
  id,
  grupo,
  onResults,
}: {
  id: string;
  grupo: GrupoMovimiento;
  onResults: (results: Confirmacion[]) => void;
}) {
  const query = useProposals(id, grupo, 1);
  const confirm = useConfirmProposals(id);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [progress, setProgress] = useState(0);
  const chosen = (query.data?.rows ?? []).filter(
    ({ movimiento, candidatos }) => candidatos.length && selected.has(movimiento._id),
  );
  const send = () => {
    setProgress(0);
    const pagos = chosen.map(({ movimiento, candidatos }) => ({
      movimientoId: movimiento._id,
      pagoId: candidatos[0]!.pagoId,
    }));
    confirm.mutate(
      { pagos, onProgress: setProgress },
      {
        onSuccess: (results) => {
          setSelected(new Set());
          onResults(results);
        },
        onError: (error) => notify.failure(error, 'No pudimos confirmar los pagos'),
      },
    );
  };
  const mayChoose = grupo === 'segura' || grupo === 'dudosa';
  return (
    <>
      {confirm.isPending && (
        <Box role="status" sx={{ mb: 2 }}>
          <Typography sx={{ mb: 0.5 }}>
            Confirmando {progress} de {chosen.length}…
          </Typography>
          <LinearProgress
            variant="determinate"
            value={chosen.length ? (progress / chosen.length) * 100 : 0}
            aria-label="Pagos confirmados"
          />
        </Box>
      )}
      <DataTable
        label={GRUPO_MOVIMIENTO_LABELS[grupo]}
        noun={['movimiento', 'movimientos']}
        columns={proposalColumns}
        cardsBelow={900}
        query={query}
        keyOf={({ movimiento }) => movimiento._id}
        nameOf={({ movimiento }) => `el movimiento ${movimiento.referencia}`}
        page={1}
        hrefOf={() => ''}
        error="Error al cargar los movimientos"
        empty={<EmptyState title="Ningún movimiento en este grupo" text="Mira los otros grupos del extracto." />}
        selection={
          mayChoose
            ? {
                selected,
                onChange: setSelected,
                actions: (
                  <Button
                    variant="contained"
                    size="small"
                    loading={confirm.isPending}
                    disabled={!chosen.length}
                    onClick={send}
                  >
                    Confirmar {plural(chosen.length, 'pago', 'pagos')}
                  </Button>
                ),
              }
            : undefined
        }
      />
    </>
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
      {results && <Results results={results} />}
      <Tabs
        label="Grupos de movimientos"
        value={tab}
        onChange={setTab}
        panelSx={{ pt: 2 }}
        tabs={GRUPOS_MOVIMIENTO.map((grupo) => ({
          id: grupo,
          label: `${GRUPO_MOVIMIENTO_LABELS[grupo]} (${conteos[grupo]})`,
          content: <Group id={_id} grupo={grupo} onResults={setResults} />,
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
