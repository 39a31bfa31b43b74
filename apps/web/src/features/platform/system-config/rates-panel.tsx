import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { SYSTEM_MESSAGES } from '@tuerca/contracts/platform/system/messages';
import type { TasaConocida } from '@tuerca/contracts/platform/system/rates';
import { formatTasa } from '@tuerca/contracts/venezuela/dinero';
import { exchangeRatesQuery, rateKey, rateName } from '@/entities/admin/rates.queries';
import { plural, shortDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import type { Column } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/data-table';
import { Panel } from '@/ui/panel';
import { StatusChip, type Tone } from '@/ui/status-chip';
import { MadeDialog, madeInWords } from './made-dialog';
import { WithdrawDialog } from './withdraw-dialog';

const FEW = 5;
const STATES: Record<TasaConocida['estado'], { label: string; tone: Tone }> = {
  proxima: { label: 'Programada', tone: 'info' },
  vigente: { label: 'Vigente', tone: 'success' },
  anterior: { label: 'Anterior', tone: 'neutral' },
  retirada: { label: 'Retirada', tone: 'error' },
};
const columns = (onMade: (rate: TasaConocida) => void): readonly Column<TasaConocida>[] => [
  { id: 'valor', header: 'Bolívares por dólar', card: 'title', oneLine: true, cell: ({ valor }) => formatTasa(valor) },
  { id: 'fechaValor', header: 'Fecha valor', card: 'corner', cell: ({ fechaValor }) => shortDate(fechaValor) },
  {
    id: 'estado',
    header: 'Estado',
    card: 'plain',
    cell: ({ estado, retirada }) => (
      <>
        <StatusChip {...STATES[estado]} />
        {retirada && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere' }}>
            {shortDate(retirada.fecha)}. {retirada.motivo}
          </Typography>
        )}
      </>
    ),
  },
  {
    id: 'pedidos',
    header: 'Se hizo con ella',
    cell: (rate) => (
      <>
        {rate.pedidos ? (
          <Link
            component={RouterLink}
            to={paths.adminOrders({ tasa: rateKey(rate) })}
            aria-label={`Ver ${plural(rate.pedidos, 'pedido', 'pedidos')} a ${rateName(rate)}`}
          >
            {plural(rate.pedidos, 'pedido', 'pedidos')}
          </Link>
        ) : (
          'Ningún pedido'
        )}
        {madeInWords(rate) && (
          <Link
            component="button"
            type="button"
            onClick={() => onMade(rate)}
            aria-label={`Ver ${madeInWords(rate)} a ${rateName(rate)}`}
            sx={{ display: 'block', textAlign: 'inherit', typography: 'body2', mt: 0.5 }}
          >
            {madeInWords(rate)}
          </Link>
        )}
      </>
    ),
  },
];

/** The rates of the last weeks: what was made at each, and taking a wrong one out of use. */
export function RatesPanel() {
  const { data: rates, ...query } = useQuery(exchangeRatesQuery());
  const [all, setAll] = useState(false);
  const [withdrawing, setWithdrawing] = useState<TasaConocida | null>(null);
  const [looking, setLooking] = useState<TasaConocida | null>(null);
  const rows = all ? rates : rates?.slice(0, FEW);
  return (
    <Panel
      title="Últimas tasas"
      text="Los pedidos, las citas completadas y los planes guardan la tasa con que se hicieron."
    >
      <DataTable
        label="Últimas tasas"
        noun={['tasa', 'tasas']}
        columns={columns(setLooking)}
        cardsBelow={640}
        query={{ ...query, data: rows && { rows, total: rates!.length, totalPages: 1 } }}
        keyOf={(rate) => `${rateKey(rate)} ${rate.estado}`}
        nameOf={(rate) => `la tasa ${rateName(rate)}`}
        error={SYSTEM_MESSAGES.ratesFailed}
        empty={<Typography sx={{ color: 'text.secondary' }}>Todavía no se ha cargado ninguna.</Typography>}
        buttons={(rate) =>
          rate.estado !== 'retirada' && (
            <Button
              size="small"
              variant="outlined"
              color="error"
              onClick={() => setWithdrawing(rate)}
              aria-label={`Retirar la tasa ${rateName(rate)}`}
            >
              Retirar
            </Button>
          )
        }
      />
      {rates && rates.length > FEW && (
        <Button onClick={() => setAll(!all)} sx={{ mt: 1 }}>
          {all ? 'Ver menos' : `Ver las ${rates.length}`}
        </Button>
      )}
      {looking && <MadeDialog rate={looking} onClose={() => setLooking(null)} />}
      {withdrawing && (
        <WithdrawDialog
          rate={withdrawing}
          former={rates?.find(({ estado }) => estado === 'anterior')}
          onClose={() => setWithdrawing(null)}
        />
      )}
    </Panel>
  );
}
