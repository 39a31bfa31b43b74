import Container from '@mui/material/Container';
import { Head } from '@/lib/head';
import { useAddressFilters } from '@/lib/use-address-filters';
import { PageHeader } from '@/ui/page-header';
import { Tabs } from '@/ui/tabs';
import { PAYOUT_FILTERS } from './admin-payouts-filters';
import { AdminPayoutsList } from './admin-payouts-list';
import { BalancesList } from './balances-list';

/** Balances owed to the stores, and the payouts that settle them. */
function AdminPayoutsView() {
  const address = useAddressFilters(PAYOUT_FILTERS);
  const { filters, change, hrefOf } = address;
  return (
    <>
      <PageHeader
        title="Liquidaciones"
        text="Lo que se debe a cada tienda: sus ventas menos comisiones y devoluciones."
      />
      <Tabs
        label="Saldos y liquidaciones"
        value={filters.vista}
        onChange={(vista) => change({ vista, page: 1 })}
        panelSx={{ pt: 3 }}
        tabs={[
          { id: 'saldos', label: 'Saldos', content: <BalancesList page={filters.page} hrefOf={hrefOf} /> },
          { id: 'liquidaciones', label: 'Liquidaciones', content: <AdminPayoutsList address={address} /> },
        ]}
      />
    </>
  );
}

/** Page of the stores' balances and payouts, in the administrators' panel. */
export const PayoutsPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Liquidaciones" noindex />
    <AdminPayoutsView />
  </Container>
);
