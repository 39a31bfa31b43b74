import { useNavigate } from 'react-router-dom';
import { orderOfLabel } from '@tuerca/contracts/orders/store-dashboard/labels';
import { paths } from '@/lib/paths';
import { ScanButton } from '@/ui/scan-button';

/** A label leads to its order, and any other code to the product that bears it. */
export function ScanToday() {
  const navigate = useNavigate();
  return (
    <ScanButton
      onCode={(code) => {
        const order = orderOfLabel(code);
        void navigate(order ? paths.storeOrder(order) : paths.storeProducts({ q: code.slice(0, 100) }));
      }}
    />
  );
}
