import Button from '@mui/material/Button';
import { useState } from 'react';
import { bs } from '@/lib/format';
import { EmptyState } from '@/ui/empty-state';
import { StatusChip } from '@/ui/status-chip';
import type { Column } from './column';
import { DataTable } from './data-table';

interface Row {
  id: string;
  nombre: string;
  stock: number;
  precio: number;
}
const ROWS: readonly Row[] = [
  { id: '1', nombre: 'Pastillas de freno delanteras', stock: 12, precio: 4900.5 },
  {
    id: '2',
    nombre: 'Kit de distribución completo con bomba de agua y tensores, para motor 1.8',
    stock: 0,
    precio: 1245001.5,
  },
];
const COLUMNS: readonly Column<Row>[] = [
  { id: 'nombre', header: 'Producto', card: 'title', sortKey: 'nombre', cell: ({ nombre }) => nombre },
  {
    id: 'stock',
    header: 'Existencia',
    card: 'plain',
    cell: ({ stock }) => (
      <StatusChip label={stock > 0 ? `${stock} unidades` : 'Agotado'} tone={stock > 0 ? 'success' : 'error'} />
    ),
  },
  {
    id: 'precio',
    header: 'Precio',
    align: 'right',
    sortKey: 'precio',
    descendingFirst: true,
    cell: ({ precio }) => bs(precio),
  },
];
const idle = { error: null, isPending: false, isFetching: false, refetch: () => undefined };
const table = {
  noun: ['producto', 'productos'] as const,
  columns: COLUMNS,
  keyOf: ({ id }: Row) => id,
  nameOf: ({ nombre }: Row) => nombre,
  page: 1,
  hrefOf: (page: number) => `?page=${page}`,
  empty: (
    <EmptyState compact title="No vendes nada todavía" action={<Button variant="contained">Agregar producto</Button>} />
  ),
  error: 'No se pudieron cargar tus productos. Intenta nuevamente.',
};

function Choosing() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['1']));
  const [sort, setSort] = useState('-precio');
  return (
    <DataTable
      {...table}
      label="Productos"
      query={{ ...idle, data: { rows: ROWS, total: 2, totalPages: 1 } }}
      sort={sort}
      onSort={setSort}
      selection={{ selected, onChange: setSelected, actions: <Button size="small">Pausar</Button> }}
      menu={() => [{ label: 'Editar' }, { label: 'Eliminar', danger: true }]}
    />
  );
}

/** Tables in their states. */
export const samples = [
  { name: 'Tabla: orden, selección y menú', node: <Choosing /> },
  {
    name: 'Tabla: cargando',
    node: (
      <DataTable {...table} label="Cargando" query={{ ...idle, isPending: true, isFetching: true, data: undefined }} />
    ),
  },
  {
    name: 'Tabla: vacía',
    node: <DataTable {...table} label="Vacía" query={{ ...idle, data: { rows: [], total: 0, totalPages: 0 } }} />,
  },
  {
    name: 'Tabla: error',
    node: <DataTable {...table} label="Error" query={{ ...idle, error: new Error('fail'), data: undefined }} />,
  },
];
