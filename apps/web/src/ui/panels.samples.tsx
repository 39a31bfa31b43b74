import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { bs } from '../lib/format';
import { BarChart } from './charts/bar-chart';
import type { Column } from './data-table/column';
import { DataTable } from './data-table/data-table';
import { EmptyState } from './empty-state';
import { StatCard, StatCards } from './stat-card';
import { StatusChip } from './status-chip';
import { Tabs, useTab } from './tabs';
import { Timeline } from './timeline';

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

function InAddress() {
  const [tab, show] = useTab(['datos', 'pedidos']);
  return (
    <Tabs
      label="Cliente"
      value={tab}
      onChange={show}
      panelSx={{ pt: 2 }}
      tabs={[
        { id: 'datos', label: 'Información', content: 'María Pérez, Caracas' },
        { id: 'pedidos', label: 'Pedidos', content: 'Tres pedidos' },
      ]}
    />
  );
}

const STEPS = [
  { id: '1', title: 'Pendiente', text: '21/11/2026, 10:30 a. m.' },
  { id: '2', title: 'Procesando', text: '21/11/2026, 11:02 a. m. Pago confirmado' },
  { id: '3', title: 'Cancelado', text: '22/11/2026, 9:00 a. m. Sin existencias', tone: 'error' as const },
];
const BARS = [
  { short: 'sep', name: 'septiembre de 2026', value: 0 },
  { short: 'oct', name: 'octubre de 2026', value: 980_000 },
  { short: 'nov', name: 'noviembre de 2026', value: 1_245_001.5 },
];

/** Pieces of the panels in their states. */
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
  { name: 'Pestañas en la dirección', node: <InAddress /> },
  { name: 'Línea de tiempo', node: <Timeline label="Historial" steps={STEPS} /> },
  {
    name: 'Cifras',
    node: (
      <StatCards label="Cifras">
        <StatCard label="Pedidos" value="12" note="2 en camino" icon={<ReceiptLongRounded />} to="/desarrollo/piezas" />
        <StatCard
          label="Ingresos"
          value="Bs. 1.245.001,50"
          change={-27}
          than="que en octubre"
          icon={<PaymentsOutlined />}
        />
        <StatCard label="Cargando" value={undefined} icon={<PaymentsOutlined />} />
      </StatCards>
    ),
  },
  {
    name: 'Barras por mes',
    node: (
      <BarChart
        label="Ventas por mes"
        headers={['Mes', 'Ventas']}
        bars={BARS}
        format={bs}
        formatShort={(value) => value.toLocaleString('es-VE', { notation: 'compact' })}
      />
    ),
  },
];
