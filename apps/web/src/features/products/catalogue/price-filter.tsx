import { MAX_PRICE_FILTER } from '@tuerca/contracts/products/catalogue/rules';
import { PriceRange } from '@/ui/price-range';
import { readPriceRange } from './filters';

interface PriceFilterProps {
  min: number;
  max: number;
  onApply: (range: { minPrice: number; maxPrice: number }) => void;
}

const show = (value: number, bound: number) => (value === bound ? '' : String(value).replace('.', ','));

/** Range of prices in dollars. */
export const PriceFilter = ({ min, max, onApply }: PriceFilterProps) => (
  <PriceRange
    unit="$"
    value={{ min: show(min, 0), max: show(max, MAX_PRICE_FILTER) }}
    placeholder={{ min: '0', max: String(MAX_PRICE_FILTER) }}
    digits={6}
    read={readPriceRange}
    onApply={onApply}
  />
);
