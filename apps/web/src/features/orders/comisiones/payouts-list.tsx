import { useQuery } from '@tanstack/react-query';
import { COMISION_MESSAGES } from '@tuerca/contracts/orders/comisiones/messages';
import { DataTable } from '@/ui/data-table/data-table';
import { EmptyState } from '@/ui/empty-state';
import { AccountBalanceWalletOutlined } from '@/ui/icons/account-balance-wallet-outlined';
import { payoutsQuery } from './comisiones.queries';
import { payoutColumns } from './payout-columns';
import { useIncomeOf } from './use-income-of';

/** My payouts with state and reference, newest first. */
export function PayoutsList({ page }: { page: number }) {
  const business = useIncomeOf();
  const query = useQuery(payoutsQuery(business.of, page));
  return (
    <DataTable
      label="Liquidaciones"
      noun={['liquidación', 'liquidaciones']}
      columns={payoutColumns((liquidacion) => business.path({ liquidacion }), business.jobs)}
      cardsBelow={760}
      query={query}
      keyOf={({ _id }) => _id}
      nameOf={({ numero }) => `la liquidación ${numero}`}
      page={page}
      hrefOf={(next) => business.path({ page: next })}
      empty={
        <EmptyState
          compact
          icon={<AccountBalanceWalletOutlined sx={{ fontSize: 34 }} />}
          title={COMISION_MESSAGES.noPayouts}
          text={business.payouts}
        />
      }
      error={COMISION_MESSAGES.payoutsFailed}
    />
  );
}
