import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { AddressFilters } from '@/lib/use-address-filters';
import { AppliedChips } from './applied-chips';
import { CardList, type CardListProps } from './card-list';
import { DataTable, type DataTableProps } from './data-table/data-table';
import { EmptyState } from './empty-state';
import { ExportButton } from './export-button';
import { FilterBar, type FilterBarFields } from './filter-bar';
import { NothingFound } from './nothing-found';
import { OfficePage } from './office-page';

/** Address of a list that is answered whole, without filters. */
const WHOLE: AddressFilters<{ page: number }> = {
  filters: { page: 1 },
  change: () => undefined,
  clear: () => undefined,
  hrefOf: () => '',
  applied: () => [],
};

type Derived = 'label' | 'page' | 'hrefOf' | 'sort' | 'onSort' | 'empty';
/** Rows as a table, or as cards at every width. */
type Rows<Row> =
  | (Omit<DataTableProps<Row>, Derived | 'keyOf'> & {
      /** Required for rows without an `_id`, which is their key by default. */
      keyOf?: (row: Row) => string;
    })
  | Omit<CardListProps<Row>, Derived>;

type OfficeListProps<Row, F> = Rows<Row> &
  Omit<ComponentProps<typeof OfficePage>, 'children'> & {
    /** A list without it is answered whole. */
    address?: AddressFilters<F>;
    /** Name of the table; the title of the page when absent. */
    label?: string;
    /** Without the frame of a page: below tabs. */
    bare?: boolean;
    /** Words of chips that only an answer knows: the name behind an id. */
    chipNames?: Partial<Record<keyof F, string>>;
    /** The list as a file. */
    file?: { read: (filters: F) => Promise<Blob>; name: string; words: { done?: string; failed: string } };
    bar?: FilterBarFields<F>;
    /** Filters of the list's own, followed by the chips of those that are applied. */
    controls?: ReactNode;
    /** Content between the header and the filters. */
    above?: ReactNode;
    /** Content between the filters and the rows. */
    below?: ReactNode;
    /** Empty without filters. */
    none: Omit<ComponentProps<typeof EmptyState>, 'icon'> & { icon?: ComponentType<SvgIconProps> };
    /** Empty because of filters; as without filters when absent. */
    nothing?: { title: string; text?: string };
    /** Dialogs. */
    children?: ReactNode;
  };

/** A list of an office: header, export, filters in the address, rows, and words for no rows. */
export function OfficeList<Row, F extends { page: number } = { page: number }>({
  address = WHOLE as unknown as AddressFilters<F>,
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
  ...rows
}: OfficeListProps<Row, F>) {
  const { filters, change, clear, hrefOf } = address;
  const applied = address.applied(chipNames);
  const exportButton = file && <ExportButton read={() => file.read(filters)} fileName={file.name} words={file.words} />;
  const common = {
    page: filters.page,
    hrefOf,
    empty:
      applied.length > 0 && nothing ? (
        <NothingFound {...nothing} onClear={clear} />
      ) : (
        <EmptyState icon={Icon && <Icon sx={{ fontSize: 34 }} />} {...none} />
      ),
  };
  const list = (
    <>
      {above}
      {bar && <FilterBar {...bar} address={address} chipNames={chipNames} tools={bare && exportButton} />}
      {controls && (
        <>
          {controls}
          <AppliedChips applied={applied} onRemove={change} onClear={clear} />
        </>
      )}
      {below}
      {'cards' in rows ? (
        <CardList {...rows} {...common} />
      ) : (
        <DataTable
          keyOf={(row) => (row as { _id: string })._id}
          {...rows}
          {...common}
          label={label}
          sort={'sort' in filters ? String(filters.sort) : undefined}
          onSort={'sort' in filters ? (sort) => change({ sort } as unknown as Partial<F>) : undefined}
        />
      )}
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
