import { isLowStock } from '@tuerca/contracts/products/products/rules';
import { plural } from '@/lib/format';
import { StatusChip } from '@/ui/status-chip';

interface StockBadgeProps {
  stock: number;
  stockMinimo: number;
}

/** Stock as a chip: red at or below the minimum. */
export const StockBadge = ({ stock, stockMinimo }: StockBadgeProps) => (
  <StatusChip
    label={stock === 0 ? 'Agotado' : plural(stock, 'unidad', 'unidades')}
    tone={isLowStock({ stock, stockMinimo }) ? 'error' : 'success'}
  />
);
