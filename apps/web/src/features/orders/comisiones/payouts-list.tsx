import { useQuery } from '@tanstack/react-query';
import { COMISION_MESSAGES } from '@tuerca/contracts/orders/comisiones/messages';
import { usePageAddress } from '@/lib/use-page';
import { AccountBalanceWalletOutlined } from '@/ui/icons/account-balance-wallet-outlined';
import { OfficeList } from '@/ui/office-list';
import { payoutsQuery } from './comisiones.queries';
import { payoutColumns } from './payout-columns';
import { useIncomeOf } from './use-income-of';

/** My payouts with state and reference, newest first. */
export function PayoutsList() {
  const business = useIncomeOf();
  const address = usePageAddress();
  return (
    <OfficeList
      bare
      address={address}
      title="Liquidaciones"
      noun={['liquidación', 'liquidaciones']}
      columns={payoutColumns((liquidacion) => business.path({ liquidacion }), business.jobs)}
      cardsBelow={760}
      query={useQuery(payoutsQuery(business.of, address.filters.page))}
      nameOf={({ numero }) => `la liquidación ${numero}`}
      none={{
        compact: true,
        icon: AccountBalanceWalletOutlined,
        title: COMISION_MESSAGES.noPayouts,
        text: business.payouts,
      }}
      error={COMISION_MESSAGES.payoutsFailed}
    />
  );
}
