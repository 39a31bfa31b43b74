import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResenaAdmin } from '@tuerca/contracts/products/comments/admin-schemas';
import { MODERATION_MESSAGES } from '@tuerca/contracts/products/comments/messages';
import type { PreguntaAdmin } from '@tuerca/contracts/products/preguntas/admin-endpoints';
import type { AddressFilters } from '@/lib/use-address-filters';
import type { DataTableProps } from '@/ui/data-table/data-table';
import { RateReviewOutlined } from '@/ui/icons/rate-review-outlined';
import { VisibilityOffOutlined } from '@/ui/icons/visibility-off-outlined';
import { VisibilityOutlined } from '@/ui/icons/visibility-outlined';
import { OfficeList } from '@/ui/office-list';
import { onDemand } from '@/ui/on-demand';
import type { RowAction } from '@/ui/row-menu';
import { type Moderated, moderatedQuestionsQuery, moderatedReviewsQuery } from './moderation.queries';
import type { ModerationFilters } from './moderation-filters';
import { QUESTION_COLUMNS, REVIEW_COLUMNS } from './review-columns';

const ModerateDialog = onDemand(async () => (await import('./moderate-dialog')).ModerateDialog);

type Asked = { moderated: Moderated; what: string };
type Address = AddressFilters<ModerationFilters>;

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

interface ModerationTableProps<Row> extends Pick<DataTableProps<Row>, 'noun' | 'columns' | 'query'> {
  address: Address;
  title: string;
  que: 'resenas' | 'preguntas';
  /** Steps with a row; the first is with the row itself. */
  stepsOf: (row: Row) => Asked[];
}

/** Everybody's content of one kind, including hidden content: selected, hidden and shown again. */
function ModerationTable<Row extends { _id: string }>({ que, stepsOf, noun, ...list }: ModerationTableProps<Row>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked | null>(null);
  const menuOf = (row: Row): RowAction[] =>
    stepsOf(row).map((one) => {
      const hidden = 'estado' in one.moderated && one.moderated.estado === 'activo';
      return {
        label: `${hidden ? 'Mostrar' : 'Ocultar'} ${one.what}`,
        icon: icon(hidden),
        danger: !hidden,
        onSelect: () => setAsked(one),
      };
    });
  const hideSelected = () => setAsked({ moderated: { que, ids: [...selected] }, what: `${selected.size} ${noun[1]}` });
  return (
    <OfficeList
      bare
      {...list}
      noun={noun}
      cardsBelow={900}
      nameOf={(row) => stepsOf(row)[0]!.what}
      selection={{
        selected,
        onChange: setSelected,
        actions: (
          <Button size="small" variant="contained" color="error" onClick={hideSelected}>
            Ocultar
          </Button>
        ),
      }}
      menu={menuOf}
      none={{
        icon: RateReviewOutlined,
        title: 'Todavía nadie ha escrito',
        text: 'Lo que la gente escriba aparece aquí, lo más nuevo primero.',
      }}
      nothing={{ title: 'No encontramos nada con esos filtros', text: 'Prueba con otras palabras.' }}
      error={MODERATION_MESSAGES.listFailed}
    >
      {asked && <ModerateDialog {...asked} onDone={() => setSelected(new Set())} onClose={() => setAsked(null)} />}
    </OfficeList>
  );
}

export const ReviewsTable = ({ address }: { address: Address }) => (
  <ModerationTable
    address={address}
    que="resenas"
    title="Reseñas"
    noun={['reseña', 'reseñas']}
    columns={REVIEW_COLUMNS}
    query={useQuery(moderatedReviewsQuery(address.filters))}
    stepsOf={reviewSteps}
  />
);

export const QuestionsTable = ({ address }: { address: Address }) => (
  <ModerationTable
    address={address}
    que="preguntas"
    title="Preguntas"
    noun={['pregunta', 'preguntas']}
    columns={QUESTION_COLUMNS}
    query={useQuery(moderatedQuestionsQuery(address.filters))}
    stepsOf={questionSteps}
  />
);
