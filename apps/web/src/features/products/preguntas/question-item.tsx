import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Pregunta } from '@tuerca/contracts/products/preguntas/schemas';
import { ReportButton } from '@/entities/platform/reportes/report-button';
import { longDate } from '@/lib/format';
import { useUser } from '@/lib/session';
import { useMayCall } from '@/lib/use-may-call';
import { DeleteOutlineRounded } from '@/ui/icons/delete-outline-rounded';
import { EditOutlined } from '@/ui/icons/edit-outlined';
import { ReplyRounded } from '@/ui/icons/reply-rounded';
import { QuietButton } from '@/ui/quiet-button';
import { AnswerQuestionForm } from './answer-form';
import { QUESTION_CALLS } from './preguntas.queries';

interface QuestionItemProps {
  pregunta: Pregunta;
  tienda: string;
  /** The person reading is the store that has to answer. */
  owner: boolean;
  onRemove: () => void;
}

const prose = { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' } as const;

const Answer = ({ tienda, respuesta }: { tienda: string; respuesta: NonNullable<Pregunta['respuesta']> }) => (
  <Box sx={{ mt: 1.5, pl: 2, borderLeft: 3, borderColor: 'primary.main' }}>
    <Typography sx={prose}>{respuesta.texto}</Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere' }}>
      <strong>{tienda}</strong> · <time dateTime={respuesta.fecha}>{longDate(respuesta.fecha)}</time>
    </Typography>
  </Box>
);

/** One question, the store's answer below it, and what the reader may do about them. */
export function QuestionItem({ pregunta, tienda, owner, onRemove }: QuestionItemProps) {
  const [answering, setAnswering] = useState(false);
  const user = useUser();
  const mayAnswer = useMayCall()(QUESTION_CALLS.answer) && owner;
  const { respuesta, usuario, createdAt } = pregunta;
  return (
    <Box component="article" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="h3" variant="subtitle1" sx={prose}>
        {pregunta.texto}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {usuario.nombre} · <time dateTime={createdAt}>{longDate(createdAt)}</time>
      </Typography>
      {answering ? (
        <Box sx={{ mt: 2 }}>
          <AnswerQuestionForm pregunta={pregunta} onClose={() => setAnswering(false)} />
        </Box>
      ) : respuesta ? (
        <Answer tienda={tienda} respuesta={respuesta} />
      ) : (
        !owner && (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', fontStyle: 'italic' }}>
            La tienda aún no responde.
          </Typography>
        )
      )}
      {!answering && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 0.5, ml: -1 }}>
          {mayAnswer && !respuesta && (
            <Button
              variant="outlined"
              startIcon={<ReplyRounded />}
              onClick={() => setAnswering(true)}
              sx={{ ml: 1, mt: 0.5 }}
            >
              Responder
            </Button>
          )}
          {owner && respuesta && (
            <QuietButton icon={<EditOutlined />} onClick={() => setAnswering(true)}>
              Editar respuesta
            </QuietButton>
          )}
          {user?._id === usuario._id ? (
            <QuietButton icon={<DeleteOutlineRounded />} onClick={onRemove}>
              Eliminar pregunta
            </QuietButton>
          ) : (
            <ReportButton
              objeto="pregunta"
              objetoId={pregunta._id}
              what={`la pregunta de ${usuario.nombre}`}
              label={respuesta ? 'Reportar la pregunta' : undefined}
            />
          )}
          {respuesta && !owner && (
            <ReportButton
              objeto="respuesta"
              objetoId={pregunta._id}
              what={`la respuesta de ${tienda}`}
              label="Reportar la respuesta"
            />
          )}
        </Box>
      )}
    </Box>
  );
}
