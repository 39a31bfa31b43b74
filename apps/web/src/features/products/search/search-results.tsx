import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CATALOGUE_MESSAGES } from '@tuerca/contracts/products/catalogue/messages';
import { MIN_SEARCH_LENGTH } from '@tuerca/contracts/products/catalogue/rules';
import type { SearchResult } from '@tuerca/contracts/products/catalogue/search';
import { SERVICE_MESSAGES } from '@tuerca/contracts/products/services/messages';
import { useVehicle } from '@/entities/auth/garaje/garage-store';
import { paths, withQuery } from '@/lib/paths';
import { EmptyState } from '@/ui/empty-state';
import { ResultGroup } from './result-group';
import { searchQuery } from './search.queries';

const KINDS = [
  { name: 'stores', title: 'Tiendas', kind: 'tienda', all: 'Ver todas las tiendas' },
  { name: 'workshops', title: 'Talleres', kind: 'taller', all: 'Ver todos los talleres' },
  { name: 'services', title: 'Servicios', kind: 'servicio', all: SERVICE_MESSAGES.seeAll },
] as const;
type Name = (typeof KINDS)[number]['name'];

const LISTS: Record<Name, (text: string) => string> = {
  stores: (text) => withQuery(paths.stores(), { search: text }),
  workshops: (text) => withQuery(paths.workshops(), { search: text }),
  services: (text) => withQuery(paths.services(), { busqueda: text }),
};

/** Other kinds of results, above the products; its height does not change when the answer arrives. */
const AlsoFound = ({ text, found }: { text: string; found: SearchResult | undefined }) => (
  <Box
    component="nav"
    aria-label="También encontrado"
    sx={{ display: 'flex', gap: 1, minHeight: 44, mb: { xs: 1, sm: 2 }, overflowX: 'auto' }}
  >
    {KINDS.filter(({ name }) => found?.totales[name]).map(({ name, title }) => (
      <Chip
        key={name}
        clickable
        component={Link}
        to={LISTS[name](text)}
        variant="outlined"
        label={`${title} (${found!.totales[name].toLocaleString('es-VE')})`}
        sx={{ height: 44, px: { xs: 0, sm: 0.5 }, flex: 'none' }}
      />
    ))}
  </Box>
);

interface SearchResultsProps {
  text: string;
  /** The catalogue's list of products. */
  children: ReactNode;
}

/** All results for a text: the catalogue's list of products, then stores, workshops and services. */
export function SearchResults({ text, children }: SearchResultsProps) {
  const { data } = useQuery(searchQuery(text, useVehicle()));
  if (text.length < MIN_SEARCH_LENGTH)
    return (
      <EmptyState
        title={CATALOGUE_MESSAGES.moreLetters}
        text="Busca por repuesto, número de parte, marca de vehículo, tienda o taller."
        action={
          <Button component={Link} to={paths.catalogue()} variant="contained">
            {CATALOGUE_MESSAGES.seeAll}
          </Button>
        }
      />
    );
  return (
    <>
      <AlsoFound text={text} found={data} />
      {children}
      {data &&
        KINDS.map(({ name, title, kind, all }) => (
          <ResultGroup
            key={name}
            title={title}
            hits={data[name]}
            total={data.totales[name]}
            kind={kind}
            all={{ to: LISTS[name](text), label: all }}
          />
        ))}
    </>
  );
}
