import Container from '@mui/material/Container';
import { useSearchParams } from 'react-router-dom';
import { Catalog } from '@/features/products/catalogue/catalogue';
import { SearchResults } from '@/features/products/search/search-results';
import { Head } from '@/lib/head';
import { PageHeader } from '@/ui/page-header';
import { useCatalogParts } from './use-catalog-parts';

/** Search results from all of Tuerca. */
export function SearchPage() {
  const [params] = useSearchParams();
  const text = (params.get('q') ?? '').trim().slice(0, 200);
  const { parts, dialog } = useCatalogParts();
  return (
    <Container>
      <Head title={text ? `Resultados para "${text}"` : 'Búsqueda'} noindex />
      <PageHeader title={text ? `Resultados para “${text}”` : 'Búsqueda'} />
      <SearchResults text={text}>
        <Catalog isSearch {...parts} />
      </SearchResults>
      {dialog}
    </Container>
  );
}
