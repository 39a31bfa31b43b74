import { ReceiptLongOutlined } from '../../ui/icons/receipt-long-outlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import type { PedidoFila } from '@tuerca/contracts/orders/admin-schemas';
import { ORDER_MESSAGES } from '@tuerca/contracts/orders/messages';
import { REPORT_MESSAGES } from '@tuerca/contracts/reportes/messages';
import { Link } from 'react-router-dom';
import { useAccountName } from '../../entities/admin/account.queries';
import { OrderChip, PaymentChip } from '../../entities/orders/order-chips';
import { bs, plural, ref, shortDate } from '../../lib/format';
import { paths } from '../../lib/paths';
import type { AppliedFilter } from '../../lib/define-filters';
import { useAddressFilters } from '../../lib/use-address-filters';
import type { Column } from '../../ui/data-table/column';
import { DataTable } from '../../ui/data-table/data-table';
import { EmptyState } from '../../ui/empty-state';
import { FilterSelect } from '../../ui/filter-select';
import { DateRange } from '../../ui/form/date-range';
import { ListFilters, WideFilter } from '../../ui/list-filters';
import { NothingFound } from '../../ui/nothing-found';
import { PageHeader } from '../../ui/page-header';
import {
  ADMIN_ORDER_FILTERS,
  type AdminOrderFilters,
  ESTADO_OPTIONS,
  NO_MAXIMUM,
  PAGO_OPTIONS,
} from './admin-order-filters';
import { adminOrdersQuery, readOrdersFile } from './admin-orders.queries';
import { ExportButton } from '../../ui/export-button';

const second = { display: 'block', color: 'text.secondary', typography: 'body2', fontWeight: 400 } as const;

const COLUMNS: readonly Column<PedidoFila>[] = [
  {
    id: 'numero',
    header: 'Pedido',
    card: 'title',
    cell: ({ numero, unidades }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {numero}
        <Box component="span" sx={second}>
          {plural(unidades, 'unidad', 'unidades')}
        </Box>
      </Box>
    ),
  },
  {
    id: 'fecha',
    header: 'Fecha',
    card: 'corner',
    sortKey: 'fecha',
    sortNames: ['Más antiguos', 'Más recientes'],
    descendingFirst: true,
    cell: ({ fecha }) => shortDate(fecha),
  },
  {
    id: 'estado',
    header: 'Estado',
    card: 'plain',
    cell: ({ estado, subestado, estadoPago }) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <OrderChip estado={estado} subestado={subestado} />
        <PaymentChip estado={estadoPago} />
      </Box>
    ),
  },
  {
    id: 'cliente',
    header: 'Cliente',
    cell: ({ cliente }) => (
      <Box sx={{ minWidth: 160, overflowWrap: 'anywhere' }}>
        {cliente.nombre}
        <Box component="span" sx={second}>
          {cliente.email}
        </Box>
      </Box>
    ),
  },
  { id: 'tienda', header: 'Tienda', cell: ({ tienda }) => tienda.nombre },
  {
    id: 'total',
    header: 'Total',
    align: 'right',
    sortKey: 'total',
    descendingFirst: true,
    cell: ({ total, totalUSD }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {bs(total)}
        <Box component="span" sx={second}>
          {ref(totalUSD)}
        </Box>
      </Box>
    ),
  },
];

interface BarProps {
  filters: AdminOrderFilters;
  applied: readonly AppliedFilter<AdminOrderFilters>[];
  onClear: () => void;
  onChange: (wanted: Partial<AdminOrderFilters>, replace?: boolean) => void;
}

/** Words, states, dates and amounts. */
function FilterBar({ filters, applied, onChange, onClear }: BarProps) {
  const amountOf = (name: 'montoMin' | 'montoMax', label: string, none: number) => (
    <TextField
      type="number"
      id={name}
      label={label}
      key={`${name}${filters[name]}`}
      defaultValue={filters[name] === none ? '' : filters[name]}
      onBlur={(event) => onChange({ [name]: Number(event.target.value) || none })}
      slotProps={{ htmlInput: { min: 0, inputMode: 'decimal' } }}
    />
  );
  return (
    <ListFilters
      search={{
        place: 'En todos los pedidos',
        placeholder: 'Número, cliente, correo, tienda o producto',
        value: filters.q,
        maxLength: 100,
        onChange: (q, typing) => onChange({ q }, typing),
      }}
      columns={4}
      applied={applied}
      onRemove={onChange}
      onClear={onClear}
    >
      <FilterSelect
        id="estado"
        label="Estado"
        value={filters.estado}
        options={ESTADO_OPTIONS}
        onChange={(estado) => onChange({ estado }, true)}
      />
      <FilterSelect
        id="pago"
        label="Pago"
        value={filters.estadoPago}
        options={PAGO_OPTIONS}
        onChange={(estadoPago) => onChange({ estadoPago }, true)}
      />
      <WideFilter>
        <DateRange
          label="Días"
          value={{ desde: filters.desde, hasta: filters.hasta }}
          onChange={(days) => onChange(days)}
        />
      </WideFilter>
      {amountOf('montoMin', 'Monto mínimo (Bs.)', 0)}
      {amountOf('montoMax', 'Monto máximo (Bs.)', NO_MAXIMUM)}
    </ListFilters>
  );
}

/** Orders of all stores: searched, filtered, sorted, exported. The filters live in the address. */
export function AdminOrdersView() {
  const { filters, change, clear, hrefOf } = useAddressFilters(ADMIN_ORDER_FILTERS);
  const query = useQuery(adminOrdersQuery(filters));
  const applied = ADMIN_ORDER_FILTERS.applied(filters, {
    tienda: useAccountName(filters.tienda),
    cliente: useAccountName(filters.cliente),
  });
  return (
    <>
      <PageHeader
        title="Pedidos"
        text="Los de todas las tiendas."
        actions={
          <ExportButton
            read={() => readOrdersFile(filters)}
            fileName={'Pedidos.csv'}
            words={{ done: REPORT_MESSAGES.exported, failed: REPORT_MESSAGES.exportFailed }}
          />
        }
      />
      <FilterBar filters={filters} applied={applied} onChange={change} onClear={clear} />
      <DataTable
        label="Pedidos"
        noun={['pedido', 'pedidos']}
        columns={COLUMNS}
        cardsBelow={940}
        query={query}
        keyOf={({ _id }) => _id}
        nameOf={({ numero }) => `el pedido ${numero}`}
        page={filters.page}
        hrefOf={hrefOf}
        sort={filters.sort}
        onSort={(sort) => change({ sort: sort as AdminOrderFilters['sort'] })}
        error={ORDER_MESSAGES.listFailed}
        empty={
          applied.length ? (
            <NothingFound
              title="No encontramos pedidos con esos filtros"
              text="Prueba con otro número, otra fecha u otro estado."
              onClear={clear}
            />
          ) : (
            <EmptyState
              icon={<ReceiptLongOutlined sx={{ fontSize: 34 }} />}
              title="Aún no hay pedidos"
              text="Cuando alguien compre, aparece aquí."
            />
          )
        }
        buttons={({ _id, numero }) => (
          <Button
            size="small"
            variant="outlined"
            component={Link}
            to={paths.adminOrder(_id)}
            aria-label={`Ver el pedido ${numero}`}
          >
            Ver
          </Button>
        )}
      />
    </>
  );
}
