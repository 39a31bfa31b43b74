import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResenaAdmin } from '@tuerca/contracts/products/comments/admin-schemas';
import { MODERATION_MESSAGES } from '@tuerca/contracts/products/comments/messages';
import type { PreguntaAdmin } from '@tuerca/contracts/products/preguntas/admin-endpoints';
import type { AddressFilters } from '@/lib/use-address-filters';
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

const WORDS = {
  none: {
    icon: RateReviewOutlined,
    title: 'Todavía nadie ha escrito',
    text: 'Lo que la gente escriba aparece aquí, lo más nuevo primero.',
  },
  nothing: { title: 'No encontramos nada con esos filtros', text: 'Prueba con otras palabras.' },
  error: MODERATION_MESSAGES.listFailed,
} as const;

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
export function ReviewsTable({ address }: { address: Address }) {
  const { selection, menuOf, dialog } = useModeration('resenas');
  return (
    <OfficeList
      bare
      address={address}
      title="Reseñas"
      noun={['reseña', 'reseñas']}
      columns={REVIEW_COLUMNS}
      cardsBelow={900}
      query={useQuery(moderatedReviewsQuery(address.filters))}
      nameOf={({ usuario }) => `la reseña de ${usuario.nombre}`}
      selection={selection}
      menu={(row) => menuOf(reviewSteps(row))}
      {...WORDS}
    >
      {dialog}
    </OfficeList>
  );
}

/** Everybody's questions with their answers, including hidden ones. */
export function QuestionsTable({ address }: { address: Address }) {
  const { selection, menuOf, dialog } = useModeration('preguntas');
  return (
    <OfficeList
      bare
      address={address}
      title="Preguntas"
      noun={['pregunta', 'preguntas']}
      columns={QUESTION_COLUMNS}
      cardsBelow={900}
      query={useQuery(moderatedQuestionsQuery(address.filters))}
      nameOf={({ usuario }) => `la pregunta de ${usuario.nombre}`}
      selection={selection}
      menu={(row) => menuOf(questionSteps(row))}
      {...WORDS}
    >
      {dialog}
    </OfficeList>
  );
}
