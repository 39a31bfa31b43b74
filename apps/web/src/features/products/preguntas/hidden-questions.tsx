import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '@/lib/session';
import { hiddenQuestionsQuery } from './preguntas.queries';

/** Tells who asked or answered, where it stood, that it is hidden and why. */
export function HiddenQuestions({ productoId }: { productoId: string }) {
  const user = useUser();
  const { data = [] } = useQuery({ ...hiddenQuestionsQuery(productoId), enabled: !!user && user.role !== 'admin' });
  return data.map(({ _id, que, texto, motivo }) => (
    <Alert key={`${_id}${que}`} severity="warning" icon={false} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      <strong>La administración ocultó tu {que}.</strong> Motivo: {motivo}
      <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
        «{texto}»
      </Typography>
    </Alert>
  ));
}
