import { useId } from 'react';
import { ChoiceFilter } from './choice-filter';
import { FilterGroup, FilterLines } from './filter-group';

interface FacetFilterProps {
  title: string;
  /** '' is all of them. */
  value: string;
  all: string;
  /** Values that occur, with how many results carry each; undefined while they are on their way. */
  facets: readonly { valor: string; total: number }[] | undefined;
  onChange: (value: string) => void;
}

/** Choices shown while the list is collapsed. */
const FOLD = 8;

/** One of the values that occur, with counts; the chosen one stays a choice, even with no matches. */
export function FacetFilter({ title, value, all, facets, onChange }: FacetFilterProps) {
  // A panel is rendered twice while its sheet is open: radios of one name would share their choice.
  const id = useId();
  const missing = value && !facets?.some(({ valor }) => valor === value) ? [{ valor: value, total: 0 }] : [];
  return (
    <FilterGroup title={title}>
      {facets ? (
        <ChoiceFilter
          label={title}
          name={id}
          value={value}
          all={all}
          options={[...facets, ...missing].map(({ valor, total }) => ({ value: valor, label: valor, total }))}
          onChange={onChange}
          fold={FOLD}
        />
      ) : (
        <FilterLines />
      )}
    </FilterGroup>
  );
}
