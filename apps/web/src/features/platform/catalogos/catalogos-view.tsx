import Container from '@mui/material/Container';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LISTAS } from '@tuerca/contracts/platform/catalogos/live';
import { LISTA_LABELS } from '@tuerca/contracts/platform/catalogos/messages';
import { Head } from '@/lib/head';
import { PageHeader } from '@/ui/page-header';
import { Tabs, useTab } from '@/ui/tabs';
import { CatalogListView } from './list-view';
import { SynonymsView } from './synonyms-view';

const IDS = [...LISTAS, 'sinonimos'] as const;
type TabId = (typeof IDS)[number];

/** The lists that administrators keep, one behind each tab. */
function CatalogosView() {
  const [open, show] = useTab<TabId>(IDS as unknown as readonly [TabId, ...TabId[]], 'catalogo');
  const [params, setParams] = useSearchParams();
  // The typed text is shown at once; the address follows.
  const [search, setSearch] = useState(params.get('q') ?? '');
  const onSearch = (text: string) => {
    setSearch(text);
    setParams(
      (now) => {
        if (text) now.set('q', text);
        else now.delete('q');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const common = { search, onSearch };
  return (
    <Tabs
      label="Listas"
      value={open}
      onChange={show}
      tabs={[
        ...LISTAS.map((lista) => ({
          id: lista,
          label: LISTA_LABELS[lista],
          content: <CatalogListView key={lista} lista={lista} {...common} />,
        })),
        { id: 'sinonimos' as const, label: 'Sinónimos', content: <SynonymsView {...common} /> },
      ]}
    />
  );
}

/** The lists of the platform, for administrators. */
export const CatalogosPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Listas" noindex />
    <PageHeader
      title="Listas"
      text="Lo que todos eligen: categorías, marcas y modelos, bancos, oficinas de envío, y las palabras que la búsqueda entiende. Antes de cada cambio ves a cuánto alcanza."
    />
    <CatalogosView />
  </Container>
);
