import Box from '@mui/material/Box';
import { PRODUCT_MESSAGES } from '@tuerca/contracts/products/products/messages';
import type { Movimiento } from '@tuerca/contracts/products/products/own-schemas';
import { MOVEMENT_LABELS, MOVEMENT_REASONS } from '@tuerca/contracts/products/products/rules';
import { formatFechaHora } from '@tuerca/contracts/venezuela/caracas';
import { ProductNameCell } from '@/entities/products/products/product-name';
import { paths } from '@/lib/paths';
import { useAddressFilters } from '@/lib/use-address-filters';
import { BackLink } from '@/ui/back-link';
import { secondLine } from '@/ui/data-table/cell-lines';
import type { Column } from '@/ui/data-table/column';
import { HistoryRounded } from '@/ui/icons/history-rounded';
import { OfficeList } from '@/ui/office-list';
import { PlainSelect } from '@/ui/plain-field';
import { MOVEMENT_FILTERS, type MovementFilters } from './list-filters';
import { useMovements } from './own-products.queries';

const signed = (delta: number) => `${delta > 0 ? '+' : '−'}${Math.abs(delta).toLocaleString('es-VE')}`;

const COLUMNS: readonly Column<Movimiento>[] = [
  {
    id: 'producto',
    header: 'Producto',
    card: 'title',
    cell: ({ producto }) => (
      <ProductNameCell
        nombre={producto.nombre}
        imagen={producto.imagen}
        note={producto.sku}
        to={paths.storeMovements({ producto: producto._id })}
      />
    ),
  },
  {
    id: 'fecha',
    header: 'Fecha',
    cell: ({ fecha }) => <Box sx={{ whiteSpace: 'nowrap' }}>{formatFechaHora(fecha)}</Box>,
  },
  {
    id: 'motivo',
    header: 'Motivo',
    cell: ({ motivo, referencia, nota, por }) => (
      <>
        {MOVEMENT_LABELS[motivo]}
        {referencia && (
          <Box component="span" sx={secondLine}>
            Pedido {referencia}
          </Box>
        )}
        {nota && (
          <Box component="span" sx={secondLine}>
            {nota}
          </Box>
        )}
        {por && (
          <Box component="span" sx={secondLine}>
            Por {por}
          </Box>
        )}
      </>
    ),
  },
  {
    id: 'delta',
    header: 'Cambio',
    align: 'right',
    cell: ({ delta }) => (
      <Box component="b" sx={{ color: delta > 0 ? 'success.main' : 'error.main', whiteSpace: 'nowrap' }}>
        {signed(delta)}
      </Box>
    ),
  },
  { id: 'stock', header: 'Quedaron', align: 'right', cell: ({ stock }) => stock.toLocaleString('es-VE') },
];

const REASONS = [
  ['', 'Todos los motivos'],
  ...MOVEMENT_REASONS.map((reason) => [reason, MOVEMENT_LABELS[reason]] as const),
] as const;

/** Movimientos de stock, of the store's panel. */
export function MovementsPage() {
  const address = useAddressFilters(MOVEMENT_FILTERS);
  const { filters, change } = address;
  const query = useMovements(filters);
  const name = filters.producto ? (query.data?.rows[0]?.producto.nombre ?? 'Este producto') : undefined;
  return (
    <OfficeList
      address={address}
      title="Movimientos"
      text="Cada entrada y salida de tu inventario, con lo que quedó después."
      back={<BackLink to={paths.storeInventory()} label="Inventario" />}
      chipNames={{ producto: name }}
      controls={
        <Box sx={{ maxWidth: 320, mb: 2 }}>
          <PlainSelect
            id="motivo"
            label="Motivo"
            value={filters.motivo}
            options={REASONS}
            onChange={(motivo) => change({ motivo: motivo as MovementFilters['motivo'] })}
          />
        </Box>
      }
      label="Movimientos de stock"
      noun={['movimiento', 'movimientos']}
      columns={COLUMNS}
      query={query}
      nameOf={({ producto, fecha }) => `${producto.nombre}, ${formatFechaHora(fecha)}`}
      none={{
        icon: HistoryRounded,
        title: 'Aún no hay movimientos',
        text: 'Aquí verás cada venta, devolución y ajuste de tu inventario.',
      }}
      nothing={{ title: 'No hay movimientos con esos filtros' }}
      error={PRODUCT_MESSAGES.movementsFailed}
      retry="Intentar de nuevo"
    />
  );
}
