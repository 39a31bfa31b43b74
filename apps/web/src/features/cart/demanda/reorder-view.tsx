import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { DEMANDA_MESSAGES } from '@tuerca/contracts/cart/demanda/messages';
import { COVER_DAYS, LEAD_DAYS, SALES_DAYS } from '@tuerca/contracts/cart/demanda/rules';
import { paths } from '@/lib/paths';
import type { AddressFilters } from '@/lib/use-address-filters';
import { FilterSelect } from '@/ui/filter-select';
import { sideBySide } from '@/ui/form/columns';
import { Inventory2Outlined } from '@/ui/icons/inventory-2-outlined';
import { OfficeList } from '@/ui/office-list';
import { reorderQuery } from './demanda.queries';
import type { DemandFilters } from './filters';
import { DEMAND_WIDTH, REORDER_COLUMNS } from './product-columns';

const daysOf = (choices: readonly number[]) => choices.map((days) => ({ value: String(days), label: `${days} días` }));
const oneOf = <D extends number>(choices: readonly D[], value: string) =>
  choices.find((days) => String(days) === value)!;

/** Units to order, by sales and stock. */
export function ReorderView({ address }: { address: AddressFilters<DemandFilters> }) {
  const { filters, change } = address;
  return (
    <Box sx={{ mt: 3 }}>
      <Typography sx={{ color: 'text.secondary', maxWidth: '64ch', mb: 2 }}>
        Según lo que vendiste en los últimos {SALES_DAYS} días, sin lo devuelto. Lo que se te acaba antes va primero; lo
        que no se vende no aparece.
      </Typography>
      <OfficeList
        bare
        address={address}
        title="Qué reponer"
        controls={
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              mb: 2,
              gridTemplateColumns: { xs: sideBySide(150), sm: 'repeat(2, 240px)' },
              alignItems: 'end',
            }}
          >
            <FilterSelect
              id="llegada"
              label="Tu proveedor tarda"
              value={String(filters.llegada)}
              options={daysOf(LEAD_DAYS)}
              onChange={(value) => change({ llegada: oneOf(LEAD_DAYS, value) })}
            />
            <FilterSelect
              id="cubrir"
              label="Quieres que alcance"
              value={String(filters.cubrir)}
              options={daysOf(COVER_DAYS)}
              onChange={(value) => change({ cubrir: oneOf(COVER_DAYS, value) })}
            />
          </Box>
        }
        noun={['producto', 'productos']}
        columns={REORDER_COLUMNS}
        cardsBelow={DEMAND_WIDTH}
        query={useQuery(reorderQuery(filters))}
        keyOf={({ producto }) => producto._id}
        nameOf={({ producto }) => producto.nombre}
        none={{
          icon: Inventory2Outlined,
          title: 'No hace falta reponer nada',
          text: 'Lo que tienes alcanza para lo que se vende. Si tu proveedor tarda más, cámbialo arriba.',
          action: (
            <Button variant="outlined" component={Link} to={paths.storeInventory()}>
              Ver mi inventario
            </Button>
          ),
        }}
        error={DEMANDA_MESSAGES.reorderFailed}
      />
    </Box>
  );
}
