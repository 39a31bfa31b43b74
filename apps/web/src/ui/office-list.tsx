import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { AddressFilters } from '@/lib/use-address-filters';
import { AppliedChips } from './applied-chips';
import { DataTable, type DataTableProps } from './data-table/data-table';
import { EmptyState } from './empty-state';
import { ExportButton } from './export-button';
import { FilterSelect } from './filter-select';
import { ListFilters } from './list-filters';
import { NothingFound } from './nothing-found';
import { OfficePage } from './office-page';

type Names<F, Value> = { [K in keyof F & string]: F[K] extends Value ? K : never }[keyof F & string];
/** A filter as a select; `name` is its field. */
type Choice<F> = {
  [K in Names<F, string>]: { name: K; id?: string; label: string; options: readonly { value: F[K]; label: string }[] };
}[Names<F, string>];

interface FilterBar<F> {
  search: { name: Names<F, string>; label?: string; place: string; placeholder: string; maxLength: number };
  /** Columns from 1200 px on; the search takes two of them. */
  columns: number;
  choices?: readonly Choice<F>[];
  /** Filters that are no select. */
  more?: ReactNode;
}

interface OfficeListProps<Row extends { _id: string }, F extends { page: number }>
  extends
    Omit<DataTableProps<Row>, 'label' | 'keyOf' | 'page' | 'hrefOf' | 'sort' | 'onSort' | 'empty'>,
    Omit<ComponentProps<typeof OfficePage>, 'children'> {
  address: AddressFilters<F>;
  /** Name of the table; the title of the page when absent. */
  label?: string;
  /** Without the frame of a page: below tabs. */
  bare?: boolean;
  /** Words of chips that only an answer knows: the name behind an id. */
  chipNames?: Partial<Record<keyof F, string>>;
  /** The list as a file. */
  file?: { read: (filters: F) => Promise<Blob>; name: string; words: { done?: string; failed: string } };
  bar?: FilterBar<F>;
  /** Filters of the list's own, followed by the chips of those that are applied. */
  controls?: ReactNode;
  /** Content between the header and the filters. */
  above?: ReactNode;
  /** Content between the filters and the table. */
  below?: ReactNode;
  /** Empty without filters. */
  none: Omit<ComponentProps<typeof EmptyState>, 'icon'> & { icon?: ComponentType<SvgIconProps> };
  /** Empty because of filters; as without filters when absent. */
  nothing?: { title: string; text?: string };
  /** Dialogs. */
  children?: ReactNode;
}

/** A list of an office: header, export, filters in the address, table, and words for no rows. */
export function OfficeList<Row extends { _id: string }, F extends { page: number }>({
  address,
  title,
  text,
  actions,
  back,
  maxWidth,
  label = title,
  bare = false,
  chipNames,
  file,
  bar,
  controls,
  above,
  below,
  none: { icon: Icon, ...none },
  nothing,
  children,
  ...table
}: OfficeListProps<Row, F>) {
  const { filters, change, clear, hrefOf } = address;
  const applied = address.applied(chipNames);
  const exportButton = file && <ExportButton read={() => file.read(filters)} fileName={file.name} words={file.words} />;
  const set = (name: keyof F, value: string, replace?: boolean) => change({ [name]: value } as Partial<F>, replace);
  const list = (
    <>
      {above}
      {bar && (
        <ListFilters
          search={{
            ...bar.search,
            value: String(filters[bar.search.name]),
            onChange: (typed, typing) => set(bar.search.name, typed, typing),
          }}
          columns={bar.columns}
          tools={bare && exportButton}
          applied={applied}
          onRemove={change}
          onClear={clear}
        >
          {bar.choices?.map(({ name, id = name, label: choice, options }) => (
            <FilterSelect
              key={name}
              id={id}
              label={choice}
              value={String(filters[name])}
              options={options as readonly { value: string; label: string }[]}
              onChange={(value) => set(name, value, true)}
            />
          ))}
          {bar.more}
        </ListFilters>
      )}
      {controls && (
        <>
          {controls}
          <AppliedChips applied={applied} onRemove={change} onClear={clear} />
        </>
      )}
      {below}
      <DataTable
        {...table}
        label={label}
        keyOf={({ _id }) => _id}
        page={filters.page}
        hrefOf={hrefOf}
        sort={'sort' in filters ? String(filters.sort) : undefined}
        onSort={'sort' in filters ? (sort) => set('sort' as keyof F, sort) : undefined}
        empty={
          applied.length > 0 && nothing ? (
            <NothingFound {...nothing} onClear={clear} />
          ) : (
            <EmptyState icon={Icon && <Icon sx={{ fontSize: 34 }} />} {...none} />
          )
        }
      />
      {children}
    </>
  );
  if (bare) return list;
  return (
    <OfficePage
      title={title}
      text={text}
      maxWidth={maxWidth}
      back={back}
      actions={
        exportButton && actions ? (
          <>
            {exportButton}
            {actions}
          </>
        ) : (
          (exportButton ?? actions)
        )
      }
    >
      {list}
    </OfficePage>
  );
}
