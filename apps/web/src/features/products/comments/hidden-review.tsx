import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '@/lib/session';
import { hiddenReviewQuery, type Target } from './comments.queries';

/** Tells an author, where her review stood, that it is hidden and why. */
export function HiddenReview({ target }: { target: Target }) {
  const user = useUser();
  const { data } = useQuery({ ...hiddenReviewQuery(target), enabled: !!user && user.role !== 'admin' });
  if (!data) return null;
  return (
    <Alert severity="warning" icon={false} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      <strong>La administración ocultó tu reseña.</strong> Motivo: {data.motivo}
      <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
        «{data.texto}»
      </Typography>
    </Alert>
  );
}
