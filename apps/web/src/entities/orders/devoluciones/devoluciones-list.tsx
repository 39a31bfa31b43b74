import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { DEVOLUCION_MESSAGES } from '@tuerca/contracts/orders/devoluciones/messages';
import type { ResumenDevolucion } from '@tuerca/contracts/orders/devoluciones/schemas';
import { useAddressFilters } from '@/lib/use-address-filters';
import { AppliedChips } from '@/ui/applied-chips';
import { DataTable } from '@/ui/data-table/data-table';
import { FilterSelect } from '@/ui/filter-select';
import { NothingFound } from '@/ui/nothing-found';
import { SearchFilter } from '@/ui/search-filter';
import { DEVOLUCION_COLUMNS_WIDTH, devolucionColumns } from './devolucion-columns';
import { DEVOLUCION_FILTERS, DEVOLUCION_ESTADO_OPTIONS } from './devolucion-filters';
import { useDevoluciones } from './devoluciones.queries';

interface DevolucionesListProps {
  /** The other party, from the reader's view. */
  other: 'tienda' | 'cliente';
  hrefOf: (devolucionId: string) => string;
  /** Content of an empty list. */
  empty: ReactNode;
  /** Label of a row's button. */
  open: (devolucion: ResumenDevolucion) => string;
}

/** My returns: filters and page are kept in the address; cards on a phone. */
export function DevolucionesList({ other, hrefOf, empty, open }: DevolucionesListProps) {
  const { filters, change, clear, hrefOf: pageHref } = useAddressFilters(DEVOLUCION_FILTERS);
  const query = useDevoluciones(filters);
  const applied = DEVOLUCION_FILTERS.applied(filters);
  const columns = useMemo(() => devolucionColumns(other), [other]);
  return (
    <>
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
      <AppliedChips applied={applied} onRemove={change} onClear={clear} />
      <DataTable
        label="Devoluciones"
        noun={['devolución', 'devoluciones']}
        columns={columns}
        cardsBelow={DEVOLUCION_COLUMNS_WIDTH}
        query={query}
        keyOf={({ _id }) => _id}
        nameOf={({ numero }) => `la devolución ${numero}`}
        page={filters.page}
        hrefOf={pageHref}
        error={DEVOLUCION_MESSAGES.loadFailed}
        empty={
          applied.length ? (
            <NothingFound
              title="No encontramos devoluciones con esos filtros"
              text="Prueba con otro número u otro estado."
              onClear={clear}
            />
          ) : (
            empty
          )
        }
        buttons={(devolucion) => (
          <Button
            size="small"
            variant={devolucion.responderAntes && other === 'cliente' ? 'contained' : 'outlined'}
            component={Link}
            to={hrefOf(devolucion._id)}
            aria-label={`${open(devolucion)}: devolución ${devolucion.numero}`}
          >
            {open(devolucion)}
          </Button>
        )}
      />
    </>
  );
}
