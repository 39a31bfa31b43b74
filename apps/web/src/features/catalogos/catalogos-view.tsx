import { LISTAS } from '@tuerca/contracts/catalogos/live';
import { LISTA_LABELS } from '@tuerca/contracts/catalogos/messages';
import { useState } from 'react';
import { Tabs, useTab } from '../../ui/tabs';
import { ListView } from './list-view';
import { SynonymsView } from './synonyms-view';

const IDS = [...LISTAS, 'sinonimos'] as const;
type TabId = (typeof IDS)[number];

/** The lists that administrators keep, one behind each tab. */
export function CatalogosView() {
  const [open, show] = useTab<TabId>(IDS as unknown as readonly [TabId, ...TabId[]], 'catalogo');
  const [search, setSearch] = useState('');
  const common = { search, onSearch: setSearch };
  return (
    <Tabs
      label="Listas"
      value={open}
      onChange={(id) => {
        setSearch('');
        show(id);
      }}
      tabs={[
        ...LISTAS.map((lista) => ({
          id: lista,
          label: LISTA_LABELS[lista],
          content: <ListView key={lista} lista={lista} {...common} />,
        })),
        { id: 'sinonimos' as const, label: 'Sinónimos', content: <SynonymsView {...common} /> },
      ]}
    />
  );
}
