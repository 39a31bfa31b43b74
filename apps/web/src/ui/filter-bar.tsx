import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { AddressFilters } from '@/lib/use-address-filters';
import { AppliedChips } from './applied-chips';
import { FilterSelect } from './filter-select';
import { ListFilters } from './list-filters';
import { SearchFilter } from './search-filter';

type Names<F, Value> = { [K in keyof F & string]: F[K] extends Value ? K : never }[keyof F & string];
/** A filter as a select; `name` is its field. */
type Choice<F> = {
  [K in Names<F, string>]: { name: K; id?: string; label: string; options: readonly { value: F[K]; label: string }[] };
}[Names<F, string>];

/** Search and selects of a list's filters. */
export type FilterBarFields<F> = {
  search: { name: Names<F, string>; label?: string; place: string; placeholder: string; maxLength?: number };
  choices?: readonly Choice<F>[];
} & (
  | {
      /** Columns from 1200 px on; the search takes two of them. */
      columns: number;
      /** Filters that are no select. */
      more?: ReactNode;
    }
  /** Width (px) of one select beside the search; its changes are steps in the history. */
  | { beside: number }
);

type FilterBarProps<F> = FilterBarFields<F> & {
  address: AddressFilters<F>;
  /** Words of chips that only an answer knows: the name behind an id. */
  chipNames?: Partial<Record<keyof F, string>>;
  /** The export of a list below tabs. */
  tools?: ReactNode;
};

/** Filters of an office's list as fields, followed by the chips of those that are applied. */
export function FilterBar<F>({
  address: { filters, change, clear, applied },
  chipNames,
  search: { name: searched, ...search },
  choices = [],
  tools,
  ...layout
}: FilterBarProps<F>) {
  const isFolded = 'columns' in layout;
  const set = (name: keyof F, value: string, replace: boolean) => change({ [name]: value } as Partial<F>, replace);
  const field = {
    ...search,
    value: String(filters[searched]),
    onChange: (typed: string, typing: boolean) => set(searched, typed, typing),
  };
  const chips = { applied: applied(chipNames), onRemove: change, onClear: clear };
  const selects = choices.map(({ name, id = name, label, options }) => (
    <FilterSelect
      key={name}
      id={id}
      label={label}
      value={String(filters[name])}
      options={options as readonly { value: string; label: string }[]}
      onChange={(value) => set(name, value, isFolded)}
    />
  ));
  if (isFolded)
    return (
      <ListFilters search={field} columns={layout.columns} tools={tools} {...chips}>
        {selects}
        {layout.more}
      </ListFilters>
    );
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mb: 2,
          gridTemplateColumns: { xs: '1fr', sm: `minmax(0, 1fr) ${layout.beside}px` },
        }}
      >
        <SearchFilter name="q" label="Buscar" {...field} />
        {selects}
      </Box>
      <AppliedChips {...chips} />
    </>
  );
}
