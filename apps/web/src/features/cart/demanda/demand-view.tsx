import Container from '@mui/material/Container';
import { Head } from '@/lib/head';
import { useAddressFilters } from '@/lib/use-address-filters';
import { PageHeader } from '@/ui/page-header';
import { Tabs } from '@/ui/tabs';
import { DEMAND_FILTERS } from './filters';
import { MonthView } from './month-view';
import { ReorderView } from './reorder-view';
import { WantedView } from './wanted-view';

/** Sales of a store, demand that nobody can meet, and what to order. */
function DemandView() {
  const list = useAddressFilters(DEMAND_FILTERS);
  return (
    <>
      <PageHeader
        title="Qué se vende"
        text="Qué miran y compran en tu tienda, qué buscan y nadie tiene, y qué te conviene pedir."
      />
      <Tabs
        label="Qué se vende"
        value={list.filters.vista}
        onChange={(vista) => list.change({ vista })}
        tabs={[
          { id: 'mes', label: 'Por mes', content: <MonthView {...list} /> },
          { id: 'buscan', label: 'Lo que buscan', content: <WantedView /> },
          { id: 'reponer', label: 'Reponer', content: <ReorderView {...list} /> },
        ]}
      />
    </>
  );
}

/** Page 'Qué se vende' of the store's panel. */
export const DemandPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Qué se vende" noindex />
    <DemandView />
  </Container>
);
