import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { QUESTION_MESSAGES } from '@tuerca/contracts/products/preguntas/messages';
import type { Pregunta } from '@tuerca/contracts/products/preguntas/schemas';
import { lazyPart } from '@/lib/lazy-part';
import { useSignedIn, useUser } from '@/lib/session';
import { useAnchor } from '@/lib/use-anchor';
import { DataState } from '@/ui/data-state';
import { onDemand } from '@/ui/on-demand';
import { Section } from '@/ui/section';
import { AskQuestionForm } from './ask-form';
import { productQuestionsQuery, useRemoveQuestion } from './preguntas.queries';
import { QuestionItem } from './question-item';

const ConfirmAction = onDemand(async () => (await import('@/ui/confirm-action')).ConfirmAction);
const HiddenQuestions = lazyPart(async () => (await import('./hidden-questions')).HiddenQuestions);

interface QuestionsProps {
  productoId: string;
  /** The store that answers; its id is its user's. */
  tienda: { _id: string; nombreTienda: string };
}

// The form stands above the list on a phone, beside it from 900 px, where lines of text end before the page does.
const split = {
  display: 'grid',
  gap: { xs: 3, md: 6 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 400px' },
} as const;
const askBox = {
  order: { md: 1 },
  p: { md: 3 },
  border: { md: 1 },
  borderColor: { md: 'divider' },
  borderRadius: '10px',
  bgcolor: { md: 'background.paper' },
} as const;

const Lines = () => (
  <Box>
    {[0, 1].map((n) => (
      <Box key={n} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
        <Skeleton width="min(420px, 80%)" height={26} />
        <Skeleton width={180} height={20} />
        <Skeleton width="min(520px, 90%)" height={24} sx={{ ml: 2, mt: 1 }} />
      </Box>
    ))}
  </Box>
);
const Nobody = ({ owner }: { owner: boolean }) => (
  <Typography sx={{ color: 'text.secondary', py: 2, borderTop: 1, borderColor: 'divider' }}>
    {owner ? 'Aún no te han preguntado por este producto.' : 'Sé la primera persona en preguntar.'}
  </Typography>
);

/** Questions about a product with the store's answers, and the way to ask one. Its anchor is `#preguntas`. */
export function ProductQuestions({ productoId, tienda }: QuestionsProps) {
  const isSomebody = useSignedIn();
  const query = useInfiniteQuery(productQuestionsQuery(productoId));
  const owner = useUser()?._id === tienda._id;
  const remove = useRemoveQuestion(productoId);
  const [removing, setRemoving] = useState<Pregunta | null>(null);
  // A new question is late in the list (answered ones are first): it is shown on top until its page has loaded.
  const [asked, setAsked] = useState<Pregunta[]>([]);

  const place = useAnchor('#preguntas');
  const loaded = query.data?.pages.flatMap(({ preguntas }) => preguntas) ?? [];
  const shown = [...asked.filter(({ _id }) => !loaded.some((one) => one._id === _id)), ...loaded];
  const left = (query.data?.pages[0]?.meta.total ?? 0) - shown.length;
  return (
    <Box id="preguntas" ref={place}>
      <Section
        title="Preguntas y respuestas"
        text={
          owner ? 'Lo que respondes aquí lo leen todos los que miran tu producto.' : `Responde ${tienda.nombreTienda}.`
        }
      >
        <Box sx={owner ? undefined : split}>
          {!owner && (
            <Box sx={askBox}>
              <AskQuestionForm
                productoId={productoId}
                onAsked={(pregunta) => setAsked((before) => [pregunta, ...before])}
              />
            </Box>
          )}
          <Suspense>{isSomebody && <HiddenQuestions productoId={productoId} />}</Suspense>
          <DataState
            query={query}
            skeleton={<Lines />}
            isEmpty={() => shown.length === 0}
            empty={<Nobody owner={owner} />}
            error={QUESTION_MESSAGES.loadFailed}
          >
            {() => (
              <Box sx={{ minWidth: 0 }}>
                {shown.map((pregunta) => (
                  <QuestionItem
                    key={pregunta._id}
                    pregunta={pregunta}
                    tienda={tienda.nombreTienda}
                    owner={owner}
                    onRemove={() => setRemoving(pregunta)}
                  />
                ))}
                {query.hasNextPage && (
                  <Button
                    variant="outlined"
                    onClick={() => void query.fetchNextPage()}
                    loading={query.isFetchingNextPage}
                  >
                    {left > 0 ? `Ver más preguntas (${left.toLocaleString('es-VE')})` : 'Ver más preguntas'}
                  </Button>
                )}
              </Box>
            )}
          </DataState>
        </Box>
        {removing && (
          <ConfirmAction
            title="¿Eliminar tu pregunta?"
            confirm="Eliminar pregunta"
            run={async () => {
              await remove.mutateAsync(removing._id);
              setAsked((before) => before.filter(({ _id }) => _id !== removing._id));
            }}
            done={QUESTION_MESSAGES.removed}
            error={QUESTION_MESSAGES.removeFailed}
            onClose={() => setRemoving(null)}
          >
            <Typography>
              {removing.respuesta
                ? 'También se elimina la respuesta de la tienda.'
                : 'La tienda ya no podrá responderla.'}
            </Typography>
          </ConfirmAction>
        )}
      </Section>
    </Box>
  );
}
