import Container from '@mui/material/Container';
import { useSearchParams } from 'react-router-dom';
import { AskLink } from '../../features/solicitudes/ask-link';
import { SearchResults } from '../../features/search/search-results';
import { Head } from '../../lib/head';
import { PageHeader } from '../../ui/page-header';

/** What a search found in all of Tuerca. */
export function SearchPage() {
  const [params] = useSearchParams();
  const text = (params.get('q') ?? '').trim().slice(0, 200);
  return (
    <Container>
      <Head title={text ? `Resultados para "${text}"` : 'Búsqueda'} noindex />
      <PageHeader title={text ? `Resultados para “${text}”` : 'Búsqueda'} />
      <SearchResults text={text} ask={<AskLink query={text} variant="outlined" />} />
    </Container>
  );
}
