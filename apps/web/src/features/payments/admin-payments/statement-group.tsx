import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { REQUEST_MESSAGES } from '@tuerca/contracts/kernel/messages';
import type { Confirmacion } from '@tuerca/contracts/payments/payments/statement-schemas';
import { GRUPO_MOVIMIENTO_LABELS, type GrupoMovimiento } from '@tuerca/contracts/payments/payments/statement-states';
import { plural } from '@/lib/format';
import { notify } from '@/lib/notify';
import { DataTable } from '@/ui/data-table/data-table';
import { EmptyState } from '@/ui/empty-state';
import { proposalColumns } from './proposal-columns';
import { useConfirmProposals, useProposals } from './statements.queries';

interface StatementGroupProps {
  id: string;
  grupo: GrupoMovimiento;
  onResults: (results: Confirmacion[]) => void;
}

/** The movements of one group; those with a proposal are ticked and confirmed. */
export function StatementGroup({ id, grupo, onResults }: StatementGroupProps) {
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
        error={REQUEST_MESSAGES.movementsFailed}
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
