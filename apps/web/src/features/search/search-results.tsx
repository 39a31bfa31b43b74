import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { CATALOGUE_MESSAGES } from '@tuerca/contracts/catalogue/messages';
import { MIN_SEARCH_LENGTH } from '@tuerca/contracts/catalogue/search';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths, withQuery } from '../../lib/paths';
import { useVehicle } from '../../entities/garaje/garage-store';
import { DataState } from '../../ui/data-state';
import { EmptyState } from '../../ui/empty-state';
import { ResultGroup } from './result-group';
import { SEARCH_FAILED } from './search-options';
import { searchQuery } from './search.queries';

const Places = () => (
  <Box sx={{ display: 'grid', gap: 1.5, pt: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' } }}>
    {[0, 1, 2].map((n) => (
      <Skeleton key={n} variant="rectangular" height={114} sx={{ borderRadius: '10px' }} />
    ))}
  </Box>
);

const catalogue = (
  <Button component={Link} to={paths.catalogue()} variant="contained">
    Ver todo el catálogo
  </Button>
);

/** Everything found for a text, by kind; `ask` leads on from nothing. */
export function SearchResults({ text, ask }: { text: string; ask?: ReactNode }) {
  const vehicle = useVehicle();
  const query = useQuery(searchQuery(text, vehicle));
  if (text.length < MIN_SEARCH_LENGTH)
    return (
      <EmptyState
        title="Escribe al menos 3 letras"
        text="Busca por repuesto, número de parte, marca de vehículo, tienda o taller."
        action={catalogue}
      />
    );
  return (
    <DataState
      query={query}
      skeleton={<Places />}
      isEmpty={({ totales }) => totales.products + totales.stores + totales.workshops + totales.services === 0}
      empty={
        <EmptyState
          title={CATALOGUE_MESSAGES.noResults(text)}
          text="Revisa cómo lo escribiste, busca con menos palabras o pídelo a las tiendas."
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
              {catalogue}
              {ask}
            </Box>
          }
        />
      }
      error={SEARCH_FAILED}
    >
      {({ products, stores, workshops, services, totales }) => (
        <>
          {totales.products === 0 && ask && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, pt: 2 }}>
              <Typography sx={{ color: 'text.secondary' }}>Ninguna tienda publicó un repuesto así.</Typography>
              {ask}
            </Box>
          )}
          <ResultGroup
            title="Productos"
            hits={products}
            total={totales.products}
            kind="producto"
            all={{
              to: paths.catalogue({ search: text }),
              label: `Ver todos los productos (${totales.products.toLocaleString('es-VE')})`,
            }}
          />
          <ResultGroup
            title="Tiendas"
            hits={stores}
            total={totales.stores}
            kind="tienda"
            all={{ to: withQuery(paths.stores(), { search: text }), label: 'Ver todas las tiendas' }}
          />
          <ResultGroup
            title="Talleres"
            hits={workshops}
            total={totales.workshops}
            kind="taller"
            all={{ to: withQuery(paths.workshops(), { search: text }), label: 'Ver todos los talleres' }}
          />
          <ResultGroup
            title="Servicios"
            hits={services}
            total={totales.services}
            kind="servicio"
            all={{ to: withQuery(paths.services(), { busqueda: text }), label: 'Ver todos los servicios' }}
          />
        </>
      )}
    </DataState>
  );
}
