import { usePicker } from '@/features/auth/garaje/use-picker';
import { AskLink } from '@/features/cart/solicitudes/ask-link';
import type { CatalogProps } from '@/features/products/catalogue/catalogue';
import { productActions } from './product-actions';

/** Parts of other features in a list of products. */
export function useCatalogParts() {
  const { pick, dialog } = usePicker();
  const parts: CatalogProps = {
    actions: productActions,
    onPickVehicle: (onDone) => pick({ onDone }),
    renderAsk: (wanted) => <AskLink {...wanted} variant="outlined" />,
  };
  return { parts, dialog };
}
