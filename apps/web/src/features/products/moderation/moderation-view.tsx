import Button from '@mui/material/Button';
import { REPORT_MESSAGES } from '@tuerca/contracts/platform/reportes/messages';
import { useAccountName } from '@/entities/admin/account.queries';
import { useAddressFilters } from '@/lib/use-address-filters';
import { ExportButton } from '@/ui/export-button';
import { FilterBar } from '@/ui/filter-bar';
import { DateRange } from '@/ui/form/date-range';
import { WideFilter } from '@/ui/list-filters';
import { OfficePage } from '@/ui/office-page';
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

/** Users' content, page 'Comentarios' of the administrators' office: reviews and questions, searched, hidden and shown again. */
export function CommentsPage() {
  const address = useAddressFilters(MODERATION_FILTERS);
  const { filters, change } = address;
  const isReviews = filters.vista === 'resenas';
  const state = { name: 'estado', label: 'Estado', options: MODERATION_ESTADO_OPTIONS } as const;
  return (
    <OfficePage
      title="Comentarios"
      text="Reseñas y preguntas. Lo que ocultas deja de contar y su autor lee el motivo."
      actions={
        <ExportButton
          read={() => readModerationFile(filters)}
          fileName={isReviews ? 'Resenas.csv' : 'Preguntas.csv'}
          words={{ done: REPORT_MESSAGES.exported, failed: REPORT_MESSAGES.exportFailed }}
        />
      }
    >
      <FilterBar
        address={address}
        chipNames={useNames(filters)}
        search={{ name: 'q', place: 'En lo que se escribió', placeholder: 'Palabras o nombre', maxLength: 60 }}
        columns={isReviews ? 6 : 4}
        choices={
          isReviews
            ? [
                state,
                { name: 'objetivo', label: 'Sobre', options: OBJETIVO_OPTIONS },
                { name: 'valoracion', label: 'Estrellas', options: STARS_OPTIONS },
                { name: 'verificada', label: 'Compra', options: VERIFIED_OPTIONS },
              ]
            : [state]
        }
        more={
          <>
            {isReviews && (
              <WideFilter>
                <DateRange
                  label="Escritas"
                  value={{ desde: filters.desde, hasta: filters.hasta }}
                  onChange={(days) => change(days)}
                />
              </WideFilter>
            )}
            <Button
              variant={filters.reportadas ? 'contained' : 'outlined'}
              aria-pressed={filters.reportadas}
              onClick={() => change({ reportadas: !filters.reportadas })}
            >
              Reportadas
            </Button>
          </>
        }
      />
      <Tabs
        label="Comentarios"
        value={filters.vista}
        onChange={(vista) => change({ ...MODERATION_FILTERS.defaults, vista })}
        tabs={[
          { id: 'resenas', label: 'Reseñas', content: <ReviewsTable address={address} /> },
          { id: 'preguntas', label: 'Preguntas', content: <QuestionsTable address={address} /> },
        ]}
      />
    </OfficePage>
  );
}
