import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResenaAdmin } from '@tuerca/contracts/products/comments/admin-schemas';
import { MODERATION_MESSAGES } from '@tuerca/contracts/products/comments/messages';
import type { PreguntaAdmin } from '@tuerca/contracts/products/preguntas/admin-endpoints';
import { DataTable } from '@/ui/data-table/data-table';
import { EmptyState } from '@/ui/empty-state';
import { RateReviewOutlined } from '@/ui/icons/rate-review-outlined';
import { VisibilityOffOutlined } from '@/ui/icons/visibility-off-outlined';
import { VisibilityOutlined } from '@/ui/icons/visibility-outlined';
import { NothingFound } from '@/ui/nothing-found';
import { onDemand } from '@/ui/on-demand';
import type { RowAction } from '@/ui/row-menu';
import { type Moderated, moderatedQuestionsQuery, moderatedReviewsQuery } from './moderation.queries';
import type { ModerationFilters } from './moderation-filters';
import { QUESTION_COLUMNS, REVIEW_COLUMNS } from './review-columns';

const ModerateDialog = onDemand(async () => (await import('./moderate-dialog')).ModerateDialog);

type Asked = { moderated: Moderated; what: string };
interface TableProps {
  filters: ModerationFilters;
  hrefOf: (page: number) => string;
  filtered: boolean;
  onClear: () => void;
}

const icon = (hidden: boolean) =>
  hidden ? <VisibilityOutlined fontSize="small" /> : <VisibilityOffOutlined fontSize="small" />;

function step(que: 'resena' | 'pregunta' | 'respuesta', id: string, hidden: boolean, what: string) {
  const estado = hidden ? ('activo' as const) : ('oculto' as const);
  return { moderated: { que, id, estado }, what };
}

/** Actions on a question and its answer. */
function questionSteps({ _id, usuario, ocultamiento, respuesta, respuestaOculta }: PreguntaAdmin): Asked[] {
  const question = step('pregunta', _id, !!ocultamiento, `la pregunta de ${usuario.nombre}`);
  return respuesta ? [question, step('respuesta', _id, !!respuestaOculta, 'la respuesta de la tienda')] : [question];
}
const reviewSteps = ({ _id, usuario, estado }: ResenaAdmin): Asked[] => [
  step('resena', _id, estado === 'oculto', `la reseña de ${usuario.nombre}`),
];

const Empty = ({ filtered, onClear }: { filtered: boolean; onClear: () => void }) =>
  filtered ? (
    <NothingFound title="No encontramos nada con esos filtros" text="Prueba con otras palabras." onClear={onClear} />
  ) : (
    <EmptyState
      icon={<RateReviewOutlined sx={{ fontSize: 34 }} />}
      title="Todavía nadie ha escrito"
      text="Lo que la gente escriba aparece aquí, lo más nuevo primero."
    />
  );

/** Selection, hiding and showing of rows. */
function useModeration(que: 'resenas' | 'preguntas') {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked | null>(null);
  const menuOf = (steps: Asked[]): RowAction[] =>
    steps.map((one) => {
      const hidden = 'estado' in one.moderated && one.moderated.estado === 'activo';
      return {
        label: `${hidden ? 'Mostrar' : 'Ocultar'} ${one.what}`,
        icon: icon(hidden),
        danger: !hidden,
        onSelect: () => setAsked(one),
      };
    });
  const hideSelected = () =>
    setAsked({
      moderated: { que, ids: [...selected] },
      what: `${selected.size} ${que === 'resenas' ? 'reseñas' : que}`,
    });
  const selection = {
    selected,
    onChange: setSelected,
    actions: (
      <Button size="small" variant="contained" color="error" onClick={hideSelected}>
        Ocultar
      </Button>
    ),
  };
  const dialog = asked && (
    <ModerateDialog {...asked} onDone={() => setSelected(new Set())} onClose={() => setAsked(null)} />
  );
  return { selection, menuOf, dialog };
}

/** Everybody's reviews, including hidden ones. */
export function ReviewsTable({ filters, hrefOf, filtered, onClear }: TableProps) {
  const query = useQuery(moderatedReviewsQuery(filters));
  const { selection, menuOf, dialog } = useModeration('resenas');
  return (
    <>
      <DataTable
        label="Reseñas"
        noun={['reseña', 'reseñas']}
        columns={REVIEW_COLUMNS}
        cardsBelow={900}
        query={query}
        keyOf={({ _id }) => _id}
        nameOf={({ usuario }) => `la reseña de ${usuario.nombre}`}
        page={filters.page}
        hrefOf={hrefOf}
        selection={selection}
        menu={(row) => menuOf(reviewSteps(row))}
        empty={<Empty filtered={filtered} onClear={onClear} />}
        error={MODERATION_MESSAGES.listFailed}
      />
      {dialog}
    </>
  );
}

/** Everybody's questions with their answers, including hidden ones. */
export function QuestionsTable({ filters, hrefOf, filtered, onClear }: TableProps) {
  const query = useQuery(moderatedQuestionsQuery(filters));
  const { selection, menuOf, dialog } = useModeration('preguntas');
  return (
    <>
      <DataTable
        label="Preguntas"
        noun={['pregunta', 'preguntas']}
        columns={QUESTION_COLUMNS}
        cardsBelow={900}
        query={query}
        keyOf={({ _id }) => _id}
        nameOf={({ usuario }) => `la pregunta de ${usuario.nombre}`}
        page={filters.page}
        hrefOf={hrefOf}
        selection={selection}
        menu={(row) => menuOf(questionSteps(row))}
        empty={<Empty filtered={filtered} onClear={onClear} />}
        error={MODERATION_MESSAGES.listFailed}
      />
      {dialog}
    </>
  );
}
