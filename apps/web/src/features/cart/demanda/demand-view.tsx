import { useAddressFilters } from '@/lib/use-address-filters';
import { OfficePage } from '@/ui/office-page';
import { Tabs } from '@/ui/tabs';
import { DEMAND_FILTERS } from './filters';
import { MonthView } from './month-view';
import { ReorderView } from './reorder-view';
import { WantedView } from './wanted-view';

/** Sales of a store, demand that nobody can meet, and what to order: page 'Qué se vende' of its panel. */
export function DemandPage() {
  const address = useAddressFilters(DEMAND_FILTERS);
  return (
    <OfficePage
      title="Qué se vende"
      text="Qué miran y compran en tu tienda, qué buscan y nadie tiene, y qué te conviene pedir."
    >
      <Tabs
        label="Qué se vende"
        value={address.filters.vista}
        onChange={(vista) => address.change({ vista })}
        tabs={[
          { id: 'mes', label: 'Por mes', content: <MonthView address={address} /> },
          { id: 'buscan', label: 'Lo que buscan', content: <WantedView /> },
          { id: 'reponer', label: 'Reponer', content: <ReorderView address={address} /> },
        ]}
      />
    </OfficePage>
  );
}
