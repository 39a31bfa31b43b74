import { useAddressFilters } from '@/lib/use-address-filters';
import { OfficePage } from '@/ui/office-page';
import { Tabs } from '@/ui/tabs';
import { PAYOUT_FILTERS } from './admin-payouts-filters';
import { AdminPayoutsList } from './admin-payouts-list';
import { BalancesList } from './balances-list';

/** Balances owed to the stores and the payouts that settle them, in the administrators' panel. */
export function PayoutsPage() {
  const address = useAddressFilters(PAYOUT_FILTERS);
  const { filters, change } = address;
  return (
    <OfficePage title="Liquidaciones" text="Lo que se debe a cada tienda: sus ventas menos comisiones y devoluciones.">
      <Tabs
        label="Saldos y liquidaciones"
        value={filters.vista}
        onChange={(vista) => change({ vista, page: 1 })}
        panelSx={{ pt: 3 }}
        tabs={[
          { id: 'saldos', label: 'Saldos', content: <BalancesList address={address} /> },
          { id: 'liquidaciones', label: 'Liquidaciones', content: <AdminPayoutsList address={address} /> },
        ]}
      />
    </OfficePage>
  );
}
