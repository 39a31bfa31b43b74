import { AccountBalanceWalletOutlined } from '../../ui/icons/account-balance-wallet-outlined';
import { useQuery } from '@tanstack/react-query';
import { COMISION_MESSAGES } from '@tuerca/contracts/comisiones/messages';
import { paths } from '../../lib/paths';
import { DataTable } from '../../ui/data-table/data-table';
import { EmptyState } from '../../ui/empty-state';
import { payoutsQuery } from './comisiones.queries';
import { PAYOUT_COLUMNS } from './payout-columns';

/** My payouts with state and reference, newest first. */
export function PayoutsList({ page }: { page: number }) {
  const query = useQuery(payoutsQuery(page));
  return (
    <DataTable
      label="Liquidaciones"
      noun={['liquidación', 'liquidaciones']}
      columns={PAYOUT_COLUMNS}
      cardsBelow={760}
      query={query}
      keyOf={({ _id }) => _id}
      nameOf={({ numero }) => `la liquidación ${numero}`}
      page={page}
      hrefOf={(next) => paths.storeIncome({ page: next })}
      empty={
        <EmptyState
          compact
          icon={<AccountBalanceWalletOutlined sx={{ fontSize: 34 }} />}
          title="Todavía no hay liquidaciones"
          text="Cuando cerremos la primera, aquí verás qué pedidos incluye y la referencia de la transferencia."
        />
      }
      error={COMISION_MESSAGES.payoutsFailed}
    />
  );
}
