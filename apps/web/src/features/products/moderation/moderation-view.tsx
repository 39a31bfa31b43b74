import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { REPORT_MESSAGES } from '@tuerca/contracts/platform/reportes/messages';
import { useAccountName } from '@/entities/admin/account.queries';
import { Head } from '@/lib/head';
import { useAddressFilters } from '@/lib/use-address-filters';
import { ExportButton } from '@/ui/export-button';
import { FilterSelect } from '@/ui/filter-select';
import { DateRange } from '@/ui/form/date-range';
import { ListFilters, WideFilter } from '@/ui/list-filters';
import { PageHeader } from '@/ui/page-header';
import { Tabs } from '@/ui/tabs';
import { readModerationFile } from './moderation.queries';
import {
  MODERATION_ESTADO_OPTIONS,
  MODERATION_FILTERS,
  type ModerationFilters,
  OBJETIVO_OPTIONS,
  STARS_OPTIONS,
  VERIFIED_OPTIONS,
} from './moderation-filters';
import { QuestionsTable, ReviewsTable } from './moderation-table';

/** Names of the accounts whose ids came by a link. */
function useNames({ autor, tienda }: ModerationFilters) {
  const author = useAccountName(autor);
  return { autor: author && `De ${author}`, tienda: useAccountName(tienda) };
}

/** Users' content: reviews and questions, searched, hidden and shown again. The filters are kept in the address. */
function ModerationView() {
  const address = useAddressFilters(MODERATION_FILTERS);
  const { filters, change, clear } = address;
  const isReviews = filters.vista === 'resenas';
  const applied = address.applied(useNames(filters));
  return (
    <>
      <PageHeader
        title="Comentarios"
        text="Reseñas y preguntas. Lo que ocultas deja de contar y su autor lee el motivo."
        actions={
          <ExportButton
            read={() => readModerationFile(filters)}
            fileName={isReviews ? 'Resenas.csv' : 'Preguntas.csv'}
            words={{ done: REPORT_MESSAGES.exported, failed: REPORT_MESSAGES.exportFailed }}
          />
        }
      />
      <ListFilters
        search={{
          place: 'En lo que se escribió',
          placeholder: 'Palabras o nombre',
          value: filters.q,
          maxLength: 60,
          onChange: (q, typing) => change({ q }, typing),
        }}
        columns={isReviews ? 6 : 4}
        applied={applied}
        onRemove={change}
        onClear={clear}
      >
        <FilterSelect
          id="estado"
          label="Estado"
          value={filters.estado}
          options={MODERATION_ESTADO_OPTIONS}
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
            <FilterSelect
              id="verificada"
              label="Compra"
              value={filters.verificada}
              options={VERIFIED_OPTIONS}
              onChange={(verificada) => change({ verificada }, true)}
            />
            <WideFilter>
              <DateRange
                label="Escritas"
                value={{ desde: filters.desde, hasta: filters.hasta }}
                onChange={(days) => change(days)}
              />
            </WideFilter>
          </>
        )}
        <Button
          variant={filters.reportadas ? 'contained' : 'outlined'}
          aria-pressed={filters.reportadas}
          onClick={() => change({ reportadas: !filters.reportadas })}
        >
          Reportadas
        </Button>
      </ListFilters>
      <Tabs
        label="Comentarios"
        value={filters.vista}
        onChange={(vista) => change({ ...MODERATION_FILTERS.defaults, vista })}
        tabs={[
          { id: 'resenas', label: 'Reseñas', content: <ReviewsTable address={address} /> },
          { id: 'preguntas', label: 'Preguntas', content: <QuestionsTable address={address} /> },
        ]}
      />
    </>
  );
}

/** Page 'Comentarios' of the administrators' office. */
export const CommentsPage = () => (
  <Container sx={{ pb: 4 }}>
    <Head title="Comentarios" noindex />
    <ModerationView />
  </Container>
);
