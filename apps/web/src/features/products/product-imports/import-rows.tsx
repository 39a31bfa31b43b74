import type { ReactNode } from 'react';
import { IMPORT_MESSAGES } from '@tuerca/contracts/products/product-imports/messages';
import type { FilaImportacion } from '@tuerca/contracts/products/product-imports/schemas';
import type { ListaFilas } from '@tuerca/contracts/products/product-imports/states';
import { useAddressFilters } from '@/lib/use-address-filters';
import type { Column } from '@/ui/data-table/column';
import { DataTable } from '@/ui/data-table/data-table';
import { IMPORT_FILTERS } from './import-filters';
import { useImportRows } from './product-imports.queries';
import { ROW_COLUMNS, ROW_COLUMNS_WIDTH } from './row-columns';

interface ImportRowsProps {
  id: string;
  lista: ListaFilas;
  label: string;
  empty: ReactNode;
  /** After those of the list. */
  more?: readonly Column<FilaImportacion>[];
}

/** One list of an import's rows, page by page. */
export function ImportRows({ id, lista, label, empty, more = [] }: ImportRowsProps) {
  const { filters, hrefOf } = useAddressFilters(IMPORT_FILTERS);
  return (
    <DataTable
      label={label}
      noun={['fila', 'filas']}
      columns={[...ROW_COLUMNS[lista], ...more]}
      cardsBelow={ROW_COLUMNS_WIDTH}
      query={useImportRows(id, lista, filters.page)}
      keyOf={({ linea }) => String(linea)}
      nameOf={({ nombre, linea }) => nombre ?? `la línea ${linea}`}
      page={filters.page}
      hrefOf={hrefOf}
      empty={empty}
      error={IMPORT_MESSAGES.rowsFailed}
    />
  );
}
