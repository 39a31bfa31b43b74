import Button from '@mui/material/Button';
import { REPORT_MESSAGES } from '@tuerca/contracts/reportes/messages';
import { useAddressFilters } from '../../lib/use-address-filters';
import { AppliedChips } from '../../ui/applied-chips';
import { FilterRow } from '../../ui/filter-row';
import { FilterSelect } from '../../ui/filter-select';
import { SearchFilter } from '../../ui/search-filter';
import { Tabs } from '../../ui/tabs';
import { ESTADO_OPTIONS, MODERATION_FILTERS, OBJETIVO_OPTIONS, STARS_OPTIONS } from './moderation-filters';
import { readModerationFile } from './moderation.queries';
import { QuestionsTable, ReviewsTable } from './moderation-table';
import { ExportButton } from '../../ui/export-button';

/** What people wrote: reviews and questions, found, hidden and shown again. The filters live in the address. */
export function ModerationView() {
  const { filters, change, clear, hrefOf } = useAddressFilters(MODERATION_FILTERS);
  const isReviews = filters.vista === 'resenas';
  const applied = MODERATION_FILTERS.applied(filters);
  const table = { filters, hrefOf, filtered: applied.length > 0, onClear: clear };
  return (
    <>
      <FilterRow columns="minmax(0, 1fr) repeat(3, 140px) auto auto">
        <SearchFilter
          name="q"
          label="Buscar"
          place="En lo que se escribió"
          placeholder="Palabras o nombre"
          value={filters.q}
          maxLength={60}
          onChange={(q, typing) => change({ q }, typing)}
        />
        <FilterSelect
          id="estado"
          label="Estado"
          value={filters.estado}
          options={ESTADO_OPTIONS}
          onChange={(estado) => change({ estado }, true)}
        />
        {isReviews && (
          <>
            <FilterSelect
              id="objetivo"
              label="Sobre"
              value={filters.objetivo}
              options={OBJETIVO_OPTIONS}
              onChange={(objetivo) => change({ objetivo }, true)}
            />
            <FilterSelect
              id="valoracion"
              label="Estrellas"
              value={String(filters.valoracion)}
              options={STARS_OPTIONS}
              onChange={(stars) => change({ valoracion: Number(stars) }, true)}
            />
          </>
        )}
        <Button
          variant={filters.reportadas ? 'contained' : 'outlined'}
          aria-pressed={filters.reportadas}
          onClick={() => change({ reportadas: !filters.reportadas })}
        >
          Reportadas
        </Button>
        <ExportButton
          read={() => readModerationFile(filters)}
          fileName={isReviews ? 'Resenas.csv' : 'Preguntas.csv'}
          words={{ done: REPORT_MESSAGES.exported, failed: REPORT_MESSAGES.exportFailed }}
        />
      </FilterRow>
      <AppliedChips applied={applied} onRemove={change} onClear={clear} />
      <Tabs
        label="Comentarios"
        value={filters.vista}
        onChange={(vista) => change({ ...MODERATION_FILTERS.defaults, vista })}
        tabs={[
          { id: 'resenas', label: 'Reseñas', content: <ReviewsTable {...table} /> },
          { id: 'preguntas', label: 'Preguntas', content: <QuestionsTable {...table} /> },
        ]}
      />
    </>
  );
}
