import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { useMemo } from 'react';
import { DEVOLUCION_MESSAGES } from '@tuerca/contracts/orders/devoluciones/messages';
import type { ResumenDevolucion } from '@tuerca/contracts/orders/devoluciones/schemas';
import { useAddressFilters } from '@/lib/use-address-filters';
import { FilterSelect } from '@/ui/filter-select';
import { OfficeList } from '@/ui/office-list';
import { RowLink } from '@/ui/row-link';
import { SearchFilter } from '@/ui/search-filter';
import { DEVOLUCION_COLUMNS_WIDTH, devolucionColumns } from './devolucion-columns';
import { DEVOLUCION_ESTADO_OPTIONS, DEVOLUCION_FILTERS } from './devolucion-filters';
import { useDevoluciones } from './devoluciones.queries';

interface DevolucionesListProps {
  /** The other party, from the reader's view. */
  other: 'tienda' | 'cliente';
  hrefOf: (devolucionId: string) => string;
  /** Words and way on of an empty list. */
  none: ComponentProps<typeof OfficeList>['none'];
  /** Label of a row's button. */
  open: (devolucion: ResumenDevolucion) => string;
}

/** My returns: filters and page are kept in the address; cards on a phone. */
export function DevolucionesList({ other, hrefOf, none, open }: DevolucionesListProps) {
  const address = useAddressFilters(DEVOLUCION_FILTERS);
  const { filters, change } = address;
  const columns = useMemo(() => devolucionColumns(other), [other]);
  return (
    <OfficeList
      bare
      address={address}
      title="Devoluciones"
      controls={
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            mb: 2,
            alignItems: 'end',
            gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 220px' },
          }}
        >
          <SearchFilter
            name="q"
            label="Buscar"
            place="En las devoluciones"
            placeholder={other === 'cliente' ? 'Número, cliente o repuesto' : 'Número o repuesto'}
            value={filters.search}
            maxLength={100}
            onChange={(search, typing) => change({ search }, typing)}
          />
          <FilterSelect
            id="estado"
            label="Estado"
            value={filters.estado}
            options={DEVOLUCION_ESTADO_OPTIONS}
            onChange={(estado) => change({ estado }, true)}
          />
        </Box>
      }
      noun={['devolución', 'devoluciones']}
      columns={columns}
      cardsBelow={DEVOLUCION_COLUMNS_WIDTH}
      query={useDevoluciones(filters)}
      nameOf={({ numero }) => `la devolución ${numero}`}
      error={DEVOLUCION_MESSAGES.loadFailed}
      none={none}
      nothing={{
        title: 'No encontramos devoluciones con esos filtros',
        text: 'Prueba con otro número u otro estado.',
      }}
      buttons={(devolucion) => (
        <RowLink
          to={hrefOf(devolucion._id)}
          name={`${open(devolucion)}: devolución ${devolucion.numero}`}
          variant={devolucion.responderAntes && other === 'cliente' ? 'contained' : 'outlined'}
        >
          {open(devolucion)}
        </RowLink>
      )}
    />
  );
}
